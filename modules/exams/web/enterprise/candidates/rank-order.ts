import type { CandidateLine } from '../../../contract/candidates/candidates.ts';

/** People of each post by rank, whoever took somebody's place directly below that person. */
export function inRankOrder(lines: readonly CandidateLine[]): CandidateLine[] {
  const posts = Map.groupBy(lines, ({ post }) => post.code);
  return [...posts.values()].flatMap((people) => {
    const names = new Set(people.map(({ name }) => name));
    const below = Map.groupBy(people, ({ replaces }) => (replaces !== null && names.has(replaces) ? replaces : ''));
    const withBelow = (line: CandidateLine): CandidateLine[] => {
      const taken = below.get(line.name) ?? [];
      below.delete(line.name);
      return [line, ...taken.flatMap(withBelow)];
    };
    const first = below.get('') ?? [];
    return first.toSorted((one, other) => (one.rank ?? Infinity) - (other.rank ?? Infinity)).flatMap(withBelow);
  });
}
