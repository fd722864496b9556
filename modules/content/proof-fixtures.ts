import { newId } from '#database/new-id.ts';
import type { Database } from '#server/platform/database/database.ts';
import { newTicketCode } from '#server/platform/ticket-code.ts';
import { contentItem, contentVersion, lectureGuest } from './schema.ts';

const made = new Date('2026-11-18T02:00:00Z');
const shown = new Date('2026-11-19T02:00:00Z');
/** Later than any test's clock. */
const unseen = new Date('2036-01-01T02:00:00Z');

const lectureFacts = {
  speaker: '沈老师',
  speakerTitle: '特级教师',
  speakerIntro: '从教三十年。',
  mode: 'online' as const,
  place: '',
  startsAt: '2036-03-01T02:00:00.000Z',
  endsAt: '2036-03-01T04:00:00.000Z',
  capacity: 50,
  liveUrl: 'https://live.example.com/1',
  replayUrl: '',
  outline: ['结构化面试怎么答'],
};

/** An article with two versions and a lecture to sign up for: public, or (a stranger's) unpublished. */
export async function givenContent(db: Database, { joberId, hidden = false }: { joberId: string; hidden?: boolean }) {
  const [itemId, lectureId] = [newId(), newId()];
  const common = { status: 'published' as const, publishAt: hidden ? unseen : shown, createdAt: made, updatedAt: made };
  const article = { id: itemId, kind: 'article' as const, title: '教师资格面试下月开考', category: 'exam' };
  const lecture = {
    id: lectureId,
    kind: 'lecture' as const,
    title: '结构化面试怎么答',
    category: 'interview',
    facts: lectureFacts,
    startsAt: new Date(lectureFacts.startsAt),
    endsAt: new Date(lectureFacts.endsAt),
    capacity: 50,
    signed: 1,
  };
  await db.insert(contentItem).values({ ...article, ...common });
  await db.insert(contentItem).values({ ...lecture, ...common });
  await db.insert(lectureGuest).values({
    lectureId,
    joberId,
    state: 'signed-up',
    ticket: newTicketCode(),
    signedAt: shown,
    changedAt: shown,
  });
  const form = {
    kind: 'article' as const,
    title: article.title,
    summary: '',
    category: article.category,
    regionCode: null,
    coverUrl: '',
    source: '',
    body: '<p>下月开考。</p>',
    attachments: [],
    publishAt: null,
    withdrawAt: null,
  };
  await db.insert(contentVersion).values({ itemId, number: 1, act: 'create', form, editorName: '', at: made });
  return { itemId, lectureId };
}
