import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from '#e2e/lib/browser.ts';
import { tableOfFirstViews } from '#lab/shots/first-view.ts';
import { writeIndex } from '#lab/shots/index-page.ts';
import { judgePlaces } from '#lab/shots/judges.ts';
import { signInEverybody } from '#lab/shots/people.ts';
import { findPlaces, idsOf } from '#lab/shots/places.ts';
import { scenesOf } from '#lab/shots/scenes.ts';
import { startProduct } from '#lab/shots/start-product.ts';
import { type State, states, usualStates } from '#lab/shots/states.ts';
import { acceptStills } from '#lab/shots/still/accept.ts';
import { type Look, type Shot, takeShot } from '#lab/shots/take.ts';

// Pictures of every page: three widths, two schemes, three states; beside them a table of what each asks of its reader in the first
// view. `npm run shots` fails where axe finds something, a page is wider than its window, or its first view asks too much; `npm run shots -- --accept` renews the
// pictures that e2e/platform/visual.e2e.ts compares with.

const usage = `--state 只能是 ${states.join('、')}；用法见 npm run shots -- --help`;
const { values } = parseArgs({
  options: {
    accept: { type: 'boolean', default: false },
    origin: { type: 'string' },
    area: { type: 'string' },
    only: { type: 'string' },
    width: { type: 'string' },
    scheme: { type: 'string' },
    state: { type: 'string', default: usualStates.join(',') },
    'no-axe': { type: 'boolean', default: false },
    out: { type: 'string', default: 'shots' },
  },
});

const POSTS = 3000;
/** Pages processed concurrently: while one waits for the network, the other renders. */
const AT_ONCE = 2;

const isState = (value: string): value is State => (states as readonly string[]).includes(value);

function requestedLooks(): Look[] {
  const widths = values.width?.split(',').map(Number) ?? [1440, 1024, 390];
  const schemes = (['light', 'dark'] as const).filter((scheme) => !values.scheme || values.scheme === scheme);
  const requested = values.state.split(',');
  if (!requested.every(isState)) throw new Error(usage);
  return requested.flatMap((state) => widths.flatMap((width) => schemes.map((scheme) => ({ width, scheme, state }))));
}

async function takeBook(): Promise<void> {
  const looks = requestedLooks();
  const only = values.only?.split(',');
  const folder = resolve(values.out);
  const product = values.origin ? null : await startProduct(POSTS);
  const origin = values.origin ?? product?.origin ?? '';
  const browser = await launchBrowser();
  try {
    const people = await signInEverybody(origin);
    const pages = [...(await findPlaces(origin)), ...(await judgePlaces(origin))];
    const alike = await idsOf(origin, `/api/posts?keyword=${encodeURIComponent('高中数学')}`);
    const places = [...pages, ...scenesOf(pages, alike.slice(0, 3))]
      .filter(({ name }) => !only || only.includes(name))
      .filter(({ area }) => !values.area || values.area.split(',').includes(area));
    const shots: Shot[] = [];
    const task = { browser, origin, people, withAxe: !values['no-axe'], folder };
    const todo = looks.flatMap((look) =>
      places.filter(({ act }) => !act || look.state === 'data').map((place) => ({ place, look })),
    );
    const takeOn = async () => {
      for (let next = todo.shift(); next; next = todo.shift()) {
        const shot = await takeShot(next.place, next.look, task);
        shots.push(shot);
        console.log([shot.file, ...shot.faults.map((fault) => `    ${fault}`)].join('\n'));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, takeOn));
    const sheets = await writeIndex(browser, folder, shots);
    const views = new Map(
      shots.flatMap(({ place, firstView }) => (firstView ? [[place.name, firstView] as const] : [])),
    );
    if (views.size > 0) {
      const table = tableOfFirstViews(views);
      writeFileSync(join(folder, 'first-views.md'), `${table}\n`);
      console.log(`\n首屏（1440 × 900）\n${table}\n`);
    }
    const faulty = shots.filter(({ faults }) => faults.length > 0).length;
    console.log(`${folder}/index.html：${shots.length} 张，${sheets.length} 张总览，${faulty} 张有问题`);
    if (faulty > 0) process.exitCode = 1;
  } finally {
    await browser.close();
    await product?.stop();
  }
}

await (values.accept ? acceptStills() : takeBook());
