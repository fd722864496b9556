import { and, eq, gt, or } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { consume, refund } from '#server/platform/limits/consume.ts';
import { refuseOver } from '#server/platform/limits/refuse.ts';
import { subscriberOf } from '#server/platform/limits/subscriber-of.ts';
import {
  earlyMs,
  type examJudgeEndpoints,
  type GroupState,
  type JudgeEntry,
  type JudgeView,
} from '../../contract/interview/judge.ts';
import { isOut } from '../../contract/results/candidate-state.ts';
import { examCandidate, examJudge, examRecusal, examSheet } from '../../schema/candidates.ts';
import { exam } from '../../schema/exams.ts';
import type { Secrets } from '../rooms/rooms.ts';
import { drawOf } from '../rooms/store.ts';
import { rowsIn } from '../rows.ts';
import { idsOf } from '../store.ts';
import { hashOfSecret } from './name-judges.ts';
import {
  addSheet,
  type GroupRow,
  intervieweesOf,
  type JudgeRow,
  linesOf,
  lockGroup,
  note,
  sheetsOfJudge,
} from './store.ts';

/** Why nothing of a group may be scored now; '' where it may. */
const refusals: Record<GroupState, string> = {
  closed: '本组已经结束，不能再评分；如有遗漏请联系考务更正',
  suspended: '项目不在进行中，暂不能评分',
  early: '面试还没有开始',
  open: '',
};

/**
 * Records what a judge's device sealed and declared, in its order, each entry once however often it is sent. The judge and the
 * group are locked, so that entries and the closing of the group follow each other. Returns those that were refused.
 */
async function recordEntries(
  context: DbContext,
  { group, judge, entries }: { group: GroupRow; judge: JudgeRow; entries: readonly JudgeEntry[] },
): Promise<{ id: string; message: string }[]> {
  if (entries.length === 0) return [];
  const { db, now } = context;
  const closed = refusals[(await standingOf(context, group)).state];
  const people = await rowsIn(db, examCandidate, { groupId: group.id });
  const byLot = new Map(people.map((person) => [person.lot, person]));
  const sheets = await sheetsOfJudge(db, judge.id);
  const sealed = new Map(
    sheets.flatMap((sheet) => (sheet.status === 'replaced' ? [] : [[sheet.registrationId, sheet.id]])),
  );
  const ids = new Set(sheets.map(({ id }) => id));
  const taken = await idsOfOthers(context, judge, entries);
  const recused = await recusedBy(db, judge);

  /** Stores an entry; returns why it is refused, '' where it is stored. */
  const record = async (entry: JudgeEntry): Promise<string> => {
    const person = byLot.get(entry.lot);
    if (!person) return `本组没有 ${entry.lot} 号`;
    if (entry.kind === 'sheet' && ids.has(entry.id)) return '';
    if (entry.kind === 'recusal' && recused.has(person.id)) return '';
    if (closed) return closed;
    if (isOut(person.status)) return `${entry.lot} 号已登记缺席`;
    if (sealed.has(person.id)) return `${entry.lot} 号的评分已封存`;
    if (recused.has(person.id)) return `您已声明回避 ${entry.lot} 号`;
    const by = { examId: group.examId, side: 'judge', actorId: judge.id, at: now } as const;
    if (entry.kind === 'recusal') {
      const { reason } = entry;
      const registrationId = person.id;
      await db.insert(examRecusal).values({ judgeId: judge.id, registrationId, reason, at: now });
      const about = { subject: 'judge', subjectId: judge.id, registrationId } as const;
      await note(db, { ...by, ...about, move: 'recuse', toStatus: 'named', note: reason });
      recused.add(person.id);
      return '';
    }
    const lines = linesOf(group, entry.marks);
    if ('fault' in lines) return lines.fault;
    if (taken.has(entry.id)) return '评分表编号重复，请重新封存';
    // A clock that is ahead says nothing about the future.
    const givenAt = new Date(Math.min(new Date(entry.at).getTime(), now.getTime()));
    const values = { ...lines, id: entry.id, judgeId: judge.id, registrationId: person.id, givenAt, receivedAt: now };
    await addSheet(context, group.examId, values, { move: 'seal', who: 'judge', actorId: judge.id });
    sealed.set(person.id, entry.id);
    ids.add(entry.id);
    return '';
  };

  const refused: { id: string; message: string }[] = [];
  for (const entry of entries) {
    const message = await record(entry);
    if (message) refused.push({ id: entry.id, message });
  }
  return refused;
}

/** Ids among the entries that another judge's sheets have. */
async function idsOfOthers({ db }: DbContext, judge: JudgeRow, entries: readonly JudgeEntry[]): Promise<Set<string>> {
  const rows = await rowsIn(db, examSheet, { id: idsOf(entries) });
  return new Set(rows.flatMap(({ id, judgeId }) => (judgeId === judge.id ? [] : id)));
}

const recusedBy = async (db: Database, judge: JudgeRow) =>
  new Set((await rowsIn(db, examRecusal, { judgeId: judge.id })).map(({ registrationId }) => registrationId));

const named = eq(examJudge.status, 'named');

/**
 * The judge whom a device stands for, with the group: both locked to the end of the transaction, the group first as by who removes a
 * judge. @throws AppError NOT_FOUND for any other device
 */
async function judgeOfDevice(
  secrets: Secrets,
  tx: Database,
  device: string,
): Promise<{ judge: JudgeRow; group: GroupRow }> {
  const isIts = and(named, eq(examJudge.deviceHash, hashOfSecret(secrets, 'device', device)));
  const [found] = await tx.select({ groupId: examJudge.groupId }).from(examJudge).where(isIts);
  const group = found && (await lockGroup(tx, found.groupId, 'share'));
  const [judge] = await tx.select().from(examJudge).where(isIts).for('no key update');
  if (!group || !judge)
    throw appError('NOT_FOUND', { message: '这台设备不能评分：进入码已换发，或考官已撤下。请联系考务。' });
  return { judge, group };
}

