import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** React Router's manifest entry of one route. */
type RouteFiles = {
  parentId?: string;
  module: string;
  clientActionModule?: string;
  clientLoaderModule?: string;
  clientMiddlewareModule?: string;
  imports?: string[];
  css?: string[];
};
type Manifest = { entry: { module: string; imports: string[] }; routes: Record<string, RouteFiles> };

export type Weight = { js: number; css: number };

/** The bytes (brotli) that a first visit to each route loads: the entry, the route and its parent routes. */
export function pageWeights(client: string): Record<string, Weight> {
  const manifest = readManifest(client);
  return Object.fromEntries(Object.keys(manifest.routes).map((id) => [id, weightOf(id, manifest, client)]));
}

function weightOf(id: string, { entry, routes }: Manifest, client: string): Weight {
  const scripts = new Set([entry.module, ...entry.imports]);
  const styles = new Set<string>();
  for (let at: string | undefined = id; at; at = routes[at]?.parentId) {
    for (const script of scriptsOf(routes[at])) scripts.add(script);
    // A stylesheet that is also preloaded is listed with a trailing '#'.
    for (const style of routes[at]?.css ?? []) styles.add(style.replace(/#$/, ''));
  }
  const sum = (files: Set<string>) => [...files].reduce((bytes, file) => bytes + sentBytes(join(client, file)), 0);
  return { js: sum(scripts), css: sum(styles) };
}

function scriptsOf(route: RouteFiles | undefined): string[] {
  if (!route) return [];
  const { module, clientActionModule, clientLoaderModule, clientMiddlewareModule, imports = [] } = route;
  return [module, clientActionModule, clientLoaderModule, clientMiddlewareModule, ...imports].filter(
    (script) => script !== undefined,
  );
}

function sentBytes(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

function readManifest(client: string): Manifest {
  const assets = join(client, 'assets');
  const name = readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file)) ?? '';
  const text = readFileSync(join(assets, name), 'utf8');
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest;
}
