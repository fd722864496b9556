import type { Page } from 'playwright-core';

const MOST_PRESSES = 160;

/** Where the focus is: what it is called by its label, its own words or its picture, and whether the eye finds it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLInputElement | null;
    // The link past the menus leads to the whole content; from there it goes on.
    if (!at || at === document.body || at.tagName === 'MAIN') return { names: [], visible: false };
    const labels = [...(at.labels ?? [])].map(({ textContent }) => textContent ?? '');
    const names = [at.getAttribute('aria-label') ?? '', ...labels, at.textContent ?? ''].map((text) =>
      text.replace(/[*\s]+/g, ' ').trim(),
    );
    const isOutlined = ({ boxShadow, outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      boxShadow !== 'none' || (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0);
    const own = [getComputedStyle(at), getComputedStyle(at, '::after')].some(isOutlined);
    // A field or a link may leave its ring to the frame or the card around it; antd's frames take another border.
    let around = false;
    for (let outer = at.parentElement, steps = 0; outer && steps < 6; outer = outer.parentElement, steps += 1) {
      const { boxShadow, outlineStyle } = getComputedStyle(outer);
      const isFrame = outer.matches('[class*="-focused"]');
      around ||= isFrame || /0px 0px 0px [2-4]px/.test(boxShadow) || outlineStyle === 'solid';
    }
    const { top, bottom } = at.getBoundingClientRect();
    const inSight = bottom > 0 && top < innerHeight;
    // Within a field for a date the browser rings the part that has the focus.
    const isRinged = at.type === 'date' || (at.matches(':focus-visible') && (own || around));
    return { names, visible: inSight && isRinged };
  });

/**
 * Presses Tab until the focus is on what is called so. The mouse is not touched.
 * @throws Error when no Tab leads there, or the focus cannot be seen on the way
 */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const isIt = (text: string) => (typeof name === 'string' ? text === name : name.test(text));
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    const { names, visible } = await focused(page);
    if (names.length > 0 && !visible) throw new Error(`the focus is not to be seen on ${names.find(Boolean)}`);
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

/** The choice so many lines below the first. */
export async function pickAt(page: Page, name: string | RegExp, down: number): Promise<void> {
  await tabTo(page, name);
  for (let presses = 0; presses < down; presses += 1) await page.keyboard.press('ArrowDown');
}

/** A day such as 1996-05-12, part by part, in the order in which this browser's own field asks for them. */
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
