import type { TalentFilters } from '#contract/talents/talent-shapes.ts';
import { anyOf, type Query } from '#packages/memory-index/query/query.ts';
import {
  cityOfRegion,
  inTitle,
  type QueryPart,
  readOnce,
  reworded,
  statementsOf,
} from '#server/domains/search/public.ts';
import { besideContests } from './achievement-phrases.ts';
import { eitherOf, isForEach, withAlternatives } from './alternatives.ts';
import { type Reading, readClauses } from './clauses.ts';
import { formOf, isPostAlone } from './condition-of.ts';
import { isFilling, unreadIn } from './fillers.ts';
import { saysWhat } from './meet.ts';
import { asOffer, partOfPerson } from './part-of-person.ts';
import { readPeoplePhrases } from './people-phrases.ts';
import { contentOf, placedWords, termsIn } from './placed-words.ts';
import { stanceOf } from './refusals.ts';
import { type Respelt, respell } from './respell.ts';
import { namedBy } from './school-itself.ts';
import { type PlacedPart, type Span, type TalentPart, weightOf } from './talent-part.ts';
import { isTrade, tradeOf } from './trades.ts';
import type { Unusable } from './unusable-phrases.ts';
import { plainWriting } from './ways-of-writing.ts';
import { withWishes } from './wishes.ts';

export interface ReadKeyword {
  /** In the order of typing, with those that were taken away. */
  parts: TalentPart[];
  /** What was typed and cannot be a condition. */
  unusable: Unusable[];
  respelt: Respelt[];
}

/**
 * Reads a keyword as a search for posts does (魔都 is 上海, 大专 a 学历), after what means something of people alone: schools, years
 * of work, 退休, 随时到岗. Every word of it is in one of the parts, or in `unusable`, or one of the listed fillers.
 */
export const readKeyword = (keyword: TalentFilters['keyword']): ReadKeyword => read(keyword, readingOf);

