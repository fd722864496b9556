import { launchBrowser } from '#e2e/lib/browser.ts';
import { optionsOf } from '#lab/lib/options.ts';
import { signInEverybody } from '#lab/shots/people.ts';
import { startProduct } from '#lab/shots/start-product.ts';
import { type Action, actions } from './inp/actions.ts';
import { openConsole, slowest } from './inp/open-console.ts';
import { printTable } from './lib/table.ts';

// npm run bench -- inp [--rows 5000] [--origin URL] The consoles' lists with this many rows: time from a press, a key or a scroll
// tick to the next painted frame, by the browser's Event Timing. The rows are copies of the server's first answer under other
// ids: all of them where the list scrolls, one page where it is paged.
const { rows: many, origin: given } = optionsOf({ rows: 5_000, origin: '' });
const GOAL_MS = 200;
const POSTS = 1_000;

const product = given ? null : await startProduct(POSTS);
const origin = product?.origin ?? given;
const browser = await launchBrowser();
try {
  const people = await signInEverybody(origin);
  const rows: string[][] = [];
  for (const action of actions) rows.push(await measure(action));
  printTable(['', 'rows', 'in the page', 'presses', 'slowest ms', ''], rows);
  process.exitCode = rows.every((row) => row.at(-1) === 'reached') ? 0 : 1;

  async function measure({ name, who, path, call, sheet, prepare, act, row }: Action): Promise<string[]> {
    const page = await openConsole(browser, origin, people[who], { call, rows: many, sheet });
    try {
      await page.goto(path);
      await prepare?.(page, many);
      await page.locator(row).first().waitFor();
      await page.waitForTimeout(500);
      await act(page);
      await page.waitForTimeout(300);
      const { presses, ms } = await slowest(page);
      const drawn = await page.locator(row).count();
      const reached = presses > 0 && ms <= GOAL_MS;
      return [name, String(many), String(drawn), String(presses), String(ms), reached ? 'reached' : 'missed'];
    } finally {
      // The last requested list may still be loading.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.context().close();
    }
  }
} finally {
  await browser.close();
  await product?.stop();
}
