import type { OfferTerms } from '#contract/deliveries/offer-rules.ts';
import { dayMs } from '#contract/months.ts';
import type { ResumeSnapshot } from '#contract/resumes/resumes.ts';
import type { SalaryUnit } from '#contract/taxonomy/filters/salaries.ts';
import { versionAt } from '../legal-dates.ts';
import { day, hour, isoDay, plus, startOfDay, weekday } from '../moments.ts';
import type { Opening } from '../posts/load-posts.ts';
import type { Random } from '../random.ts';
import type { ConsentRow, DeliveryRow, ResumeRow } from '../rows.ts';
import type { Seeker } from '../seekers/seeker.ts';
import type { History } from './history.ts';

/** The days on which the terms of a school year begin. */
const termStarts = ['02-22', '08-25'];

/** The first start of a term at least three weeks after the moment. */
function nextTerm(from: Date): string {
  const least = isoDay(plus(from, 21 * day));
  const year = Number(least.slice(0, 4));
  const all = [year, year + 1].flatMap((one) => termStarts.map((start) => `${one}-${start}`));
  return all.find((start) => start >= least) ?? least;
}

/** A Monday some weeks after the moment. */
function mondayAfter(from: Date, weeks: number): string {
  const ahead = plus(startOfDay(from), weeks * 7 * day);
  return isoDay(plus(ahead, ((8 - weekday(ahead)) % 7) * day));
}

const wholeUnit: Record<SalaryUnit, number> = { month: 50_000, year: 200_000, day: 1_000, hour: 500 };
const byTheHour = new Set(['hourly', 'substitute', 'intern']);
const publicTenures = new Set(['establishment', 'quota', 'agency']);

function partsOf(pay: number, unit: SalaryUnit): OfferTerms['payParts'] {
  if (unit !== 'month' && unit !== 'year') return [];
  const step = wholeUnit[unit];
  const share = (part: number) => Math.round((pay * part) / step) * step;
  const [base, merit] = [share(0.52), share(0.32)];
  return [
    { name: '基本', amount: base },
    { name: '绩效', amount: merit },
    { name: '津贴', amount: pay - base - merit },
  ];
}

function contractOf(tenure: string): string {
  if (byTheHour.has(tenure)) return '一学期，按课时结算';
  return publicTenures.has(tenure) ? '聘用合同 3 年，试用期 6 个月' : '劳动合同 3 年，试用期 3 个月';
}

/** The terms that a post's offer names, made at `at`; null for a post without a salary. One that waits can still be answered. */
function drawOffer(
  random: Random,
  { post }: Opening,
  { at, waits, now }: { at: Date; waits: boolean; now: Date },
): OfferTerms | null {
  const { salaryMin, salaryMax, salaryUnit = 'month', tenure } = post;
  if (!salaryMin || !salaryMax) return null;
  const unit = salaryUnit;
  const [low, high] = [Number(salaryMin), Number(salaryMax)];
  const pay = Math.round((low + (high - low) * (0.4 + 0.4 * random.next())) / wholeUnit[unit]) * wholeUnit[unit];
  // What was offered long ago has begun, as substitutes do in mid-term.
  const isSoon = byTheHour.has(tenure) || plus(at, 25 * day) < now;
  const startsOn = isSoon ? mondayAfter(at, byTheHour.has(tenure) ? 1 : random.int(1, 2)) : nextTerm(at);
  const [week, soonest] = [plus(startOfDay(at), 7 * day + 18 * hour), plus(startOfDay(now), 2 * day + 18 * hour)];
  const answerBy = (waits && week < soonest ? soonest : week).toISOString();
  return { pay, payUnit: unit, payParts: partsOf(pay, unit), startsOn, contract: contractOf(tenure), answerBy };
}

/** Addresses of the range kept for documentation (RFC 5737). */
export const documentationIp = (random: Random): string => `203.0.113.${random.int(1, 254)}`;

/** Who is in charge of a post, or its company's first member. */
export const memberOf = ({ post, employer: { members } }: Opening) =>
  members.find(({ row }) => row.id === post.memberId) ?? members[0];

export function snapshotOf({ account, jober }: Seeker, resume: ResumeRow): ResumeSnapshot {
  const { id, name, gender, birthday, education, identity, cityCode = null } = jober;
  return {
    jober: { id, name, gender, birthday, education, identity, cityCode, avatarUrl: null, phone: account.phone },
    resumeName: resume.name,
    content: resume.content,
  };
}

/** Everything that a delivery with such a history has left in the database. */
export function rowsOf(
  random: Random,
  seeker: Seeker,
  resume: ResumeRow,
  opening: Opening,
  history: History,
  now: Date,
) {
  const at = history.offeredAt;
  if (at) history.offerWith(drawOffer(random, opening, { at, waits: history.state === 'offer', now }), now);
  const id = random.id();
  const member = memberOf(opening);
  const { submittedAt, viewedAt, answeredAt, overdueAt, reason, offer, previous: previousStatus } = history;
  const { id: postId, companyId } = opening.post;
  const joberId = seeker.jober.id;
  const consent: ConsentRow = {
    id: random.id(),
    accountId: seeker.account.id,
    kind: 'delivery',
    version: versionAt('delivery', submittedAt),
    subjectId: id,
    ip: documentationIp(random),
    grantedAt: submittedAt,
    revokedAt: history.steps.find(({ move }) => move === 'withdraw')?.at ?? null,
  };
  const delivery: DeliveryRow = {
    ...{ id, postId, companyId, joberId, previousStatus, reason, offer, submittedAt, viewedAt, answeredAt, overdueAt },
    resumeId: resume.id,
    consentId: consent.id,
    status: history.state ?? 'submitted',
    snapshot: snapshotOf(seeker, resume),
    changedAt: history.steps.findLast(({ move }) => move !== 'overdue')?.at ?? submittedAt,
  };
  const signatures = {
    seeker: { actorId: seeker.account.id, actorName: seeker.jober.name },
    recruiter: { actorId: member?.account.id ?? null, actorName: member?.row.name ?? '' },
    system: { actorId: null, actorName: '' },
  };
  const events = history.steps.map((step) => ({ deliveryId: id, ...step, ...signatures[step.side] }));
  const inADay = new Date(now.getTime() + dayMs);
  // Both sides were reminded, else the first minute sends hundreds of messages.
  const interviews = history.meetings.map((meeting) => ({
    id: random.id(),
    deliveryId: id,
    ...meeting,
    remindedFor: meeting.status === 'accepted' && meeting.startsAt <= inADay ? meeting.startsAt : null,
  }));
  const view = { joberId, companyId, via: 'delivery', deliveryId: id };
  const views = member && viewedAt ? [{ id: random.id(), ...view, memberId: member.row.id, viewedAt }] : [];
  return { consent, delivery, events, interviews, views };
}