function read(keyword: TalentFilters['keyword'], reading: typeof readingOf | null): ReadKeyword {
  if (!keyword) return { parts: [], unusable: [], respelt: [] };
  const { text, told: spoken, isSentence } = readClauses(reworded(keyword), reading);
  const { text: said, respelt } = respell(plainWriting(text));
  const { parts, unusable, left, usable } = readPeoplePhrases(said);
  unusable.push(...spoken);
  const { words, phrases } = placedWords(left);
  for (const { words: one, ...place } of words) {
    // '不要小学初中的' refuses both.
    const isRefused =
      (parts.some(({ to, part }) => to === place.from && part.label.startsWith('不要')) &&
        /^(?:的|者)?(?![^\s,，。;；])/u.test(said.slice(place.to))) ||
      (!one.label.startsWith('不要') && isRefusedAt(said, place, one));
    const typed = isRefused ? refused(one) : one;
    const isGeneric = typed.groups.every(({ kind }) => kind === 'generic');
    // 老师 alone seeks everybody who teaches.
    const isIdle =
      isFilling(typed.text) &&
      typed.text !== '外教' &&
      words.length + parts.length > 1 &&
      typed.groups.every(isPostAlone);
    const read = isIdle ? null : partOfPerson(typed);
    const isOffer = (isSentence || /左右|上下/u.test(typed.text)) && !isLimit(said, place.from);
    const part = read?.salaryMax && isOffer ? asOffer(read) : read;
    // 宿舍 of 宿舍水电 is none that is given.
    const isOffered =
      statementsOf(typed).some(({ list }) => list === 'benefit') &&
      !/^(?:宿舍|食堂|校车)\p{Script=Han}/u.test(said.slice(place.from));
    if (part)
      for (const one of eachOf(typed, part, isForEach(said))) {
        const at = said.indexOf(one.text, place.from);
        parts.push(
          at < 0 || one === part ? { ...place, part: one } : { from: at, to: at + one.text.length, part: one },
        );
      }
    else if (!isIdle && !isGeneric)
      unusable.push({
        text: typed.text,
        reason: isOffered && !isDemand(typed.text) ? 'offered' : 'unknown',
        from: place.from,
      });
  }
  for (const { words: typed, from } of words) {
    const codes = statementsOf(typed).flatMap(({ list, codes }) => (list === 'region' ? codes : []));
    // 海南 is a province, though a district is called so too.
    const isProvince = codes.some((code) => code.endsWith('0000'));
    if (!isProvince && [...codes, ...(typed.region ? [typed.region] : [])].some((code) => cityOfRegion(code) !== code))
      unusable.push({ text: typed.label, reason: 'district', from });
  }
  // '聋校老师 盲校的不要': both are one code, which is sought.
  const codesOf = (queries: readonly Query[]) => JSON.stringify(queries).match(/"[jsr]:[^"]+"/gu) ?? [];
  const sought = parts.map(({ part }) => codesOf(part.required)).filter((codes) => codes.length > 0);
  const isSought = ({ part: { refused } }: PlacedPart) =>
    sought.some((codes) => codes.every((code) => codesOf(refused).some((other) => other === code)));
  for (const placed of parts.filter(isSought)) {
    parts.splice(parts.indexOf(placed), 1);
    unusable.push({ text: placed.part.text, reason: 'unread', from: placed.from });
  }
  for (const { text, about, ...place } of phrases) {
    const part = about === 'refused' || isVague(text) ? null : partOfPhrase(text, about);
    if (part) parts.push({ ...place, part });
    else unusable.push({ text, reason: 'unknown', from: place.from });
  }
  for (const one of unusable.filter(({ reason, text }) => reason === 'waived' && alsoTaught.test(text)))
    if (withBesides(parts, one.text, said.length)) unusable.splice(unusable.indexOf(one), 1);
  unusable.push(
    ...unreadIn(said, [
      ...parts.flatMap(({ part }) => [part.text, part.label]),
      ...unusable.map(({ text }) => text),
      ...words.map(({ words: { text } }) => text),
    ]),
  );
  if (parts.length + unusable.length + words.length === 0 && said.trim() !== '')
    unusable.push({ text: keyword.trim(), reason: 'nothing', from: 0 });
  // '生物兼地理': what is taught besides is given up first.
  const isBeside = ({ from, part }: PlacedPart) =>
    [weightOf('subject'), weightOf('role')].includes(part.weight) &&
    parts.some((other) => other.from < from && saysWhat(other.part)) &&
    /(?:兼[教任带上]?|[顺捎]带[教着]?)$/u.test(said.slice(0, from));
  const isImplied = ({ part }: PlacedPart) => parts.some((other) => implied[other.part.label]?.includes(part.label));
  const inOrder = parts
    .filter((placed) => !isImplied(placed))
    .map((placed) => (isBeside(placed) ? { ...placed, part: { ...placed.part, weight: weightOf('name') } } : placed))
    .toSorted((one, other) => one.from - other.from);
  const own = unusable.filter(({ reason }) => reason === 'own' || reason === 'duty').map(({ text }) => text);
  const typed = withAlternatives(
    withWishes(
      besideContests(inOrder),
      usable,
      isSentence,
      own.some((text) => termsIn(text).length > 0),
    ),
    said,
  ).map(({ part }) => part);
  const named = namedBy(own, typed);
  const all = [...named, ...typed];
  // '班主任 最好有3年班主任经验': what is demanded stays a demand.
  const demanded = all.toSorted((one, other) => Number(one.isWish === true) - Number(other.isWish === true));
  const byLabel = Map.groupBy(demanded, ({ label }) => label);
  const found = all.flatMap((part) =>
    byLabel.get(part.label)?.[0] === part ? joinNarrower(byLabel.get(part.label) ?? []) : [],
  );
  const isNamed = ({ reason, text }: Unusable) =>
    reason === 'own' && named.some((part) => part.text.split(' ').every((word) => text.includes(word)));
  const told = unusable
    .map((one): Unusable => (isNamed(one) ? { ...one, reason: 'named' } : one))
    .toSorted((one, other) => one.from - other.from);
  return {
    ...(isSentence || /[,，。]/u.test(keyword) ? inWholeClauses(said, found, told) : { parts: found, unusable: told }),
    respelt,
  };
}

