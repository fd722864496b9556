import type { EntryContext } from 'react-router';
import { expect, test } from 'vitest';
import { withMatchedRoutes } from './matched-routes.ts';

test('a page’s manifest names its own routes, those around it, and the home page, which the browser could not ask for', () => {
  const route = (id: string, parentId?: string, index?: boolean) => ({ id, parentId, index, module: `/${id}.js` });
  const all = [
    route('root'),
    route('layout', 'root'),
    route('home', 'layout', true),
    route('post', 'layout'),
    route('console', 'root'),
    route('posts', 'console'),
  ];
  const entry = {
    manifest: { url: '/manifest.js', routes: Object.fromEntries(all.map((one) => [one.id, one])) },
    staticHandlerContext: { matches: ['root', 'console', 'posts'].map((id) => ({ route: { id } })) },
  } as unknown as EntryContext;
  const { manifest } = withMatchedRoutes(entry);
  expect(Object.keys(manifest.routes)).toEqual(['root', 'console', 'posts', 'home', 'layout']);
  expect(manifest.url).toBe('/manifest.js');
  expect(Object.keys(entry.manifest.routes)).toHaveLength(6);
});
