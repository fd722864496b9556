import { codesWhere, shortOf } from '#contract/taxonomy/list.ts';
import { placeLabel } from '#contract/taxonomy/places/regions.ts';
import { roles } from '#contract/taxonomy/roles.ts';
import { lists, readLexeme } from '../index/code-bits.ts';
import { endNegators, isFiller, isListedFiller, nearbyWords, negators } from '../sayings/connecting-words.ts';
import type { Saying } from '../sayings/saying.ts';
import { meaningOf, meansTeacher } from './lexicon.ts';
import { wishesIn, withoutPast } from './meaning/clauses.ts';
import { canteenAsPost, officesOf } from './meaning/posts.ts';
import { schoolsOfDegrees, withoutInstitutes } from './meaning/schools.ts';
import { statementsOf } from './meaning/statements.ts';
import { craftsTaught, disciplineAt, learnersTaught, politicsByStage } from './meaning/taught.ts';
import { mergeAlternatives } from './merge-alternatives.ts';
import { negate } from './negation.ts';
import { settlePlaces, widenNearby } from './places/settle-places.ts';
import { plainText } from './plain-text.ts';
import { type Placed, partOf, type QueryPart } from './query-part.ts';
import { groupOf, isLone, isMeant, joinInitials, joinSounding, pieces, spelledOut } from './read-words.ts';
import { claims } from './recognise/claim.ts';
import { educationLimits } from './recognise/education-limit.ts';
import { familyBenefits } from './recognise/family-benefits.ts';
import { lessonPay } from './recognise/lesson-pay.ts';
import { monthlyPay } from './recognise/pay.ts';
import { partOfSaying, sayingAt } from './recognise/sayings.ts';
import { ages, cohort, yearsOfWork } from './recognise/years.ts';
import { correctHan, joinLetters, readLatin } from './spelling/read-latin.ts';
import { longestRun, type Run, type Token, tokensOf, touch } from './tokens.ts';
import type { WordGroup } from './word-group.ts';

const recognisers = [ages, ...familyBenefits, lessonPay, cohort, ...educationLimits, yearsOfWork, monthlyPay];
const maxParts = 12;
const longestConnecting = 5;
const longestFiller = 8;

/**
 * Parses a keyword by the sector's words alone. Phrases that have a shape (pay, years, 学历) are claimed first; what lies between
 * is cut into words, and read by the sayings and by the lists; then negations and places are applied to what was found. Latin
 * letters stay as they are if posts may contain them (`isKnownWord`).
 */
export function readQuery(keyword: string, isKnownWord: (letters: string) => boolean = () => false): QueryPart[] {
  const text = plainText(keyword);
  const claimed = claims(recognisers, text);
  const read: Read = { parts: [...claimed], negations: [], nearby: [], done: new Set() };
  let from = 0;
  for (const next of [...claimed, null]) {
    readTokens(tokensOf(text, from, next?.from ?? text.length), read, isKnownWord);
    from = next?.to ?? from;
  }
  const ordered = withoutPast(
    read.parts.sort((one, other) => one.from - other.from),
    text,
  );
  const crafts = craftsTaught(specified(officesOf(ordered)), text);
  const inOrder = wishesIn(schoolsOfDegrees(crafts, text), text);
  const placed = settlePlaces(widenNearby(negate(inOrder, read.negations, text), read.nearby, text));
  const found = mergeAlternatives(canteenAsPost(politicsByStage(learnersTaught(placed.map(({ part }) => part)))));
  return telling(distinct(withoutInstitutes(found))).slice(0, maxParts);
}

const crafts = new Set<string>([...codesWhere(roles, 'group', 'logistics'), ...codesWhere(roles, 'group', 'support')]);

/** Marks unknown words that are written together with a post of a craft: 挖掘机司机. */
const specified = (parts: readonly Placed[]): Placed[] =>
  parts.map((placed, at) => {
    const next = parts[at + 1];
    const isCraft =
      next &&
      !next.part.isSaid &&
      statementsOf(next.part).some(({ list, codes }) => list === 'role' && codes.every((code) => crafts.has(code)));
    const isUnknown = placed.part.groups.every(
      ({ kind, codes, within = [] }) => kind === 'plain' && codes.length + within.length === 0,
    );
    const isOne = isCraft && isUnknown && placed.part.groups.length > 0 && placed.to === next.from;
    return isOne ? { ...placed, part: { ...placed.part, specifies: true } } : placed;
  });

interface Read {
  parts: Placed[];
  negations: Token[];
  nearby: Token[];
  /** Words that were read already. */
  done: Set<Token>;
}

/** Reads the words between two phrases into `read`. */
function readTokens(cutTokens: readonly Token[], read: Read, isKnownWord: (letters: string) => boolean): void {
  const tokens = joinSounding(cutTokens);
  const words: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const discipline = disciplineAt(tokens, at);
    const { from = 0, to = 0 } = tokens[at] ?? {};
    if (discipline) read.parts.push({ from, to, part: discipline.part });
    const { token, count } = discipline
      ? { token: undefined, count: discipline.count }
      : (readRun(tokens, at, read) ?? { token: tokens[at], count: 1 });
    if (token && !read.done.has(token)) words.push(token);
    at += count;
  }
  for (const token of joinSounding(joinInitials(joinLetters(words).flatMap(pieces)))) {
    const { word, from, to } = token;
    if (isListedFiller(word)) continue;
    const spelled = isKnownWord(word) || isMeant(word) ? null : readLatin(word);
    for (const meant of (spelled ?? [word]).flatMap(spelledOut)) {
      if ((isIdle(meant) && !isMisspelt(meant)) || (isLone(meant) && tokens.length > 1)) continue;
      const said = spelled && !isMeant(meant) ? readQuery(meant) : [partOfWord(word, meant), ...teacherIn(meant)];
      read.parts.push(...said.map((part) => ({ from, to, part: { ...part, text: word } })));
    }
  }
}

