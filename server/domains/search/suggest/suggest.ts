import { type Database, typed } from '#server/platform/database/database.ts';
import { runPrepared, Values } from '#server/platform/database/run-prepared.ts';
import type { SearchSource } from '#server/platform/search-source.ts';
import { engineOf } from '../engine-of.ts';
import type { Suggestion } from '../search-types.ts';
import { normalise } from '../understand/normalise.ts';
import { understand } from '../understand/understand.ts';
import { partsOfKeyword } from '../understand/understand-keyword.ts';
import { longestPrefix } from './refresh-suggestions.ts';

const cacheEntry = { text: 'string', kind: typed<Suggestion['kind']>(), id: 'string?', count: 'number' } as const;

/** Completions of the last word that are tried. */
const most = 5;

/**
 * Completions of the input by its letters, pinyin or initials, at most 10, best first. Where there are none: what the reader
 * understands, and completions of the last of several words, each with the number of posts that it finds.
 */
export async function suggest(source: SearchSource, keyword: string, now: Date): Promise<Suggestion[]> {
  const found = await completions(source.db, keyword);
  if (found.length > 0) return found;
  const [, head, last] = /^(.+) (\S+)$/.exec(normalise(keyword).trim()) ?? [];
  const ends = head && last ? await completions(source.db, last) : [];
  const words = ends.filter(({ kind }) => kind !== 'company').slice(0, most);
  return counted(source, [...meaning(keyword), ...words.map(({ text }) => `${head} ${text}`)], now);
}

async function completions(db: Database, keyword: string): Promise<Suggestion[]> {
  const typed = normalise(keyword).replace(/\s+/g, '');
  if (typed === '') return [];
  const values = new Values();
  const prefix = values.add([...typed].slice(0, longestPrefix).join(''), 'text');
  const text = `SELECT text, kind, ref_id::text AS id, count FROM suggest_prefix WHERE prefix = ${prefix} ORDER BY place`;
  const stored = await runPrepared(db, cacheEntry, text, values);
  return stored.map(({ id, ...suggestion }) => (id === null ? suggestion : { ...suggestion, id }));
}

/** '魔都 yuwen' → '上海 语文': the site's own words, where they mean the same. */
function meaning(keyword: string): string[] {
  const text = partsOfKeyword(keyword).join(' ');
  return text !== '' && text !== normalise(keyword).trim() && partsOfKeyword(text).join(' ') === text ? [text] : [];
}

async function counted(source: SearchSource, texts: readonly string[], now: Date): Promise<Suggestion[]> {
  if (texts.length === 0) return [];
  const engine = await engineOf(source);
  const found: Suggestion[] = [];
  for (const text of new Set(texts)) {
    const count = await engine.count(await understand(engine, { keyword: text }, 'fit', now));
    if (count > 0) found.push({ text, kind: 'word', count });
  }
  return found;
}
