import type { PublicationKind } from '#contract/exams/results/publication-state.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { refuseAfterDraw } from '../rooms/refuse-after-draw.ts';
import type { ExamRow } from '../store.ts';
import { changesBetween, latestLines } from './changes.ts';
import { compose } from './compose.ts';
import { type PublicationRow, preparePublication } from './publications.ts';

interface Wish {
  kind: PublicationKind;
  publicAt: Date;
  /** Why it corrects the version before. */
  reason: string;
  actorId: string;
  now: Date;
}

/** Composes a list of a locked project and freezes it. @throws AppError ILLEGAL_MOVE with what is lacking */
export async function prepareList(tx: Database, row: ExamRow, wish: Wish): Promise<PublicationRow> {
  const { kind, now } = wish;
  if (kind === 'shortlist') await refuseAfterDraw(tx, row.id, 'lots');
  const { lines, summary, lacking } = await compose(tx, row, kind, now);
  if (lacking) throw appError('ILLEGAL_MOVE', { message: `还不能生成：${lacking}` });
  const changes = changesBetween(await latestLines(tx, row.id, kind, now), lines, summary);
  return preparePublication(tx, row, { ...wish, lines, summary, changes });
}
