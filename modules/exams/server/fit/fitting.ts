import { eq } from 'drizzle-orm';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { placeLabel } from '#contract/taxonomy/places/regions.ts';
import { putonghuaLevels } from '#contract/taxonomy/putonghua.ts';
import { jober } from '#database/schema/identity.ts';
import { candidateOf, summarise } from '#server/domains/resumes/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { PostFit } from '../../contract/exam-shapes.ts';
import type { ExamFitting } from '../../contract/exams.ts';
import { openExams, openPosts } from '../list/list-exams.ts';
import { publicRow } from '../read-exam.ts';
import { postsOf } from '../store.ts';
import { type ExamApplicant, fitOfPost } from './fit-of-post.ts';

const MAX_POSTS = 60;
const nothing: ExamFitting = { compared: [], total: 0, posts: [], exams: [], lacking: null };

/** '28 岁', '硕士 学科教学（数学）', '高级中学 数学', '普通话二级甲等' */
function comparedOf({ birthday, household, jober, content }: ExamApplicant, now: Date): string[] {
  const { age, education, major, certificate } = summarise({ jober: { ...jober, birthday }, content }, now);
  if (major === '' && certificate === null) return [];
  const { putonghua } = content.languages;
  const labels = [
    age === null ? '' : `${age} 岁`,
    [labelOf(educations, education), major].filter(Boolean).join(' '),
    certificate ?? '',
    household ? `${placeLabel(household)}户籍` : '',
    putonghua ? `普通话${labelOf(putonghuaLevels, putonghua)}` : '',
  ];
  return labels.filter(Boolean);
}

/** What would open the most posts: of those that lack one thing alone, the one that most of them lack. */
function lackingOf(fits: readonly PostFit[]): ExamFitting['lacking'] {
  const single = fits.flatMap(({ fit, checks }) => {
    const missing = checks.filter(({ verdict }) => verdict === 'missing');
    return fit === 'missing' && missing.length === 1 ? missing : [];
  });
  const [most] = [...Map.groupBy(single, ({ label }) => label)].sort((one, other) => other[1].length - one[1].length);
  if (!most) return null;
  const [label, checks] = most;
  return { label, section: checks[0]?.section ?? null, posts: checks.length };
}

/** The posts of all projects that take registrations against a seeker's default resume. */
export async function fittingPosts(db: Database, joberId: string, now: Date) {
  const person = await personOf(db, joberId);
  const compared = person ? comparedOf(person, now) : [];
  if (!person || compared.length === 0) return nothing;
  const exams = await openExams(db, now);
  const byId = new Map(exams.map((row) => [row.id, row]));
  const posts = await openPosts(db, exams);
  const fits = new Map(
    posts.flatMap((post) => {
      const row = byId.get(post.examId);
      return row ? [[post.id, fitOfPost(post, person, row, now)] as const] : [];
    }),
  );
  const fitting = posts.filter(({ id }) => fits.get(id)?.fit === 'fits');
  return {
    compared,
    total: fitting.length,
    posts: fitting.slice(0, MAX_POSTS),
    exams: [...Map.groupBy(fitting, ({ examId }) => examId)].flatMap(([id, examPosts]) => {
      const { title = '', registerUntil } = byId.get(id) ?? {};
      return registerUntil ? [{ id, title, until: registerUntil, posts: examPosts.length }] : [];
    }),
    lacking: lackingOf([...fits.values()]),
  };
}

/** The seeker with the default resume; null for an unknown one. */
export async function personOf(db: Database, joberId: string): Promise<ExamApplicant | null> {
  const candidate = await candidateOf(db, joberId);
  const [person] = await db
    .select({ birthday: jober.birthday, household: jober.household })
    .from(jober)
    .where(eq(jober.id, joberId));
  return candidate && person ? { ...candidate, ...person } : null;
}

/** How a seeker's default resume fits each post of a project. @throws AppError NOT_FOUND */
export async function fitOfExam(db: Database, joberId: string, examId: string, now: Date): Promise<PostFit[]> {
  const { row } = await publicRow(db, examId);
  const person = await personOf(db, joberId);
  if (!person) return [];
  const posts = await postsOf(db, examId);
  return posts.map((post) => fitOfPost(post, person, row, now));
}
