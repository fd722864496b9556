import { newId } from '#database/new-id.ts';
import { delivery, interview } from '#database/schema/deliveries.ts';
import type { Database } from '#server/platform/database/database.ts';
import { announcement, experience } from './schema.ts';

const published = new Date('2026-11-19T02:00:00Z');

interface Given {
  companyId: string;
  accountId: string;
  hidden?: boolean;
}

/** A public announcement of a company; a hidden one was withdrawn. */
export async function givenAnnouncement(db: Database, { companyId, accountId, hidden = false }: Given) {
  const announcementId = newId();
  await db.insert(announcement).values({
    id: announcementId,
    companyId,
    accountId,
    status: hidden ? 'withdrawn' : 'public',
    postIds: [],
    title: '2027 年招聘公告',
    body: '因教学需要，面向社会招聘教师若干名。',
    publishedAt: published,
    createdAt: published,
    updatedAt: published,
  });
  return { announcementId };
}

const at = new Date('2026-11-10T02:00:00Z');

type Sent = Pick<typeof delivery.$inferInsert, 'postId' | 'companyId' | 'joberId' | 'resumeId' | 'snapshot'>;

/** A delivery that ended after its interview, and the public 面经 of the seeker about it. */
export async function givenExperience(db: Database, sent: Sent) {
  const { companyId, joberId, postId } = sent;
  const [toldDeliveryId, experienceId] = [newId(), newId()];
  const times = { submittedAt: at, changedAt: at, viewedAt: at, answeredAt: at };
  await db
    .insert(delivery)
    .values({ id: toldDeliveryId, ...sent, ...times, consentId: newId(), status: 'rejected', reason: '已招满' });
  const terms = { startsAt: at, mode: 'onsite' as const, place: '博学楼 302', contact: '周老师' };
  await db
    .insert(interview)
    .values({ ...terms, deliveryId: toldDeliveryId, status: 'accepted' as const, createdAt: at });
  const told = { parts: ['trial'], questions: '试讲《圆的认识》，准备三十分钟。', advice: '', month: '2026-11' };
  await db.insert(experience).values({
    id: experienceId,
    deliveryId: toldDeliveryId,
    companyId,
    joberId,
    postId,
    ...told,
    subject: 'math',
    status: 'public',
    updatedAt: at,
  });
  return { toldDeliveryId, experienceId };
}
