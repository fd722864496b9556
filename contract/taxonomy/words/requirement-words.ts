import type { CertificateCode } from '../certificates.ts';
import type { EducationCode } from '../educations.ts';
import type { TitleCode } from '../titles.ts';
import { wordLists } from './word-lists.ts';

/** A stage followed by 学历 or 及以上 is an education (高中及以上), and 研究生 in a requirement means a master's degree. */
export const educationWords = wordLists<EducationCode>({
  junior: '初中及以下 初中学历 小学学历 初中毕业',
  senior: '高中学历 高中及以上 高中以上 高中毕业',
  'secondary-vocational': '中专/中技 中专 中技 中师 中专学历 职高学历 中职学历 中专及以上 中专以上',
  college: '大专 专科 大专学历 专科学历 高职学历 大专及以上 大专以上 专科及以上 专科以上 大学专科',
  bachelor:
    '本科 学士 大本 大学本科 统招本科 全日制本科 师范本科 一本 二本 本科生 本科学历 本科及以上 本科以上 专升本 大学学历',
  master: '硕士 硕士研究生 研究生 硕研 硕士学历 研究生学历 硕士及以上 硕士以上 研究生及以上 研究生以上 全日制研究生',
  doctor: '博士 博士研究生 博士学历 博士及以上 博士学位',
});

/** Former titles map to their equivalents since 2015: 小学高级 and 中学一级 are 一级教师 today (人社部发〔2015〕79号). */
export const titleWords = wordLists<TitleCode>({
  'school-3': '三级教师 中学三级 小学二级 小学三级',
  'school-2': '二级教师 中小学二级 中学二级 小学一级 中教二级 小教一级',
  'school-1': '一级教师 中小学一级 中学一级 小学高级 小学高级教师 中教一级 小教高级',
  'school-senior': '高级教师 中小学高级 中小学高级教师 中学高级 中学高级教师 中教高级 副高 副高级 副高职称',
  'school-chief': '正高级教师 正高级 正高 正高职称',
  assistant: '高校助教',
  lecturer: '讲师',
  'associate-professor': '副教授',
  professor: '教授',
  'research-trainee': '研究实习员',
  'research-assistant': '助理研究员',
  'associate-researcher': '副研究员',
  researcher: '研究员',
  'lab-technician': '实验员职称',
  'lab-assistant': '助理实验师',
  'lab-engineer': '实验师',
  'lab-senior': '高级实验师',
  'lab-chief': '正高级实验师',
  'vocational-assistant': '助理讲师',
  'vocational-lecturer': '中职讲师',
  'vocational-senior': '高级讲师',
  'vocational-chief': '正高级讲师',
  'practice-3': '三级实习指导教师 三级实习指导',
  'practice-2': '二级实习指导教师 二级实习指导',
  'practice-1': '一级实习指导教师 一级实习指导',
  'practice-senior': '高级实习指导教师 高级实习指导',
  'practice-chief': '正高级实习指导教师 正高级实习指导',
});

export const certificateWords = wordLists<CertificateCode>({
  kindergarten: '幼儿园教师资格 幼儿园教师资格证 幼儿教师资格证 幼儿园教资 幼儿教资 幼师证 幼师资格证 幼教资格证',
  primary: '小学教师资格 小学教师资格证 小学教资 小学教资证',
  junior: '初级中学教师资格 初级中学教师资格证 初中教师资格 初中教师资格证 初中教资',
  senior: '高级中学教师资格 高级中学教师资格证 高中教师资格 高中教师资格证 高中教资',
  vocational: '中等职业学校教师资格 中等职业学校教师资格证 中职教师资格 中职教师资格证 中职教资',
  practice: '中等职业学校实习指导教师资格 实习指导教师资格 实习指导教师资格证',
  college: '高等学校教师资格 高等学校教师资格证 高校教师资格 高校教师资格证 高校教资',
});