/** How much of a phrase can be refused. */
function readingOf(phrase: string): Reading {
  const { parts, unusable } = read(`不要${phrase}`, null);
  const isRead = parts.every(({ isUnknown }) => !isUnknown) && unusable.every(({ reason }) => reason === 'protected');
  const isKnown = parts.some(({ isUnknown }) => !isUnknown);
  return isRead ? (isKnown ? 'all' : 'none') : isKnown ? 'some' : 'less';
}

/** What is left of a clause in which nothing was read is told as the clause: no 的园 of '管过大园的园'. */
function inWholeClauses(said: string, parts: TalentPart[], unusable: Unusable[]): Omit<ReadKeyword, 'respelt'> {
  const isLeft = ({ reason }: Unusable) => reason === 'unread' || reason === 'unknown';
  const isMention = (part: TalentPart) =>
    part.isUnknown === true && part.isTaught !== true && tradeOf(part.text) === null;
  const read = [...parts.filter((part) => !isMention(part)), ...unusable.filter((one) => !isLeft(one))];
  const words = read.flatMap(({ text }) => text.split(' '));
  let [found, told] = [parts, unusable];
  for (const typed of said.split(/[\s,，。;；:：!！?？()]+/u)) {
    const clause = typed.replace(/^(?:但是?|还?要|需要?|得|必须)(?=\p{Script=Han}{2})|(?:优先|[的吧了、])+$/gu, '');
    if (words.some((word) => word !== '' && typed.includes(word))) continue;
    const mentions = found.filter((part) => isMention(part) && typed.includes(part.text));
    const left = told.filter((one) => isLeft(one) && typed.includes(one.text));
    const [mention, one] = [mentions[0], left[0]];
    if (mention && mentions.length === 1 && clause.length <= longestClause && !/(?:师|师傅|教练|人)$/u.test(clause)) {
      found = found.map((part) => (part === mention ? { ...part, label: clause } : part));
      told = told.filter((other) => !left.includes(other));
    } else if (one && mentions.length === 0)
      told = told.flatMap((other) => (other === one ? { ...one, text: clause } : left.includes(other) ? [] : other));
  }
  return { parts: found, unusable: told };
}
const longestClause = 14;

/** '高中数学，能带高三': of what has one label, all that it says beyond it. */
function joinNarrower([first, ...others]: readonly TalentPart[]): TalentPart[] {
  const said = [first, ...others].flatMap((part) => part?.narrower ?? []);
  if (!first) return [];
  if (said.length === 1 && said[0]) return [{ ...first, narrower: said[0] }];
  const text = [...new Set(said.map((one) => one.text))].join('、');
  return [said.length > 0 ? { ...first, narrower: { text, query: anyOf(said.map(({ query }) => query)) } } : first];
}

/** '足球就不用了', '不要全职' */
function isRefusedAt(said: string, place: Span, { text }: QueryPart): boolean {
  const { refuser } = stanceOf(said, place);
  return refuser !== undefined && (refuser.from >= place.to || (refuser.to === place.from && !text.includes(' ')));
}

/** What is no offer: '月薪8000以内的'. */
const isLimit = (said: string, from: number): boolean =>
  /^[^,，。;；]{0,12}(?:以[内下]|不超过|最多|封顶|接受|能请)/u.test(said.slice(from)) ||
  /(?:[不别]超过?|最多|期望)[^,，。;；\s]{0,2}$/u.test(said.slice(0, from));
/** What somebody teaches who teaches another: '小学全科，语数都能教', '会带奥数的数学老师'. */
const implied: Readonly<Record<string, readonly string[]>> = { 全科: ['语文', '数学'], '奥数、思维': ['数学'] };
const alsoTaught = /^[^不没无非兼]+(?:也(?!没)|(?:不限|都(?:可以?|行))$)/u;

/**
 * '化学也行' beside 物理, '中学语文也可' beside 播音主持: adds what may be taught as well, at any 学段 that is named. Whether it is all
 * that the text says.
 */
