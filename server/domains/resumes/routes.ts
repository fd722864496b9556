import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type { StoredFile } from '#contract/files/files.ts';
import type { resumeViewEndpoints, Viewer } from '#contract/resumes/resume-views.ts';
import {
  type Resume,
  type ResumeContent,
  type ResumePart,
  resumeContent,
  type resumeEndpoints,
} from '#contract/resumes/resumes.ts';
import { cityName } from '#contract/taxonomy/places/regions.ts';
import { fileLinks } from '#server/domains/files/public.ts';
import { type Database, rowOf, rowsOf, typed } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type Ctx, seeker } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { requireRegion } from '#server/platform/http/protect/require-region.ts';
import {
  beyond,
  cappedTotal,
  cursorParts,
  cutPage,
  type PageRequest,
  pageOf,
  TOTAL_CAP,
} from '#server/platform/paging.ts';
import { pick } from '#server/platform/pick.ts';
import { completeness } from './completeness.ts';
import { createResume } from './create-resume.ts';
import { ownResume, resumeAbsent, resumesOf } from './queries.ts';
import { fileIdsOf, takeResumeFiles } from './resume-files.ts';
import { lockSeeker, oldestResume, type ResumeRow, removeResume, setDefault, updateResume } from './store.ts';

/** Defaults for sections added after a resume was stored. */
const blank = resumeContent.parse({});

/** A resume for its owner, with the files that it refers to. */
function present(row: ResumeRow, files: ReadonlyMap<string, StoredFile>, now: Date): Resume {
  const content = { ...blank, ...row.content };
  const { percent, missing } = completeness(content, now);
  return {
    ...pick(row, 'id', 'name', 'isDefault', 'revision'),
    updatedAt: row.updatedAt.toISOString(),
    completeness: percent,
    missing,
    content,
    files: fileIdsOf(content).flatMap((id) => files.get(id) ?? []),
  };
}

type PresentContext = Pick<Ctx, 'db' | 'now'>;

async function presentResumes(deps: Deps, { db, now }: PresentContext, rows: readonly ResumeRow[]): Promise<Resume[]> {
  const files = await fileLinks(
    { ...deps, db },
    rows.flatMap(({ content }) => fileIdsOf({ ...blank, ...content })),
  );
  return rows.map((row) => present(row, files, now));
}

async function presentResume(deps: Deps, requested: PresentContext, row: ResumeRow): Promise<Resume> {
  const [resume] = await presentResumes(deps, requested, [row]);
  if (!resume) throw new Error('no resume was presented');
  return resume;
}

interface ViewRow extends Omit<Viewer, 'company'>, Record<string, unknown> {
  memberId: string;
  company: Omit<Viewer['company'], 'cityName'> & { cityCode: string };
}

/** Views of a seeker: one row per recruiter of a company, with the last view and their number, latest first. */
async function viewsPage(db: Database, joberId: string, query: PageRequest) {
  const page = pageOf(query, [cursorParts.time, cursorParts.id]);
  const looks = sql`
    select resume_view.company_id, resume_view.member_id, max(resume_view.viewed_at) as last, count(*)::int as times
    from resume_view where resume_view.jober_id = ${joberId} group by resume_view.company_id, resume_view.member_id`;
  const after = sql`where ${beyond(page, sql`looks.last, looks.member_id`)}`;
  const found = await rowsOf(db, typed<ViewRow>())`
    select newest.id, looks.member_id as "memberId", looks.last as "viewedAt", looks.times, newest.via,
      newest.delivery_id as "deliveryId", delivery.status as "deliveryStatus", post.title as "postTitle",
      jsonb_build_object('id', company.id::text, 'name', company.name, 'type', company.type,
        'cityCode', company.city_code, 'logoUrl', company.logo_url) as company,
      jsonb_build_object('name', company_member.name, 'title', company_member.title) as recruiter
    from (
      select * from (${looks}) as looks ${after}
      order by looks.last desc, looks.member_id desc limit ${page.size + 1} offset ${page.offset}
    ) as looks
    cross join lateral (
      select resume_view.id, resume_view.via, resume_view.delivery_id from resume_view
      where resume_view.jober_id = ${joberId} and resume_view.member_id = looks.member_id
        and resume_view.company_id = looks.company_id
      order by resume_view.viewed_at desc limit 1
    ) as newest
    join company on company.id = looks.company_id
    join company_member on company_member.id = looks.member_id
    left join delivery on delivery.id = newest.delivery_id
    left join post on post.id = delivery.post_id
    order by looks.last desc, looks.member_id desc`;
  const counted = await rowOf(db, { n: 'number' })`
    select count(*)::int as n from (${looks} limit ${TOTAL_CAP + 1}) as counted`;
  const { rows, nextCursor } = cutPage(found, page, (row) => [new Date(row.viewedAt).toISOString(), row.memberId]);
  const items = rows.map(({ company, ...row }) => ({
    ...row,
    company: { ...company, cityName: cityName(company.cityCode) },
  }));
  return { items, nextCursor, ...cappedTotal(counted?.n ?? 0) };
}

interface Save {
  id: string;
  owner: { joberId: string; accountId: string };
  revision: number;
  name?: string | undefined;
  content: ResumeContent;
  now: Date;
}

