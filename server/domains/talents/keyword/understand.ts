import type { TalentFacets, TalentFilters } from '#contract/talents/talent-shapes.ts';
import { allOf, anyOf } from '#packages/memory-index/query/query.ts';
import { correctHan, inTitle, readOnce, statementsOf } from '#server/domains/search/public.ts';
import type { TalentEngine } from '../engine.ts';
import { lexeme } from '../index/talent-row.ts';
import { isFilling } from './fillers.ts';
import { teachingFirst, tradeOf, vague } from './near-people.ts';
import { type Count, firstAmong, quoted, shownLabel, wishLabel } from './order-people.ts';
import { readKeyword } from './read-keyword.ts';
import { joinWords, type TalentPart, type TalentWords, weightOf } from './talent-part.ts';
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

/** With the corrections of misspelt words. */
interface Corrected {
  parts: TalentPart[];
  notes: string[];
}

/**
 * What a keyword requires. Misspelt words are corrected. Where nobody meets all of it under the filters, conditions are met by what
 * comes near, then given up one at a time, the least important first; the notes say which.
 */
export async function understandTalents(engine: TalentEngine, context: Context): Promise<UnderstoodTalents> {
  const { keyword = '', ignore = [] } = context.filters;
  const { parts: all, unusable, respelt } = readKeyword(keyword);
  const ignoredAs = ({ label }: TalentPart) => ignore.find((chip) => chip === label || chip === wishLabel(label));
  const parts = all.filter((part) => !ignoredAs(part));
  const count = async (some: readonly TalentPart[]) =>
    (await engine.first({ ...context, words: joinWords(some), sort: 'newest' }, 1)).found;
  // Wishes alone say what is sought.
  const isWished = parts.some(({ isWish }) => !isWish);
  const corrected = await corrections(isWished ? parts.filter(({ isWish }) => !isWish) : parts, count);
  const typed = await Promise.all(corrected.parts.map((part) => soughtBy(part, corrected.parts, count)));
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
        ...corrected.notes,
        ...notes,
        ...first.notes,
      ],
    },
  };
}

/** A word that somebody seeks to teach (护理), or has studied (电气工程), says as much as a 学科, though no list has it. */
async function soughtBy(part: TalentPart, typed: readonly TalentPart[], count: Count): Promise<TalentPart> {
  if (!part.isUnknown || part.isAbility || vague.has(part.text)) return part;
  const { isUnknown: _, ...sought } = { ...part, weight: weightOf('craft') };
  const isMet = async (required: TalentPart['required']) => (await count([{ ...part, required }])) > 0;
  // Beside a 学科 it says more of that.
  const trade = typed.some(({ weight }) => weight === weightOf('subject')) ? null : tradeOf(part.text);
  // 教育康复 of who teaches special pupils.
  const isSpecial = typed.some(({ weight }) => weight === weightOf('special'));
  const majors = [part.text, ...(isSpecial ? [`教育${part.text}`] : [])];
  // Who teaches it, and nobody who mentions it in the title of a paper.
  const exact = [anyOf([allOf(part.strong), ...majors.map(lexeme.major), ...(trade?.same ?? [])])];
  const first = part.narrower ? undefined : teachingFirst(part.text);
  const firstTeaching = first ? { narrower: first } : {};
  const near = trade ? [[anyOf(trade.nearest)], [anyOf(trade.near)]] : [part.required, ...(part.near ?? [])];
  const nearIn = trade ? ['想教或学过相近的专业'] : ['简历里提到过', ...(part.nearIn ?? [])];
  if ((await isMet(part.strong)) || (trade && trade.same.length > 0 && (await isMet([anyOf(trade.same)]))))
    return { ...sought, required: exact, near, nearIn, ...firstTeaching };
  // 烹饪 of 西餐烹饪, 新能源汽车 of 新能源汽车检测: who seeks to teach that comes near.
  const within = (part.words ?? []).toReversed().toSorted((one, other) => other.length - one.length);
  for (const word of !trade && within.length > 1 ? within.filter((one) => !vague.has(one)) : [])
    if (await isMet([inTitle(word)]))
      return { ...sought, required: exact, near: [[inTitle(word)]], nearIn: [`想教“${word}”`] };
  const names = majors.flatMap((name) => name.split('或')).filter((name) => name.length > 2);
  const studied = [anyOf(names.map(lexeme.major))];
  if (names.length > 0 && (await isMet(studied)))
    return {
      ...sought,
      label: `${part.text}专业`,
      weight: weightOf('education'),
      required: studied,
      strong: [],
      ...(trade ? { near, nearIn } : {}),
    };
  return trade ? { ...sought, required: exact, near, nearIn } : part;
}

