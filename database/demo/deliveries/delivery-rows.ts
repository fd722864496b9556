import type { ResumeSnapshot } from '#contract/resumes/resumes.ts';
import { versionAt } from '../legal-dates.ts';
import type { Opening } from '../posts/reservoir.ts';
import type { Random } from '../random.ts';
import type { ConsentRow, DeliveryEventRow, DeliveryRow, InterviewRow, ResumeRow, ResumeViewRow } from '../rows.ts';
import type { Seeker } from '../seekers/seeker.ts';
import { drawOffer } from './draw-offer.ts';
import type { History } from './history.ts';

interface DeliveryRows {
  consent: ConsentRow;
  delivery: DeliveryRow;
  events: DeliveryEventRow[];
  interviews: InterviewRow[];
  views: ResumeViewRow[];
}

/** Addresses of the range kept for documentation (RFC 5737). */
export const documentationIp = (random: Random): string => `203.0.113.${random.int(1, 254)}`;

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
  { post, employer }: Opening,
  history: History,
  now: Date,
): DeliveryRows {
  const at = history.offeredAt;
  if (at) history.offerWith(drawOffer(random, { post, employer }, { at, waits: history.state === 'offer', now }), now);
  const id = random.id();
  const member = employer.members.find(({ row }) => row.id === post.memberId) ?? employer.members[0];
  const withdrawn = history.steps.find(({ move }) => move === 'withdraw');
  const consent: ConsentRow = {
    id: random.id(),
    accountId: seeker.account.id,
    kind: 'delivery',
    version: versionAt('delivery', history.submittedAt),
    subjectId: id,
    ip: documentationIp(random),
    grantedAt: history.submittedAt,
    revokedAt: withdrawn?.at ?? null,
  };
  const signatures = {
    seeker: { actorId: seeker.account.id, actorName: seeker.jober.name },
    recruiter: { actorId: member?.account.id ?? null, actorName: member?.row.name ?? '' },
    system: { actorId: null, actorName: '' },
  };
  return {
    consent,
    delivery: {
      id,
      postId: post.id,
      companyId: post.companyId,
      joberId: seeker.jober.id,
      resumeId: resume.id,
      consentId: consent.id,
      status: history.state ?? 'submitted',
      previousStatus: history.previous,
      snapshot: snapshotOf(seeker, resume),
      reason: history.reason,
      offer: history.offer,
      submittedAt: history.submittedAt,
      viewedAt: history.viewedAt,
      answeredAt: history.answeredAt,
      changedAt: history.steps.findLast(({ move }) => move !== 'overdue')?.at ?? history.submittedAt,
      overdueAt: history.overdueAt,
    },
    events: history.steps.map((step) => ({ deliveryId: id, ...step, ...signatures[step.side] })),
    interviews: history.meetings.map((meeting) => ({ id: random.id(), deliveryId: id, ...meeting })),
    views:
      member && history.viewedAt
        ? [
            {
              id: random.id(),
              joberId: seeker.jober.id,
              companyId: post.companyId,
              memberId: member.row.id,
              via: 'delivery',
              deliveryId: id,
              viewedAt: history.viewedAt,
            },
          ]
        : [],
  };
}