/**
 * Brings a device into a group by a code, which is spent. A device that is in stays that judge's: it may send its code again, since
 * its first answer may be lost.
 * @returns null for a code that is wrong, spent or late
 */
async function enterDevice(
  secrets: Secrets,
  tx: Database,
  { code, device, now }: { code: string; device: string; now: Date },
): Promise<{ judge: JudgeRow; group: GroupRow } | null> {
  const deviceHash = hashOfSecret(secrets, 'device', device);
  const waits = and(named, eq(examJudge.codeHash, hashOfSecret(secrets, 'code', code)), gt(examJudge.codeUntil, now));
  const its = or(and(named, eq(examJudge.deviceHash, deviceHash)), waits);
  const [found] = await tx.select({ groupId: examJudge.groupId }).from(examJudge).where(its);
  if (!found) return null;
  const group = await lockGroup(tx, found.groupId, 'share');
  const [entered] = await tx.select().from(examJudge).where(eq(examJudge.deviceHash, deviceHash));
  if (entered) return { judge: entered, group: await lockGroup(tx, entered.groupId, 'share') };
  const [judge] = await tx
    .update(examJudge)
    .set({ deviceHash, enteredAt: now, codeHash: null, codeUntil: null })
    .where(waits)
    .returning();
  if (!judge) return null;
  const by = { examId: group.examId, subject: 'judge', subjectId: judge.id, side: 'judge', actorId: judge.id } as const;
  await note(tx, { ...by, move: 'enter', toStatus: 'named', at: now });
  return { judge, group };
}

/** Wrong codes of one device. */
const wrongByDevice = { limit: 10, windowSeconds: 600 };
/** Of one address, which judges and applicants of a school may share: a ceiling for floods, far above mistyped codes. */
const wrongByAddress = { limit: 3_000, windowSeconds: 600 };

/** What a judge's device calls; it has no account. */
export const judgeRoutes = (deps: Deps): Handlers<typeof examJudgeEndpoints> => ({
  'POST /api/judge/devices': async (ctx, { body }) => {
    const limits = [
      [`judge-code:${hashOfSecret(deps, 'device', body.device)}`, wrongByDevice],
      [`judge-code:${subscriberOf(ctx.ip)}`, wrongByAddress],
    ] as const;
    for (const [key, limit] of limits) refuseOver(await consume(deps.db, key, limit, ctx.now), '进入码输错太多次');
    const view = await ctx.db.transaction(async (tx) => {
      const entered = await enterDevice(deps, tx, { ...body, now: ctx.now });
      if (!entered) throw fieldError('body.code', '进入码不对、已用过或已过期，请向考务换发');
      return judgeView({ db: tx, now: ctx.now }, entered.group, entered.judge);
    });
    for (const [key] of limits) await refund(deps.db, key);
    return view;
  },
  'POST /api/judge/entries': (ctx, { body: { device, entries } }) =>
    ctx.db.transaction(async (tx) => {
      const { judge, group } = await judgeOfDevice(deps, tx, device);
      const context = { db: tx, now: ctx.now };
      const refused = await recordEntries(context, { group, judge, entries });
      return { ...(await judgeView(context, group, judge)), refused };
    }),
});

/** Whether sheets of a group are taken now, with the name of its project. */
async function standingOf(
  { db, now }: DbContext,
  { examId, closedAt, startsAt }: GroupRow,
): Promise<{ title: string; state: GroupState }> {
  const [row] = await db.select({ title: exam.title, status: exam.status }).from(exam).where(eq(exam.id, examId));
  const title = row?.title ?? '';
  if (closedAt) return { title, state: 'closed' };
  if (row?.status !== 'published') return { title, state: 'suspended' };
  return { title, state: now.getTime() < startsAt.getTime() - earlyMs ? 'early' : 'open' };
}

async function beforeDraw({ db }: DbContext, { examId, posts }: GroupRow) {
  const people = await intervieweesOf(db, examId);
  const draw = await drawOf(db, examId, 'lots');
  return {
    people: people.filter(({ post }) => posts.includes(post.code)).length,
    frozenAt: draw?.committedAt ?? null,
  };
}

/** The numbers of a group in their order, and what this judge did about each. Nothing here says who has a number. */
async function judgeView(context: DbContext, group: GroupRow, judge: JudgeRow) {
  const { db } = context;
  const { title, state } = await standingOf(context, group);
  const people = await rowsIn(db, examCandidate, { groupId: group.id }, { order: [examCandidate.lot] });
  const sealed = (await sheetsOfJudge(db, judge.id)).filter((sheet) => sheet.status === 'sealed');
  const totals = new Map(sealed.map(({ registrationId, total }) => [registrationId, total]));
  const recused = await recusedBy(db, judge);
  const stateOf = (person: (typeof people)[number]): JudgeView['lots'][number]['state'] => {
    if (isOut(person.status)) return 'absent';
    if (recused.has(person.id)) return 'recused';
    return totals.has(person.id) ? 'sealed' : 'open';
  };
  return {
    exam: title,
    group: { ...group, state },
    judge,
    beforeDraw: people.length === 0 ? await beforeDraw(context, group) : null,
    lots: people.map((person) => ({
      lot: person.lot ?? 0,
      state: stateOf(person),
      total: totals.get(person.id) ?? null,
    })),
  };
}
