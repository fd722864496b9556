import type { TalentFacets, TalentFilters } from '#contract/talents/talent-shapes.ts';
import { allOf, anyOf } from '#packages/memory-index/query/query.ts';
import { correctHan, inTitle, readOnce, statementsOf } from '#server/domains/search/public.ts';
import type { TalentEngine } from '../engine.ts';
import { lexeme } from '../index/talent-row.ts';
import { isFilling } from './fillers.ts';
import { type Met, met, saysWho } from './meet.ts';
import { type Count, firstAmong, shownLabel, wishLabel } from './order-people.ts';
import { readKeyword } from './read-keyword.ts';
import { joinWords, type TalentPart, type TalentWords, weightOf } from './talent-part.ts';
import { teachingFirst, tradeOf, vague } from './trades.ts';
import { notesOfUnusable } from './unusable-phrases.ts';

export interface UnderstoodTalents {
  words: TalentWords;
  told: TalentFacets['understood'];
}

interface Context {
  filters: TalentFilters;
  hidden: readonly string[];
  now: Date;
}

/**
 * What a keyword requires. Misspelt words are corrected. Where nobody meets all of it under the filters, conditions are met by what
 * comes near, then given up one at a time, the least important first; the notes say which.
 */
export async function understandTalents(engine: TalentEngine, context: Context): Promise<UnderstoodTalents> {
  const { keyword = '', ignore = [], ...chosen } = context.filters;
  const isNarrowed = Object.values(chosen).some((value) => value !== undefined);
  const { parts: all, unusable, respelt } = readKeyword(keyword);
  const ignoredAs = ({ label }: TalentPart) => ignore.find((chip) => chip === label || chip === wishLabel(label));
  const parts = all.filter((part) => !ignoredAs(part));
  const count = async (some: readonly TalentPart[]) =>
    (await engine.first({ ...context, words: joinWords(some), sort: 'newest' }, 1)).found;
  // Wishes alone say what is sought.
  const isWished = parts.some((part) => !part.isWish && !part.isAbility && !isMention(part));
  const corrected = await corrections(isWished ? parts.filter(({ isWish }) => !isWish) : parts, count);
  const typed = await Promise.all(corrected.kept.map((part) => soughtBy(part, corrected.kept, count)));
  const split = await withoutMentions(typed, count);
  const skills = await skillsMet(split.conditions, typed, count);
  const conditions = [...split.conditions, ...skills];
  const mentions = split.mentions.filter(({ label }) => skills.every((skill) => skill.label !== label));
  const wishes = isWished ? parts.filter(({ isWish }) => isWish) : [];
  const { kept, notes } = await met(conditions, [...mentions, ...wishes], count);
  const first = await firstAmong(kept, [...wishes, ...mentions], count);
  return {
    words: { ...joinWords(kept), strong: first.strong },
    told: {
      parts: [...kept.map(({ label }) => label), ...first.wishes.map(shownLabel)],
      ignored: all.flatMap((part) => ignoredAs(part) ?? []),
      notes: [
        ...notesOfUnusable(unusable),
        ...respelt.map(({ typed, meant }) => `“${typed}”按“${meant}”理解。`),
        ...[...corrected.notes, ...notes, ...first.notes].map(isNarrowed ? amongChosen : String),
      ],
    },
  };
}

/** Beside filters a note speaks of those alone whom they leave. */
const amongChosen = (note: string): string => note.replace(/^没有(?!说明)/u, '筛选条件内没有');

