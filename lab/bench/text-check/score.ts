import type { LabelledPost } from './labelled.ts';

interface Kind {
  right: number;
  extra: number;
  missed: number;
}

/** Precision and recall over pairs of a post and a kind of fault. */
export function tally(posts: readonly LabelledPost[], find: (post: LabelledPost) => string[]) {
  const kinds: Record<string, Kind> = {};
  const misses: string[] = [];
  for (const post of posts) {
    const found = new Set(find(post));
    for (const kind of new Set([...post.kinds, ...found])) {
      const is = found.has(kind) ? (post.kinds.includes(kind) ? 'right' : 'extra') : 'missed';
      kinds[kind] ??= { right: 0, extra: 0, missed: 0 };
      kinds[kind][is] += 1;
      if (is !== 'right') misses.push(`${is} ${kind}: ${post.words}`);
    }
  }
  const sum = (of: keyof Kind) => Object.values(kinds).reduce((total, kind) => total + kind[of], 0);
  return {
    precision: sum('right') / (sum('right') + sum('extra')),
    recall: sum('right') / (sum('right') + sum('missed')),
    kinds,
    misses,
  };
}
