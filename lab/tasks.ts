import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '#e2e/lib/browser.ts';
import { storyToken } from './shots/demo-token.ts';
import { startProduct, storyPosts } from './shots/start-product.ts';
import { screens, type Task } from './tasks/task.ts';
import { tasks } from './tasks/tasks.ts';
import { walkerIn } from './tasks/walker.ts';
import { stepsOf, tableOf, type Walk } from './tasks/words.ts';

// Walks the twelve tasks on a demo, as a person would, and counts what each costs: `npm run tasks`.

const { values } = parseArgs({
  options: { origin: { type: 'string' }, only: { type: 'string' }, out: { type: 'string' } },
});

async function take(task: Task, browser: Browser, origin: string): Promise<Walk> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    ...screens[task.on],
  });
  try {
    await context.addCookies([{ name: 'jyrc_demo', value: storyToken, url: origin }]);
    context.setDefaultTimeout(15_000);
    const page = await context.newPage();
    const scene = { origin, page };
    const walker = walkerIn(page);
    const attempt = async () => {
      await task.prepare?.(scene);
      await task.walk(walker, scene);
    };
    const failure = await attempt().then(
      () => null,
      async (error: Error) => {
        const path = join(tmpdir(), `task-${task.number}.png`);
        await walker.page.screenshot({ path });
        return `${error.message}\n${path}`;
      },
    );
    return { task, ...walker.report(), failure };
  } finally {
    await context.close();
  }
}

const product = values.origin ? null : await startProduct(storyPosts);
const origin = values.origin ?? product?.origin ?? '';
const browser = await launchBrowser();
const walks: Walk[] = [];
try {
  const only = values.only?.split(',').map(Number);
  for (const task of tasks.filter(({ number }) => !only || only.includes(number))) {
    const walk = await take(task, browser, origin);
    walks.push(walk);
    console.log(stepsOf(walk));
  }
  console.log(tableOf(walks));
  if (values.out) writeFileSync(values.out, `${tableOf(walks)}\n\n${walks.map(stepsOf).join('\n\n')}\n`);
  if (walks.some(({ failure }) => failure)) process.exitCode = 1;
} finally {
  await browser.close();
  await product?.stop();
}
