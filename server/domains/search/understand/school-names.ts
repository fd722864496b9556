import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { normalise } from './normalise.ts';
import { placesNamed } from './places/places.ts';

const kinds = '大学|学院|中学|高级中学|附中|附小';
const modifiers =
  /(?:师范|理工|科技|外国语|医科|中医药|医药|财经|农业|工业|工商|交通|职业技术|职业|技术|第[一二三四五六七八九十]|[一二三四五六七八九十]|实验|市|省)+$/u;
const shape = new RegExp(`(?<!\\p{Script=Han})\\p{Script=Han}{2,12}?(?:${kinds})(?![\\p{Script=Han}])`, 'gu');
/** What may follow a name without a space. */
const tail = /(?:招聘|招人|公告|(?:辅导员|教师|老师|教授|校招)+)$/u;

/** Names of schools as typed: a place and a kind in one word, such as 浙江大学. Kinds alone, and 杭州小学, are none. */
export function schoolNamesIn(keyword: string): string[] {
  const words = normalise(keyword).split(/[\s,，、;；]+/u);
  return words
    .map((word) => word.replace(tail, ''))
    .filter((word) => [...word.matchAll(shape)].some(([found]) => found === word))
    .filter(
      (word) => placesNamed(word.replace(new RegExp(`(?:${kinds})$`, 'u'), '').replace(modifiers, '')).length > 0,
    );
}

/** Those that no school of the site has in its name. */
export async function unknownNames(db: Database, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const { rows } = await db.execute<{ name: string }>(sql`
    select typed.name from unnest(${sql.param([...names])}::text[]) as typed (name)
    where not exists (select from company where company.status = 'approved'
      and (position(typed.name in company.name) > 0 or position(typed.name in company.short_name) > 0))`);
  return rows.map(({ name }) => name);
}
