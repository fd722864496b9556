import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { foreignReads, foreignWrites, tablesIn } from './table-ownership.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const filesOf = (pattern: string) => globSync(pattern, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
const tables = filesOf('{database/schema/**/*,modules/*/schema,modules/*/schema/*}.ts').flatMap((file) =>
  tablesIn(file, read(file)),
);
const messages = (source: string, file = 'server/domains/chat/any.ts') =>
  foreignWrites(file, source, tables).map(({ message }) => message);

test('every table has one domain that writes it', () => {
  expect(tables.length).toBeGreaterThan(100);
  expect(new Set(tables.map(({ name }) => name)).size).toBe(tables.length);
});

test.each([
  'await tx.insert(delivery).values(row)',
  'await tx\n  .update(delivery)\n  .set({ status })',
  'await tx.delete(delivery).where(which)',
  "import { delivery as deliveryTable } from '#database/schema/deliveries.ts';\ntx.update(deliveryTable).set({})",
  'sql`update delivery set status = 1`',
  'sql`insert into delivery (id) values (1)`',
  `sql\`with x as (delete from \${delivery} where true) select 1\``,
])('a foreign write is refused: %s', (source) => {
  expect(messages(source)).toEqual(['writes delivery, which only deliveries writes']);
});

test('a table whose name is computed is refused', () => {
  expect(messages('tx.update(table).set(row)')).toEqual(['writes a table whose name is computed']);
  expect(messages(`sql\`update \${sql.identifier(name)} set x = 1\``)).toEqual([
    'writes a table whose name is computed',
  ]);
});

test.each([
  'await tx.update(chatBlock).set({})',
  'await tx.select().from(delivery).for("update")',
  'new Map().delete(key); createHash("sha1").update(text)',
  'sql`select 1 from delivery for update of delivery`',
])('its own tables, reads and things that are no table are allowed: %s', (source) => {
  expect(messages(source)).toEqual([]);
});

test('no domain writes the table of another', () => {
  const faults = filesOf('{server/domains,modules}/**/*.ts').flatMap((file) => foreignWrites(file, read(file), tables));
  expect(faults).toEqual([]);
});

test('a table of a module is read by that module', () => {
  const source = '// from fair\nsql`select from exam join company on true where exists (select from only exam_post)`';
  const found = (file: string) => foreignReads(file, source, tables).map(({ message }) => message);
  expect(found('server/domains/chat/any.ts')).toEqual([
    'reads exam of modules/exams',
    'reads exam_post of modules/exams',
  ]);
  expect(
    foreignReads('server/domains/companies/read-company.ts', 'from experience, exam join exam on true', tables),
  ).toEqual([{ file: 'server/domains/companies/read-company.ts', message: 'reads exam of modules/exams' }]);
  expect(found('modules/exams/server/any.ts')).toEqual([]);
  const faults = filesOf('{contract,database,modules,server}/**/*.ts').flatMap((file) =>
    foreignReads(file, read(file), tables),
  );
  expect(faults).toEqual([]);
});
