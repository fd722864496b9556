import {
  type Outcome,
  outcomes,
  type PublicationKind,
  publicationKinds,
} from '../../contract/results/publication-state.ts';

/** '入围名单（第 2 版）' */
export const listTitle = ({ kind, version }: { kind: string; version: number }): string =>
  `${kindLabel(kind)}${version > 1 ? `（第 ${version} 版）` : ''}`;

export const kindLabel = (kind: string): string => publicationKinds[kind as PublicationKind]?.label ?? kind;

const decimalsOf = (points: number | null) => (points === null ? 0 : (String(points).split('.')[1]?.length ?? 0));

/** Writes the points of one column with as many decimals as the longest of them has. */
export function pointsOf(column: readonly (number | null)[]): (points: number | null) => string {
  const most = Math.max(0, ...column.map(decimalsOf));
  return (points) => (points === null ? '—' : points.toFixed(most));
}

/** '笔试 40%，面试 60%' */
export const totalRule = ({ written, interview }: { written: number; interview: number }): string =>
  interview === 0 ? '即笔试成绩' : written === 0 ? '即面试成绩' : `笔试 ${written}%，面试 ${interview}%`;

/** What a list calls those who are in. */
export const insideLabel = (kind: string): string => publicationKinds[kind as PublicationKind]?.in || outcomes.in;

/** How a line ends, in the words of its list. Being in a list of written scores says nothing. */
export const outcomeText = (kind: string, outcome: string): string =>
  outcome === 'in' ? (kind === 'written' ? '' : insideLabel(kind)) : (outcomes[outcome as Outcome] ?? outcome);
