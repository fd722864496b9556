import type { Database } from '#server/platform/database/database.ts';
import { runPrepared, Values } from '#server/platform/database/run-prepared.ts';
import type { Posted, SearchEngine } from '../../engine.ts';
import { inName, inTitle } from '../../index/vector.ts';
import { statementsOf } from '../meaning/statements.ts';
import { mergeAlternatives } from '../merge-alternatives.ts';
import { isHan } from '../normalise.ts';
import { partOf, type QueryPart } from '../query-part.ts';
import { readQuery } from '../read-query.ts';
import { groupOf, isMeant } from '../read-words.ts';
import { isOneEdit, nearKeys, spell } from '../spelling/pinyin.ts';
import { correctHan, isInDictionary } from '../spelling/read-latin.ts';
import { alternativesOf, lexemesOfGroups, type WordGroup } from '../word-group.ts';
import { completed } from './complete.ts';
import { isBase, isGeneric, payOf, softest } from './demands.ts';
import { giveUp } from './give-up.ts';
import { groupsOf, halvesOf, widened } from './wider.ts';

const shortest = 3;

/** A correction of a word that no post contains: a word of the sector, else one from titles; null if none is similar. */
async function correctWord(db: Database, word: string, how: 'near' | 'any'): Promise<string | null> {
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
  const [found] = await runPrepared(db, { text: 'string' }, text, values);
  return found?.text ?? null;
}

async function byEdit(db: Database, word: string): Promise<string | null> {
  if ([...word].length < shortest) return null;
  const values = new Values();
  const text = `SELECT text, pinyin FROM suggest_term WHERE near && ${values.add(nearKeys(word), 'text[]')} AND kind <> 'company'
  ORDER BY count DESC, text LIMIT 50`;
  const candidates = await runPrepared(db, { text: 'string', pinyin: 'string' }, text, values);
  return candidates.find(({ text: term, pinyin }) => isOneEdit(word, isHan(word) ? term : pinyin))?.text ?? null;
}

/** A word that was read as another, or that may mean another. */
export interface Guess {
  typed: string;
  meant: string;
}

/** A query as it can be answered. */
export interface Repaired {
  parts: readonly QueryPart[];
  /** Words that no post has, or not together with the rest: they are left out. */
  missing: readonly string[];
  /** Words that no post has, and what is searched instead. */
  corrected: readonly Guess[];
  /** Words that posts have, or without which nothing remains, and what they may mean. */
  offered: readonly Guess[];
}

/** Unknown words of a query that are looked up by their spelling; more of them are dropped. */
const mostCorrected = 4;

/** Unknown words may be dropped. The sector's terms (学科, 编制, a place) are essential: without them there is no answer. */
const plainOf = ({ groups: [group, ...more] }: QueryPart): WordGroup | null =>
  group && more.every(({ kind }) => kind !== 'plain') && isPlain(group) ? group : null;
const isPlain = ({ kind, not, codes, within = [] }: WordGroup): boolean =>
  !not && (kind === 'plain' || kind === 'named' || (codes.length === 0 && within.length > 0));
const mayGo = (part: QueryPart): boolean => plainOf(part) !== null;
/** What a person holds: a post that does not ask for it is open to them as well. */
const isHeld = ({ groups: [group] }: QueryPart): boolean =>
  group?.codes.length !== undefined &&
  group.codes.length > 0 &&
  group.codes.flat().every((code) => code.startsWith('#q:'));
/**
 * Corrects words that no post contains, or drops them; then, while no post contains all remaining ones, drops the most common of
 * the less important words. If what remains would not say what is sought, all parts stay, and the answer is empty.
 */
export async function repairParts(engine: SearchEngine, parts: readonly QueryPart[], now: Date): Promise<Repaired> {
  if (parts.length === 0) return { parts, missing: [], corrected: [], offered: [] };
  const posted = await engine.posted(lexemesOfGroups(groupsOf(parts.filter(mayGo))));
  const guesses = new Map<QueryPart, QueryPart[]>();
  const offered: Guess[] = [];
  let left = mostCorrected;
  for (const part of parts.filter(mayGo)) {
    const meant = bySound(part);
    if (meant && isTitled(part, posted)) offered.push({ typed: part.text, meant: meant.label });
    else if (meant) guesses.set(part, [meant]);
    else if (postsOf(part, posted) === 0 || isNumber(part, posted)) {
      guesses.set(
        part,
        left > 0
          ? await correct(
              engine,
              part,
              posted,
              parts.some((other) => other !== part && (isBase(other) || isPlace(other) || isGeneric(other))),
            )
          : [],
      );
      left -= 1;
    }
  }
  const all = mergeAlternatives(parts.flatMap((part) => guesses.get(part) ?? [part])).map((part) =>
    isAside(part, posted) ? { ...part, isAside: true as const } : part,
  );
  const wishes = all.some((part) => !part.isWish && isBase(part)) ? all.filter(({ isWish }) => isWish) : [];
  const read = all.filter((part) => !wishes.includes(part));
  const guessed = [...guesses.values()].flat();
  const lost = [...guesses].flatMap(([part, instead]) => (instead.length === 0 ? [part] : []));
  const told = [...guesses].flatMap(([{ text }, instead]) =>
    instead.map(({ label }): Guess => ({ typed: text, meant: label })),
  );
  if (lost.some(({ isSaid }) => !isSaid) && !read.some((part) => isBase(part) || isTitled(part, posted)))
    return { parts, missing: lost.map(({ text }) => text), corrected: [], offered: [...offered, ...told] };
  if (read.every(isGeneric))
    return {
      parts: lost.every(({ isSaid }) => isSaid) ? read : parts,
      missing: lost.map(({ text }) => text),
      corrected: [],
      offered,
    };
  const plain = [...guessed.filter(mayGo), ...byCommonness(read.filter(mayGo), posted)];
  const order = [...new Set([...read.filter(isHeld), ...plain, ...softest(read)])];
  const kept =
    (await completed(engine, read, now)) ?? (await rest(engine, await giveUp(engine, read, order, now), now));
  const dropped = read.filter(
    (part) => !kept.some(({ label, ranks }) => ranks && label === part.label) && !kept.includes(part),
  );
  const gone = [...lost, ...dropped.filter(mayGo)];
  const isTold =
    kept.some((part) => isBase(part) || isTitled(part, posted)) ||
    (gone.every(({ isSaid }) => isSaid) && kept.some(isGeneric));
  if (gone.some(({ specifies }) => specifies) || (gone.length > 0 && !isTold))
    return { parts, missing: gone.map(({ text }) => text), corrected: [], offered: [...offered, ...told] };
  const wished = await wishesMet(engine, kept, wishes, now);
  return {
    parts: [...kept, ...wished.met.map((part): QueryPart => ({ ...part, ranks: true })), ...wished.unmet],
    // What was understood first: a long sentence has many words that no post has.
    missing: [...dropped.filter((part) => !mayGo(part)), ...lost, ...dropped.filter(mayGo), ...wished.unmet].map(
      (part) => (guessed.includes(part) ? part.label : part.text),
    ),
    corrected: told.filter(({ meant }) =>
      kept.some(({ label }) => label === meant || label.split('、').includes(meant)),
    ),
    offered,
  };
}

