import type { TalentFacets, TalentFilters } from '#contract/talents/talent-shapes.ts';
import { type ExperienceCode, experiences } from '#contract/taxonomy/experiences.ts';
import { labelsOf } from '#contract/taxonomy/list.ts';
import { roles } from '#contract/taxonomy/roles.ts';
import { type TitleCode, titles } from '#contract/taxonomy/titles.ts';
import { synonymsOf } from '#contract/taxonomy/words/synonyms.ts';
import {
  cityOfRegion,
  cut,
  inTitle,
  normalise,
  type Part,
  readOnce,
  reworded,
  type Statement,
  statementsOf,
} from '#server/domains/search/public.ts';
import { allOf, anyOf, type Query } from '#server/platform/memory-index/query/query.ts';
import { lexeme } from './index/talent-row.ts';

/** What a keyword says of the people who are sought. */
interface KeywordQueries {
  required: Query[];
  /** The same in what a person seeks: such people come first. */
  strong: Query[];
  refused: Query[];
  /** Fen a month that is offered. */
  salaryMax: number | undefined;
}

type Group = Part['groups'][number];
type Mark = (word: string) => string;

const anywhere: Mark = (word) => word;
const nothing: KeywordQueries = { required: [], strong: [], refused: [], salaryMax: undefined };

type Keyword = Pick<TalentFilters, 'keyword' | 'ignore'>;

/**
 * Reads a keyword as a search for posts does: 魔都 is 上海, 大专 a 学历. What only a post can have (编制, 福利) is no requirement; a
 * word without a code is searched in what people wrote.
 */
export function readKeyword({ keyword, ignore = [] }: Keyword): KeywordQueries {
  if (!keyword) return nothing;
  return queriesOfParts(readOnce(reworded(keyword)).filter(({ label }) => !ignore.includes(label)));
}

/** The parts of a keyword that say something of people, and which of them were taken away. */
export function partsOfKeyword({ keyword, ignore = [] }: Keyword): TalentFacets['understood'] {
  const isOfPeople = (part: Part) => {
    const { required, refused, salaryMax } = queriesOfParts([part]);
    return required.length + refused.length > 0 || salaryMax !== undefined;
  };
  const all = keyword ? readOnce(reworded(keyword)).filter(isOfPeople) : [];
  const labels = all.map(({ label }) => label);
  return {
    parts: labels.filter((label) => !ignore.includes(label)),
    ignored: labels.filter((label) => ignore.includes(label)),
  };
}

function queriesOfParts(parts: readonly Part[]): KeywordQueries {
  const groups = parts.flatMap(groupsOf);
  const asked = groups.filter(({ kind, not }) => kind !== 'generic' && !not);
  const offered = parts.flatMap(({ pay }) => pay?.most ?? pay?.least ?? []);
  return {
    required: [
      ...asked.flatMap((group) => queryOf(group, anywhere) ?? []),
      ...groups.flatMap((group) => yearsOf(group) ?? []),
    ],
    strong: asked.flatMap((group) => queryOf(group, inTitle) ?? []),
    refused: groups.filter((group) => group.not && !isLimit(group)).flatMap((group) => queryOf(group, anywhere) ?? []),
    salaryMax: offered.length > 0 ? Math.max(...offered) : undefined,
  };
}

/** A place that was settled as a group like any other. */
const groupsOf = ({ text, region, groups }: Part): Group[] =>
  region === undefined ? groups : [...groups, { text, kind: 'place', codes: [[`#c:${region}`]], words: [] }];

const statements = (group: Group): Statement[] => statementsOf({ text: '', label: '', groups: [{ ...group }] });

/** What excludes posts that ask for more says nothing against people. */
const isLimit = (group: Group): boolean =>
  statements(group).some(({ list }) => list === 'experience' || list === 'education');

/** '3 年经验' excludes posts that ask for more; of people it means at least that much. */
function yearsOf(group: Group): Query | null {
  const [said] = statements(group);
  if (!group.not || said?.list !== 'experience') return null;
  const bands = Object.keys(experiences) as ExperienceCode[];
  const above = bands.findIndex((code) => code !== 'graduate' && said.codes.includes(code));
  return anyOf(bands.slice(above < 0 ? -1 : above - 1).map(lexeme.experience));
}

function queryOf(group: Group, mark: Mark): Query[] | null {
  const said = statements(group);
  const codes = said.flatMap((statement) => lexemesOf[statement.list]?.(statement.codes) ?? []);
  const isOfPosts = said.length > 0 && said.every(({ list }) => list === 'tenure' || list === 'benefit');
  if (isOfPosts) return null;
  const isCoded = codes.length > 0 && group.kind !== 'stage' && group.kind !== 'subject';
  const words = isCoded ? [] : wordsOf(group, said).map((word) => forms(word, mark));
  return codes.length + words.length > 0 ? [anyOf([...codes, ...words])] : null;
}

const lexemesOf: Partial<Record<Statement['list'], (codes: readonly string[]) => string[]>> = {
  // People name cities.
  region: (codes) => codes.map((code) => lexeme.region(cityOfRegion(code))),
  stage: (codes) => codes.map(lexeme.stage),
  subject: (codes) => codes.map(lexeme.subject),
  education: (codes) => codes.map(lexeme.education),
  certificate: (codes) => codes.map(lexeme.certificate),
  experience: (codes) => codes.filter((code) => code !== 'any').map(lexeme.experience),
  title: (codes) => codes.map((code) => lexeme.title(titles[code as TitleCode].rank)),
};

/** The typed word, and the names of a post that it stands for. */
function wordsOf({ text, kind }: Group, said: readonly Statement[]): string[] {
  const posts = said.flatMap(({ list, codes }) => (list === 'role' ? labelsOf(roles, codes) : []));
  return [...new Set([text, ...(kind === 'role' ? posts : [])])].filter((word) => word !== '');
}

/** A word or one of its synonyms, each of which may consist of several words. */
const forms = (word: string, mark: Mark): Query =>
  anyOf(
    [word, ...synonymsOf(word)].map((form) => {
      const pieces = cut(normalise(form));
      return allOf((pieces.length > 0 ? pieces : [word]).map(mark));
    }),
  );
