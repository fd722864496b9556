import { type SQL, sql } from 'drizzle-orm';
import { nameChars } from '#database/schema/companies.ts';

/** The searchable characters of a keyword, separated as in `nameChars`. */
const spaced = (keyword: string) =>
  [
    ...keyword
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  ].join(' ');

/** Names that contain the keyword, by the index of single characters; null for a keyword without a letter or digit. */
export function nameContains(keyword: string): SQL | null {
  const phrase = spaced(keyword);
  if (phrase === '') return null;
  return sql`${nameChars} @@ phraseto_tsquery('simple', ${phrase})`;
}
