import { workingSpan } from '#contract/calendar/working-days.ts';
import { certificates } from '#contract/taxonomy/certificates.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { regionByCode } from '#contract/taxonomy/places/regions.ts';
import type { DemoTransaction } from '#database/demo/bulk-insert.ts';
import { day, hour, isoDay, plus, startOfDay } from '#database/demo/moments.ts';
import type { Random } from '#database/demo/random.ts';
import { fill } from '#database/demo/read-data.ts';
import { type RowOf, rowsOf } from '#server/platform/database/database.ts';
import type { ExamRequirements } from '../contract/exam-requirements.ts';
import { usualResults, usualSettings } from '../contract/exam-settings.ts';
import { exam, examOrganiser, examPost, examStep } from '../schema/exams.ts';
import { type ExamPlan, examPlans, examWords, type PlannedPost } from './exam-plans.ts';

const organiserColumns = { id: 'string', name: 'string', city: 'string', actor: 'string' } as const;
type Organiser = RowOf<typeof organiserColumns>;

function requirementsOf({ education, degree, majors, maxAge, certificate, household }: PlannedPost): ExamRequirements {
  const isMaster = degree === 'master';
  const words = {
    education: `${education === 'master' ? '硕士研究生' : labelOf(educations, education)}及以上`,
    degree: isMaster ? '硕士学位' : '学士学位',
    majors,
    age: `${maxAge} 周岁以下`,
    certificate: `${labelOf(certificates, certificate)}及以上`,
    household,
  };
  return { education, degree, majors: majors.split('；'), maxAge, certificate, words };
}

function timesOf([step, from, to, detail]: ExamPlan['steps'][number], today: Date, publicityDays: number) {
  const startsAt = plus(today, from * day + 9 * hour);
  // A paper is over before noon; a publicity lasts its working days, as its objections do.
  const endsAt =
    step === 'publicity'
      ? workingSpan(startsAt, publicityDays).endsAt
      : plus(today, to * day + (step === 'written' ? 11.5 : 17) * hour);
  return { step, detail, startsAt, endsAt };
}

async function insertExam(tx: DemoTransaction, id: string, plan: ExamPlan, organiser: Organiser, now: Date) {
  const today = startOfDay(now);
  const { id: companyId, actor, name } = organiser;
  const publishedAt = plus(today, 9 * hour - plan.publishedDaysAgo * day);
  const decided = { reason: '编制岗位主管单位', decidedBy: actor, decidedAt: plus(publishedAt, -5 * day) };
  await tx
    .insert(examOrganiser)
    .values({ companyId, status: 'allowed', ...decided })
    .onConflictDoNothing();
  const year = Number(isoDay(now).slice(0, 4)) + 1;
  const usual = usualSettings(year);
  const steps = plan.steps.map((step) => timesOf(step, today, usual.publicityDays));
  const register = steps.find(({ step }) => step === 'register');
  const city = plan.city || organiser.city;
  const headcount = plan.posts.reduce((sum, post) => sum + post.headcount, 0);
  const facts = { organiser: name, headcount, posts: plan.posts.length };
  const { payNote, ...settings } = examWords.settings;
  await tx.insert(exam).values({
    ...{ id, companyId, headcount, publishedAt, documentNumber: plan.documentNumber },
    status: 'published',
    title: `${name} ${plan.title}`,
    regionCode: regionByCode(city) ? city : '330100',
    announcement: fill(examWords.announcement.join(''), facts),
    settings: {
      ...usual,
      ...settings,
      fee: plan.fee ?? 0,
      results: { ...usualResults, pass: plan.pass ?? 0 },
      payNote: plan.fee ? fill(payNote, facts) : '',
    },
    posts: plan.posts.length,
    employers: new Set(plan.posts.map(({ employer }) => employer)).size,
    stages: [...new Set(plan.posts.map(({ stage }) => stage))],
    registerFrom: register?.startsAt ?? null,
    registerUntil: register?.endsAt ?? null,
    createdAt: plus(publishedAt, -3 * day),
    updatedAt: publishedAt,
  });
  await tx.insert(examStep).values(steps.map((step) => ({ ...step, examId: id, startToldAt: now, endToldAt: now })));
}

/** Projects of 公开招聘 in different steps, with their posts; see `loadRegistrations` for those who apply. */
export async function loadExams(tx: DemoTransaction, random: Random, now: Date): Promise<void> {
  const rows = await rowsOf(tx, organiserColumns)`
    select c.id::text, c.name, c.city_code as city, m.account_id::text as actor
    from company c join company_member m on m.company_id = c.id and m.role = 'owner' and m.status = 'active'
    where c.status = 'approved' order by c.type = 'bureau' desc, c.id`;
  for (const plan of examPlans()) {
    const organiser = plan.organiser === 'bureau' ? rows[0] : rows.find(({ name }) => name === plan.organiser);
    if (!organiser) continue;
    const examId = random.id();
    await insertExam(tx, examId, plan, organiser, now);
    const posts = plan.posts.map((post, line) => {
      const { code, employer, title, headcount, stage, subject } = post;
      const facts = { code, employer, title, headcount, stage, subject };
      return { id: random.id(), examId, line, ...facts, requirements: requirementsOf(post) };
    });
    await tx.insert(examPost).values(posts);
  }
}
