import type { AdmissionFacts } from '#contract/content/content-items.ts';
import type { admissionLevels } from '#contract/taxonomy/content-categories.ts';
import { day, isoDay, officeMoment, plus } from '../moments.ts';
import type { Random } from '../random.ts';
import { readData } from '../read-data.ts';
import { bodyOf, type ContentRow } from './rows.ts';

type SchoolKind = 'normal' | 'normal-college' | 'science' | 'vocational-university' | 'college' | 'adult';

interface School {
  name: string;
  code: string;
  areaCode: string;
  kind: SchoolKind;
}

type Programme = readonly [
  level: keyof typeof admissionLevels,
  name: string,
  years: string,
  yuan: number | null,
  /** The schools that may teach it: a 专科 has no 硕士, a 工科 no 师范. */
  by: readonly SchoolKind[],
];

/** The schools that teach a programme take turns, each programme beginning with another one. */
function schoolOf([, , , , by]: Programme, at: number): School {
  const teaching = admitting.filter(({ kind }) => by.includes(kind));
  return teaching[(at + Math.floor(at / programmes.length)) % teaching.length] as School;
}

const partTime = new Set(['upgrade', 'training']);
const graduate = new Set(['master', 'doctor']);

interface Data {
  /** Invented universities at real places. */
  admitting: readonly School[];
  programmes: readonly Programme[];
  requirementsOf: Record<keyof typeof admissionLevels, string[]>;
}

export const { admitting, programmes, requirementsOf } = readData<Data>('admissions');

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
