import { normalise } from '#server/domains/search/public.ts';

/** Longer texts are sentences about a person, not queries. */
const longest = 24;
const address = /@|https?:|www\./;
/** Numbers of people, in digits or words; pay is shorter (年薪200000). */
const number = /\d{7}|[零〇一二三四五六七八九幺]{7}/;
/** The same in groups, '138 1234 5678'; pay is shorter ('8000-12000'). */
const grouped = /\d{11}/;

/** A query as it is counted; null for one that may name a person: a phone or ID number, an e-mail or web address, a long text. */
export function keptQuery(typed: string): string | null {
  const query = normalise(typed).replace(/\s+/g, ' ').trim();
  const joined = query.replace(/(?<=\d)[\s.–—-]+(?=\d)/g, '');
  const isPersonal = [...query].length > longest || address.test(query) || number.test(query) || grouped.test(joined);
  return query === '' || isPersonal ? null : query;
}
