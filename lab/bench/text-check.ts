import { checkText } from '#contract/posts/post-text-check.ts';
import { faultyPosts } from './text-check/faulty-posts.ts';
import { labelledPosts } from './text-check/labelled.ts';
import { tally } from './text-check/score.ts';
import { soundPosts } from './text-check/sound-posts.ts';

// npm run bench -- text-check [--all]   the text check on labelled posts; two thirds were used to write the rules, the last third
// is held out. Misses of the first two thirds are listed, of the held-out third only with --all.
const GOALS = { precision: 0.95, recall: 0.9 };
const posts = labelledPosts(faultyPosts, soundPosts);

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
