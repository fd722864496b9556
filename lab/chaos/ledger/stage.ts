import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { resumeContent } from '#contract/resumes/resumes.ts';
import { newId } from '#database/new-id.ts';
import { delivery, resume, resumeView } from '#database/schema/deliveries.ts';
import { upload } from '#database/schema/files.ts';
import { postEvent } from '#database/schema/posts.ts';
import type { Database } from '#server/platform/database/database.ts';
import { givenOpenPost, givenRecruiter, givenSeeker, signIn } from '#server/platform/testing/fixtures.ts';

/** Retries until the database is available. */
async function persist<T>(action: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await action();
    } catch {
      await wait(100);
    }
  }
}

const wish = {
  intentions: [{ key: 'a', title: '初中数学教师', stage: 'junior', subject: 'math', cityCodes: ['330100'] }],
};

/** Seekers with public resumes, for schools to invite. */
export async function makeTalents(db: Database, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const { joberId } = await givenSeeker(db, { privacy: 'public' });
    const content = resumeContent.parse(wish);
    await db.insert(resume).values({ joberId, name: '简历', isDefault: true, content, completeness: 60 });
    ids.push(joberId);
  }
  return ids;
}

/** Uses up today's free units, so that later uses consume purchased ones. */
async function spendFree(
  db: Database,
  companyId: string,
  postId: string,
  memberId: string,
  talents: readonly string[],
) {
  const at = new Date();
  const moves = Array.from({ length: 40 }, () => ({
    postId,
    move: 'refresh',
    fromStatus: 'open',
    toStatus: 'open',
    at,
  }));
  await db.insert(postEvent).values(moves);
  const looks = talents.map((joberId) => ({ joberId, companyId, memberId, via: 'search', viewedAt: at }));
  await db.insert(resumeView).values(looks);
}

/** A school with a hired teacher, everything its clients need, and no free units for today. */
export async function makeSchool(db: Database, talents: readonly string[], looked: readonly string[]) {
  const { accountId, companyId, memberId } = await givenRecruiter(db);
  const teacher = await givenSeeker(db);
  const { id: postId } = await givenOpenPost(db, companyId);
  await spendFree(db, companyId, postId, memberId, looked);
  const now = new Date();
  const waiting = [...talents];
  const token = (await signIn(db, accountId, { now })).token;
  const snapshot = { jober: { ...teacher.jober, phone: '' }, resumeName: '', content: {} };
  return {
    postId,
    token,
    teacher: (await signIn(db, teacher.accountId, { now })).token,
    nextTalent: () => waiting.pop(),
    /** A post not refreshed today. */
    newPost: () => persist(async () => (await givenOpenPost(db, companyId, { refreshedAt: new Date(0) })).id),
    /** A row is enough for a voucher. */
    newVoucher: () =>
      persist(async () => {
        const id = newId();
        const file = {
          name: '回单.webp',
          type: 'image/webp',
          size: 9,
          storageKey: `chaos/${id}`,
          createdAt: new Date(),
        };
        await db.insert(upload).values({ ...file, id, accountId, kind: 'voucher' });
        return id;
      }),
    newHired: () =>
      persist(async () => {
        const id = newId();
        const { id: at } = await givenOpenPost(db, companyId, { tenure: 'hourly' });
        const ids = { postId: at, companyId, joberId: teacher.joberId, resumeId: newId(), consentId: newId() };
        const times = { submittedAt: now, changedAt: now };
        await db.insert(delivery).values({ id, ...ids, ...times, status: 'hired', snapshot: snapshot as never });
        return id;
      }),
    /** Expires unanswered. */
    letExpire: (id: string) =>
      persist(() =>
        db.execute(sql`update talent_invitation set expires_at = now() - interval '1 second' where id = ${id}`),
      ),
  };
}

export type School = Awaited<ReturnType<typeof makeSchool>>;
