import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generateDrizzleJson, generateMigration } from '#server/platform/testing/drizzle-kit.ts';
import { migrationFaults } from './migrations.ts';

const root = join(import.meta.dirname, '..', '..');

const told = (sql: string, file = 'database/migrations/0099_change.sql') =>
  migrationFaults(file, sql).map(({ message }) => message);

test.each([
  'DROP TABLE "post";',
  'ALTER TABLE "post" DROP COLUMN "title";',
  'ALTER TABLE "post" RENAME COLUMN "title" TO "name";',
  'ALTER TABLE "post" RENAME TO "job";',
  'ALTER TABLE "post" ALTER COLUMN "title" SET DATA TYPE varchar(20);',
  'ALTER TABLE "post" ALTER COLUMN "title" SET NOT NULL;',
  'ALTER TABLE "post" ALTER COLUMN "title" DROP DEFAULT;',
  'ALTER TABLE "post" ADD COLUMN "place" text NOT NULL;',
  'CREATE UNIQUE INDEX "post_title_idx" ON "post" USING btree ("title");',
  `ALTER TABLE "post" ADD CONSTRAINT "post_title_check" CHECK ("post"."title" <> '');`,
  'ALTER TABLE "post" ADD CONSTRAINT "post_city_fk" FOREIGN KEY ("city_code") REFERENCES "public"."city"("code");',
  'CREATE INDEX "a" ON "post" ("title");--> statement-breakpoint\nALTER TABLE "post"\n  DROP COLUMN "title";',
])('%s breaks the previous version', (sql) => {
  expect(told(sql)).toHaveLength(1);
});

test.each([
  'CREATE TABLE "place" ("id" bigint NOT NULL);',
  'ALTER TABLE "post" ADD COLUMN "place" text;',
  `ALTER TABLE "post" ADD COLUMN "place" text DEFAULT '' NOT NULL;`,
  'ALTER TABLE "post" ADD COLUMN "rank" int GENERATED ALWAYS AS (1) STORED NOT NULL;',
  'CREATE TABLE "place" ("id" bigint);--> statement-breakpoint\nALTER TABLE "place" ALTER COLUMN "id" SET NOT NULL;',
  'CREATE TABLE "place" ("id" bigint);--> statement-breakpoint\nCREATE UNIQUE INDEX "place_idx" ON "place" USING btree ("id");',
  'ALTER TABLE "post" ADD COLUMN "place" text;--> statement-breakpoint\nCREATE UNIQUE INDEX "post_place_idx" ON "post" USING btree ("place");',
  '-- the previous version: it stopped reading the column with 1.2.0.\nALTER TABLE "post" DROP COLUMN "title";',
])('%s is borne', (sql) => {
  expect(told(sql)).toEqual([]);
});

test('the baseline is left alone, and every migration after it keeps the rule', () => {
  expect(told('DROP TABLE "post";', 'database/migrations/0001_functions.sql')).toEqual([]);
  expect(told('DROP TABLE "post";', 'database/migrations/0002_next.sql')).toHaveLength(1);
  const files = globSync('database/migrations/*.sql');
  expect(files.length).toBeGreaterThan(1);
  expect(files.flatMap((file) => migrationFaults(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test('indexes descend as ORDER BY … DESC does, nulls first: in another order they are no help to it', () => {
  const files = globSync('{database/schema/**/*,modules/*/schema,modules/*/schema/*}.ts');
  expect(files.length).toBeGreaterThan(10);
  const found = files.flatMap((file) => readFileSync(file, 'utf8').match(/.*\.desc\(\)(?!\s*\.nulls).*/g) ?? []);
  expect(found).toEqual([]);
});

test('the newest snapshot is the schema: npm run db:generate was run after its last change', async () => {
  const at = (pattern: string) => globSync(pattern, { cwd: root }).sort();
  const files = ['database/schema/**/*.ts', 'modules/*/schema.ts', 'modules/*/schema/*.ts'].flatMap(at);
  const tables: object[] = await Promise.all(files.map((file) => import(/* @vite-ignore */ join(root, file))));
  const [newest = ''] = at('database/migrations/meta/*_snapshot.json').slice(-1);
  const snapshot = JSON.parse(readFileSync(join(root, newest), 'utf8'));
  const schema = generateDrizzleJson(Object.assign({}, ...tables), snapshot.id);
  expect(await generateMigration(snapshot, schema)).toEqual([]);
}, 60_000);
