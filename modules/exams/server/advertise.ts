import { and, eq, gt, sql } from 'drizzle-orm';
import { experienceOfYears } from '#contract/taxonomy/experiences.ts';
import { cityCodeOf } from '#contract/taxonomy/places/regions.ts';
import { readWords } from '#contract/taxonomy/reader.ts';
import {
  type ImportedPost,
  insertImportedPosts,
  recountOpenPosts,
  rewriteExamPosts,
  settleExamPosts,
} from '#server/domains/posts/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { requirementLabels } from '../contract/exam-requirements.ts';
import { exam } from '../schema/exams.ts';
import { type ExamRow, idsOf, inPortions, openPostsOf, type PostRow } from './store.ts';

/** Whether the posts of a project stand in lists and searches. */
const isAdvertised = ({ status, registerUntil }: ExamRow, now: Date): boolean =>
  status === 'published' && registerUntil !== null && registerUntil > now;

/** Puts the posts of a published project into lists and searches. Idempotent. */
async function addPosts(tx: Database, row: ExamRow, now: Date): Promise<void> {
  const posts = (await openPostsOf(tx, row.id)).map((post) => advertisedPost(row, post, now));
  await inPortions(posts, (portion) => insertImportedPosts(tx, portion, now));
  await recountOpenPosts(tx, [row.companyId]);
}

/** Opens, closes or extends the posts of a project after it moved, or its times or some of its posts changed. */
export async function advertise(tx: Database, row: ExamRow, now: Date, changed: readonly PostRow[] = []) {
  const rewritten = changed.map((post) => advertisedPost(row, post, now));
  await rewriteExamPosts(tx, rewritten);
  const open = isAdvertised(row, now);
  const openIds = open ? idsOf(await openPostsOf(tx, row.id)) : [];
  await settleExamPosts({ db: tx, now }, row.id, { openIds, deadline: row.registerUntil });
  if (open) await addPosts(tx, row, now);
}

/** Puts into lists what stands in none: posts of the demo's projects, and those that `closePosts` closed. */
export async function advertiseMissing(db: Database, now: Date): Promise<void> {
  const isMissing = sql`exists (select from exam_post left join post on post.id = exam_post.id
    where exam_post.exam_id = ${exam.id} and exam_post.status = 'open' and (post.id is null or post.status = 'closed'))`;
  const isOpen = and(eq(exam.status, 'published'), gt(exam.registerUntil, now));
  const found = await db.select({ id: exam.id }).from(exam).where(and(isOpen, isMissing));
  for (const { id } of found)
    await db.transaction(async (tx) => {
      // Another node may have suspended it by now.
      const [row] = await tx
        .select()
        .from(exam)
        .where(and(eq(exam.id, id), isOpen))
        .for('no key update');
      if (row) await advertise(tx, row, now);
    });
}

/** Closes the posts of all projects: where the site does not offer their pages nobody could register. */
export async function closePosts(db: Database, now: Date): Promise<void> {
  const hasOpen = sql`exists (select from post where post.exam_id = ${exam.id} and post.status = 'open')`;
  const rows = await db.select().from(exam).where(hasOpen);
  for (const { id, registerUntil } of rows)
    await db.transaction((tx) => settleExamPosts({ db: tx, now }, id, { openIds: [], deadline: registerUntil }));
}

/** The organiser's text of the row, which search indexes. */
function descriptionOf({ employer, department, requirements, note }: PostRow): string {
  const requirementLines = Object.entries(requirementLabels).flatMap(([field, label]) => {
    const text = requirements.words[field as keyof typeof requirementLabels];
    return text ? [`${label}：${text}`] : [];
  });
  const lines = [`用人单位：${employer}`, department && `主管部门：${department}`, ...requirementLines];
  return [...lines, ...(requirements.others ?? []), note].filter(Boolean).join('\n');
}

/** A line of a project's table as the post that stands in lists and searches until registration ends. */
function advertisedPost(exam: ExamRow, post: PostRow, now: Date): ImportedPost {
  const { requirements, title } = post;
  const { education, degree, certificate, majors, putonghua, graduatesOnly, experienceYears, others } = requirements;
  const published = exam.publishedAt ?? now;
  return {
    id: post.id,
    examId: exam.id,
    employer: post.employer,
    companyId: exam.companyId,
    sourceKey: `exam-post:${post.id}`,
    title,
    role: readWords(title).roles[0] ?? 'teacher',
    stages: post.stage ? [post.stage] : [],
    subjects: post.subject ? [post.subject] : [],
    // 公开招聘 fills posts with 编制 unless the table says otherwise.
    tenure: readWords(post.note).tenures[0] ?? 'establishment',
    education: education ?? degree ?? null,
    certificate: certificate ?? null,
    experience: graduatesOnly ? 'graduate' : experienceYears ? experienceOfYears(experienceYears) : 'any',
    cityCode: cityCodeOf(exam.regionCode),
    regionCode: exam.regionCode,
    headcount: post.headcount,
    description: descriptionOf(post),
    requirements: {
      ...(majors ? { majors } : {}),
      ...(putonghua ? { putonghua } : {}),
      ...(others ? { others } : {}),
    },
    deadline: exam.registerUntil,
    publishedAt: published,
    refreshedAt: published,
    ...(exam.reported && {
      applyBy: exam.reported.applyBy,
      source: URL.parse(exam.reported.link)?.host ?? exam.reported.link,
      sourceAt: new Date(`${exam.reported.readOn}T00:00:00+08:00`),
    }),
  };
}
