import type { Page } from 'playwright-core';

/** What a page asks of its reader before anything is scrolled. */
export interface FirstView {
  /** Things to press. */
  targets: number;
  /** Buttons that are filled. */
  filled: number;
  /** Characters of visible text by their size in px. */
  characters: Record<string, number>;
}

/** Counts what is seen of the page in its window. Of targets within each other the outer one counts. */
export const measureFirstView = (page: Page): Promise<FirstView> =>
  page.evaluate(() => {
    const roles = ['button', 'link', 'tab', 'option', 'menuitem', 'checkbox', 'radio', 'switch', 'combobox', 'slider'];
    const pressed = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary', '[contenteditable=true]'];
    const selector = [...pressed, ...roles.map((role) => `[role=${role}]`)].join();
    // Text for screen readers alone has one pixel.
    const isInView = ({ top, bottom, left, right, width, height }: DOMRect) =>
      width > 1 && height > 1 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    // What shows when its row is pointed at or has the focus asks nothing before; a native field may be drawn by what surrounds it.
    const isDrawn = (element: Element) =>
      isSeen(element.matches('input') ? (element.parentElement ?? element) : element);
    // A native radio or box may be replaced by a drawing in its label.
    const boxesOf = (element: Element) =>
      [element, ...((element as HTMLInputElement).labels ?? [])].map((one) => one.getBoundingClientRect());
    const isTarget = (element: Element) =>
      !element.parentElement?.closest(selector) && isDrawn(element) && boxesOf(element).some(isInView);
    const inView = (query: string) => [...document.querySelectorAll(query)];

    const characters: Record<string, number> = {};
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const length = text.textContent?.replace(/\s/g, '').length ?? 0;
      const parent = text.parentElement;
      if (length === 0 || !parent || parent.closest('script, style, noscript') || !isSeen(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      if (!isInView(range.getBoundingClientRect()) || !isInView(parent.getBoundingClientRect())) continue;
      const size = String(Math.round(Number.parseFloat(getComputedStyle(parent).fontSize) * 10) / 10);
      characters[size] = (characters[size] ?? 0) + length;
    }
    return {
      targets: inView(selector).filter(isTarget).length,
      filled: inView('.btn-filled, .ant-btn-primary').filter(
        (element) => isSeen(element) && isInView(element.getBoundingClientRect()),
      ).length,
      characters,
    };
  });

/** The most things to press, and the filled buttons, that a first view may have. */
const limits = { targets: 45, filled: 1 } as const;

/** How a first view asks too much. */
export const tooMuchOf = (view: FirstView): string[] =>
  (['targets', 'filled'] as const).flatMap((kind) =>
    view[kind] > limits[kind] ? [`${kind}: ${view[kind]}, at most ${limits[kind]}`] : [],
  );

const middleOf = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Sizes by their share of the characters, e.g. `14 61% · 16 30% · 28 9%`; those under half a percent are left out. */
function sharesOf(characters: FirstView['characters']): string {
  const sum = Object.values(characters).reduce((total, count) => total + count, 0);
  return Object.entries(characters)
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([size, count]) => [size, Math.round((100 * count) / sum)] as const)
    .filter(([, share]) => share > 0)
    .map(([size, share]) => `${size} ${share}%`)
    .join(' · ');
}

function total(views: readonly FirstView[]): FirstView['characters'] {
  const characters: FirstView['characters'] = {};
  for (const view of views)
    for (const [size, count] of Object.entries(view.characters)) characters[size] = (characters[size] ?? 0) + count;
  return characters;
}

/** A Markdown table of the first views by page, the fullest first, with the middle of all and the worst. */
export function tableOfFirstViews(views: ReadonlyMap<string, FirstView>): string {
  const rows = [...views].toSorted(([, a], [, b]) => b.targets - a.targets);
  const all = rows.map(([, view]) => view);
  const line = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  const column = (name: string, figureOf: (view: FirstView) => number) => {
    const values = all.map(figureOf);
    const worst = Math.max(...values);
    return line(name, middleOf(values), worst, rows.find(([, view]) => figureOf(view) === worst)?.[0] ?? '');
  };
  return [
    line('', '中位', '最多', '页面'),
    line('---', '---', '---', '---'),
    column('可按', ({ targets }) => targets),
    column('实心按钮', ({ filled }) => filled),
    column('字号种类', ({ characters }) => Object.keys(characters).length),
    '',
    `全部页面的字号：${sharesOf(total(all))}`,
    '',
    line('页面', '可按', '实心按钮', '字号（px，占字数）'),
    line('---', '---', '---', '---'),
    ...rows.map(([name, { targets, filled, characters }]) => line(name, targets, filled, sharesOf(characters))),
  ].join('\n');
}
