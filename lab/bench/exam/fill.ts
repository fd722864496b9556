import { type SQL, sql } from 'drizzle-orm';
import { inventedIdentity } from '#contract/people/identity-number.ts';
import { examStaff } from '#modules/exams/schema/exams.ts';
import type { Database } from '#server/platform/database/database.ts';
import { givenRecruiter, signIn } from '#server/platform/testing/fixtures.ts';
import { content, givenProject, snapshot } from './project.ts';

const POSTS = 50;

interface Amounts {
  /** People who have registered already. */
  registered: number;
  /** People who are about to. */
  coming: number;
  /** Colleagues who are named as 审核员. */
  reviewers?: number;
}

export interface Applicant {
  joberId: string;
  token: string;
  postId: string;
  identityNumber: string;
  /** Uploads for photo, identity and diploma. */
  files: string[];
}

/** The identity number of somebody born on the fixtures' day. */
const identityOf = (at: number) =>
  inventedIdentity({ birthday: '1996-05-12', sequence: at % 1_000, place: 110_101 + Math.floor(at / 1_000) });

const inSteps = (count: number, columns: SQL) => sql`select ${columns} from generate_series(1, ${count}::int) as at`;

/** A project in its last hour of registration, with people who have registered, and people who are signed in to do so. */
export async function fillExam(db: Database, { registered, coming, reviewers = 0 }: Amounts) {
  const now = new Date();
  const { companyId, accountId } = await givenRecruiter(db);
  const { examId, postIds } = await givenProject(db, { companyId, step: 'register', hours: [-96, 1], posts: POSTS });
  const people = registered + coming;
  await db.execute(sql`insert into account (id, phone)
    ${inSteps(people, sql`1000000000000 + at, (15000000000 + at)::text`)}`);
  await db.execute(sql`insert into jober (id, account_id, name, gender, birthday, education, identity, city_code)
    ${inSteps(people, sql`2000000000000 + at, 1000000000000 + at, '考生' || at, 'female', '1996-05-12', 'bachelor', 'teacher', '330100'`)}`);
  await db.execute(sql`insert into resume (id, jober_id, name, is_default, content)
    ${inSteps(people, sql`3000000000000 + at, 2000000000000 + at, '简历', true, ${JSON.stringify(content)}::jsonb`)}`);
  const ids = sql.param(postIds);
  await db.execute(sql`insert into exam_registration (id, exam_id, exam_post_id, jober_id, status, name, snapshot, checks, standing,
      identity_hash, identity_masked, submitted_at)
    ${inSteps(
      registered,
      sql`4000000000000 + at, ${examId}::bigint, (${ids}::bigint[])[1 + at % ${POSTS}::int], 2000000000000 + at,
      'submitted', '考生' || at, ${JSON.stringify(snapshot)}::jsonb, '[]'::jsonb, 'fits', 'hash ' || at, '33', now() - at * interval '1 second'`,
    )}`);
  const applicants = await comingOnes(db, { from: registered, count: coming, posts: postIds, now });
  await db.execute(sql`analyze`);
  const reviewer = (await signIn(db, accountId, { now })).token;
  return {
    examId,
    companyId,
    reviewer,
    applicants,
    reviewers: await namedReviewers(db, { examId, companyId, count: reviewers, now }),
  };
}

async function namedReviewers(
  db: Database,
  { examId, companyId, count, now }: { examId: string; companyId: string; count: number; now: Date },
) {
  const made: { accountId: string; token: string }[] = [];
  for (let at = 0; at < count; at += 1) {
    const { accountId, memberId } = await givenRecruiter(db, { companyId, role: 'recruiter' });
    await db.insert(examStaff).values({ examId, memberId, role: 'reviewer', namedBy: accountId, namedAt: now });
    made.push({ accountId, token: (await signIn(db, accountId, { now })).token });
  }
  return made;
}

async function comingOnes(
  db: Database,
  { from, count, posts, now }: { from: number; count: number; posts: readonly string[]; now: Date },
): Promise<Applicant[]> {
  await db.execute(sql`insert into upload (id, account_id, kind, name, type, size, width, height, storage_key, created_at)
    select 5000000000000 + at * 10 + k, 1000000000000 + at, 'examEvidence', '材料.webp', 'image/webp', 1, 295, 413,
      (5000000000000 + at * 10 + k)::text, now()
    from generate_series(${from + 1}::int, ${from + count}::int) as at, generate_series(1, 3) as k`);
  const applicants: Applicant[] = [];
  for (let at = 0; at < count; at += 1) {
    const { token } = await signIn(db, String(1_000_000_000_000 + from + at + 1), { now });
    const files = [1, 2, 3].map((k) => String(5_000_000_000_000 + (from + at + 1) * 10 + k));
    const joberId = String(2_000_000_000_000 + from + at + 1);
    applicants.push({ joberId, token, postId: posts[at % posts.length] ?? '', identityNumber: identityOf(at), files });
  }
  return applicants;
}
