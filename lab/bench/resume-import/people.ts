import type { CertificateCode } from '#contract/taxonomy/certificates.ts';
import type { EducationCode } from '#contract/taxonomy/educations.ts';
import type { PutonghuaCode } from '#contract/taxonomy/putonghua.ts';
import type { SubjectCode } from '#contract/taxonomy/subjects.ts';
import type { TitleCode } from '#contract/taxonomy/titles.ts';

/** A fictitious person, with what a reader should find in their resume. */
export interface Person {
  name: string;
  gender: '女' | '男';
  birthday: string;
  phone: string;
  email: string;
  wish: string;
  city: string;
  educations: {
    school: string;
    major: string;
    education: EducationCode;
    degreeWord: string;
    from: string;
    to: string;
  }[];
  experiences: { employer: string; position: string; from: string; to: string; notes: string[] }[];
  certificate: { kind: CertificateCode; subject?: SubjectCode; words: string; issued: string };
  putonghua: { code: PutonghuaCode; words: string };
  title?: { code: TitleCode; words: string };
  foreign: { level: string; words: string };
  honours: { title: string; when: string }[];
  paper?: { title: string; journal: string; when: string };
  intro: string;
}

const names = [
  '林知夏',
  '陈思远',
  '王雨桐',
  '赵明哲',
  '周晓岚',
  '吴承泽',
  '徐静怡',
  '孙浩然',
  '马文静',
  '朱子墨',
  '胡亚楠',
  '郭晨曦',
  '何敏',
  '高天佑',
  '罗诗涵',
  '郑凯',
  '梁书瑶',
  '宋一鸣',
  '唐婉清',
  '许嘉树',
  '欧阳晴',
  '韩冰',
  '曹孟然',
  '彭雪',
  '曾宇航',
  '肖云舒',
  '田野',
  '董欣妍',
  '袁立诚',
  '蒋若溪',
];
const schools = [
  '东海师范大学',
  '浙东师范大学',
  '江南大学',
  '华岳师范学院',
  '云岭民族大学',
  '北川教育学院',
  '南浦外国语学院',
  '临江职业技术学院',
  '西河大学',
  '青原师范高等专科学校',
];
const places = [
  '杭州青枫高级中学',
  '上海闵川实验中学',
  '宁波明湖小学',
  '苏州枫桥外国语学校',
  '南京栖霞第一幼儿园',
  '成都锦里中学',
  '武汉东湖附属小学',
  '西安雁塔高级中学',
  '长沙岳麓双语学校',
  '广州云山教育集团',
];
const cities = ['杭州', '上海', '宁波', '苏州', '南京', '成都', '武汉', '西安', '长沙', '广州'];

const tracks = [
  { word: '高中数学教师', subject: 'math', label: '数学', major: '数学与应用数学', kind: 'senior', stage: '高级中学' },
  { word: '初中英语教师', subject: 'english', label: '英语', major: '英语（师范）', kind: 'junior', stage: '初级中学' },
  { word: '小学语文教师', subject: 'chinese', label: '语文', major: '汉语言文学', kind: 'primary', stage: '小学' },
  { word: '高中物理教师', subject: 'physics', label: '物理', major: '物理学', kind: 'senior', stage: '高级中学' },
  { word: '幼儿园教师', subject: undefined, label: '', major: '学前教育', kind: 'kindergarten', stage: '幼儿园' },
  { word: '初中历史教师', subject: 'history', label: '历史', major: '历史学', kind: 'junior', stage: '初级中学' },
  { word: '小学音乐教师', subject: 'music', label: '音乐', major: '音乐学', kind: 'primary', stage: '小学' },
  { word: '高中化学教师', subject: 'chemistry', label: '化学', major: '化学', kind: 'senior', stage: '高级中学' },
] as const;
const putonghua = [
  { code: '2a', words: '二级甲等' },
  { code: '2b', words: '二级乙等' },
  { code: '1b', words: '一级乙等' },
] as const;
const titles = [
  { code: 'school-1', words: '一级教师' },
  { code: 'school-2', words: '二级教师' },
  { code: 'school-senior', words: '高级教师' },
] as const;
const foreign = [
  { level: '大学英语六级', words: 'CET-6' },
  { level: '大学英语四级', words: '大学英语四级' },
  { level: '英语专业八级', words: '专业八级（TEM-8）' },
] as const;
const honours = [
  '区青年教师优质课评比二等奖',
  '校级优秀班主任',
  '市教学基本功大赛一等奖',
  '优秀毕业生',
  '全国师范生教学技能竞赛三等奖',
];
const papers = ['核心素养下的课堂提问设计', '初高中衔接教学的实践与思考', '项目式学习在单元教学中的应用'];
const journals = ['教学与管理', '中小学课堂', '教育视界'];
const notes = [
  ['承担两个平行班教学，期末均分列年级前三。', '每周开设一节公开的组内研讨课。'],
  ['协助班主任管理 42 人的班级，独立授课 64 节。'],
  ['负责校本课程开发，组织学科节活动。', '指导学生参加市级比赛并获奖。'],
];

