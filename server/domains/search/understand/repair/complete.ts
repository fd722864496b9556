import type { SearchEngine } from '../../engine.ts';
import { teachingRoles } from '../../index/lexemes.ts';
import { meansTeaching } from '../meaning/posts.ts';
import { type Statement, statementsOf } from '../meaning/statements.ts';
import { partOf, type QueryPart } from '../query-part.ts';
import { looserGroup, type WordGroup } from '../word-group.ts';
import { among, isGeneric, isSought, isStaff, onlyList, type Parts, payOf, softest } from './demands.ts';
import { groupsOf, isSame, type Replacement, titledAlone, widened } from './wider.ts';

/** With fewer posts than a page shows first, near ones follow. */
const enough = 10;

/** What only texts say (课时费, 申报): a post may leave it out. */
const isMentioned = ({ isSaid, isAside, groups }: QueryPart): boolean =>
  isAside === true ||
  (isSaid === true &&
    groups.length > 0 &&
    groups.every(({ kind, within = [] }) => kind === 'plain' && within.length === 0));

/** Texts say what a laboratory or an office is for: beside 实验技术, 化学 may stand in them. */
const inTexts = (part: QueryPart): WordGroup[] | null =>
  onlyList(part) === 'subject' ? part.groups.map((group) => ({ ...group, kind: 'plain' as const })) : null;

/** How a part may be met in a looser way; null where it may not. */
function loosened(part: QueryPart, parts: Parts): WordGroup[] | null {
  if (isGeneric(part)) return null;
  if (parts.some(isStaff) && inTexts(part)) return inTexts(part);
  const titled = titledAlone(part);
  if (titled) return titled;
  const wide = widened(part);
  if (wide) return wide.groups;
  const looser = part.groups.map(looserGroup);
  const isLooser = !isSame(looser, part.groups);
  // A graduate may take a post that asks for no experience, and none of those that ask for years.
  if (onlyList(part) === 'experience' && isLooser) return looser;
  if (softest([part]).length > 0 || isMentioned(part)) return [];
  return isLooser ? looser : null;
}

/** What was typed, met by something else: posts that have it come first. */
const nearly = (part: QueryPart, instead: WordGroup[]): QueryPart => ({ ...part, instead, ranks: true });

function near(parts: Parts): Replacement[] {
  const order = [...parts.filter((part) => softest([part]).length === 0), ...softest(parts)];
  return order.flatMap((part): Replacement[] => {
    const instead = part.instead ? null : loosened(part, parts);
    return instead ? [[part, nearly(part, instead)]] : [];
  });
}

const small = new Set(['preschool', 'nursery']);
/** Whoever works with small children looks for no school of older ones. */
const isOfSmallChildren = (part: QueryPart): boolean =>
  statementsOf(part).some(({ list, codes }) => list === 'stage' && codes.every((code) => small.has(code)));

/** What people do without last, in that order: the 学段, then 编制. A place that was typed stays. */
function hardest(parts: Parts): Replacement[] {
  const held = parts.filter(({ instead }) => instead === undefined);
  const without = (list: Statement['list']) =>
    among([list], held)
      .filter((part) => !isOfSmallChildren(part))
      .map((part): Replacement => [part, nearly(part, [])]);
  const isNamed = parts.some(isSought);
  const isAt = among(['stage', 'companyType'], parts).length > 0;
  return [...(isNamed ? without('stage') : []), ...(isNamed || isAt ? without('tenure') : [])];
}

/** Teaching posts come first, so posts of another kind would stand behind what is only near. */
const teachersOf = (parts: Parts): QueryPart[] =>
  meansTeaching(parts.flatMap(({ groups }) => groups))
    ? [partOf('', '', { text: '', kind: 'role', codes: teachingRoles, words: [] })]
    : [];

/**
 * Where posts meet all parts, but fewer than a page shows first: lets one part be met in a looser way, else one after another,
 * until there are enough. Posts that meet all stand first. Null if no post meets all.
 */
export async function completed(engine: SearchEngine, parts: Parts, now: Date): Promise<Parts | null> {
  const count = (lists: Parts[]) => engine.countUpTo(lists.map(groupsOf), now, { pay: payOf(parts), most: enough });
  const [exact = 0, taught = 0] = await count([parts, [...parts, ...teachersOf(parts)]]);
  if (exact === 0) return null;
  if (exact === enough) return parts;
  const steps = [...near(parts), ...(taught > 0 ? hardest(parts) : [])];
  const candidates = [...steps.map((step) => [step]), ...steps.map((_, at) => steps.slice(0, at + 1))]
    .map((taken) => new Map(taken))
    .map((taken) => parts.map((part) => taken.get(part) ?? part))
    .filter((list) => groupsOf(list).some(({ kind, not }) => kind !== 'generic' && !not));
  const counts = candidates.length > 0 ? await count(candidates) : [];
  const best = Math.max(exact, ...counts);
  return best === exact ? parts : (candidates[counts.indexOf(best)] ?? parts);
}