/** A word that somebody seeks to teach (护理), or has studied (电气工程), says as much as a 学科, though no list has it. */
async function soughtBy(part: TalentPart, typed: readonly TalentPart[], count: Count): Promise<TalentPart> {
  if (!part.isUnknown || part.isAbility || vague.has(part.text)) return part;
  const { isUnknown: _, ...sought } = { ...part, weight: weightOf('craft') };
  const isMet = async (required: TalentPart['required']) => (await count([{ ...part, required }])) > 0;
  // Beside a 学科 it says more of that.
  // Who cooks does not teach it.
  const isOther = typed.some(
    ({ text, weight }) => weight === weightOf('subject') || /厨|食堂|维修|司机|保安/u.test(text),
  );
  const trade = isOther ? null : tradeOf(part.text);
  // 教育康复 of who teaches special pupils.
  const isSpecial = typed.some(({ weight }) => weight === weightOf('special'));
  const majors = part.text.split('或').flatMap((name) => (isSpecial ? [name, `教育${name}`] : [name]));
  // Who teaches it, and nobody who mentions it in the title of a paper.
  const exact = [anyOf([allOf(part.strong), ...majors.map(lexeme.major), ...(trade?.same ?? [])])];
  const first = part.narrower || part.text.includes('或') ? undefined : teachingFirst(part.text);
  const firstTeaching = first ? { narrower: first } : {};
  const near = trade
    ? [trade.nearest, trade.near].map((queries) => ({ required: [anyOf(queries)], text: '想教或学过相近的专业' }))
    : [{ required: part.required, text: '简历里提到过' }, ...(part.near ?? [])];
  if ((await isMet(part.strong)) || (trade && trade.same.length > 0 && (await isMet([anyOf(trade.same)]))))
    return { ...sought, required: exact, near, ...firstTeaching };
  // 烹饪 of 西餐烹饪, 新能源汽车 of 新能源汽车检测: who seeks to teach that comes near.
  const within = (part.words ?? []).toReversed().toSorted((one, other) => other.length - one.length);
  for (const word of !trade && within.length > 1 ? within.filter((one) => !vague.has(one)) : [])
    if (await isMet([inTitle(word)]))
      return { ...sought, required: exact, near: [{ required: [inTitle(word)], text: `想教“${word}”` }] };
  const names = majors.filter((name) => name.length > 2 || part.text.includes('或'));
  const studied = [anyOf(names.map(lexeme.major))];
  if (names.length > 0 && (await isMet(studied)))
    return {
      ...sought,
      label: `${part.text}专业`,
      weight: weightOf('education'),
      required: studied,
      strong: [],
      ...(trade ? { near } : {}),
    };
  return trade ? { ...sought, required: exact, near, ...firstTeaching } : part;
}

/** What may stand anywhere in a resume: a word that no list has and nobody seeks to teach, a skill (会弹古筝). */
const isMention = ({ isUnknown, isTaught, weight, required }: TalentPart): boolean =>
  isTaught !== true && (isUnknown === true || (weight === weightOf('word') && required.length > 0));

/** 经济 of 'IB 经济', where nobody has IB. */
function asTaught(part: TalentPart): TalentPart {
  if (!part.isUnknown || part.isAbility) return part;
  const { isUnknown: _, ...taught } = part;
  return {
    ...taught,
    weight: weightOf('craft'),
    isTaught: true,
    note: `“${part.text}”没有人想教，按简历里提到过列出。`,
  };
}

/** Beside other conditions a mention orders people, and leaves nobody out. */
async function withoutMentions(
  parts: TalentPart[],
  count: Count,
): Promise<{ conditions: TalentPart[]; mentions: TalentPart[] }> {
  const conditions = parts.filter((part) => !isMention(part));
  if (conditions.every(({ refused }) => refused.length > 0)) return { conditions: parts, mentions: [] };
  const ways = conditions.filter(saysWho);
  // A way of teaching, a school or a degree that nobody has does not say who is sought.
  const least = ways.length > 0 ? ways : conditions;
  if (ways.every(({ isManner }) => isManner) && (await count(least)) === 0)
    return { conditions: parts.map(asTaught), mentions: [] };
  return { conditions, mentions: parts.filter(isMention).map((part) => ({ ...part, isUnknown: true, isWish: true })) };
}

/** A skill beside what is taught is a condition where somebody meets both, together with the skills before it. */
async function skillsMet(
  conditions: readonly TalentPart[],
  typed: readonly TalentPart[],
  count: Count,
): Promise<TalentPart[]> {
  const found: TalentPart[] = [];
  for (const part of typed)
    if (part.isSkill && !conditions.includes(part) && (await count([...conditions, ...found, part])) > 0)
      found.push(part);
  return found;
}

/** A word misspells at most what is taught, or 老师: 无理 is 物理, while 篆刻 is no 专科 and 华师 no 画室. */
function correctionOf(word: string): string | null {
  const meant = /^[美英澳加][本高研]$/u.test(word) ? null : correctHan(word, 'near');
  if (meant === null || meant.length !== word.length) return null;
  if (isFilling(meant)) return meant;
  // 硕土, and no 篆刻 for 专科.
  const lists = meant.startsWith(word.charAt(0)) ? ['subject', 'stage', 'education'] : ['subject', 'stage'];
  return readOnce(meant).some((part) => !part.isSaid && statementsOf(part).some(({ list }) => lists.includes(list)))
    ? meant
    : null;
}

/** Words that nobody has, as the sector's words that they sound or look like. */
async function corrections(parts: readonly TalentPart[], count: Count): Promise<Met> {
  const found: Met = { kept: [], notes: [] };
  for (const part of parts) {
    const meant = part.isUnknown && (await count([part])) === 0 ? correctionOf(part.text) : null;
    const read = meant === null || isFilling(meant) ? [] : readKeyword(meant).parts;
    if (meant === null || read.length > 0 || !isFilling(meant)) found.kept.push(...(read.length > 0 ? read : [part]));
    if (meant !== null && (read.length > 0 || isFilling(meant)))
      found.notes.push(`没有含“${part.text}”的人才，以下按“${meant}”列出。`);
  }
  return found;
}
