import { resumeContent } from '#contract/resumes/resumes.ts';
import { newId } from '#database/new-id.ts';
import { resume } from '#database/schema/deliveries.ts';
import { post } from '#database/schema/posts.ts';
import type { Database } from '#server/platform/database/database.ts';
import { givenOpenPost, givenRecruiter, givenSeeker, signIn } from '#server/platform/testing/fixtures.ts';

const CHUNK = 500;

/** A school with posts, seekers with a resume, and a session for each, started an hour ago. */
export async function setStage(db: Database, seekers: number, posts: number, keepers: number) {
  const now = new Date(Date.now() - 3_600_000);
  const owner = await givenRecruiter(db);
  const model = await givenOpenPost(db, owner.companyId, { memberId: owner.memberId });
  const postIds = Array.from({ length: posts }, () => newId());
  for (let at = 0; at < posts; at += CHUNK)
    await db.insert(post).values(postIds.slice(at, at + CHUNK).map((id) => ({ ...model, id })));
  const people = [];
  for (let n = 0; n < seekers; n += 1) {
    const { accountId, joberId } = await givenSeeker(db);
    const resumeId = newId();
    const content = resumeContent.parse({});
    await db.insert(resume).values({ id: resumeId, joberId, name: '我的简历', isDefault: true, content });
    people.push({ resumeId, token: (await signIn(db, accountId, { now })).token });
  }
  const stored = [];
  for (let n = 0; n < keepers; n += 1) {
    const { accountId, companyId, memberId } = await givenRecruiter(db);
    const { id } = await givenOpenPost(db, companyId, { memberId });
    stored.push({ postId: id, token: (await signIn(db, accountId, { now })).token });
  }
  return { people, kept: stored, postIds, recruiter: (await signIn(db, owner.accountId, { now })).token };
}
