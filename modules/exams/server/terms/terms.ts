import { isDeepStrictEqual } from 'node:util';
import type { Writer } from '#server/domains/posts/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type ExamSettings, examSettings, weightsFault } from '../../contract/exam-settings.ts';
import { examSteps } from '../../contract/exam-state.ts';
import {
  type ChangedTerm,
  changedTerms,
  changeLabel,
  type ExamTerms,
  type Proposed,
  type TermValues,
} from '../../contract/terms/exam-terms.ts';
import { advertise } from '../advertise.ts';
import { announce } from '../announce.ts';
import { type ProposalRow, settleProposal, waitingProposals } from '../proposals/store.ts';
import { hasOpenList } from '../results/publications.ts';
import { refuseAfterDraw } from '../rooms/store.ts';
import { byStaff, type ExamRow, illegal, lockExam, moveExamRow, publishPageChanges, timetableOf } from '../store.ts';

/** Settings of which a change waits for a second person. All others are saved at once. */
const guardedSettings: readonly (keyof ExamSettings)[] = [
  ...(['identities', 'secondReview', 'ageOn', 'papersUntil', 'graduationYears', 'fee', 'payNote', 'ratio'] as const),
  ...(['weights', 'decimals', 'tie'] as const),
  ...(['shortlist', 'publicityDays', 'appealDays', 'keepDays', 'results'] as const),
];
const guardedFields = ['title', 'documentNumber', 'regionCode', 'announcement'] as const;

/** The terms of a stored project; settings that are older than a rule get its default, as forms do. */
export const termsOf = ({ title, documentNumber, regionCode, announcement, settings }: ExamRow): ExamTerms => ({
  ...{ title, documentNumber, regionCode, announcement },
  settings: examSettings.safeParse(settings).data ?? settings,
});

/** Divides a change of a published project into what waits for a second person and the form that is saved at once. */
export function divideTerms<T extends ExamTerms>(before: ExamTerms, form: T): { waiting: TermValues; atOnce: T } {
  const waiting: TermValues = {};
  const atOnce = { ...form, settings: { ...form.settings } };
  for (const name of guardedFields) {
    if (before[name] === form[name]) continue;
    waiting[name] = form[name];
    atOnce[name] = before[name];
  }
  const changed = guardedSettings.filter((name) => !isDeepStrictEqual(before.settings[name], form.settings[name]));
  const pick = ({ settings }: ExamTerms): Partial<ExamSettings> =>
    Object.fromEntries(changed.map((name) => [name, settings[name]]));
  if (changed.length > 0) waiting.settings = pick(form);
  Object.assign(atOnce.settings, pick(before));
  return { waiting, atOnce };
}

/** Terms with the changes of a proposal. */
export const withTerms = (terms: ExamTerms, { settings, ...values }: TermValues): ExamTerms => ({
  ...terms,
  ...values,
  settings: { ...terms.settings, ...settings },
});

const ofResults: readonly (keyof ExamSettings)[] = ['weights', 'decimals', 'tie', 'shortlist', 'results'];

/**
 * Refuses terms that contradict the timetable, the list of those examined, or a list of results that is not public yet.
 * @throws AppError ILLEGAL_MOVE
 */
export async function checkTerms(
  tx: Database,
  { id, settings }: ExamRow,
  { values, steps, now }: { values: TermValues; steps: readonly { step: string }[]; now: Date },
): Promise<void> {
  const unweighted = weightsFault(steps, { ...settings, ...values.settings }.weights);
  if (unweighted) throw illegal(unweighted);
  if (values.settings?.fee !== undefined) await refuseAfterDraw(tx, id);
  if (!ofResults.some((name) => values.settings && name in values.settings)) return;
  if (await hasOpenList(tx, id, now)) throw illegal('有一份名单按原来的规则生成、还没有公布，请先撤回名单再改规则');
}

/**
 * Confirms changed terms as another lead: they are saved, published with what was before, and everybody who registered is told.
 * Or drops them. @throws AppError FORBIDDEN, ILLEGAL_MOVE
 */
export async function decideTerms(
  tx: Database,
  writer: Writer,
  {
    row,
    proposed,
    move,
  }: { row: ProposalRow; proposed: Extract<Proposed, { kind: 'terms' }>; move: 'confirm' | 'drop' },
): Promise<void> {
  const { now } = writer;
  const locked = await lockExam(tx, row.examId);
  await settleProposal(tx, writer, row, move);
  const context = { db: tx, now };
  const by = byStaff(writer);
  if (move === 'drop') {
    // A project that ended or is suspended takes no more moves; what waited is dropped all the same.
    if (locked.status === 'published')
      await moveExamRow(context, locked, { ...by, move: 'withdraw', note: changesText(proposed.changes) });
    return;
  }
  const before = termsOf(locked);
  const after = withTerms(before, proposed.values);
  const steps = await timetableOf(tx, row.examId);
  await checkTerms(tx, locked, { values: proposed.values, steps, now });
  const changes = changedTerms(before, after);
  const saved = await moveExamRow(context, locked, {
    ...by,
    move: 'amend',
    note: changesText(changes),
    refusal: '项目不在进行中，不能更正',
    values: { ...after, revision: locked.revision + 1 },
  });
  await advertise(tx, saved, now);
  await announceChanges(tx, saved, changes, now);
  await publishPageChanges(tx, row.examId);
}

/** The changes of a project's terms that wait for another lead. */
export const termsProposals = async (db: Database, examId: string, accountId: string) =>
  (await waitingProposals(db, examId, accountId)).flatMap(({ proposed, ...row }) =>
    proposed.kind === 'terms' ? { ...row, changes: proposed.changes } : [],
  );

/** Longer values stand in the notice on the project's page alone. */
const TOLD_CHARACTERS = 120;
const TOLD_CHANGES = 6;

/** Changes with both values, as the event and the notice have them. */
export const changesText = (changes: readonly ChangedTerm[]): string =>
  changes.map(({ field, before, after }) => `${changeLabel(field)}：${after}（原为 ${before}）`).join('；');

const isLong = ({ before, after }: ChangedTerm) => before.length + after.length > TOLD_CHARACTERS;

/** Publishes changed times and terms of a project, with what was before, and tells everybody who registered or follows. `said`: the words of an announcement that changed them. */
export async function announceChanges(
  tx: Database,
  { id: examId, title, revision }: ExamRow,
  changes: readonly ChangedTerm[],
  now: Date,
  announcement?: { title: string; body: string },
): Promise<void> {
  const onlyTimes = changes.every(({ field }) => field in examSteps);
  const lines = changes
    .slice(0, TOLD_CHANGES)
    .map((change) =>
      isLong(change) ? `${changeLabel(change.field)}有改动，前后内容见补充公告` : changesText([change]),
    );
  if (changes.length > lines.length) lines.push(`共 ${changes.length} 处改动，见补充公告`);
  const told = {
    title: onlyTimes ? '公开招聘时间有调整' : '公开招聘公告有更正',
    body: `“${title}”${lines.join('；')}`,
    key: `changes:${revision}`,
  };
  const notice = {
    title: announcement?.title ?? (onlyTimes ? '时间安排有调整' : '公告和规则有更正'),
    body: [changesText(changes), announcement?.body].filter(Boolean).join('\n'),
    changes: changes.map(({ field: step, ...values }) => ({ step, ...values })),
  };
  await announce(tx, examId, { ...notice, told }, now);
}