/** The wishes that some of the posts have, and those that none has. */
async function wishesMet(engine: SearchEngine, kept: readonly QueryPart[], wishes: readonly QueryPart[], now: Date) {
  const lists = wishes.map((part) => groupsOf([...kept, part]));
  const counts = lists.length > 0 ? await engine.countUpTo(lists, now, { pay: payOf(kept), most: 1 }) : [];
  const free = wishes.map((part): QueryPart => ({ ...part, instead: [] }));
  return { met: free.filter((_, at) => counts[at] === 1), unmet: free.filter((_, at) => counts[at] !== 1) };
}

const rest = async (engine: SearchEngine, parts: readonly QueryPart[], now: Date) =>
  (await completed(engine, parts, now)) ?? parts;

/** The number of posts that its most common form has, at most. */
const postsOf = ({ groups }: QueryPart, posted: Posted): number =>
  Math.max(
    0,
    ...groups
      .flatMap((group) => alternativesOf(group, false))
      .map((all) => Math.min(...all.map((one) => Math.max(...one.map(posted))))),
  );

/** '35' of an age: a number that no title has says nothing of a post. */
const isNumber = (part: QueryPart, posted: Posted): boolean => /^\d+$/.test(part.text) && !isTitled(part, posted);

/** '申报': a typed word that stands in texts alone. */
const isAside = ({ isSaid, groups }: QueryPart, posted: Posted): boolean =>
  !isSaid &&
  groups.length > 0 &&
  groups.every(
    ({ kind, not, words, codes, within = [] }) =>
      kind === 'plain' &&
      !not &&
      codes.length + within.length === 0 &&
      !words
        .flat()
        .some((lexeme) => posted(lexeme.startsWith('~') ? lexeme : inTitle(lexeme)) + posted(inName(lexeme)) > 0),
  );

const isTitled = ({ groups }: QueryPart, posted: Posted): boolean =>
  groups.some(({ words }) => words.some((lexemes) => lexemes.every((lexeme) => posted(inTitle(lexeme)) > 0)));

/** '无理': a word with the same sound as one of the sector. */
function bySound({ text }: QueryPart): QueryPart | null {
  const word = isHan(text) ? correctHan(text, 'sound') : null;
  const group = word === null ? null : groupOf(word);
  const isOurs = group && (group.kind === 'stage' || group.kind === 'subject' || group.kind === 'role');
  return isOurs && group ? { ...partOf(text, readQuery(group.text)[0]?.label ?? group.text, group) } : null;
}

/** A word that no post contains: everything that contains it ('esl' → 英语), its correction, or else the parts of it that posts have. */
async function correct(
  { db }: SearchEngine,
  part: QueryPart,
  posted: Posted,
  isBesideOthers: boolean,
): Promise<QueryPart[]> {
  const { text } = part;
  if (/^\d+$/.test(text) && part.near === undefined) return [];
  const wider = widened(part);
  if (wider) return [wider];
  // Nobody mistyped what is a saying, or what is made of particles.
  if (part.isSaid || (text.length < 3 && /[的了吗呢着]/u.test(text))) return [];
  const word = await correctWord(db, text, isBesideOthers ? 'any' : 'near');
  if (word === null)
    return (await correctHalves(db, text)) ?? halvesOf(part).filter((half) => postsOf(half, posted) > 0);
  return readQuery(word).map((read) => ({ ...read, text }));
}

/** 兼制美木 → 兼职 美术: four signs of which both halves are misspelt or known. */
async function correctHalves(db: SearchEngine['db'], text: string): Promise<QueryPart[] | null> {
  if (!isHan(text) || text.length !== 4) return null;
  const halves: (string | null)[] = [];
  for (const half of [text.slice(0, 2), text.slice(2)])
    halves.push(isMeant(half) ? half : await correctWord(db, half, 'near'));
  return halves.includes(null) ? null : readQuery(halves.join(' ')).map((read) => ({ ...read, text }));
}

const byCommonness = (parts: readonly QueryPart[], posted: Posted): QueryPart[] =>
  parts.toSorted((one, other) => postsOf(other, posted) - postsOf(one, posted));

const isPlace = (part: QueryPart): boolean => statementsOf(part).some(({ list, not }) => list === 'region' && !not);