/**
 * Saves a resume if nobody saved since `revision`. A retry after a lost answer is not a conflict: if the stored resume is equal,
 * it is answered as saved.
 * @throws AppError NOT_FOUND for an absent or foreign one, INVALID_INPUT for a foreign file or an unknown city, CONFLICT where another tab saved something else
 */
async function saveResume(db: Database, save: Save): Promise<ResumeRow> {
  const { joberId, accountId } = save.owner;
  for (const [index, { cityCodes }] of save.content.intentions.entries())
    for (const code of cityCodes) requireRegion(code, `body.content.intentions.${index}.cityCodes`, '期望城市');
  await takeResumeFiles(db, save.content, { accountId, now: save.now });
  const saved = await updateResume(db, { ...save, joberId });
  if (saved) return saved;
  const current = await ownResume(db, joberId, save.id);
  if (!current) throw resumeAbsent();
  const isSame =
    (save.name ?? current.name) === current.name && isDeepStrictEqual(current.content, plain(save.content));
  if (!isSame) throw appError('CONFLICT', { message: '简历已在别处修改' });
  return current;
}

/** As the database returns it: without undefined fields. */
const plain = (content: ResumeContent): unknown => JSON.parse(JSON.stringify(content));

type SavePart = Omit<Save, 'content'> & { content: ResumePart };

/**
 * Saves the changed sections, based on a revision.
 * @throws AppError NOT_FOUND, CONFLICT
 */
async function savePart(db: Database, { content, ...save }: SavePart): Promise<ResumeRow> {
  const current = await ownResume(db, save.owner.joberId, save.id);
  if (!current) throw resumeAbsent();
  const named = Object.fromEntries(Object.entries(content).filter(([, section]) => section !== undefined));
  return saveResume(db, { ...save, content: resumeContent.parse({ ...current.content, ...named }) });
}

/** Every resume endpoint except the seeker's own record, which the seekers' domain handles. */
export const resumeHandlers = (
  deps: Deps,
): Handlers<Omit<typeof resumeEndpoints, 'PATCH /api/jobers/me'> & typeof resumeViewEndpoints> => ({
  'GET /api/resumes': async (ctx) => presentResumes(deps, ctx, await resumesOf(ctx.db, seeker(ctx).joberId)),
  'POST /api/resumes': async (ctx, { body }) =>
    presentResume(deps, ctx, await createResume(ctx.db, seeker(ctx).joberId, body, ctx.now)),
  'GET /api/resumes/:id': async (ctx, { params }) => {
    const row = await ownResume(ctx.db, seeker(ctx).joberId, params.id);
    if (!row) throw resumeAbsent();
    return presentResume(deps, ctx, row);
  },
  'PATCH /api/resumes/:id': (ctx, { params, body }) =>
    ctx.db.transaction(async (tx) => {
      const row = await savePart(tx, { ...body, id: params.id, owner: seeker(ctx), now: ctx.now });
      return presentResume(deps, { ...ctx, db: tx }, row);
    }),
  'POST /api/resumes/:id/default': async (ctx, { params }) =>
    presentResumes(deps, ctx, await ctx.db.transaction((tx) => makeDefault(tx, seeker(ctx).joberId, params.id))),
  'DELETE /api/resumes/:id': async (ctx, { params }) => {
    const act = (tx: Database) => deleteResume(tx, seeker(ctx).joberId, params.id);
    return presentResumes(deps, ctx, await ctx.db.transaction(act));
  },
  'PUT /api/resumes/:id': (ctx, { params, body }) =>
    ctx.db.transaction(async (tx) => {
      const row = await saveResume(tx, { ...body, id: params.id, owner: seeker(ctx), now: ctx.now });
      return presentResume(deps, { ...ctx, db: tx }, row);
    }),
  'GET /api/resume/getViewsList': (ctx, { query }) => {
    const actor = seeker(ctx);
    if (query.phone !== actor.phone) throw appError('FORBIDDEN');
    return viewsPage(ctx.db, actor.joberId, query);
  },
});

/**
 * Makes a version the default for deliveries and comparisons.
 * @throws AppError NOT_FOUND
 */
async function makeDefault(tx: Database, joberId: string, id: string): Promise<ResumeRow[]> {
  await lockSeeker(tx, joberId);
  if (!(await ownResume(tx, joberId, id))) throw resumeAbsent();
  await setDefault(tx, joberId, id);
  return resumesOf(tx, joberId);
}

/**
 * Deletes a version. Deliveries made with it keep their snapshot. The oldest remaining version replaces a deleted default; the
 * last one cannot be deleted, since a seeker without a resume could not deliver.
 * @throws AppError NOT_FOUND, CONFLICT for the last one
 */
async function deleteResume(tx: Database, joberId: string, id: string): Promise<ResumeRow[]> {
  await lockSeeker(tx, joberId);
  const removed = await removeResume(tx, joberId, id);
  if (!removed) throw resumeAbsent();
  const next = await oldestResume(tx, joberId);
  if (!next) throw appError('CONFLICT', { message: '至少保留一份简历' });
  if (removed.isDefault) await setDefault(tx, joberId, next.id);
  return resumesOf(tx, joberId);
}
