import type { ResumeContent } from '#contract/resumes/resumes.ts';
import { demoPeople } from '../accounts.ts';
import { day, isoMonth, plus } from '../moments.ts';
import type { Random } from '../random.ts';
import { readData } from '../read-data.ts';
import { resumeRow } from './draw-seeker.ts';
import type { Seeker } from './seeker.ts';

/**
 * The resume that the demo walks through: 20 months of teaching with a gap, one certificate, no 职称 yet. `month:19` is the month
 * nineteen months ago.
 */
const written = JSON.stringify(readData('demo-seeker'));
const contentOf = (now: Date): ResumeContent =>
  JSON.parse(written.replace(/month:(-?\d+)/g, (_, ago) => isoMonth(now, -Number(ago))));

const versions = ['公办高中版', '国际学校版', '教研员版'] as const;

/** 林知夏, the demo's seeker, with three versions of her resume. */
export function demoSeeker(random: Random, { now, passwordHash }: { now: Date; passwordHash: string }): Seeker {
  const content = contentOf(now);
  const createdAt = plus(now, -96 * day);
  const account = {
    id: random.id(),
    phone: demoPeople.seeker.phone,
    passwordHash,
    status: 'active' as const,
    createdAt,
  };
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
