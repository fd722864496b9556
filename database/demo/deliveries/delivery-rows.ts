import { dayMs } from '#contract/months.ts';
import type { ResumeSnapshot } from '#contract/resumes/resumes.ts';
import { versionAt } from '../legal-dates.ts';
import type { Opening } from '../posts/load-posts.ts';
import type { Random } from '../random.ts';
import type { ConsentRow, DeliveryRow, ResumeRow } from '../rows.ts';
import type { Seeker } from '../seekers/seeker.ts';
import { drawOffer } from './draw-offer.ts';
import type { History } from './history.ts';

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
