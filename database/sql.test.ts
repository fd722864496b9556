import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const onOneLine = (sql: string) =>
  sql
    .replace(/--> statement-breakpoint|--[^\n]*/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The statements of a file; a `;` within the dollar quotes of a function ends none. */
function statementsOf(sql: string): string[] {
  const parts = onOneLine(sql).split('$$');
  const marked = parts.map((part, at) => (at % 2 === 0 ? part.replaceAll(';', ';\u0000') : part));
  return marked
    .join('$$')
    .split('\u0000')
    .map((part) => part.trim())
    .filter(Boolean);
}

const migrations = onOneLine(
  globSync('database/migrations/*.sql')
    .sort()
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n'),
);

test.each(globSync('database/sql/*.sql').sort())('%s says what a migration has carried out', (path) => {
  const statements = statementsOf(readFileSync(path, 'utf8'));
  expect(statements.length).toBeGreaterThan(0);
  expect(statements.filter((statement) => !migrations.includes(statement))).toEqual([]);
});
