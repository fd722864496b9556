import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { partsOf } from './part-of-build.ts';

const table = [
  { id: 'root', path: '' },
  { id: 'site', parentId: 'root' },
  { id: 'home', parentId: 'site', index: true },
  { id: 'jobs', parentId: 'site', path: 'jobs' },
  { id: 'job', parentId: 'site', path: 'jobs/details' },
  { id: 'company', parentId: 'site', path: 'business/details' },
  { id: 'redirect', parentId: 'root', path: 'redirect/:page' },
  { id: 'unknown', parentId: 'root', path: '*' },
];
const byId = Object.fromEntries(table.map((route) => [route.id, { ...route, imports: ['/assets/a.js'] }]));
const build = { routes: byId, assets: { version: '1', routes: byId } } as unknown as ServerBuild;
const part = partsOf(build);

test('a path gets the routes that it matches, and those of what it lies below', () => {
  expect(Object.keys(part('/jobs/details').routes)).toEqual(['root', 'site', 'home', 'jobs', 'job']);
  expect(Object.keys(part('/business/details').assets.routes)).toEqual(['root', 'site', 'home', 'company', 'unknown']);
  expect(part('/').assets.version).toBe('1');
});

test('what the page is drawn with is named beforehand, what else it leads to is not', () => {
  const { root, jobs, home } = part('/jobs').assets.routes;
  expect([root, jobs, home].map((route) => route?.imports)).toEqual([['/assets/a.js'], ['/assets/a.js'], []]);
});

test('the part of a path is cut once', () => {
  expect(part('/jobs')).toBe(part('/jobs'));
});

test('what no route names word by word gets the whole build: unknown pages, and the router’s own data and manifests', () => {
  for (const path of ['/nowhere', '/__manifest', '/jobs.data', '/redirect/jobs']) expect(part(path)).toBe(build);
});