function withBesides(parts: PlacedPart[], text: string, at: number): boolean {
  const typed = parts.map(({ part }) => part);
  const isTaught = ({ weight }: TalentPart) => weight === weightOf('subject');
  const isStage = ({ weight }: TalentPart) => weight === weightOf('stage');
  const named = text.replace(/(?:的|专业|老师|教师)*[也亦都均].*$/u, '');
  const beside = parts.find(({ part }) => part.isUnknown && tradeOf(part.text) !== null);
  const trade = isTrade(named) ? partOfPhrase(named, 'other') : null;
  if (beside && trade) {
    beside.part = eitherOf(beside.part, trade, '或');
    return true;
  }
  const isTold = typed.some((part) => saysWhat(part) || part.label.endsWith('专业'));
  if (isTold && !typed.some(isTaught)) return false;
  const read = readOnce(named).flatMap((one) => {
    const [said, ...others] = statementsOf(one);
    return others.length === 0 && /^(?:subject|stage)$/u.test(said?.list ?? '') ? (partOfPerson(one) ?? []) : [];
  });
  const words = read.flatMap((part) => part.text.split(' '));
  // '从重点中学退休的也可以' names no 学段.
  const isAll = isFilling(words.reduce((rest, word) => rest.replace(word, ''), text));
  const also = isAll ? read : read.filter(isTaught);
  const joined = {
    text: words.join(' '),
    label: also.map(({ label }) => label).join(''),
    required: also.flatMap(({ required }) => required),
  };
  const found = typed.some(isStage) ? also : also.filter(isTaught).map((part) => ({ ...part, ...joined }));
  for (const part of found)
    if (beside && isTaught(part) && !typed.some(isTaught)) beside.part = eitherOf(beside.part, part, '或');
    else parts.push({ from: at, to: at, part });
  return isAll && found.length > 0;
}

const refused = (part: QueryPart): QueryPart => ({
  ...part,
  label: `不要${part.label}`,
  // 全职 is no 兼职.
  groups: part.groups.map(({ not, ...group }) => (not ? group : { ...group, not: true })),
});

/** What was joined, each by itself: the 学科 that one person teaches, and 班主任 beside what they teach. */
function eachOf(typed: QueryPart, whole: TalentPart, isForEvery: boolean): TalentPart[] {
  const { text, groups } = typed;
  const isOfSubjects = isForEvery && groups.every(({ kind }) => kind === 'subject');
  const isHomeroom = statementsOf(typed).some(({ list, codes }) => list === 'role' && codes.includes('homeroom'));
  return text.includes(' ') && (isOfSubjects || isHomeroom)
    ? text.split(' ').flatMap((one) => readOnce(one).flatMap((part) => partOfPerson(part) ?? []))
    : [whole];
}

/** A grade without what it grades is found in any certificate, and a letter in any word. */
const isVague = (text: string): boolean =>
  /^(?:[一二三四五六七八九十]级|[初中高]级|[a-z]|(?:[\d.]{1,4}|[一两二三四五几])[分级段篇项部]?(?:及?以上)?)$/u.test(
    text,
  );

/** '能住校' is asked of a person; 住宿 is offered. */
const isDemand = (text: string): boolean => /^[能会可愿须需肯]/u.test(text);

/** What resumes may mention; null where nothing in it says anything. */
function partOfPhrase(text: string, about: 'taught' | 'ability' | 'other'): TalentPart | null {
  // The verb says little where resumes tell of the same: 开过公开课.
  const words = contentOf(text.replace(/^(?:有过?)?\p{Script=Han}{1,2}过(?=\p{Script=Han}{2})/u, ''));
  const part =
    words.length === 0
      ? null
      : partOfPerson({ text, label: text, groups: [{ text, kind: 'plain', codes: [], words: [words] }] });
  if (part === null) return null;
  const titled = words.map((word) => formOf(word, inTitle));
  return {
    ...part,
    words,
    ...(about === 'ability' ? { isAbility: true as const } : {}),
    ...(about === 'taught' && !text.endsWith('型') ? { weight: weightOf('craft'), isTaught: true as const } : {}),
    ...(about === 'ability'
      ? {}
      : { near: [...(part.near ?? []), { required: [anyOf(titled)], text: '想教相近的课程' }] }),
  };
}
