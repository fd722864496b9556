import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Page } from '#contract/page.ts';
import { pages } from '#contract/pages.ts';
import { paths } from './paths.ts';
import routes, { isConsolePage, moduleOf } from './routes.ts';

interface Route {
  path?: string;
  index?: boolean;
  children?: Route[];
}

const flatten = (list: Route[]): string[] =>
  list.flatMap(({ path, index, children }) => [
    ...(index ? ['/'] : path && path !== '*' ? [`/${path}`] : []),
    ...flatten(children ?? []),
  ]);

test('exactly the pages of the contract are mounted', () => {
  expect(flatten(routes as Route[]).sort()).toEqual(Object.keys(pages).sort());
});

test('every page has a module, and every module but the layouts is a page', () => {
  const modules = globSync('{web,modules/*/web}/routes/**/*.tsx')
    .map((path) =>
      path
        .replaceAll('\\', '/')
        .replace(/^web\//, '')
        .replace(/^modules\//, '../modules/'),
    )
    .filter((path) => !/layout|unknown|\.test\./.test(path));
  const mounted = new Set(Object.entries<Page>(pages).map(([path, page]) => moduleOf(path, page)));
  expect([...mounted].sort()).toEqual(modules.sort());
});

test('every page of the consoles has its code in the table of its route module, and every table has these pages alone', () => {
  const consoles = Object.entries<Page>(pages).filter(([, page]) => isConsolePage(page));
  const byModule = Map.groupBy(consoles, ([path, page]) => moduleOf(path, page));
  expect(byModule.size).toBeGreaterThan(2);
  for (const [file, mounted] of byModule) {
    const source = readFileSync(new URL(file, import.meta.url), 'utf8');
    const listed = [...source.matchAll(/^ +'(\/[^']*)':/gm)].map(([, path]) => path);
    expect([file, listed.sort()]).toEqual([file, mounted.map(([path]) => path).sort()]);
  }
});

test('every URL of the site', () => {
  const made = Object.fromEntries(
    Object.entries(paths).map(([name, make]) => [name, (make as (given?: string) => string)()]),
  );
  expect({
    ...made,
    jobs: paths.jobs({ keyword: '语文', cityCode: undefined }),
    job: paths.job('7'),
    company: paths.company('8'),
    today: paths.today('9'),
  }).toMatchSnapshot();
});

test('a wanted path goes along, encoded', () => {
  expect(paths.seekerLogin('/jobs/details?id=7')).toBe('/client/login?redirect=%2Fjobs%2Fdetails%3Fid%3D7');
  expect(paths.seekerLogin()).toBe('/client/login');
});
