import type { Database } from '#server/platform/database/database.ts';
import { examSteps } from '../../contract/exam-state.ts';
import { type ChangedTerm, changeLabel } from '../../contract/terms/exam-terms.ts';
import { announce } from '../follow.ts';
import type { ExamRow } from '../store.ts';

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
  said?: { title: string; body: string },
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
    title: said?.title ?? (onlyTimes ? '时间安排有调整' : '公告和规则有更正'),
    body: [changesText(changes), said?.body].filter(Boolean).join('\n'),
    changes: changes.map(({ field: step, ...values }) => ({ step, ...values })),
  };
  await announce(tx, examId, { ...notice, told }, now);
}
