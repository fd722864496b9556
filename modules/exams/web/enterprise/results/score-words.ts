import { type ScoreMark, scoreMarks } from '../../../contract/results/entry-states.ts';

/** '81.5', or the mark in place of points. */
export const scoreText = ({ mark, points }: { mark: string; points: number | null }): string =>
  points === null ? (scoreMarks[mark as ScoreMark] ?? mark) : String(points);
