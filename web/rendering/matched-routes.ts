import type { EntryContext } from 'react-router';

type Routes = EntryContext['manifest']['routes'];

/** The ids of the home page and the routes around it. */
function idsOfHome(routes: Routes): string[] {
  const ids: string[] = [];
  let route = Object.values(routes).find((one) => one?.index);
  for (; route; route = routes[route.parentId ?? '']) ids.push(route.id);
  return ids;
}

/**
 * An entry context whose manifest holds only the routes of the page, and of the home page. The router builds a route tree from the
 * manifest for each rendering, and writes the routes of the path's parents into the document. In the browser it asks for a route
 * once an address matches none that it knows; the root alone matches `/`, so the home page has to be known from the beginning.
 */
export function withMatchedRoutes(entry: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = entry;
  const routes: Routes = {};
  const ids = [...staticHandlerContext.matches.map(({ route }) => route.id), ...idsOfHome(manifest.routes)];
  for (const id of ids) routes[id] = manifest.routes[id];
  return { ...entry, manifest: { ...manifest, routes } };
}
