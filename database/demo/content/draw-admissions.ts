import type { AdmissionFacts } from '#contract/content/content-items.ts';
import { coverHues, coverUrl } from '#contract/site/cover.ts';
import type { admissionLevels } from '#contract/taxonomy/content-categories.ts';
import { day, isoDay, officeMoment, plus } from '../moments.ts';
import type { Random } from '../random.ts';
import { bodyOf, type ContentRow } from './rows.ts';

type SchoolKind = 'normal' | 'normal-college' | 'science' | 'vocational-university' | 'college' | 'adult';

interface School {
  name: string;
  code: string;
  areaCode: string;
  kind: SchoolKind;
}

const school = (name: string, code: string, areaCode: string, kind: SchoolKind): School => {
  return { name, code, areaCode, kind };
};

/** Invented universities at real places. */
export const admitting: readonly School[] = [
  school('滨海师范大学', '120100', '022', 'normal'),
  school('岭海职业技术大学', '440100', '020', 'vocational-university'),
  school('浦江工程技术大学', '310100', '021', 'science'),
  school('合肥科教职业学院', '340100', '0551', 'college'),
  school('钱塘教育学院', '330100', '0571', 'adult'),
  school('锦江师范学院', '510100', '028', 'normal-college'),
  school('秦岭理工大学', '610100', '029', 'science'),
  school('东湖师范大学', '420100', '027', 'normal'),
  school('金陵开放大学', '320100', '025', 'adult'),
  school('嘉陵学前师范专科学校', '500100', '023', 'college'),
  school('岳麓湾师范大学', '430100', '0731', 'normal'),
  school('瓯江职业技术大学', '330300', '0577', 'vocational-university'),
  school('粤海职业技术大学', '440400', '0756', 'vocational-university'),
];

const normal = ['normal', 'normal-college'] as const;
const lessons = ['normal', 'adult'] as const;

type Programme = readonly [
  level: keyof typeof admissionLevels,
  name: string,
  years: string,
  yuan: number | null,
  /** The schools that may teach it: a 专科 has no 硕士, a 工科 no 师范. */
  by: readonly SchoolKind[],
];
const programmes: readonly Programme[] = [
  ['master', '教育硕士（学科教学·数学）', '2 年', 12_000, normal],
  ['master', '教育硕士（心理健康教育）', '2 年', 12_000, normal],
  ['master', '应用心理硕士', '3 年', 18_000, ['science', 'normal']],
  ['master', '教育管理', '2.5 年', 26_000, ['normal', 'science']],
  ['doctor', '教育博士（教育领导与管理）', '4 年', 30_000, ['normal']],
  ['doctor', '课程与教学论', '4 年', 10_000, ['normal']],
  ['bachelor', '学前教育（师范）', '4 年', 5_500, normal],
  ['bachelor', '特殊教育（师范）', '4 年', 0, normal],
  ['vocational-bachelor', '智能制造工程技术', '4 年', 6_800, ['vocational-university']],
  ['vocational-bachelor', '人工智能工程技术', '4 年', 7_200, ['vocational-university']],
  ['upgrade', '小学教育（专升本）', '2 年', 5_800, ['normal-college', 'adult']],
  ['upgrade', '计算机科学与技术（专升本）', '2.5 年', 6_200, ['science', 'adult']],
  ['college', '早期教育', '3 年', 4_800, ['college', 'vocational-university']],
  ['college', '婴幼儿托育服务与管理', '3 年', 4_600, ['college', 'vocational-university']],
  ['training', '中小学校长任职资格研修', '10 天', null, lessons],
  ['training', '心理健康教师能力提升研修', '60 学时', 2_400, lessons],
];

/** The schools that teach a programme take turns, each programme beginning with another one. */
function schoolOf([, , , , by]: Programme, at: number): School {
  const teaching = admitting.filter(({ kind }) => by.includes(kind));
  return teaching[(at + Math.floor(at / programmes.length)) % teaching.length] as School;
}

const partTime = new Set(['upgrade', 'training']);
const graduate = new Set(['master', 'doctor']);

