import { optionsOf } from '#lab/lib/options.ts';
import { extractText } from '#server/domains/resumes/import/extract-lines.ts';
import { readResume } from '#server/domains/resumes/import/read-resume.ts';
import { blocksOf } from './resume-import/blocks.ts';
import { layouts } from './resume-import/layouts.ts';
import { person } from './resume-import/people.ts';
import { type Count, compare, type Field, f1, factsOf, fields, truthOf } from './resume-import/score.ts';
import { scan } from './resume-import/setters.ts';

// npm run bench -- resume-import [--verbose]   reads 30 generated layouts and scores the result. A third of the layouts was not
// used while the reader was written; their score is separate.
const { verbose } = optionsOf({ verbose: false });
const GOAL = 0.85;
const EACH = 2;

const empty = (): Count => ({ right: 0, wrong: 0, missed: 0 });
const perField = new Map<Field, Count>(fields.map((field) => [field, empty()]));
const groups = { seen: empty(), held: empty() };
const add = (to: Count, { right, wrong, missed }: Count) => {
  to.right += right;
  to.wrong += wrong;
  to.missed += missed;
};
const percent = (count: Count) => f1(count).toFixed(3);

let slowest = 0;
for (const [index, { name, style, set, held }] of layouts.entries()) {
  const ofLayout = empty();
  for (let n = 0; n < EACH; n += 1) {
    const who = person(index + n * layouts.length);
    const bytes = await set(blocksOf(who, style));
    const startedAt = performance.now();
    const reading = readResume((await extractText(bytes)).lines);
    slowest = Math.max(slowest, performance.now() - startedAt);
    const [found, truth] = [factsOf(reading, style), truthOf(who, style)];
    for (const field of fields) {
      const count = compare(found[field], truth[field]);
      add(perField.get(field) ?? empty(), count);
      add(ofLayout, count);
      const isShown = verbose && !held && (count.wrong > 0 || count.missed > 0);
      if (isShown)
        console.log(`    ${name} · ${field}: found ${found[field].join(' ')} true ${truth[field].join(' ')}`);
    }
  }
  add(held ? groups.held : groups.seen, ofLayout);
  console.log(`${percent(ofLayout)}  ${held ? 'held ' : 'seen '} ${name}`);
}

console.log('\nF1 by field');
for (const [field, count] of perField) console.log(`  ${percent(count)}  ${field}`);
const all = empty();
add(all, groups.seen);
add(all, groups.held);
const scanned = (await extractText(await scan())).lines;
console.log(
  `\nin all ${percent(all)} · layouts that were seen ${percent(groups.seen)} · held out ${percent(groups.held)}`,
);
console.log(`slowest file ${slowest.toFixed(0)} ms · a scan gives ${scanned.length} lines`);
process.exitCode = f1(all) >= GOAL && f1(groups.held) >= GOAL && scanned.length === 0 ? 0 : 1;
