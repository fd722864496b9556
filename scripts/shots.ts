import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../e2e/lib/browser.ts';
import { writeIndex } from './shots/index-page.ts';
import { signInEverybody } from './shots/people.ts';
import { findPlaces } from './shots/places.ts';
import { startProduct } from './shots/start-product.ts';
import { type State, states } from './shots/states.ts';
import { type Look, type Shot, takeShots } from './shots/take.ts';

// Pictures of every page at three widths in both schemes, with what axe finds: `npm run shots`.

const usage = `npm run shots [-- --origin URL] [--only NAME,NAME] [--width 390] [--scheme dark] [--state ${states.join('|')}]`;
const { values } = parseArgs({
  options: {
    origin: { type: 'string' },
    only: { type: 'string' },
    width: { type: 'string' },
    scheme: { type: 'string' },
    state: { type: 'string', default: 'data' },
    'no-axe': { type: 'boolean', default: false },
    out: { type: 'string', default: 'shots' },
  },
});

const POSTS = 3000;
const isState = (value: string): value is State => (states as readonly string[]).includes(value);
const { state } = values;
const only = values.only?.split(',');
if (!isState(state)) throw new Error(usage);

const looks = (values.width ? [Number(values.width)] : [1440, 1024, 390])
  .flatMap((width): Look[] => [
    { width, scheme: 'light' },
    { width, scheme: 'dark' },
  ])
  .filter(({ scheme }) => !values.scheme || values.scheme === scheme);

const product = values.origin ? null : await startProduct(POSTS);
const origin = values.origin ?? product?.origin ?? '';
const browser = await launchBrowser();
try {
  const folder = join(resolve(values.out), state);
  mkdirSync(folder, { recursive: true });
  const people = await signInEverybody(origin);
  const places = (await findPlaces(origin)).filter(({ name }) => !only || only.includes(name));
  const shots: Shot[] = [];
  for (const look of looks) {
    await takeShots(places, { ...look, browser, origin, people, state, withAxe: !values['no-axe'], folder }, (shot) => {
      shots.push(shot);
      const faults = [...(shot.overflow > 0 ? [`wider by ${shot.overflow} px`] : []), ...shot.violations];
      console.log([shot.file, ...faults.map((fault) => `    ${fault}`)].join('\n'));
    });
  }
  await writeIndex(browser, folder, shots);
  console.log(`${shots.length} 张：${join(folder, 'index.html')}`);
} finally {
  await browser.close();
  await product?.stop();
}
