import type { Database } from '#server/platform/database/database.ts';
import { runPrepared, Values } from '#server/platform/database/run-prepared.ts';
import { isHan } from '../normalise.ts';
import { isOneEdit, nearKeys, spell } from './pinyin.ts';
import { correctHan, isInDictionary } from './read-latin.ts';

interface Candidate {
  text: string;
  pinyin: string;
}

const shortest = 3;

/** A correction of a word that no post contains: a word of the sector, else one from titles; null if none is similar. */
export async function correctWord(db: Database, word: string, how: 'near' | 'any'): Promise<string | null> {
  const own = isHan(word) ? correctHan(word, how) : null;
  // 大姨 exists, and misspells no 大邑.
  if (own === null && isHan(word) && isInDictionary(word)) return null;
  return own ?? (await bySpelling(db, word)) ?? (await byEdit(db, word));
}

async function bySpelling(db: Database, word: string): Promise<string | null> {
  const values = new Values();
  const spelled = values.add(spell(word).full, 'text');
  const initials = isHan(word) ? '' : ` OR initials = ${spelled}`;
  const text = `SELECT text FROM suggest_term WHERE (pinyin = ${spelled}${initials}) AND kind <> 'company' AND text <> ${values.add(word, 'text')}
  ORDER BY count DESC, text LIMIT 1`;
  const [found] = await runPrepared<Candidate>(db, text, values);
  return found?.text ?? null;
}

async function byEdit(db: Database, word: string): Promise<string | null> {
  if ([...word].length < shortest) return null;
  const values = new Values();
  const text = `SELECT text, pinyin FROM suggest_term WHERE near && ${values.add(nearKeys(word), 'text[]')} AND kind <> 'company'
  ORDER BY count DESC, text LIMIT 50`;
  const candidates = await runPrepared<Candidate>(db, text, values);
  const spelling = (candidate: Candidate) => (isHan(word) ? candidate.text : candidate.pinyin);
  return candidates.find((candidate) => isOneEdit(word, spelling(candidate)))?.text ?? null;
}
