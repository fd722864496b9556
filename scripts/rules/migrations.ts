import type { Fault } from './structure.ts';

/** The last of the baseline, which runs in empty databases alone. */
const BASELINE = 1;
/** Begins a comment that says why the previous version bears the statement that follows. */
const REASON = '-- the previous version: ';

/** What breaks nodes of the previous version, which run beside the new ones during an upgrade. */
const breaking: readonly [RegExp, string][] = [
  [/^drop table\b/, 'drops a table that the previous version reads: stop using it now, drop it with the next release'],
  [
    /\bdrop column\b/,
    'drops a column that the previous version reads: stop using it now, drop it with the next release',
  ],
  [/\brename\b/, 'renames what the previous version uses: add the new name, copy, and drop the old one later'],
  [/\balter column\b.*\b(set data )?type\b/, 'changes the type of a column that the previous version uses'],
  [/\bset not null\b/, 'requires a value that the previous version may not write'],
  [/\bdrop default\b/, 'removes a default on which the previous version relies'],
  [
    /\badd column\b(?!.*\b(default|generated)\b).*\bnot null\b/,
    'requires a column that the previous version does not write',
  ],
  [
    /^create unique index\b|\badd constraint\b.*\b(unique|check|exclude|foreign key)\b/,
    'refuses rows that the previous version may write',
  ],
];

const tableOf = (statement: string) =>
  /^(?:(?:alter|create|drop) table|create unique index "?\w+"? on) (?:if (?:not )?exists )?(?:only )?"?(?:public"?\."?)?(\w+)/.exec(
    statement,
  )?.[1];

/** Statements of one migration that the previous version would not bear, unless they say why it does. */
export function migrationFaults(file: string, text: string): Fault[] {
  if (Number(/(\d+)_[^/]*$/.exec(file)?.[1]) <= BASELINE) return [];
  const [created, added] = [new Set<string>(), new Set<string>()];
  return text.split('--> statement-breakpoint').flatMap((part) => {
    const statement = part
      .replaceAll(/^\s*--.*$/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .toLowerCase();
    const table = tableOf(statement);
    if (table && statement.startsWith('create table')) created.add(table);
    const [, column] = /\badd column "?(\w+)/.exec(statement) ?? [];
    if (column) added.add(column);
    const found = breaking.find(([pattern]) => pattern.test(statement));
    if (!found || part.includes(REASON) || (table && created.has(table))) return [];
    // The previous version leaves a new column as it is.
    if (/\b(unique|check|foreign key)\b/.test(statement) && [...added].some((name) => statement.includes(`"${name}"`)))
      return [];
    return [
      { file, message: `${found[1]}, or say why it bears this in a comment "${REASON}…" (${statement.slice(0, 80)})` },
    ];
  });
}
