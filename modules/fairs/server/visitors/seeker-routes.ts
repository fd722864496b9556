import { and, desc, eq, sql } from 'drizzle-orm';
import type { ResumeContent } from '#contract/resumes/resumes.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { cityName } from '#contract/taxonomy/places/regions.ts';
import { readWords } from '#contract/taxonomy/reader.ts';
import type { RoleCode } from '#contract/taxonomy/roles.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { resume } from '#database/schema/deliveries.ts';
import { isBlocked } from '#server/domains/identity/public.ts';
import { type Database, rowsOf } from '#server/platform/database/database.ts';
import { seeker } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import type { FairExhibitor, FairPost } from '../../contract/fair-views.ts';
import type { fairEndpoints } from '../../contract/fairs.ts';
import { walkingOrder } from '../../contract/walking-order.ts';
import { fairVisitor } from '../../schema.ts';
import { boothsOf } from '../booths/booth-rows.ts';
import { listExhibitors } from '../booths/list-exhibitors.ts';
import { presentCard } from '../cards.ts';
import { cardRow } from '../read-fair.ts';
import { cancelSignUp } from './sign-up.ts';
import { ticketOf } from './tickets.ts';

/** Meanings of 教师 alone: kindergartens and colleges use other words. */
const teachers: readonly RoleCode[] = [
  'teacher',
  'homeroom',
  'kindergarten',
  'substitute',
  'teaching-research',
  'teaching-first',
];
const plainTeacher = /教师|老师|讲师/;

function rolesOf(text: string, subject: string | undefined): readonly RoleCode[] {
  const { roles, rest } = readWords(text);
  const teaches = roles.length > 0 ? plainTeacher.test(rest) : subject !== undefined || plainTeacher.test(text);
  return teaches ? [...roles, ...teachers] : roles;
}

/** The 岗位类别 that a resume looks for, and those that the person has held. */
const requestedRoles = ({ intentions, experiences }: ResumeContent): ReadonlySet<string> =>
  new Set([
    ...intentions.flatMap(({ title, subject }) => rolesOf(title, subject)),
    ...experiences.flatMap(({ position, subject }) => rolesOf(position, subject)),
  ]);

interface RouteQuery {
  stages: Set<string>;
  subjects: Set<string>;
  cities: Set<string>;
  roles: ReadonlySet<string>;
}

/** As many as one walks in a day with talks of 25 minutes. */
const STOPS = 8;
const POSTS = 4;

/** What a resume looks for; without 学段 or 学科 in the intentions, those that the person has taught. */
function routeQueryOf(content: ResumeContent | null): RouteQuery {
  const { intentions = [], experiences = [] } = content ?? {};
  const sources = intentions.some(({ stage, subject }) => stage || subject) ? intentions : experiences;
  const present = (values: (string | undefined)[]) =>
    new Set(values.filter((value): value is string => Boolean(value)));
  return {
    stages: present(sources.map(({ stage }) => stage)),
    subjects: present(sources.map(({ subject }) => subject)),
    cities: present(intentions.flatMap(({ cityCodes }) => cityCodes)),
    roles: content ? requestedRoles(content) : new Set(),
  };
}

const meets = (codes: readonly string[], requested: Set<string>) => codes.some((code) => requested.has(code));

/** A post matches by 学科. It matches by 学段 alone if the person names no 学科, or if the post has none and has a wanted 岗位类别. */
function fitOf(post: FairPost, query: RouteQuery): number {
  const stage = meets(post.stages, query.stages);
  const subject = meets(post.subjects, query.subjects);
  const open = post.subjects.length === 0 ? query.roles.has(post.role) : query.subjects.size === 0;
  if (subject) return stage || query.stages.size === 0 ? 3 : 2;
  return stage && open ? 1 : 0;
}

