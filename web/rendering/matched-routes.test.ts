import type { EntryContext } from 'react-router';
import { expect, test } from 'vitest';
import { withMatchedRoutes } from './matched-routes.ts';

test('a page’s manifest names its own routes and those around it alone', () => {
  const route = (id: string, parentId?: string) => ({ id, parentId, module: `/${id}.js` });
  const entry = {
    manifest: {
      url: '/manifest.js',
      routes: {
        root: route('root'),
        layout: route('layout', 'root'),
        home: route('home', 'layout'),
        post: route('post', 'layout'),
      },
    },
    staticHandlerContext: {
      matches: [{ route: { id: 'root' } }, { route: { id: 'layout' } }, { route: { id: 'post' } }],
    },
  } as unknown as EntryContext;
  const { manifest } = withMatchedRoutes(entry);
  expect(Object.keys(manifest.routes)).toEqual(['root', 'layout', 'post']);
  expect(manifest.url).toBe('/manifest.js');
  expect(Object.keys(entry.manifest.routes)).toHaveLength(4);
});
