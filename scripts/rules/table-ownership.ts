import type { Fault } from './structure.ts';

/** The domain that writes the tables of a file in database/schema, unless the table is listed below. */
const schemaOwners: Record<string, string> = {
  accounts: 'identity',
  alerts: 'alerts',
  chat: 'chat',
  companies: 'companies',
  legal: 'site',
  deliveries: 'deliveries',
  'delivery-box': 'deliveries',
  files: 'files',
  identity: 'identity',
  ledger: 'ledger',
  notices: 'notifications',
  operators: 'operators',
  platform: 'platform',
  posts: 'posts',
  queries: 'queries',
  reviews: 'reviews',
  search: 'search',
  talents: 'talents',
  words: 'moderation-lists',
};

/** Tables in another domain's schema file. */
const tableOwners: Record<string, string> = {
  account_archive: 'personal-data',
  account_ban: 'admin-dashboard',
  account_event: 'platform',
  account_event_counter: 'platform',
  account_export: 'personal-data',
  calendar_feed: 'calendar',
  dismissed_post: 'recommendations',
  favourite: 'posts',
  jober: 'seekers',
  operator: 'operators',
  operator_act: 'audit',
  rate_counter: 'platform',
  resume: 'resumes',
  resume_view: 'resumes',
};

/** Permitted foreign writes, with the reason. `table: '*'` is any table. */
const allowed: { file: string; table: string; reason: string }[] = [
  {
    file: 'server/domains/personal-data/tables.ts',
    table: '*',
    reason: 'erasure goes over every table in one order; a test reads the catalogue for tables without a rule',
  },
  {
    file: 'server/domains/companies/adopt-claim.ts',
    table: 'dynamic',
    reason: 'a merged claim hands over its rows in every table; a test reads the catalogue for references',
  },
  {
    file: 'server/domains/moderation-lists/routes.ts',
    table: 'dynamic',
    reason: 'its three lists are all its own',
  },
  {
    file: 'server/domains/posts/store.ts',
    table: 'company',
    reason: 'company.open_posts is counted in the statement of the move; companies imports posts',
  },
];

/** Facts of modules that answers of the core give: each is one number or name of a row that the core shows. */
const shown: { file: string; tables: readonly string[] }[] = [
  { file: 'server/domains/companies/read-company.ts', tables: ['announcement', 'experience'] },
  { file: 'server/domains/posts/reading/card-columns.ts', tables: ['experience'] },
];

/** A table of the schema: its name in code and in SQL, and its owner. */
interface OwnedTable {
  symbol: string;
  name: string;
  owner: string;
}

/** A module writes its own tables; its demo data and its proof make rows of others. */
const moduleOf = (file: string) => /^(modules\/[^/]+)\/(?:server\/|schema\/|schema\.ts)/.exec(file)?.[1];

/** The tables of a schema file. @throws if the file belongs to no domain */
export function tablesIn(file: string, source: string): OwnedTable[] {
  const found = [...source.matchAll(/export const (\w+) = pgTable\(\s*'(\w+)'/g)];
  if (found.length === 0) return [];
  const module = moduleOf(file);
  const byFile = module ?? schemaOwners[/([\w-]+)\.ts$/.exec(file)?.[1] ?? ''];
  return found.map(([, symbol = '', name = '']) => {
    const owner = tableOwners[name] ?? byFile;
    if (!owner) throw new Error(`${file}: ${name} belongs to no domain, see scripts/rules/table-ownership.ts`);
    return { symbol, name, owner };
  });
}

const drizzleWrite =
  /\.(?:insert|update|delete)\(\s*(\w+)\s*\)\s*\.?\s*(values|set|where|onConflict|returning|select)?/g;
const sqlWrite =
  /\b(?:insert\s+into|update|delete\s+from)\s+(?:only\s+)?(?:\$\{(sql\.identifier\(|\w+\})|"?([a-z][a-z0-9_]*)"?)/g;

/** The tables that a source file writes, by Drizzle or in SQL; `dynamic` if the name is computed. */
function writesIn(source: string, tables: readonly OwnedTable[]): string[] {
  const bySymbol = new Map(tables.map(({ symbol, name }) => [symbol, name]));
  for (const [, symbol = '', alias = ''] of source.matchAll(/\b(\w+) as (\w+)\b/g)) {
    const name = bySymbol.get(symbol);
    if (name) bySymbol.set(alias, name);
  }
  const names = new Set(tables.map(({ name }) => name));
  const written: string[] = [];
  for (const [, symbol = '', then] of source.matchAll(drizzleWrite)) {
    const name = bySymbol.get(symbol);
    if (name) written.push(name);
    else if (then) written.push('dynamic');
  }
  for (const [, computed, name = ''] of source.matchAll(sqlWrite)) {
    const known = computed ? (bySymbol.get(computed.slice(0, -1)) ?? 'dynamic') : name;
    if (known === 'dynamic' || names.has(known)) written.push(known);
  }
  return [...new Set(written)];
}

const domainOf = (file: string) => moduleOf(file) ?? /^server\/domains\/([^/]+)\//.exec(file)?.[1];
const isProduct = (file: string) => !/\.test\.|\/test-|\/testing/.test(file);

/** Writes to another domain's table, which must use a function of the owner's public.ts. */
export function foreignWrites(file: string, source: string, tables: readonly OwnedTable[]): Fault[] {
  const domain = domainOf(file);
  if (!domain || !isProduct(file)) return [];
  const owners = new Map(tables.map(({ name, owner }) => [name, owner]));
  return writesIn(source, tables)
    .filter((table) => owners.get(table) !== domain)
    .filter((table) => !allowed.some((one) => one.file === file && (one.table === '*' || one.table === table)))
    .map((table) => ({
      file,
      message:
        table === 'dynamic'
          ? 'writes a table whose name is computed'
          : `writes ${table}, which only ${owners.get(table)} writes`,
    }));
}

const sqlRead = /\b(?:from|join)\s+(?:only\s+)?"?([a-z][a-z0-9_]*)\b/g;
const asking = /^(?:contract|database\/schema|modules\/[^/]+\/server|server)\//;
const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** SQL that reads a module's table outside of the module: it asks a hook of `server/module.ts`, or the module's door. */
export function foreignReads(file: string, source: string, tables: readonly OwnedTable[]): Fault[] {
  if (!isProduct(file) || !asking.test(file)) return [];
  const owners = new Map(tables.map(({ name, owner }) => [name, owner]));
  const known = shown.find((one) => one.file === file)?.tables ?? [];
  const read = new Set([...source.replaceAll(comments, '').matchAll(sqlRead)].map(([, name = '']) => name));
  return [...read].flatMap((table) => {
    const owner = owners.get(table);
    return owner?.startsWith('modules/') && owner !== moduleOf(file) && !known.includes(table)
      ? [{ file, message: `reads ${table} of ${owner}` }]
      : [];
  });
}
