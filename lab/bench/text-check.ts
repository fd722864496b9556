import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkText } from '#contract/posts/post-text-check.ts';

interface LabelledPost {
  kinds: string[];
  tenure: string | undefined;
  words: string;
  heldOut: boolean;
}

const linesOf = (file: string) =>
  readFileSync(join(import.meta.dirname, 'text-check', file), 'utf8')
    .split('\n')
    .filter(Boolean);

/**
 * Fictitious posts, one per line: the faulty ones with their kinds of fault before a bar; `@code` before a text names a tenure. Every
 * third one is held out.
 */
function labelledPosts(): LabelledPost[] {
  const parse = (kinds: string[], given: string, at: number): LabelledPost => {
    const [, tenure, words = ''] = /^(?:@([a-z-]+) )?(.*)$/.exec(given) ?? [];
    return { kinds, tenure, words, heldOut: at % 3 === 2 };
  };
  return [
    ...linesOf('faulty-posts.txt').map((line, at) => {
      const bar = line.indexOf('|');
      return parse(line.slice(0, bar).split(','), line.slice(bar + 1), at);
    }),
    ...linesOf('sound-posts.txt').map((line, at) => parse([], line, at)),
  ];
}

interface Kind {
  right: number;
  extra: number;
  missed: number;
}

/** Precision and recall over pairs of a post and a kind of fault. */
function tally(posts: readonly LabelledPost[], find: (post: LabelledPost) => string[]) {
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

// npm run bench -- text-check [--all]   the text check on labelled posts; two thirds were used to write the rules, the last third
// is held out. Misses of the first two thirds are listed, of the held-out third only with --all.
const GOALS = { precision: 0.95, recall: 0.9 };
const posts = labelledPosts();

const score = (name: string, part: typeof posts, listed: boolean) => {
  const result = tally(part, ({ words, tenure }) => checkText(words, tenure).map(({ kind }) => kind));
  console.log(
    `${name}: ${part.length} posts, precision ${result.precision.toFixed(3)}, recall ${result.recall.toFixed(3)}`,
  );
  for (const [kind, { right, extra, missed }] of Object.entries(result.kinds))
    console.log(`  ${kind.padEnd(10)} right ${right}, extra ${extra}, missed ${missed}`);
  if (listed) for (const miss of result.misses) console.log(`  ${miss}`);
  return result;
};

score(
  'tuned',
  posts.filter(({ heldOut }) => !heldOut),
  true,
);
const held = score(
  'held out',
  posts.filter(({ heldOut }) => heldOut),
  process.argv.includes('--all'),
);
const all = score('all', posts, false);
for (const { precision, recall } of [held, all])
  if (precision < GOALS.precision || recall < GOALS.recall) process.exitCode = 1;
