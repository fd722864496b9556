import { type SQL, sql } from 'drizzle-orm';
import { nameChars } from '#database/schema/companies.ts';

/** What of a keyword can stand in a name, a character at a time, as `nameChars` is made of it. */
const spaced = (keyword: string) =>
  [
    ...keyword
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  ].join(' ');

/** Names that contain the keyword, served by the index of single characters; null for a keyword without a letter or digit. */
export function nameContains(keyword: string): SQL | null {
  const phrase = spaced(keyword);
  if (phrase === '') return null;
  return sql`${nameChars} @@ phraseto_tsquery('simple', ${phrase})`;
}
