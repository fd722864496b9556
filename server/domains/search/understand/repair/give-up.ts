import { provinceCodeOf } from '#contract/taxonomy/places/regions.ts';
import type { SearchEngine } from '../../engine.ts';
import { codeLexeme, regionLexeme, saidLexeme } from '../../index/code-bits.ts';
import { teachingRoles } from '../../index/teaching.ts';
import { type Statement, statementsOf } from '../meaning/statements.ts';
import { type Part, type PayRange, partOf } from '../part.ts';
import { cityOfRegion, isCounty, isProvince } from '../places/places.ts';
import { regionsOf } from '../places/settle-places.ts';
import { labelOfCodes } from '../read-query.ts';
import { groupOf, saidBy, wordsInside } from '../read-words.ts';
import { looserGroup, type WordGroup } from '../word-group.ts';

/** With fewer posts than a page shows first, near ones follow. */
const enough = 10;

/** What people do without if no post has all, in the order in which they do. */
const soft: readonly Statement['list'][] = [
  'benefit',
  'certificate',
  'title',
  'experience',
  'education',
  'companyType',
];
/** What they do without only where nothing else helps. */
const hard: readonly Statement['list'][] = ['tenure', 'stage'];

/** The list that a part makes a demand in; a kind of school may be said by 学段 as well. Null for several, and for an exclusion. */
function onlyList(part: Part): Statement['list'] | null {
  const said = statementsOf(part);
  if (said.some(({ not }) => not)) return null;
  const [only, ...more] = said.filter(({ list }) => list !== 'stage' || said.length === 1);
  return only && more.length === 0 && (said.length === 1 || only.list === 'companyType') ? only.list : null;
}

const among = (lists: readonly Statement['list'][], parts: readonly Part[]): Part[] =>
  lists.flatMap((list) => parts.filter((part) => onlyList(part) === list));
export const softest = (parts: readonly Part[]): Part[] => among(soft, parts);

/** What contains a word: 就业 of 就业指导; null if nothing does. */
export function widened({ text, label, near, groups: [group, ...more] }: Part): Part | null {
  const { within = [], codes = [] } = group ?? {};
  if (codes.length > 0 || within.length === 0 || more.length > 0) return null;
  return partOf(text, near ?? labelOfCodes(within.flat()) ?? label, { text, kind: 'trait', codes: within, words: [] });
}

/** 水利工程 as 水利 or as 工程, where no post has all of the compound and the rest. */
export const halvesOf = ({ text, isSaid, groups: [group] }: Part): Part[] =>
  isSaid || group?.kind !== 'plain'
    ? []
    : wordsInside(group.text)
        .flat()
        .map((half) => partOf(text, half, groupOf(half)));

/** Words that say what is sought: without 就业指导, a 大学 offers anything. */
const isEssential = (part: Part): boolean =>
  widened(part) !== null && statementsOf(part).every(({ list }) => list === 'role' || list === 'subject');

/** A 学段 or 学科 as the search has it: by a code, or by what titles say. */
function asSearched(group: WordGroup): WordGroup {
  const said = saidBy(group);
  if (!said) return group;
  return { text: group.text, kind: 'trait', codes: said.codes.map((code) => [saidLexeme(said.list, code)]), words: [] };
}

/** The groups that parts require, a settled place among them. */
export const groupsOf = (parts: readonly Part[]): WordGroup[] =>
  parts.flatMap(({ text, region, groups, instead = groups }) => {
    const required = instead.map(asSearched);
    return region === undefined ? required : [...required, placeGroup(text, region)];
  });

/** A post at a school that teaches nothing: beside 前台, 音乐 says where. */
const isStaff = (part: Part): boolean =>
  onlyList(part) === 'role' &&
  statementsOf(part).every(({ codes }) =>
    codes.every((code) => !teachingRoles.flat().includes(codeLexeme('role', code))),
  );

const highest = (values: readonly number[]): number | null => (values.length > 0 ? Math.max(...values) : null);
const lowest = (values: readonly number[]): number | null => (values.length > 0 ? Math.min(...values) : null);
/** What all parts together say of pay. */
const payOf = (parts: readonly Part[]): PayRange => ({
  least: highest(parts.flatMap(({ pay }) => pay?.least ?? [])),
  most: lowest(parts.flatMap(({ pay }) => pay?.most ?? [])),
});

export const isGeneric = ({ groups }: Part): boolean =>
  groups.length > 0 && groups.every(({ kind }) => kind === 'generic');

type Parts = readonly Part[];

/** Parts with one of them replaced, or left out. */
const replaced = (parts: Parts, part: Part, other: Part | null): Part[] =>
  parts.flatMap((one) => (one === part ? (other ?? []) : [one]));

/** Fewer and fewer parts, in an order: without the one, without another, without the first and the second … */
function fewer(parts: Parts, order: Parts): Part[][] {
  const without = (gone: Parts) => parts.filter((part) => !gone.includes(part));
  return [...order.map((part) => without([part])), ...order.map((_, at) => without(order.slice(0, at + 1)))];
}

const placeGroup = (text: string, region: string): WordGroup => ({
  ...{ text, kind: 'place', codes: [[regionLexeme(region)]], words: [] },
});

