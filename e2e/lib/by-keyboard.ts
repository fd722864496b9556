import type { Page } from 'playwright-core';

const MAX_PRESSES = 160;
/** Of 100 ms. */
const MAX_WAITS = 20;

/** The focused element: its accessible name, and what keeps the focus from being seen. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLInputElement | null;
    // The skip link leads to the main content, where the next Tab continues.
    if (!at || at === document.body || at.tagName === 'MAIN') return { names: [], hidden: '' };
    const labels = [...(at.labels ?? [])].map(({ textContent }) => textContent ?? '');
    const names = [at.getAttribute('aria-label') ?? '', ...labels, at.textContent ?? ''].map((text) =>
      text.replace(/[*\s]+/g, ' ').trim(),
    );
    const isOutlined = ({ boxShadow, outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      boxShadow !== 'none' || (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0);
    const own = [getComputedStyle(at), getComputedStyle(at, '::after')].some(isOutlined);
    // A field or a link may show its focus ring on its frame or card; antd's frames change their border.
    let around = false;
    for (let outer = at.parentElement, steps = 0; outer && steps < 6; outer = outer.parentElement, steps += 1) {
      const { boxShadow, outlineStyle } = getComputedStyle(outer);
      const isFrame = outer.matches('[class*="-focused"]');
      around ||= isFrame || /0px 0px 0px [2-4]px/.test(boxShadow) || outlineStyle === 'solid';
    }
    const { top, bottom } = at.getBoundingClientRect();
    const inSight = bottom > 0 && top < innerHeight;
    // In a date field the browser highlights the focused part.
    const isRinged = at.type === 'date' || (at.matches(':focus-visible') && (own || around));
    return { names, hidden: inSight ? (isRinged ? '' : 'has no ring') : `lies at ${top} px of ${innerHeight}` };
  });

/**
 * Presses Tab until the element with this name has the focus. The mouse is not used.
 * @throws Error when no Tab leads there, or a focus on the way is invisible
 */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const isIt = (text: string) => (typeof name === 'string' ? text === name : name.test(text));
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    let { names, hidden } = await focused(page);
    // The browser scrolls to what has the focus in a later frame.
    for (let waits = 0; hidden && waits < MAX_WAITS; waits += 1) {
      await page.waitForTimeout(100);
      ({ names, hidden } = await focused(page));
    }
    if (hidden) throw new Error(`the focus is not to be seen: ${names.find(Boolean)} ${hidden}, on ${page.url()}`);
    if (names.some(isIt)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no Tab leads to ${name}`);
}

export async function pressAt(page: Page, name: string | RegExp, key = 'Enter'): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

export async function typeAt(page: Page, name: string | RegExp, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.type(text);
}

/** The option this many lines below the first. */
export async function pickAt(page: Page, name: string | RegExp, down: number): Promise<void> {
  await tabTo(page, name);
  for (let presses = 0; presses < down; presses += 1) await page.keyboard.press('ArrowDown');
}

/** A day such as 1996-05-12, part by part, in the order of this browser's own field. */
export async function dateAt(page: Page, name: string | RegExp, day: string): Promise<void> {
  const [year = '', month = '', date = ''] = day.split('-');
  await typeAt(page, name, month + date + year);
  const value = await page.evaluate(() => (document.activeElement as HTMLInputElement).value);
  if (value === day) return;
  for (let parts = 0; parts < 2; parts += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type(year);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type(month + date);
}