const pick = <T>(list: readonly T[], n: number): T => list[((n % list.length) + list.length) % list.length] as T;
const month = (year: number, m: number) => `${year}-${String(m).padStart(2, '0')}`;

/** The n-th person; deterministic. */
export function person(n: number): Person {
  const track = pick(tracks, n * 3 + 1);
  const graduated = 2014 + (n % 9);
  const isMaster = n % 3 === 1;
  const bachelorEnd = isMaster ? graduated - 3 : graduated;
  const bachelor = {
    school: pick(schools, n + 3),
    major: track.major,
    education: 'bachelor',
    degreeWord: '本科',
    from: month(bachelorEnd - 4, 9),
    to: month(bachelorEnd, 6),
  } as const;
  const master = {
    school: pick(schools, n * 7),
    major: track.label ? `学科教学（${track.label}）` : '学前教育学',
    education: 'master',
    degreeWord: '硕士研究生',
    from: month(bachelorEnd, 9),
    to: month(graduated, 6),
  } as const;
  const college = { ...bachelor, education: 'college', degreeWord: '大专', from: month(bachelorEnd - 3, 9) } as const;
  const first = n % 7 === 4 ? college : bachelor;
  const moved = graduated + 2 + (n % 2);
  return {
    name: pick(names, n),
    gender: n % 2 === 0 ? '女' : '男',
    birthday: `${graduated - (isMaster ? 25 : 22)}-0${(n % 9) + 1}-1${n % 9}`,
    phone: `1${pick(['38', '59', '86', '77'], n)}${String(10_000_000 + n * 7_654_321).slice(-8)}`,
    email: `teacher${1_000 + n * 37}@example.com`,
    wish: track.word,
    city: pick(cities, n + 5),
    educations: isMaster ? [master, first] : [first],
    experiences: [
      { employer: pick(places, n + 1), position: track.word, from: month(moved, 8), to: 'now', notes: pick(notes, n) },
      {
        employer: pick(places, n * 3 + 6),
        position: pick([`${track.word}兼班主任`, track.word, `${track.label || '学前'}实习教师`], n),
        from: month(graduated, 8),
        to: month(moved, 7),
        notes: pick(notes, n + 1),
      },
    ],
    certificate: {
      kind: track.kind,
      ...(track.subject ? { subject: track.subject } : {}),
      words: `${track.stage}教师资格证${track.label ? `（${track.label}）` : ''}`,
      issued: month(graduated, 6),
    },
    putonghua: pick(putonghua, n),
    ...(n % 4 === 3 ? {} : { title: pick(titles, n) }),
    foreign: pick(foreign, n),
    honours: [
      { title: pick(honours, n), when: month(graduated + 1, 5) },
      { title: pick(honours, n + 2), when: month(graduated + 2, 11) },
    ],
    ...(n % 3 === 0
      ? { paper: { title: pick(papers, n), journal: pick(journals, n), when: month(graduated + 2, 3) } }
      : {}),
    intro: '热爱教育事业，善于启发学生思考，注重课堂互动与家校沟通，愿与学生共同成长。',
  };
}
