import { eq } from 'drizzle-orm';
import { type Outcome, outcomes, type PublicationKind } from '#contract/exams/results/publication-state.ts';
import type { PublicationSummary } from '#contract/exams/results/result-shapes.ts';
import { examResult } from '#database/schema/exam-results/publications.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { NewLine } from './publications.ts';
import { latestId } from './published.ts';

type Line = Pick<NewLine, 'registrationId' | 'rank' | 'written' | 'interview' | 'total' | 'outcome'>;

/** The lines of the last public version of a list; empty before the first. */
export async function latestLines(db: Database, examId: string, kind: PublicationKind, now: Date): Promise<Line[]> {
  const last = await latestId(db, examId, kind, now);
  return last ? db.select().from(examResult).where(eq(examResult.publicationId, last)) : [];
}

const textOf = ({ rank, total, interview, written, outcome }: Line) => {
  const points = total ?? interview ?? written;
  const words = outcomes[outcome as Outcome] ?? outcome;
  return [rank === null ? '' : `第 ${rank} 名`, points === null ? '' : `${points} 分`, words].filter(Boolean).join(' ');
};

/** What a corrected list says of whom that the one before said otherwise. */
export function changesBetween(
  before: readonly Line[],
  after: readonly NewLine[],
  summary: PublicationSummary,
): string[] {
  if (before.length === 0) return [];
  const old = new Map(before.map((line) => [line.registrationId, textOf(line)]));
  return after.flatMap((line) => {
    const was = old.get(line.registrationId) ?? '不在名单';
    const is = textOf(line);
    return was === is ? [] : [`${summary[line.postId]?.code ?? ''} ${line.name} ${line.ticket}：${was}，更正为 ${is}`];
  });
}
