import type { Database } from '#server/platform/database/database.ts';
import { type Outcome, outcomes, type PublicationKind } from '../../contract/results/publication-state.ts';
import type { PublicationSummary } from '../../contract/results/result-shapes.ts';
import { refuseAfterDraw } from '../rooms/store.ts';
import { type ExamRow, illegal } from '../store.ts';
import { compose } from './compose.ts';
import {
  hashOf,
  latestId,
  linesOf,
  type NewLine,
  type PublicationRow,
  preparePublication,
  type Wish,
} from './publications.ts';

type Line = Pick<NewLine, 'registrationId' | 'rank' | 'written' | 'interview' | 'total' | 'outcome'>;

/** The lines of the last public version of a list; empty before the first. */
async function latestLines(db: Database, examId: string, kind: PublicationKind, now: Date): Promise<Line[]> {
  const last = await latestId(db, examId, kind, now);
  return last ? linesOf(db, last) : [];
}

const textOf = ({ rank, total, interview, written, outcome }: Line) => {
  const points = total ?? interview ?? written;
  const label = outcomes[outcome as Outcome] ?? outcome;
  return [rank === null ? '' : `第 ${rank} 名`, points === null ? '' : `${points} 分`, label].filter(Boolean).join(' ');
};

/** What a corrected list says of whom that the one before said otherwise. */
function changesBetween(before: readonly Line[], after: readonly NewLine[], summary: PublicationSummary): string[] {
  if (before.length === 0) return [];
  const old = new Map(before.map((line) => [line.registrationId, textOf(line)]));
  return after.flatMap((line) => {
    const was = old.get(line.registrationId) ?? '不在名单';
    const is = textOf(line);
    return was === is ? [] : [`${summary[line.postId]?.code ?? ''} ${line.name} ${line.ticket}：${was}，更正为 ${is}`];
  });
}

/** Composes a list of a locked project and freezes it. @throws AppError ILLEGAL_MOVE with what is lacking */
export async function prepareList(tx: Database, row: ExamRow, wish: Wish): Promise<PublicationRow> {
  const { kind, now } = wish;
  if (kind === 'shortlist') await refuseAfterDraw(tx, row.id, 'lots');
  const { lines, summary, lacking } = await compose(tx, row, kind, now);
  if (lacking) throw illegal(`还不能生成：${lacking}`);
  const changes = changesBetween(await latestLines(tx, row.id, kind, now), lines, summary);
  return preparePublication(tx, row, { ...wish, lines, summary, changes });
}

/**
 * Refuses to confirm a list that would not be prepared like this now: scores, sheets or people changed since.
 * @throws AppError ILLEGAL_MOVE with what is lacking
 */
export async function checkStillHolds(tx: Database, row: ExamRow, list: PublicationRow, now: Date): Promise<void> {
  const { lines, summary, lacking } = await compose(tx, row, list.kind, now);
  if (!lacking && (await hashOf(list, { lines, summary })) === list.hash) return;
  const message = ['名单生成后有变动，请撤回后重新生成', lacking].filter(Boolean).join('：');
  throw illegal(message);
}
