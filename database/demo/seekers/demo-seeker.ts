import type { ResumeContent } from '#contract/resumes/resumes.ts';
import { demoPeople } from '../accounts.ts';
import { day, isoMonth, plus } from '../moments.ts';
import type { Random } from '../random.ts';
import { resumeRow } from './draw-seeker.ts';
import type { Seeker } from './seeker.ts';

/** The resume that the demo walks through: 20 months of teaching with a gap, one certificate, no 职称 yet. */
function contentOf(now: Date): ResumeContent {
  const month = (ago: number) => isoMonth(now, -ago);
  return {
    personal: { political: 'league', ethnicity: 'HA', nativePlace: '浙江绍兴' },
    own: {},
    email: 'linzx@example.com',
    intentions: [
      {
        key: 'i0',
        title: '高中数学教师',
        stage: 'senior',
        subject: 'math',
        tenures: ['establishment'],
        cityCodes: ['330100'],
        salaryMin: 1_300_000,
        salaryMax: 1_800_000,
      },
      {
        key: 'i1',
        title: '数学教研员',
        stage: 'senior',
        subject: 'math',
        tenures: [],
        cityCodes: ['330100', '330200'],
        salaryMin: 1_400_000,
      },
    ],
    educations: [
      {
        key: 'e1',
        school: '东海师范大学',
        major: '学科教学（数学）',
        education: 'master',
        degree: 'master-professional',
        form: 'full-time',
        from: month(74),
        to: month(41),
        note: '专业硕士奖学金一等；学位论文获评院级优秀',
      },
      {
        key: 'e0',
        school: '浙东师范大学',
        major: '数学与应用数学（师范）',
        education: 'bachelor',
        degree: 'bachelor',
        form: 'full-time',
        from: month(122),
        to: month(77),
        note: '省师范生教学技能竞赛二等奖',
      },
    ],
    experiences: [
      {
        key: 'x1',
        employer: '杭州青枫高级中学',
        position: '高中数学教师，高一（6）班班主任',
        stage: 'senior',
        subject: 'math',
        tenure: 'agency',
        from: month(19),
        to: 'now',
        weeklyLessons: 12,
        homeroom: true,
        note: '所带两个班期末均分列年级第 2、第 4；指导 3 名学生获省数学竞赛二等奖。\n区级公开课《函数的单调性》一次，参与编写校本教材《数学建模入门》。',
      },
      {
        key: 'x0',
        employer: '上海闵川实验中学',
        position: '初中数学实习教师',
        stage: 'junior',
        subject: 'math',
        tenure: 'intern',
        from: month(38),
        to: month(28),
        weeklyLessons: 8,
        homeroom: false,
        note: '独立授课 64 节，协助班主任管理一个 42 人的班级。',
      },
    ],
    certificates: [
      {
        key: 'c0',
        kind: 'senior',
        subject: 'math',
        issued: month(41),
        validUntil: isoMonth(now, 19),
        number: '20233301140000417',
      },
    ],
    titles: [],
    languages: { putonghua: '2a', foreign: [{ key: 'l0', name: '英语', level: '大学英语六级' }] },
    papers: [
      {
        key: 'p0',
        title: '大概念统领的高中函数单元教学设计',
        issuer: '《学科教学研究》',
        when: month(8),
        note: '第一作者',
      },
    ],
    projects: [],
    otherCertificates: [
      { key: 'o0', title: '全国计算机等级考试二级（Python）', issuer: '', when: month(60), note: '' },
    ],
    honours: [
      {
        key: 'h0',
        title: '上城区青年教师优质课评比二等奖',
        issuer: '区教研部门',
        when: month(6),
        note: '《函数的单调性》，区级',
      },
    ],
    intro:
      '数学与教育双背景，喜欢把抽象概念讲得看得见。一年多的班主任工作让我学会倾听，课后坚持写教学反思。希望在一所重视教研的学校长期扎根，带好班，也带出对数学有兴趣的学生。',
    trials: [],
    attachments: [],
    gapNotes: [],
    order: [],
    arrival: '随时',
  };
}

const versions = ['公办高中版', '国际学校版', '教研员版'] as const;

/** 林知夏, the demo's seeker, with three versions of her resume. */
export function demoSeeker(random: Random, { now, passwordHash }: { now: Date; passwordHash: string }): Seeker {
  const content = contentOf(now);
  const createdAt = plus(now, -96 * day);
  const account = { id: random.id(), phone: demoPeople.seeker.phone, passwordHash, status: 'active', createdAt };
  const jober = {
    id: random.id(),
    accountId: account.id,
    name: demoPeople.seeker.name,
    gender: 'female',
    birthday: `${Number(isoMonth(now).slice(0, 4)) - 28}-04-16`,
    education: 'master',
    identity: 'teacher',
    cityCode: '330100',
    privacy: 'delivered',
    createdAt,
    updatedAt: plus(now, -3 * day),
  };
  const resumes = versions.map((name, index) => {
    const row = resumeRow(random, jober.id, name, content, plus(createdAt, index * 9 * day));
    return { ...row, isDefault: index === 0, updatedAt: plus(now, -(index * 9 + 1) * day) };
  });
  const persona = {
    wish: '高中数学教师',
    stage: 'senior',
    subject: 'math',
    education: 'master',
    majors: ['学科教学（数学）'],
    certificate: 'senior',
    identity: 'teacher',
    years: 3,
    cityCode: '330100',
  } as const;
  return { account, jober, resumes, persona };
}
