import type { FileAnswer } from '#contract/endpoint.ts';
import { formatDateTime } from '#contract/text.ts';
import type { Page } from '#packages/typeset/page.ts';
import { typeset } from '#server/domains/resume-output/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type Ctx, seeker } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import type { examCandidateEndpoints } from '../../contract/candidates/candidates.ts';
import { tablePages } from '../papers/parts.ts';
import { changes, type ExamAccess, examAccess, reads, type StaffCaller, staffCaller } from '../policy.ts';
import { type CandidateLine, listCandidates } from './list-candidates.ts';
import { candidateAbsent, recordOutcome, setExtra } from './record-outcome.ts';
import { replaceCandidate } from './replace.ts';
import { addSlots, chooseSlot, listSlots, ownCandidacy, removeSlot, slotAccess, withdrawOwn } from './slots.ts';

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
async function printRecheck(db: Database, access: ExamAccess, day: string): Promise<FileAnswer> {
  const people: CandidateLine[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await listCandidates(db, access, { step: 'recheck', day, page });
    people.push(...items);
    if (items.length === 0 || people.length >= total) break;
  }
  const keyOf = ({ slot, ticket }: CandidateLine) => `${slot?.startsAt.toISOString()} ${ticket}`;
  const inOrder = people.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  const places = Map.groupBy(inOrder, ({ slot }) => slot?.place ?? '');
  if (places.size === 0) places.set('', []);
  const { title } = access.row;
  const pages = [...places].flatMap(([place, those]) => pagesOf(title, day, place, those));
  const bytes = await typeset({ as: 'paper', pages, title, author: title, photo: null, now: access.caller.now });
  return { name: `${title}资格复审名单${day}.pdf`, bytes };
}

async function lineOf(db: Database, access: ExamAccess, id: string): Promise<CandidateLine> {
  const [line] = (await listCandidates(db, access, { ids: [id] })).items;
  if (!line) throw candidateAbsent();
  return line;
}

/** Writes about one candidate, whose act depends on the stage. */
const ofOne =
  <I extends { params: { id: string } }, T>(write: (tx: Database, caller: StaffCaller, input: I) => Promise<T>) =>
  (ctx: Ctx, input: I): Promise<T> =>
    ctx.db.transaction((tx) => write(tx, staffCaller(ctx), input));

const removes = changes(slotAccess, 'arrangeRecheck', listSlots);

const applicantOf = (ctx: Ctx, examId: string) => ({ ...seeker(ctx), examId, now: ctx.now });

/** Recheck, medical examination and inspection: slots, outcomes, replacements, and what applicants do in them. */
export const candidateRoutes = (): Handlers<typeof examCandidateEndpoints> => ({
  'GET /api/company/exams/:id/candidates': reads(examAccess, 'readCandidates', (db, access, { query }) =>
    listCandidates(db, access, query),
  ),
  'POST /api/company/examCandidates/:id/moves': ofOne(async (tx, caller, { params: { id }, body }) =>
    lineOf(tx, await recordOutcome(tx, caller, { ...body, id }), id),
  ),
  'POST /api/company/examCandidates/:id/replacement': ofOne(async (tx, caller, { params: { id }, body }) => {
    const { part: access, ids } = await replaceCandidate(tx, caller, { ...body, id });
    return { items: (await listCandidates(tx, access, { ids })).items };
  }),
  'PUT /api/company/examCandidates/:id/extra': ofOne(async (tx, caller, { params: { id }, body }) =>
    lineOf(tx, await setExtra(tx, caller, { ...body, id }), id),
  ),
  'GET /api/company/exams/:id/slots': reads(examAccess, 'readCandidates', listSlots),
  'POST /api/company/exams/:id/slots': ofOne(async (tx, caller, { params: { id }, body }) =>
    listSlots(tx, await addSlots(tx, caller, id, body.slots)),
  ),
  'GET /api/company/exams/:id/recheckList.pdf': reads(examAccess, 'readCandidates', (db, access, { query }) =>
    printRecheck(db, access, query.day),
  ),
  'DELETE /api/company/examSlots/:id': removes((tx, { found }) => removeSlot(tx, found)),
  'GET /api/exams/:id/candidacy': (ctx, { params: { id } }) => ownCandidacy(ctx.db, applicantOf(ctx, id)),
  'PUT /api/exams/:id/candidacy/slot': async (ctx, { params: { id }, body }) => {
    await ctx.db.transaction((tx) => chooseSlot(tx, applicantOf(ctx, id), body.slotId));
    return ownCandidacy(ctx.db, applicantOf(ctx, id));
  },
  'POST /api/exams/:id/candidacy/withdrawal': async (ctx, { params: { id }, body }) => {
    await ctx.db.transaction((tx) => withdrawOwn(tx, applicantOf(ctx, id), body.reason));
    return ownCandidacy(ctx.db, applicantOf(ctx, id));
  },
});