function stopOf(exhibitor: FairExhibitor, query: RouteQuery, halls: readonly { name: string }[]) {
  const ranked = exhibitor.posts.map((post) => ({ post, fit: fitOf(post, query) })).filter(({ fit }) => fit > 0);
  ranked.sort((a, b) => b.fit - a.fit);
  const isInCity = [...query.cities].some((city) => cityName(city) === exhibitor.cityName);
  const { companyId, name, logoUrl, replyRate, booth } = exhibitor;
  return {
    score: (ranked[0]?.fit ?? 0) * 2 + (isInCity ? 1 : 0),
    booth,
    stop: {
      companyId,
      name,
      logoUrl,
      replyRate,
      booth: booth && { number: booth.number, hall: halls[booth.hall]?.name ?? '' },
      posts: ranked.slice(0, POSTS).map(({ post }) => post),
    },
  };
}

async function contentOf(db: Database, joberId: string, fairId: string): Promise<ResumeContent | null> {
  const [row] = await db
    .select({ content: resume.content })
    .from(resume)
    .leftJoin(fairVisitor, and(eq(fairVisitor.joberId, resume.joberId), eq(fairVisitor.fairId, fairId)))
    .where(eq(resume.joberId, joberId))
    .orderBy(sql`${resume.id} = ${fairVisitor.resumeId} desc nulls last`, desc(resume.isDefault))
    .limit(1);
  return row?.content ?? null;
}

/** Excludes companies that the seeker has blocked. */
async function withoutBlocked(db: Database, joberId: string, exhibitors: readonly FairExhibitor[]) {
  const ids = exhibitors.map(({ companyId }) => companyId);
  const rows = await rowsOf(db, { id: 'string' })`
    select id from company where id = any(${sql.param(ids)}::int8[]) and ${isBlocked(joberId, sql`company.id`)}`;
  const blocked = new Set(rows.map(({ id }) => String(id)));
  return exhibitors.filter(({ companyId }) => !blocked.has(companyId));
}

/** 路线单 of who signed up: the booths whose posts match the resume best, in walking order. @throws AppError NOT_FOUND */
async function routeList(db: Database, joberId: string, fairId: string, now: Date) {
  const row = await cardRow(db, fairId);
  const query = routeQueryOf(await contentOf(db, joberId, fairId));
  const { halls } = row.fair;
  const signedUp = (await ticketOf(db, joberId, fairId)) !== null;
  const exhibitors = signedUp ? await withoutBlocked(db, joberId, await listExhibitors(db, fairId, now)) : [];
  const scored = exhibitors.map((exhibitor) => stopOf(exhibitor, query, halls));
  const best = scored
    .filter(({ stop }) => stop.posts.length > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, STOPS);
  const booths = await boothsOf(db, fairId);
  const boxes = new Map(booths.map((box) => [box.id, box]));
  const walked = halls.flatMap(({ width }, hall) => {
    const here = best.flatMap(({ stop, booth }) => {
      const box = booth?.hall === hall && boxes.get(booth.id);
      return box ? [{ stop, box }] : [];
    });
    return walkingOrder(
      here,
      booths.filter((box) => box.hall === hall),
      width,
    );
  });
  const placed = new Set(walked.map(({ stop }) => stop));
  const labels = (codes: Set<string>, list: Record<string, unknown>) =>
    [...codes].map((code) => labelOf(list as never, code));
  return {
    fair: presentCard(row, now),
    wanted: [...labels(query.stages, stages), ...labels(query.subjects, subjects), ...[...query.cities].map(cityName)],
    signedUp,
    stops: [...placed, ...best.map(({ stop }) => stop).filter((stop) => !placed.has(stop))],
    madeAt: now.toISOString(),
  };
}

/** Seekers' calls on fairs. */
export const seekerRoutes = () =>
  ({
    'GET /api/fairs/:id/ticket': async (ctx, { params }) => {
      await cardRow(ctx.db, params.id);
      return ticketOf(ctx.db, seeker(ctx).joberId, params.id);
    },
    'DELETE /api/fairs/:id/ticket': async (ctx, { params }) => {
      const person = seeker(ctx);
      await ctx.db.transaction((tx) => cancelSignUp(tx, person, params.id, ctx.now));
    },
    'GET /api/fairs/:id/route': (ctx, { params }) => routeList(ctx.db, seeker(ctx).joberId, params.id, ctx.now),
  }) satisfies Partial<Handlers<typeof fairEndpoints>>;