const requirementsOf: Record<keyof typeof admissionLevels, string[]> = {
  master: ['国民教育序列大学本科毕业，取得学士学位', '报考管理类须有规定年限的工作经历', '身体健康状况符合体检要求'],
  doctor: ['具有硕士学位，五年以上教育领域工作经历', '两名相关领域教授推荐', '提交不少于三千字的研究计划'],
  bachelor: ['普通高中毕业或同等学力', '师范类专业须参加面试', '符合高校招生体检标准'],
  'vocational-bachelor': ['普通高中、中职毕业或同等学力', '报考职教高考类别与专业对应'],
  upgrade: ['国民教育系列专科毕业证书', '师范类专业须为在职教师或持有教师资格证'],
  college: ['高中阶段毕业或同等学力', '身体健康，无传染性疾病'],
  training: ['在职教师或教育管理人员', '单位同意推荐'],
};

function reachedAt(random: Random, { name, areaCode }: School): Pick<AdmissionFacts, 'phone' | 'address'> {
  const window = random.int(1, 9);
  const phone = `${areaCode}-5555 0${random.int(100, 199)}`;
  return { phone, address: `${name}行政楼 ${random.int(101, 320)} 室 ${window} 号窗口` };
}

/** Most are open now, some are still to open, some are over: those were open as long as the others. */
function applicationTime(random: Random, now: Date, at: number): [opens: Date, closes: Date] {
  const drawn = random.int(5, at % 8 === 7 ? 20 : 30) * day;
  if (at % 8 === 6) {
    const closed = plus(now, -random.int(1, 5) * day);
    return [plus(closed, -30 * day - drawn), closed];
  }
  const opens = plus(now, at % 8 === 7 ? drawn : -drawn);
  return [opens, plus(opens, random.int(32, 60) * day)];
}

function factsOf(random: Random, now: Date, school: School, programme: Programme, at: number): AdmissionFacts {
  const [level, name, years, yuan] = programme;
  const [opens, closes] = applicationTime(random, now, at);
  return {
    school: school.name,
    programme: name,
    plan: random.int(3, 16) * (level === 'doctor' ? 2 : 10),
    tuition: yuan === null ? null : yuan * 100,
    years,
    mode: partTime.has(level) || (graduate.has(level) && at % 5 === 4) ? 'part-time' : 'full-time',
    opensOn: isoDay(opens),
    closesOn: isoDay(closes),
    requirements: requirementsOf[level],
    materials: [
      '身份证正反面扫描件',
      '最高学历、学位证书',
      '近期免冠证件照（电子版）',
      '在职证明或工作经历证明（在职报考）',
      '教师资格证、职称证书（如有）',
    ],
    contact: `${random.pick(['周', '陈', '沈', '何', '苏'])}老师（招生办公室）`,
    ...reachedAt(random, school),
    website: 'https://admissions.example.edu',
  };
}

const introduction = (school: string, name: string) =>
  bodyOf([
    `${school}${name}面向教育行业培养应用型人才，课程由校内导师与一线名师共同授课，课堂观察与实践占总学时的三分之一。`,
    '## 培养特色',
    '- 双导师制：一位学术导师，一位一线导师；',
    '- 真实课堂：每学期不少于四周的驻校实践；',
    '- 弹性学习：在职学员可选周末与寒暑假集中授课。',
    '## 录取方式',
    '按考试成绩与综合面试择优录取。入学后享受相应的奖助政策。',
  ]);

/** 40 programmes that take students. */
export function drawAdmissions(random: Random, now: Date): ContentRow[] {
  return Array.from({ length: 40 }, (_, at): ContentRow => {
    const programme = programmes[at % programmes.length] as Programme;
    const school = schoolOf(programme, at);
    const facts = factsOf(random, now, school, programme, at);
    const publishAt = officeMoment(random, now, at + 1);
    return {
      id: random.id(),
      kind: 'admission',
      status: 'published',
      title: programme[1],
      summary: `${facts.school}${programme[1]}，计划招生 ${facts.plan} 人，${facts.closesOn} 截止报名。`,
      category: programme[0],
      regionCode: school.code,
      coverUrl: coverUrl({ motif: 'admission', hue: random.pick(coverHues), variant: random.int(0, 3) }),
      source: facts.school,
      body: introduction(facts.school, programme[1]),
      facts,
      publishAt,
      viewCount: random.int(120, 3_200),
      createdAt: publishAt,
      updatedAt: publishAt,
    };
  });
}