/** The place with those around it instead, nearest first, and with none. */
function widerPlaces(part: Part): Part[] {
  const [own, ...more] = regionsOf(part);
  const isRefused = part.groups.some(({ not }) => not);
  if (own === undefined || isRefused) return [];
  const { region, ...place } = part;
  const groups = region === undefined ? part.groups : [placeGroup(part.text, region)];
  const city = isCounty(own) ? [cityOfRegion(own)] : [];
  const around = more.length > 0 || isProvince(own) ? [] : [...city, provinceCodeOf(cityOfRegion(own))];
  const wider = around.filter((code) => code !== own).map((code) => [placeGroup(part.text, code)]);
  return [...wider, []].map((instead) => ({ ...place, groups, instead }));
}

/**
 * The parts of which some post has all: those given, else with one part replaced by what contains it, or without the least
 * important ones (`order`); then with a wider place, without the pay, 编制 or 学段, and last without the words that say what is
 * sought, or without the 学科 of who does not teach. The given ones if nothing helps.
 */
export async function giveUp(engine: SearchEngine, parts: Parts, order: Parts, now: Date): Promise<Parts> {
  const find = async (candidates: Parts[], pay = payOf(parts)): Promise<Parts | null> => {
    const telling = candidates.filter((list) => list.some((part) => !isGeneric(part)));
    const counts = telling.length > 0 ? await engine.countUpTo(telling.map(groupsOf), now, { pay, most: 1 }) : [];
    return telling[counts.indexOf(1)] ?? null;
  };
  const wider = order.flatMap((part) => {
    const wide = widened(part);
    return wide ? [replaced(parts, part, wide)] : [];
  });
  const halves = order.flatMap((part) => halvesOf(part).map((half) => replaced(parts, part, half)));
  const near = parts.flatMap((part) => {
    const instead = part.groups.map(looserGroup);
    return isSame(instead, part.groups) ? [] : [replaced(parts, part, { ...part, instead, ranks: true })];
  });
  const wide = parts.map((part) => (order.includes(part) ? (widened(part) ?? part) : part));
  const light = order.filter((part) => !isEssential(part));
  const rest = parts.filter((part) => !light.includes(part));
  const places = parts.flatMap((part) => widerPlaces(part).map((other): [Part, Part] => [part, other]));
  const steps = (from: Parts) => [
    ...places.map(([part, other]) => replaced(from, part, other)),
    ...among(hard, from).map((part) => replaced(from, part, { ...part, instead: [] })),
  ];
  const unpaid = parts.filter(({ pay }) => pay === undefined);
  const anyPay = { least: null, most: null };
  return (
    (await find([...near, ...fewer(parts, among(['benefit'], parts)), ...wider, ...halves, ...fewer(parts, light)])) ??
    (await find([...steps(parts), ...steps(wide), ...steps(rest)])) ??
    (unpaid.length < parts.length ? await find([unpaid, ...steps(unpaid)], anyPay) : null) ??
    (await find(fewer(parts, order.filter(isEssential)))) ??
    (await find(parts.some(isStaff) ? [parts.filter((part) => onlyList(part) !== 'subject')] : [])) ??
    parts
  );
}

const isSame = (some: readonly WordGroup[], others: readonly WordGroup[]): boolean =>
  some.every((group, at) => group === others[at]);

/** What only texts say (课时费, 申报): a post may leave it out. */
const isMentioned = ({ isSaid, isAside, groups }: Part): boolean =>
  isAside === true ||
  (isSaid === true &&
    groups.length > 0 &&
    groups.every(({ kind, within = [] }) => kind === 'plain' && within.length === 0));

/** Texts say what a laboratory or an office is for: beside 实验技术, 化学 may stand in them. */
const inTexts = (part: Part): WordGroup[] | null =>
  onlyList(part) === 'subject' ? part.groups.map((group) => ({ ...group, kind: 'plain' as const })) : null;

/** How a part may be met in a looser way; null where it may not. */
function loosened(part: Part, parts: Parts): WordGroup[] | null {
  if (isGeneric(part)) return null;
  if (parts.some(isStaff) && inTexts(part)) return inTexts(part);
  const wide = widened(part);
  if (wide) return wide.groups;
  if (softest([part]).length > 0 || isMentioned(part)) return [];
  const looser = part.groups.map(looserGroup);
  return isSame(looser, part.groups) ? null : looser;
}

/**
 * Where posts meet all parts, but fewer than a page shows first: lets one part after another be met in a looser way, until there
 * are enough. Posts that meet all stand first. Null if no post meets all.
 */
export async function completed(engine: SearchEngine, parts: Parts, now: Date): Promise<Parts | null> {
  const count = (lists: Parts[]) => engine.countUpTo(lists.map(groupsOf), now, { pay: payOf(parts), most: enough });
  const [exact = 0] = await count([parts]);
  if (exact === 0) return null;
  const order = [...parts.filter((part) => softest([part]).length === 0), ...softest(parts)].filter((part) =>
    loosened(part, parts),
  );
  if (exact === enough || order.length === 0) return parts;
  const candidates = order
    .map((_, at) => order.slice(0, at + 1))
    .map((loose) =>
      parts.map((part) =>
        loose.includes(part) ? { ...part, instead: loosened(part, parts) ?? [], ranks: true as const } : part,
      ),
    )
    .filter((list) => groupsOf(list).some(({ kind, not }) => kind !== 'generic' && !not));
  const counts = candidates.length > 0 ? await count(candidates) : [];
  const best = Math.max(exact, ...counts);
  return best === exact ? parts : (candidates[counts.indexOf(best)] ?? parts);
}
