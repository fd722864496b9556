import type { FileAnswer } from '#contract/endpoint.ts';
import { formatDateTime } from '#contract/text.ts';
import type { Page } from '#packages/typeset/page.ts';
import { typeset } from '#server/domains/resume-output/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type Ctx, seeker } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import type { examCandidateEndpoints, examRecheckEndpoints } from '../../contract/candidates/candidates.ts';
import { tablePages } from '../papers/parts.ts';
import { requirePart, type StaffPart, staffCaller } from '../policy.ts';
import { type CandidateLine, listCandidates } from './list-candidates.ts';
import { chooseSlot, ownCandidacy, withdrawOwn } from './own-candidacy.ts';
import { recordOutcome, setExtra } from './record-outcome.ts';
import { replaceCandidate } from './replace.ts';
import { addSlots, listSlots, removeSlot } from './slots.ts';
import { candidateAbsent } from './store.ts';

const columns = [
  ['时段', 76],
  ['准考证号', 72],
  ['姓名', 70],
  ['报考岗位', 135],
  ['原件是否齐全', 80],
  ['本人签名', 84],
] as const;

const timeAt = (moment: Date) => formatDateTime(moment).slice(11);
const hoursOf = ({ slot }: CandidateLine) => (slot ? `${timeAt(slot.startsAt)}-${timeAt(slot.endsAt)}` : '');

/** The people of one place, in the order of their slots. */
const pagesOf = (title: string, day: string, place: string, people: readonly CandidateLine[]): Page[] =>
  tablePages({
    title,
    what: '资格复审名单',
    facts: [day, place, people.length === 0 ? '没有人预约这一天' : `共 ${people.length} 人`].filter(Boolean).join('  '),
    columns,
    rows: people.map((line) => [hoursOf(line), line.ticket, line.name, `${line.post.code} ${line.post.title}`]),
    perPage: 27,
    height: 24,
    foot: '实到 ______ 人  审核人签名 ____________  ____________',
  });

/** Who comes to the recheck on a day, to be printed: by place and slot, a line a person. */
async function printRecheck(db: Database, part: StaffPart, day: string, now: Date): Promise<FileAnswer> {
  const people: CandidateLine[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await listCandidates(db, part, { step: 'recheck', day, page }, now);
    people.push(...items);
    if (items.length === 0 || people.length >= total) break;
  }
  const inOrder = people.toSorted((one, other) =>
    `${one.slot?.startsAt.toISOString()} ${one.ticket}` < `${other.slot?.startsAt.toISOString()} ${other.ticket}`
      ? -1
      : 1,
  );
  const places = Map.groupBy(inOrder, ({ slot }) => slot?.place ?? '');
  const { title } = part.row;
  const pages =
    places.size === 0
      ? pagesOf(title, day, '', [])
      : [...places].flatMap(([place, those]) => pagesOf(title, day, place, those));
  const bytes = await typeset({ as: 'paper', pages, title, author: title, photo: null, now });
  return { name: `${title}资格复审名单${day}.pdf`, bytes };
}

type Table = typeof examCandidateEndpoints & typeof examRecheckEndpoints;

async function lineOf(ctx: Ctx, part: StaffPart, id: string): Promise<CandidateLine> {
  const [line] = (await listCandidates(ctx.db, part, { ids: [id] }, ctx.now)).items;
  if (!line) throw candidateAbsent();
  return line;
}

const own = (ctx: Ctx, examId: string) => ({ ...seeker(ctx), examId, now: ctx.now });

/** Recheck, medical examination and inspection: slots, outcomes, replacements, and what applicants do in them. */
export const candidateRoutes = (): Handlers<Table> => ({
  'GET /api/company/exams/:id/candidates': async (ctx, { params: { id: examId }, query }) => {
    const part = await requirePart(ctx.db, staffCaller(ctx), { examId, act: 'readCandidates' });
    return listCandidates(ctx.db, part, query, ctx.now);
  },
  'POST /api/company/examCandidates/:id/moves': async (ctx, { params: { id }, body }) => {
    const part = await ctx.db.transaction((tx) => recordOutcome(tx, staffCaller(ctx), { ...body, id }));
    return lineOf(ctx, part, id);
  },
  'POST /api/company/examCandidates/:id/replacement': async (ctx, { params: { id }, body }) => {
    const { part, ids } = await ctx.db.transaction((tx) => replaceCandidate(tx, staffCaller(ctx), { ...body, id }));
    return { items: (await listCandidates(ctx.db, part, { ids }, ctx.now)).items };
  },
  'PUT /api/company/examCandidates/:id/extra': async (ctx, { params: { id }, body }) => {
    const part = await ctx.db.transaction((tx) => setExtra(tx, staffCaller(ctx), { ...body, id }));
    return lineOf(ctx, part, id);
  },
  'GET /api/company/exams/:id/slots': async (ctx, { params: { id: examId } }) =>
    listSlots(ctx.db, await requirePart(ctx.db, staffCaller(ctx), { examId, act: 'readCandidates' })),
  'POST /api/company/exams/:id/slots': async (ctx, { params: { id }, body }) =>
    listSlots(ctx.db, await ctx.db.transaction((tx) => addSlots(tx, staffCaller(ctx), id, body.slots))),
  'GET /api/company/exams/:id/recheckList.pdf': async (ctx, { params: { id: examId }, query: { day } }) => {
    const part = await requirePart(ctx.db, staffCaller(ctx), { examId, act: 'readCandidates' });
    return printRecheck(ctx.db, part, day, ctx.now);
  },
  'DELETE /api/company/examSlots/:id': async (ctx, { params: { id } }) =>
    listSlots(ctx.db, await ctx.db.transaction((tx) => removeSlot(tx, staffCaller(ctx), id))),
  'GET /api/exams/:id/candidacy': (ctx, { params: { id } }) => ownCandidacy(ctx.db, own(ctx, id)),
  'PUT /api/exams/:id/candidacy/slot': async (ctx, { params: { id }, body }) => {
    await ctx.db.transaction((tx) => chooseSlot(tx, own(ctx, id), body.slotId));
    return ownCandidacy(ctx.db, own(ctx, id));
  },
  'POST /api/exams/:id/candidacy/withdrawal': async (ctx, { params: { id }, body }) => {
    await ctx.db.transaction((tx) => withdrawOwn(tx, own(ctx, id), body.reason));
    return ownCandidacy(ctx.db, own(ctx, id));
  },
});
