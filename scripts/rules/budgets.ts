import { globSync } from 'node:fs';
import type { Page } from '#contract/page.ts';

/**
 * How large the product may be: code lines without blank lines, comments, tests, demo data and proof. A figure is raised only in a
 * commit of its own, with the reason; a part that became smaller lowers it.
 */
export const budgets: Readonly<Record<string, number>> = {
  core: 91_700,
  'modules/announcements': 1_620,
  'modules/content': 4_800,
  'modules/exams': 26_835,
  'modules/fairs': 6_320,
  'modules/imports': 4_290,
  'modules/money': 3_825,
  'modules/reported': 3_355,
  'modules/support': 875,
  'modules/wages': 3_850,
  'packages/embedded-postgres': 700,
  'packages/memory-index': 1_900,
  'packages/office-files': 850,
  'packages/typeset': 450,
  /** Lines of a page folder for each of its pages, in the middle of all folders. */
  page: 340,
  /** Source files of all of it. */
  files: 2_154,
  /** Pages of the site: what is neither a tab nor another address of one. */
  pages: 47,
};

interface Source {
  file: string;
  text: string;
}

const isTest = (file: string) => /\.test\.tsx?$|(?:^|\/)testing\/|(?:^|\/)test-[^/]+\.ts$/.test(file);
const isAside = (file: string) => /(?:^|\/)(?:demo|proof|migrations)\/|(?:^|\/)(?:demo|proof|samples)\.ts$/.test(file);
const isCounted = (file: string) => !isTest(file) && !isAside(file);

const trees = ['{contract,server,web,modules,packages}/**/*.{ts,tsx,css}', 'database/schema/**/*.ts', 'database/*.ts'];

export const readProduct = (root: string, read: (file: string) => string): Source[] =>
  globSync(trees, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isCounted)
    .map((file) => ({ file, text: read(file) }));

export function codeLines(text: string): number {
  let lines = 0;
  let isComment = false;
  for (const line of text.split('\n')) {
    const code = line.trim();
    if (isComment) isComment = !code.includes('*/');
    else if (/^(?:\{\s*)?\/\*/.test(code)) isComment = !code.includes('*/');
    else if (code !== '' && !code.startsWith('//')) lines += 1;
  }
  return lines;
}

const partOf = (file: string) => /^(?:modules|packages)\/[^/]+(?=\/)/.exec(file)?.[0] ?? 'core';
const pageFolderOf = (file: string) => /^(?:web\/areas\/[^/]+|modules\/[^/]+\/web)\/[^/]+(?=\/)/.exec(file)?.[0];

function middle(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? 0;
}

/** Lines for each page of every folder that has one: `web/areas/admin/audit`, `modules/fairs/web/public`. */
function linesOfPages(sources: readonly (Source & { lines: number })[]): number[] {
  const folders = Map.groupBy(sources, ({ file }) => pageFolderOf(file) ?? '');
  folders.delete('');
  return [...folders.values()].flatMap((inside) => {
    const pages = inside.filter(({ file }) => file.endsWith('-page.tsx')).length;
    return pages > 0 ? [inside.reduce((sum, { lines }) => sum + lines, 0) / pages] : [];
  });
}

/** How many pages the contract and the manifests name, without tabs and further addresses. */
const pagesIn = (pages: Readonly<Record<string, Page>>): number =>
  Object.values(pages).filter(({ tabOf, within }) => tabOf === undefined && within === undefined).length;

/** The size of each part that has a budget, or that is to get one. */
export function measure(sources: readonly Source[], pages: Readonly<Record<string, Page>>): Record<string, number> {
  const counted = sources.map((source) => ({ ...source, lines: codeLines(source.text) }));
  const sizes: Record<string, number> = {};
  for (const { file, lines } of counted) sizes[partOf(file)] = (sizes[partOf(file)] ?? 0) + lines;
  return {
    ...sizes,
    page: Math.round(middle(linesOfPages(counted))),
    files: sources.length,
    pages: pagesIn(pages),
  };
}

export const budgetFaults = (sizes: Readonly<Record<string, number>>, most = budgets): string[] =>
  Object.entries(sizes).flatMap(([part, size]) => {
    const budget = most[part];
    if (budget === undefined) return [`${part}: ${size} lines, and no budget in scripts/rules/budgets.ts`];
    return size > budget
      ? [`${part}: ${size}, at most ${budget}: take something away, or raise it in a commit of its own with the reason`]
      : [];
  });

export const sizesInWords = (sizes: Readonly<Record<string, number>>): string =>
  Object.entries(budgets)
    .map(([part, most]) => `${part.replace(/^(?:modules|packages)\//, '')} ${sizes[part] ?? 0}/${most}`)
    .join(' · ');
