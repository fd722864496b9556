import { LRUCache } from 'lru-cache';
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

type Routes = ServerBuild['routes'];

/** Every address that some route names is among these; written in another case, or with a slash at its end, it is one more. */
const MOST_PATHS = 200;

/** The routes below one of them as the router matches them, without what they do. */
function treeOf(routes: Routes, parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index, caseSensitive } = route;
    if (index) return { id, path, caseSensitive, index: true };
    return { id, path, caseSensitive, children: treeOf(routes, id) };
  });
}

/** The path itself, then all that it lies below. */
function withAncestors(path: string): string[] {
  const parts = path.split('/').filter(Boolean);
  return ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)].reverse();
}

/**
 * Cuts a build down to the routes that a path needs. For every document the router goes through all routes it is given,
 * several times over, which for a hundred of them costs more than to render the page: so it is given four. Those that a browser
 * finds in the document's own manifest stay in, the matches of the path and of what it lies below; what the latter
 * import is found when they are gone to. A path that no route names
 * word by word (an unknown one, data and manifests of the router itself) gets the whole build.
 */
export function partsOf(build: ServerBuild): (path: string) => ServerBuild {
  const tree = treeOf(build.routes);
  const parts = new LRUCache<string, ServerBuild>({ max: MOST_PATHS });

  const cut = (path: string): ServerBuild | undefined => {
    const own = matchRoutes(tree, path);
    if (!own || own.some(({ params }) => Object.keys(params).length > 0)) return undefined;
    const idsOf = (matches: typeof own) => new Set(matches.map(({ route }) => route.id ?? ''));
    const ids = idsOf(withAncestors(path).flatMap((each) => matchRoutes(tree, each) ?? []));
    const drawn = idsOf(own);
    const only = <T>(all: Record<string, T>) => Object.entries(all).filter(([id]) => ids.has(id));
    const assets = only(build.assets.routes).map(([id, route]) => [
      id,
      drawn.has(id) ? route : { ...route, imports: [] },
    ]);
    return {
      ...build,
      routes: Object.fromEntries(only(build.routes)),
      assets: { ...build.assets, routes: Object.fromEntries(assets) },
    };
  };
  return (path) => {
    const known = parts.get(path);
    if (known) return known;
    const made = cut(path);
    if (made) parts.set(path, made);
    return made ?? build;
  };
}
