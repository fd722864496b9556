import type { SearchEngine } from '../../engine.ts';
import { type Statement, statementsOf } from '../meaning/statements.ts';
import { isProvince } from '../places/places.ts';
import type { QueryPart } from '../query-part.ts';
import { nextLimit } from '../recognise/education-limit.ts';
import { looserGroup } from '../word-group.ts';
import { among, byWeight, isBase, isGeneric, isSought, isStaff, onlyList, type Parts, payOf } from './demands.ts';
import { groupsOf, halvesOf, isSame, type Replacement, titledAlone, widened, widerPlaces } from './wider.ts';

/** What they do without only where nothing else helps. */
const hard: readonly Statement['list'][] = ['tenure', 'stage'];

/** Words that say what is sought: without 就业指导, a 大学 offers anything. */
const isEssential = (part: QueryPart): boolean =>
  widened(part) !== null && statementsOf(part).every(({ list }) => list === 'role' || list === 'subject');

const isSubject = (part: QueryPart): boolean => onlyList(part) === 'subject';

/** Parts with one of them replaced, or left out. */
const replaced = (parts: Parts, part: QueryPart, other: QueryPart | null): QueryPart[] =>
  parts.flatMap((one) => (one === part ? (other ?? []) : [one]));

/** Fewer and fewer parts, in an order: without the one, without another, without the first and the second … */
function fewer(parts: Parts, order: Parts): QueryPart[][] {
  const without = (gone: Parts) => parts.filter((part) => !gone.includes(part));
  return [...order.map((part) => without([part])), ...order.map((_, at) => without(order.slice(0, at + 1)))];
}

/** Without the last of an order, without the last two … */
const lessAndLess = (parts: Parts, order: Parts): QueryPart[][] =>
  order.map((_, at) => parts.filter((part) => order.indexOf(part) < order.length - 1 - at));

const isWithinProvince = ([, { instead = [] }]: Replacement): boolean =>
  instead.some(({ codes }) => codes.flat().some((code) => !isProvince(code.slice(3))));

/**
 * The parts of which some post has all: those given, else with one part replaced by what contains it, or without the least
 * important ones (`order`); then with a wider place, without the pay, 编制 or 学段; then without the words that say what is sought,
 * or without the 学科 of who does not teach; and last without more and more, by their weight. The given ones if nothing helps.
 */
export async function giveUp(engine: SearchEngine, parts: Parts, order: Parts, now: Date): Promise<Parts> {
  const find = async (candidates: Parts[], pay = payOf(parts)): Promise<Parts | null> => {
    const telling = candidates.filter((list) =>
      list.some((part) => (parts.some(isBase) ? isBase(part) : !isGeneric(part))),
    );
    const counts = telling.length > 0 ? await engine.countUpTo(telling.map(groupsOf), now, { pay, most: 1 }) : [];
    return telling[counts.indexOf(1)] ?? null;
  };
  // In an order of their own: that of typing must not matter.
  const sorted = parts.toSorted((one, other) => (one.label < other.label ? -1 : 1));
  const wider = [...new Set([...order, ...sorted])].flatMap((part) => {
    const wide = widened(part);
    return wide ? [replaced(parts, part, wide)] : [];
  });
  const halves = order.flatMap((part) => halvesOf(part).map((half) => replaced(parts, part, half)));
  const near = sorted.flatMap((part) => {
    const instead = titledAlone(part) ?? part.groups.map(looserGroup);
    if (isSame(instead, part.groups)) return [];
    // Titles may have the word where no post has the code.
    const isInTitles = part.groups.some(({ words }) => words.length > 0);
    return [replaced(parts, part, { ...part, instead, ...(isInTitles ? { ranks: true as const } : {}) })];
  });
  const limits = parts.flatMap((part) => {
    const higher = nextLimit(part);
    return higher ? [higher, nextLimit(higher)].flatMap((limit) => (limit ? [replaced(parts, part, limit)] : [])) : [];
  });
  const wide = parts.map((part) => (order.includes(part) ? (widened(part) ?? part) : part));
  const light = order.filter((part) => !isEssential(part));
  const rest = parts.filter((part) => !light.includes(part));
  const places = parts.flatMap((part) => widerPlaces(part).map((other): Replacement => [part, other]));
  const [around, away] = [places.filter(isWithinProvince), places.filter((place) => !isWithinProvince(place))];
  const withPlace = (from: Parts, of: readonly Replacement[]) => of.map(([part, other]) => replaced(from, part, other));
  const without = (from: Parts) => among(hard, from).map((part) => replaced(from, part, { ...part, instead: [] }));
  const steps = (from: Parts) => [
    ...withPlace(from, around),
    ...(from.some(isSought) ? without(from) : []),
    ...withPlace(from, away),
    ...without(from),
  ];
  const unpaid = parts.filter(({ pay }) => pay === undefined);
  const anyPay = { least: null, most: null };
  return (
    (await find([...near, ...fewer(parts, among(['benefit'], parts)), ...wider, ...halves, ...fewer(parts, light)])) ??
    (await find(near.flatMap((list) => fewer(list, light)))) ??
    (await find([...steps(parts), ...steps(wide), ...steps(rest)])) ??
    (unpaid.length < parts.length ? await find([unpaid, ...steps(unpaid)], anyPay) : null) ??
    (await find(fewer(parts, order.filter(isEssential)))) ??
    (await find(parts.some(isStaff) ? [parts.filter((part) => onlyList(part) !== 'subject')] : [])) ??
    (await find([...limits, ...(parts.some(isSubject) ? [parts.filter((part) => onlyList(part) !== 'role')] : [])])) ??
    (await find(lessAndLess(parts, sorted.toSorted(byWeight)))) ??
    parts
  );
}
