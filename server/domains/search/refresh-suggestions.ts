import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { normalise } from './normalise.ts';
import { nearKeys, spell } from './pinyin.ts';

interface Term extends Record<string, unknown> {
  text: string;
  kind: string;
  refId: string | null;
  count: number;
}

const mostWords = 20_000;
const mostCompanies = 20_000;
const mostTitles = 5_000;
const batch = 2_000;
/** Beginnings longer than this are not kept: by then one has typed the word. */
const longest = { text: 10, pinyin: 16, initials: 8 } as const;

/** What can be suggested, by how many posts it finds: words, subjects, cities and frequent titles from the posts, and companies. */
export async function refreshSuggestions(tx: Database): Promise<void> {
  const terms = [...(await words(tx)), ...(await titles(tx)), ...(await companies(tx))];
  await tx.execute(sql`delete from suggest_term`);
  for (let from = 0; from < terms.length; from += batch) await writeTerms(tx, terms.slice(from, from + batch));
  await tx.execute(sql`delete from suggest_prefix`);
  await tx.execute(sql`
    insert into suggest_prefix (prefix, place, text, kind, ref_id, count)
    select prefix, place, text, kind, ref_id, count from (
      select prefix, row_number() over (partition by prefix order by count desc, text, kind)::int2 as place, text, kind, ref_id, count
      from (
        select left(lower(text), n) as prefix, text, kind, ref_id, count from suggest_term, generate_series(1, ${longest.text}::int4) n where n <= length(text)
        union
        select left(pinyin, n), text, kind, ref_id, count from suggest_term, generate_series(1, ${longest.pinyin}::int4) n where n <= length(pinyin)
        union
        select left(initials, n), text, kind, ref_id, count from suggest_term, generate_series(1, ${longest.initials}::int4) n where n <= length(initials)
      ) beginnings
    ) placed where place <= 10`);
}
async function words(tx: Database): Promise<Term[]> {
  const { rows } = await tx.execute<Term>(sql`
    select substr(word, 2) as text, 'word' as kind, null as "refId", ndoc as count from term_stat
    where word like '^%' and length(word) > 2 order by ndoc desc limit ${mostWords}`);
  return rows;
}
async function titles(tx: Database): Promise<Term[]> {
  const { rows } = await tx.execute<Term>(sql`
    select title as text, 'post' as kind, null as "refId", count(*)::int4 as count from job_search group by title having count(*) > 1 order by count(*) desc limit ${mostTitles}`);
  return rows;
}
async function companies(tx: Database): Promise<Term[]> {
  const { rows } = await tx.execute<Term>(sql`
    select c.name as text, 'company' as kind, min(c.id)::text as "refId", sum(posts)::int4 as count from (select company_id, count(*) as posts from job_search group by company_id) j join company c on c.id = j.company_id group by c.name order by sum(posts) desc limit ${mostCompanies}`);
  return rows;
}
async function writeTerms(tx: Database, terms: Term[]): Promise<void> {
  const rows = terms.map((term) => ({ ...term, ...spell(normalise(term.text)) }));
  const near = rows.map(({ text, full, kind }) =>
    kind === 'company'
      ? '{}'
      : `{${[...new Set([...(text.length > 2 ? nearKeys(text) : [text]), ...(full.length > 4 ? nearKeys(full) : [])])].map((k) => `"${k.replace(/["\\]/g, '')}"`).join(',')}}`,
  );
  const of = <K extends keyof (typeof rows)[number]>(k: K) => sql.param(rows.map((row) => row[k]));
  await tx.execute(sql`insert into suggest_term (text, kind, ref_id, pinyin, initials, count, near)
    select text, kind, ref_id, pinyin, initials, count, near::text[] from unnest(${of('text')}::text[], ${of('kind')}::text[], ${of('refId')}::int8[], ${of('full')}::text[], ${of('initials')}::text[], ${of('count')}::int4[], ${sql.param(near)}::text[]) as given(text, kind, ref_id, pinyin, initials, count, near) on conflict do nothing`);
}
