export type Topic =
  | 'person'
  | 'intentions'
  | 'educations'
  | 'experiences'
  | 'certificates'
  | 'titles'
  | 'languages'
  | 'papers'
  | 'projects'
  | 'honours'
  | 'intro'
  | 'other';

const words: Record<Topic, string> = {
  person:
    '基本信息 个人信息 个人资料 基本情况 个人概况 联系方式 个人简历 personalinformation personaldetails contact contactinformation basicinformation 个人简介信息',
  intentions:
    '求职意向 应聘岗位 应聘职位 求职目标 期望职位 意向岗位 求职方向 objective jobobjective careerobjective target jobintention',
  educations:
    '教育背景 教育经历 学习经历 学历背景 学历 求学经历 教育 学历信息 教育情况 education educationalbackground educationbackground academicbackground',
  experiences:
    '工作经历 工作经验 教学经历 任教经历 教学经验 工作与教学经历 教学与工作经历 教学工作经历 实习经历 教学实习 教育实习 实习实践 实践经历 教育教学经历 任职经历 工作履历 工作情况 experience workexperience teachingexperience professionalexperience employment employmenthistory workhistory internship internships',
  certificates:
    '资格证书 证书 技能证书 资质证书 职业资格 持有证书 专业证书 教师资格 教师资格证 证书资质 所获证书 证书与技能 技能与证书 资格与证书 证书与职称 certificates certifications qualifications licenses certificatesandlicenses certification',
  titles: '职称 专业技术职务 职称信息 职称情况',
  languages:
    '语言能力 外语水平 语言 专业技能 技能 个人技能 技能特长 普通话与外语 语言与技能 languages language skills languageskills',
  papers: '论文 发表论文 学术论文 论文发表 学术成果 论文著作 科研成果 publications papers publication',
  projects:
    '科研项目 课题 课题研究 项目经历 科研课题 教研课题 研究项目 科研经历 projects research researchprojects researchexperience',
  honours:
    '荣誉 获奖 荣誉奖项 所获荣誉 获奖情况 获奖经历 荣誉奖励 奖项荣誉 荣誉证书 奖励荣誉 公开课 荣誉与公开课 获奖与公开课 所获奖项 奖惩情况 主要荣誉 awards honors honours awardsandhonors honorsandawards achievements',
  intro:
    '自我评价 自我介绍 个人评价 个人总结 自我鉴定 个人优势 个人陈述 关于我 个人简介 教学理念 summary profile aboutme selfevaluation selfassessment personalstatement personalsummary',
  other:
    '兴趣爱好 爱好 爱好特长 校园经历 社会实践 学生工作 校内职务 主修课程 培训经历 附件 个人爱好 interests hobbies activities references training',
};

const byWord = new Map(
  (Object.keys(words) as Topic[]).flatMap((topic) => words[topic].split(' ').map((word) => [word, topic] as const)),
);
const decoration =
  /^[\s\d一二三四五六七八九十、.．)）(（【[［「《<#*=|｜■□●◆◇▌▍►▶★☆•·\-–—_~/\\]+|[\s】\]］」》>:：#*=|｜■□●◆◇_~\-–—.·/\\]+$/gu;

const keyOf = (text: string) => text.toLowerCase().replace(/[\s&、/／·|｜和与及（）()]+/g, '');

function topicOf(text: string): Topic | null {
  const key = keyOf(text);
  const plain = byWord.get(key) ?? byWord.get(key.replace(/and/g, ''));
  if (plain) return plain;
  // Bilingual headings: 教育背景 EDUCATION.
  const [, chinese, latin] = /^(\p{Script=Han}+)([a-z]*)$/u.exec(key) ?? [];
  if (chinese && byWord.has(chinese)) return byWord.get(chinese) ?? null;
  if (latin === undefined) {
    const [, before, after] = /^([a-z]+)(\p{Script=Han}+)$/u.exec(key) ?? [];
    return (after && byWord.get(after)) || (before && byWord.get(before)) || null;
  }
  return null;
}

/** Headings with two topics: 荣誉与证书, 论文与课题. Their lines are classified one by one. */
function joint(text: string): Topic | null {
  const parts = text.split(/[&、/／和与及]/).map((part) => byWord.get(keyOf(part)));
  return parts.length > 1 && parts[0] && parts.every(Boolean) ? parts[0] : null;
}

interface Heading {
  topic: Topic;
  /** Text after the heading on the same line: 求职意向：高中数学教师. */
  value: string;
}

const LONGEST = 36;

/** The heading in a line; null for text. */
export function headingOf(line: string): Heading | null {
  const bare = line.replace(decoration, '').trim();
  if (bare === '') return null;
  if (bare.length <= LONGEST) {
    const topic = topicOf(bare) ?? joint(bare);
    if (topic) return { topic, value: '' };
  }
  const [, name, value] =
    /^[\s■●◆▌【[]*([\p{Script=Han}]{2,8}|[A-Za-z ]{5,24}?)[\]】]?\s*[:：]\s*(\S.*)$/u.exec(line) ?? [];
  const topic = name ? byWord.get(keyOf(name)) : undefined;
  // 学历：本科 and 教师资格：… are facts of the person, not headings.
  return topic && value && /^(?:intentions|intro|honours|papers|projects)$/.test(topic) ? { topic, value } : null;
}
