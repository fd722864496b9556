import type { BrowserContext, Page } from 'playwright-core';

/** Records what explains a failed story: answers of 400 and above, broken requests, thrown errors. */
export function witness(context: BrowserContext): () => Promise<string> {
  const notes: string[] = [];
  const note = (text: string) => notes.push(`${new Date().toISOString().slice(11, 23)} ${text}`);
  context.on('response', (answer) => {
    if (answer.status() >= 400) note(`${answer.status()} ${answer.request().method()} ${answer.url()}`);
  });
  context.on('requestfailed', (request) =>
    note(`${request.failure()?.errorText} ${request.method()} ${request.url()}`),
  );
  context.on('weberror', (error) => note(error.error().message));
  return async () => [...notes.slice(-20), ...(await Promise.all(context.pages().map(seen)))].join('\n');
}

/** A page's URL and text. */
async function seen(page: Page): Promise<string> {
  const text = await page.evaluate(() => document.body.innerText).catch(() => '(closed)');
  return `${page.url()}\n${text.replace(/\s*\n\s*/g, ' | ').slice(0, 1_500)}`;
}
