import type { EntryContext } from 'react-router';

/**
 * An entry context whose manifest holds only the routes of the page. The router builds a route tree from the manifest for each
 * rendering, ranks all of it three times, and writes the routes of the path's parents into the document. The client asks for
 * what the links of the page lead to after hydration in any case.
 */
export function withMatchedRoutes(entry: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = entry;
  const routes: typeof manifest.routes = {};
  for (const { route } of staticHandlerContext.matches) routes[route.id] = manifest.routes[route.id];
  return { ...entry, manifest: { ...manifest, routes } };
}
