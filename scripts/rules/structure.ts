import { dirname } from 'node:path';
import type { Import } from './imports.ts';

/** A rule that an import violates, with what to do instead. */
export interface Fault {
  file: string;
  message: string;
}

interface Rule {
  from: RegExp;
  to: RegExp;
  message: string;
}

/** Direction of the trees: web → contract ← server, the database below both, modules and the laboratory above all, packages beside them. */
const direction: Rule[] = [
  {
    from: /^packages\/(?!.*\.test\.)/,
    to: /^(?!packages\/)/,
    message: 'a package stands alone: it imports nothing of the product',
  },
  {
    from: /^(?!(?:modules|lab|e2e|scripts)\/)/,
    to: /^modules\/[^/]+\//,
    message: 'the core knows modules by their lists alone: give the part a slot',
  },
  {
    from: /^modules\/[^/]+\/web\/(?!.*\.test\.)/,
    to: /^(server|database|modules\/([^/]+\/(server|demo|schema|proof)|server\.ts$))\b/,
    message: 'the web reaches the server only over HTTP',
  },
  {
    from: /^modules\/[^/]+\/(?!web\/|.*\.test\.)/,
    to: /^(web|modules\/[^/]+\/web)\/|^modules\/web\.ts$/,
    message: 'the server never imports the web',
  },
  {
    from: /^modules\/[^/]+\/(contract\/|(contract|manifest)\.ts$)(?!.*\.test\.)/,
    to: /^(?!contract\/|modules\/[^/]+\/(contract\/|(contract|manifest)\.ts$))/,
    message: "a module's contract imports contracts alone",
  },
  {
    from: /^contract\//,
    to: /^(?!contract\/|modules\/(contract|manifest)\.ts$)/,
    message: 'the contract imports only itself and the modules’ contracts',
  },
  {
    from: /^database\//,
    to: /^(server|web|lab)\/|^modules\/(server|web)\.ts$/,
    message: 'the database lies below the server and the web',
  },
  { from: /^server\//, to: /^(modules\/)?web(\/|\.ts$)/, message: 'the server never imports the web' },
  {
    from: /^web\//,
    to: /^(server|database|lab)\/|^modules\/server\.ts$/,
    message: 'the web reaches the server only over HTTP',
  },
  {
    from: /^(server|web|contract|database|modules)\/(?!.*\.test\.)/,
    to: /^(lab|e2e|scripts)\//,
    message: 'the product imports no tool',
  },
  {
    from: /^server\/platform\//,
    to: /^server\/(domains\/|app\.ts|main\.ts)/,
    message: 'the platform knows no domain and no app',
  },
  { from: /^server\/domains\//, to: /^server\/(app|main)\.ts/, message: 'a domain never imports the app' },
  { from: /^web\/ui\/(?!.*\.test\.)/, to: /^(contract|web\/(?!ui\/|styles\/))/, message: 'web/ui knows no domain' },
  { from: /^(?!web\/testing\/)(?!.*\.test\.)/, to: /^web\/testing\//, message: 'the product imports no tests' },
  {
    from: /^web\/(api|session|features)\//,
    to: /^web\/(areas|routes)\//,
    message: 'nothing below the areas imports an area',
  },
  { from: /^modules\//, to: /^web\/(areas|routes)\//, message: 'areas and modules share by web/features or web/ui' },
];

const domainOf = (file: string) => /^server\/domains\/[^/]+/.exec(file)?.[0];
const moduleOf = (file: string) => /^modules\/[^/]+(?=\/)/.exec(file)?.[0];
/** What a module offers to others. */
const doors = /^modules\/[^/]+\/(?:contract|server\/public|web\/public)\.ts$/;
const areaOf = (file: string) => /^web\/areas\/[^/]+(?=\/)/.exec(file)?.[0];
const featureOf = (file: string) => /^web\/features\/[^/]+/.exec(file)?.[0];

/** The folder within which imports are relative: a domain, an area, a feature, a part of the platform, or a folder of a tree. */
export function unitOf(file: string): string {
  const parts = dirname(file).split('/');
  const depth = /^(server|web)\/(domains|platform|features|areas)\//.test(file) ? 3 : 2;
  return parts.slice(0, depth).join('/');
}

function faultOf({ from, to, specifier }: Import): string | undefined {
  const broken = direction.find((rule) => rule.from.test(from) && rule.to.test(to));
  if (broken) return broken.message;
  const module = moduleOf(to);
  if (module && moduleOf(from) && module !== moduleOf(from) && !doors.test(to))
    return 'another module is reached only through its contract.ts, server/public.ts and web/public.ts';
  const domain = domainOf(to);
  if (domain && (domainOf(from) || moduleOf(from)) && domain !== domainOf(from) && to !== `${domain}/public.ts`)
    return 'another domain is reached only through its public.ts';
  const area = areaOf(to);
  if (area && areaOf(from) && area !== areaOf(from)) return 'areas share by web/features or web/ui';
  const isNear = to.startsWith(`${dirname(from)}/`) || (unitOf(from) === unitOf(to) && unitOf(from).includes('/'));
  if (isNear === specifier.startsWith('#'))
    return isNear ? 'imports within a unit are relative' : 'imports across units are written #tree/…';
  return undefined;
}

/** Imports against the direction, past a domain's public.ts, between areas, or in another style. */
export const importFaults = (imports: readonly Import[]): Fault[] =>
  imports.flatMap((one) => {
    const message = faultOf(one);
    return message ? [{ file: one.from, message: `${one.specifier}: ${message}` }] : [];
  });

const isProduct = (file: string) => !/\.test\.|\/test-|\/testing/.test(file);

/** Cycles among folders, each once. Tests are exempt. */
function cyclesAmong(imports: readonly Import[], folderOf: (file: string) => string | undefined): string[][] {
  const edges = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [source, target] = [folderOf(from), folderOf(to)];
    if (!source || !target || source === target || !isProduct(from)) continue;
    edges.set(source, (edges.get(source) ?? new Set()).add(target));
  }
  const reachable = (start: string) => {
    const seen = new Set<string>();
    const open = [...(edges.get(start) ?? [])];
    for (let at = open.pop(); at; at = open.pop()) {
      if (seen.has(at)) continue;
      seen.add(at);
      open.push(...(edges.get(at) ?? []));
    }
    return seen;
  };
  const reach = new Map([...edges.keys()].map((folder) => [folder, reachable(folder)]));
  const inCycle = [...reach.keys()].filter((folder) => reach.get(folder)?.has(folder)).sort();
  const groups = Map.groupBy(inCycle, (folder) =>
    inCycle.find((other) => reach.get(other)?.has(folder) && reach.get(folder)?.has(other)),
  );
  return [...groups.values()];
}

export const folderCycles = (imports: readonly Import[]): Fault[] =>
  [domainOf, featureOf, moduleOf].flatMap((folderOf) =>
    cyclesAmong(imports, folderOf).map((folders) => ({
      file: folders[0] ?? '',
      message: `import each other in a cycle: ${folders.join(', ')}`,
    })),
  );

/** Maximum number of source files in a folder. */
const MAX_FILES = 40;

export const crowdedFolders = (files: readonly string[]): Fault[] =>
  [...Map.groupBy(files, (file) => dirname(file))]
    .filter(([, inside]) => inside.length > MAX_FILES)
    .map(([folder, inside]) => ({ file: folder, message: `${inside.length} source files, at most ${MAX_FILES}` }));

/** Component tests share the modules of one process: a module mocked by one file stays mocked for the next. */
export const mockedModules = (file: string, source: string): Fault[] =>
  /^(?:web|modules)\/.*\.test\.tsx$/.test(file) && /\bvi\.(do)?[mM]ock\(/.test(source)
    ? [{ file, message: 'a mocked module reaches other tests: replace what the module calls, with vi.spyOn or serve' }]
    : [];
