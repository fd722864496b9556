import { provinceCodeOf } from '#contract/taxonomy/places/regions.ts';
import { regionLexeme, saidLexeme } from '../../index/code-bits.ts';
import { cityOfRegion, isCounty, isProvince } from '../places/places.ts';
import { regionsOf } from '../places/settle-places.ts';
import { codeGroup, partOf, type QueryPart } from '../query-part.ts';
import { labelOfCodes } from '../read-query.ts';
import { groupOf, saidBy, wordsInside } from '../read-words.ts';
import type { WordGroup } from '../word-group.ts';

/** A post that is implied by what contains its title: 篮球教练 is 篮球 of a coach, within coaches of 体育. */
const isImplied = ({ within = [] }: WordGroup, { codes, not }: WordGroup): boolean =>
  !not && codes.flat().every((code) => within.length > 0 && within.every((all) => all.includes(code)));

/** The words of titles alone, of a saying that names a post as well; null for other parts. */
export function titledAlone({ isSaid, groups: [titled, ...more] }: QueryPart): WordGroup[] | null {
  const isBoth = isSaid && titled?.kind === 'named' && more.length > 0 && more.every((one) => isImplied(titled, one));
  return isBoth ? [titled] : null;
}

/** What contains a word: 就业 of 就业指导; null if nothing does. */
export function widened({ text, label, near, groups: [group, ...more] }: QueryPart): QueryPart | null {
  const { within = [], codes = [] } = group ?? {};
  if (!group || codes.length > 0 || within.length === 0 || !more.every((one) => isImplied(group, one))) return null;
  return partOf(text, near ?? labelOfCodes(within.flat()) ?? label, { text, kind: 'trait', codes: within, words: [] });
}

/** 水利工程 as 水利 or as 工程, where no post has all of the compound and the rest. */
export const halvesOf = ({ text, isSaid, groups: [group] }: QueryPart): QueryPart[] =>
  isSaid || group?.kind !== 'plain'
    ? []
    : wordsInside(group.text)
        .flat()
        .map((half) => partOf(text, half, groupOf(half)));

/** A 学段 or 学科 as the search has it: by a code, or by what titles say. */
function asSearched(group: WordGroup): WordGroup {
  const said = saidBy(group);
  if (!said) return group;
  return { text: group.text, kind: 'trait', codes: said.codes.map((code) => [saidLexeme(said.list, code)]), words: [] };
}

/** The groups that parts require, a settled place among them. */
export const groupsOf = (parts: readonly QueryPart[]): WordGroup[] =>
  parts.flatMap(({ text, region, groups, instead = groups }) => {
    const required = instead.map(asSearched);
    return region === undefined ? required : [...required, placeGroup(text, region)];
  });

const placeGroup = (text: string, region: string): WordGroup => codeGroup(text, 'place', [regionLexeme(region)]);

/** The place with those around it instead, nearest first, and with none. */
export function widerPlaces(part: QueryPart): (QueryPart & { instead: WordGroup[] })[] {
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

/** A part, and what stands for it. */
export type Replacement = [part: QueryPart, other: QueryPart];

export const isSame = (some: readonly WordGroup[], others: readonly WordGroup[]): boolean =>
  some.length === others.length && some.every((group, at) => group === others[at]);