/** 学管 is a post, though it is made of particles. */
const isIdle = (word: string): boolean => isListedFiller(word) || (isFiller(word) && meaningOf(word) === undefined);

/** 地里 sounds like 地理, and is no word that connects others. */
function isMisspelt(word: string): boolean {
  const meant = isListedFiller(word) ? null : correctHan(word, 'sound');
  const kind = meant === null || isLone(word) ? undefined : meaningOf(meant)?.kind;
  return kind === 'subject' || kind === 'stage';
}

/**
 * The lists come before sayings of one word, except where titles say it in words too, for kinds of schools and posts, of which
 * everyday words name several, and for benefits, whose everyday words stand for a code instead of being searched in texts.
 */
const isListed = (word: string, { means }: Saying): boolean =>
  meaningOf(word) !== undefined &&
  means.words === undefined &&
  means.codes?.companyType === undefined &&
  means.also?.benefit === undefined &&
  !means.codes?.role?.includes(' ');

const isConnecting = (word: string): boolean => negators.has(word) || endNegators.has(word) || nearbyWords.has(word);

/** 合非 is a misspelling of 合肥 and no 非, 除师 one of 厨师: what touches a single unknown sign belongs to it. */
const isInUnknown = (tokens: readonly Token[], at: number): boolean =>
  (isUnknownSign(tokens[at - 1]) && touch(tokens[at - 1], tokens[at])) ||
  (isUnknownSign(tokens[at + 1]) && touch(tokens[at], tokens[at + 1]));
const isUnknownSign = (token: Token | undefined): boolean =>
  token !== undefined && isLone(token.word) && !isMeant(token.word);

/** A saying, a negation or 附近; null where the words are to be looked up one by one. */
function readRun(tokens: readonly Token[], at: number, read: Read): Run | null {
  const found = sayingAt(tokens, at);
  const connecting = longestRun(tokens, at, longestConnecting, isConnecting);
  const isInside = connecting?.token.word.length === 1 && isInUnknown(tokens, at);
  if (connecting && !isInside && connecting.count >= (found?.run.count ?? 0)) {
    const list = nearbyWords.has(connecting.token.word) ? read.nearby : read.negations;
    list.push(connecting.token);
    read.done.add(connecting.token);
    return connecting;
  }
  const idle = longestRun(tokens, at, longestFiller, (word, inside) => inside.length > 1 && isListedFiller(word));
  if (idle && idle.count > (found?.run.count ?? 0)) {
    read.done.add(idle.token);
    return idle;
  }
  if (!found || (found.run.count === 1 && isListed(found.run.token.word, found.saying))) return null;
  const { token } = found.run;
  const { word, from, to } = token;
  read.parts.push({ from, to, part: partOfSaying(word, found.saying) });
  read.parts.push(...teacherIn(word).map((part) => ({ from: to, to, part })));
  read.done.add(token);
  return found.run;
}

/** 特岗教师 teaches, though 特岗 alone does not say so. */
function teacherIn(word: string): QueryPart[] {
  const end = word.slice(-2);
  const isPost = groupOf(word).kind === 'role' || groupOf(word).kind === 'subject';
  return word.length > 2 && meansTeacher(end) && !isPost ? [partOfWord(end, end)] : [];
}

function partOfWord(typed: string, word: string): QueryPart {
  const group = groupOf(word);
  return partOf(typed, labelOf(group), group);
}

/** The site's own name of a single code; else the word. */
function labelOf({ text, codes, kind }: WordGroup): string {
  const [only, ...more] = codes;
  if (kind === 'generic' || only?.length !== 1 || more.length > 0) return text;
  return labelOfCodes(only) ?? text;
}

const mostNamed = 3;

/** The labels of a few lexemes that are codes; null for others. */
export function labelOfCodes(lexemes: readonly string[]): string | null {
  const labels = lexemes.flatMap((lexeme) => {
    const found = readLexeme(lexeme);
    if (!found) return [];
    return [found.list === 'region' ? placeLabel(found.code) : shortOf(lists[found.list], found.code)];
  });
  return labels.length === 0 || labels.length > mostNamed ? null : labels.join('、');
}

const distinct = (parts: readonly QueryPart[]): QueryPart[] =>
  [...new Map(parts.toReversed().map((part) => [part.label, part])).values()].reverse();

/** 老师 alone means a teaching post; beside other words it only ranks higher. */
function telling(parts: readonly QueryPart[]): QueryPart[] {
  const isGeneric = ({ text, groups }: QueryPart) =>
    groups.every(({ kind }) => kind === 'generic') && meansTeacher(text);
  if (!parts.every(isGeneric)) return [...parts];
  return parts.map((part) => ({ ...part, groups: part.groups.map((group) => ({ ...group, kind: 'role' as const })) }));
}