/** What may stand anywhere in a resume: a word that no list has and nobody seeks to teach, a skill (会弹古筝). */
const isMention = ({ isUnknown, isTaught, weight, required }: TalentPart): boolean =>
  isTaught !== true && (isUnknown === true || (weight === weightOf('word') && required.length > 0));

/** 经济 of 'IB 经济', where nobody has IB. */
function asTaught(part: TalentPart): TalentPart {
  if (!part.isUnknown || part.isAbility) return part;
  const { isUnknown: _, ...taught } = part;
  return { ...taught, weight: weightOf('craft'), isTaught: true };
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

async function met(
  parts: TalentPart[],
  ordering: readonly TalentPart[],
  count: Count,
): Promise<{ kept: TalentPart[]; notes: string[] }> {
  if (parts.length === 0 || (await count(parts)) > 0) return { kept: parts, notes: [] };
  const isTold = parts.some((part) => saysWho(part) && !part.isManner && part.weight !== weightOf('stage'));
  const able = await Promise.all(parts.map((part) => weighedBy(part, count)));
  const weighed = able.map(({ alone, ...part }) =>
    alone && !isTold ? { ...part, near: [[anyOf(alone)]], nearIn: ['课程、岗位或专业相近'] } : part,
  );
  const near = (await nearest(weighed, count)) ?? (await givenUpOf(weighed, count));
  if (near) return { kept: near.parts, notes: near.notes };
  // How well somebody does something shows in a lesson, and resumes rarely tell of it.
  if (parts.every(({ isAbility }) => isAbility))
    return { kept: [], notes: [`没有简历写到${quoted(parts.flatMap(namesOf))}，以下列出全部人才。`] };
  return { kept: parts, notes: [`没有符合${quoted([...parts, ...ordering].flatMap(namesOf))}的人才。`] };
}

/** What somebody has, but for a major, is not met by what only comes near: other conditions are given up for it. */
async function weighedBy(part: TalentPart, count: Count): Promise<TalentPart> {
  const { near, ...rest } = part;
  return near && (part.label.endsWith('专业') || (await count([part])) === 0) ? part : rest;
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
async function corrections(parts: readonly TalentPart[], count: Count): Promise<Corrected> {
  const found: Corrected = { parts: [], notes: [] };
  for (const part of parts) {
    const meant = part.isUnknown && (await count([part])) === 0 ? correctionOf(part.text) : null;
    const read = meant === null || isFilling(meant) ? [] : readKeyword(meant).parts;
    if (meant === null || read.length > 0 || !isFilling(meant)) found.parts.push(...(read.length > 0 ? read : [part]));
    if (meant !== null && (read.length > 0 || isFilling(meant)))
      found.notes.push(`没有含“${part.text}”的人才，以下按“${meant}”列出。`);
  }
  return found;
}

const namesOf = ({ label, typedAs }: TalentPart): string[] => typedAs?.split(' ') ?? [label];

/** Words of one kind that were typed beside each other, any of which was meant. */
const eitherName = (part: TalentPart): string =>
  namesOf(part)
    .map((name) => `“${name}”`)
    .join('或');

const onlyNear = (parts: readonly TalentPart[]): string =>
  `没有完全符合${quoted(parts.flatMap(namesOf))}的人才，以下是相近的人才${nearIn(parts)}。`;

/** What near people have, in brackets. */
const nearIn = (loose: readonly TalentPart[]): string => {
  const texts = [...new Set(loose.flatMap((part) => part.nearIn ?? []))];
  return texts.length > 0 ? `（${texts.join('，')}）` : '';
};

/** A condition met by what comes near: by the step given, or by the last that it has. */
function loosened(part: TalentPart, step: number): TalentPart {
  const { narrower: _, nearIn, ...rest } = part;
  const required = part.near?.[step] ?? part.near?.at(-1);
  const text = nearIn?.[step] ?? nearIn?.at(-1);
  return required ? { ...rest, required, ...(text ? { nearIn: [text] } : {}) } : part;
}

/** One condition met by what comes near, else all of them that can be. */
async function nearest(parts: readonly TalentPart[], count: Count): Promise<Corrected | null> {
  const able = parts.filter(({ near }) => near).toSorted((one, other) => one.weight - other.weight);
  const steps = Math.max(0, ...able.map(({ near = [] }) => near.length));
  for (let step = 0; step < steps; step += 1)
    for (const loose of able.length === 1 ? [able] : [...able.map((part) => [part]), able]) {
      const list = parts.map((part) => (loose.includes(part) ? loosened(part, step) : part));
      if ((await count(list)) > 0)
        return {
          parts: list,
          notes: [onlyNear(list.filter((_, at) => loose.includes(parts[at] as TalentPart)))],
        };
    }
  return null;
}

/** What remains, and which of it is met only by what comes near. */
interface Remaining {
  parts: TalentPart[];
  loose: TalentPart[];
}

const saysNothing = ({ isUnknown, refused }: TalentPart): boolean => isUnknown === true || refused.length > 0;

const who = new Set((['role', 'stage', 'craft', 'subject', 'special'] as const).map(weightOf));
const saysWho = ({ weight, refused, label }: TalentPart): boolean =>
  refused.length === 0 && (who.has(weight) || label.endsWith('专业'));

/** Without one condition, else without more and more of the least important ones; those that can stay are put back. */
async function givenUpOf(parts: readonly TalentPart[], count: Count): Promise<Corrected | null> {
  const without = async (gone: readonly TalentPart[]): Promise<Remaining | null> => {
    const kept = parts.filter((part) => !gone.includes(part));
    // A word of no list alone does not say who is sought, unless only such words were typed.
    if (kept.length === 0 || (kept.every(saysNothing) && !parts.every(saysNothing))) return null;
    // A degree or a place alone does not say who is sought.
    if (parts.some(saysWho) && !kept.some(saysWho)) return null;
    if ((await count(kept)) > 0) return { parts: kept, loose: [] };
    const steps = Math.max(0, ...kept.map(({ near = [] }) => near.length));
    for (let step = 0; step < steps; step += 1) {
      const near = kept.map((part) => loosened(part, step));
      if ((await count(near)) > 0) return { parts: near, loose: near.filter((part) => part.near) };
    }
    return null;
  };
  // A way of teaching goes before the 学段; what is refused stays refused.
  const rank = ({ isManner, weight }: TalentPart) => (isManner ? weightOf('role') : weight);
  const order = parts
    .filter(({ refused }) => refused.length === 0)
    .toReversed()
    .toSorted((one, other) => rank(one) - rank(other));
  // What is taught, or the post, says who is sought: more than one of the others is given up before it.
  const lesser = order.filter(
    ({ weight, isManner }) => isManner || (weight < weightOf('craft') && weight !== weightOf('role')),
  );
  const moreAndMore = (some: readonly TalentPart[]) => [
    ...some.map((part) => [part]),
    ...some.slice(1).map((_, at) => some.slice(0, at + 2)),
  ];
  // At last all but one, the most important that somebody meets.
  const allButOne = order.toReversed().map((one) => order.filter((part) => part !== one));
  for (const first of [...moreAndMore(lesser), ...moreAndMore(order), ...allButOne]) {
    let [gone, kept] = [first, await without(first)];
    if (!kept) continue;
    for (const part of first.slice(0, -1).toReversed()) {
      const fewer = gone.filter((one) => one !== part);
      const more = await without(fewer);
      if (more) [gone, kept] = [fewer, more];
    }
    const goneParts = parts.filter((part) => gone.includes(part));
    const lost = goneParts.map(eitherName).join('');
    const near = kept.loose.flatMap(namesOf);
    const isEither = goneParts.length === 1 && namesOf(goneParts[0] as TalentPart).length > 1;
    const held = kept.parts
      .map(({ label }) => label)
      .filter((label) => !kept.loose.some((part) => part.label === label));
    return {
      parts: kept.parts,
      notes: [
        near.length === 0
          ? isEither
            ? `没有符合${lost}的${quoted(held)}人才，以下按${quoted(held)}列出。`
            : `没有同时符合${lost}的人才，以下按${quoted(held)}列出。`
          : held.length === 0
            ? `没有同时符合${quoted(near)}${lost}的人才，以下是与${quoted(near)}相近的人才${nearIn(kept.loose)}。`
            : `没有同时符合${quoted(near)}${lost}的人才，以下按${quoted(held)}列出与${quoted(near)}相近的人才${nearIn(kept.loose)}。`,
      ],
    };
  }
  return null;
}
