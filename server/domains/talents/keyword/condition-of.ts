import { type ExperienceCode, experiences } from '#contract/taxonomy/experiences.ts';
import { codesOf, labelOf, labelsOf, shortOf } from '#contract/taxonomy/list.ts';
import { type RoleCode, roles } from '#contract/taxonomy/roles.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { type TitleCode, titles } from '#contract/taxonomy/titles.ts';
import { synonymsOf } from '#contract/taxonomy/words/synonyms.ts';
import { allOf, anyOf, type Query } from '#packages/memory-index/query/query.ts';
import {
  cityOfRegion,
  cut,
  cutAll,
  inName,
  inTitle,
  normalise,
  type QueryPart,
  readOnce,
  type Statement,
  statementsOf,
} from '#server/domains/search/public.ts';
import { lexeme } from '../index/talent-row.ts';
import { givenUp, weightOf } from './talent-part.ts';
import { tradeOf } from './trades.ts';
import { contractsOf, isOfSeveral, nearPeople, nearText } from './widenings.ts';

export type Group = QueryPart['groups'][number];
type Mark = (word: string) => string;

const anywhere: Mark = (word) => word;

export const statements = (group: Group): Statement[] => statementsOf({ text: '', label: '', groups: [{ ...group }] });

/** What excludes posts that ask for more says nothing against people. */
const isLimit = (group: Group): boolean =>
  statements(group).some(({ list }) => list === 'experience' || list === 'education');

export const isPostAlone = (group: Group): boolean =>
  group.kind === 'role' && statements(group).every(({ list }) => list === 'role');

export interface Condition {
  required: Query;
  /** Met in what the person seeks. */
  strong: Query | null;
  /** What comes near, nearest first, and what such people have. */
  near: { query: Query; text: string }[];
  weight: number;
  isRefused: boolean;
  isUnknown: boolean;
}

const queriesOf: Partial<Record<Statement['list'], (codes: readonly string[]) => Query[]>> = {
  // People name cities.
  region: (codes) => codes.map((code) => lexeme.region(cityOfRegion(code))),
  stage: (codes) => codes.map(lexeme.stage),
  subject: (codes) => codes.map(lexeme.subject),
  education: (codes) => codes.map(lexeme.education),
  certificate: (codes) => codes.map(lexeme.certificate),
  experience: (codes) => codes.filter((code) => code !== 'any').map(lexeme.experience),
  title: titlesFrom,
  // Who does 代课 at present would.
  tenure: (codes) =>
    codes.flatMap((code) => [lexeme.wished(code), ...(code === 'substitute' ? [lexeme.tenured(code)] : [])]),
};

const lexemesOf = (said: readonly Statement[]): Query[] =>
  said.flatMap(({ list, codes }) => queriesOf[list]?.(codes) ?? []);

/** One 职称 is met by itself and those above it in its track; 高级职称, which has several, by the level in any track. */
function titlesFrom(codes: readonly string[]): Query[] {
  const [only, ...more] = codes as readonly TitleCode[];
  if (only === undefined) return [];
  const { rank, track } = titles[only];
  if (more.length > 0) return [lexeme.title(Math.min(...codes.map((code) => titles[code as TitleCode].rank)))];
  const from = (Object.keys(titles) as TitleCode[]).filter(
    (code) => titles[code].track === track && titles[code].rank >= rank,
  );
  const held = (code: TitleCode) => allOf([lexeme.title(titles[code].rank), ...cut(normalise(titles[code].label))]);
  return [anyOf(from.map(held))];
}

/** Kinds of teaching posts that a resume does not name: who seeks to teach 足球 is a 教练 too. */
const unnamedRoles = new Set<string>([
  ...(['teacher', 'coach', 'teaching-research', 'teaching-first'] as const),
] satisfies RoleCode[]);

/** Posts whose names mean another thing in a resume: 行政法学, the 职称 助教. */
const elsewhere = new Set<string>(['administration', 'assistant'] satisfies RoleCode[]);

export const subjectNames = new Set(codesOf(subjects).map((code) => shortOf(subjects, code)));
/** 电教员 is a post of 信息技术, which as a 学科 says whom a teacher teaches: that name finds other people. */
const isNamedAsSubject = (code: RoleCode): boolean => subjectNames.has(labelOf(roles, code));

/** A trade is taught at several 学段: they say nothing of who comes near. */
const isNear = ({ list, codes }: Statement): boolean => list === 'subject' || (list === 'stage' && codes.length === 1);

/** 思政课 at a school is 政治 and 道法, taught by whoever studied what it teaches. */
const ideologyAtSchools = allOf([
  anyOf([lexeme.subject('politics'), lexeme.subject('morality')]),
  anyOf(['马克思主义理论', '思想政治教育'].map(lexeme.major)),
]);

/** Ways of teaching that say more than the 学科 beside them: who trains for 竞赛 comes nearer to 奥数 than any 数学教师. */
export const manners = new Set<string>(['olympiad', 'international', 'general']);

const kindOf = (list: Statement['list']) =>
  list === 'companyType' ? 'school-type' : givenUp.find((kind) => kind === list);

/** What a group of words that mean the same requires of people; null for nothing. */
export function conditionOf(group: Group, { isSaid, near: nearLabel }: QueryPart): Condition | null {
  if (isLimit(group) && group.not) return limitOf(group);
  const coded = isOfSeveral(group) ? statements(group) : statements({ ...group, within: [] });
  const within = group.codes.length > 0 ? [] : statements(group);
  const isOnly = (...lists: Statement['list'][]) => coded.length > 0 && coded.every(({ list }) => lists.includes(list));
  if (isOnly('benefit')) return null;
  const roleCodes = [...coded, ...within].flatMap(({ list, codes }) => (list === 'role' ? codes : []));
  // 专任教师, 教练: what is taught says it all.
  if (isOnly('role') && roleCodes.every((code) => unnamedRoles.has(code))) return null;
  const codes = lexemesOf(coded);
  const words = wordsOf(group, roleCodes);
  const isCoded = codes.length > 0;
  const ofSubject = ({ list }: Statement) => list === 'subject';
  const isTaught = coded.some(ofSubject) || within.some(ofSubject);
  const forms = (mark: Mark) => words.map((word) => formOf(word, mark));
  const ofSchools = coded.filter(({ list }) => list === 'companyType');
  const said = [...coded, ...within.filter(({ list }) => list === 'role')];
  const near = [
    ...nearPeople(said, group.text),
    ...(coded.some(({ list, codes }) => list === 'tenure' && codes.includes('intern'))
      ? [lexeme.identity('student'), lexeme.identity('graduate')]
      : []),
    ...(group.kind === 'plain' && within.length === 0 ? [] : (tradeOf(group.text)?.near ?? [])),
  ];
  // What is taught is what a person seeks to teach: any mention of it in a resume says less.
  // A post is what they seek or held: 财务 of a 会计 is not the major 财务管理.
  const isPost = roleCodes.length > 0 && !isTaught;
  // So is a trade: 化学化工 is no mention of it in a paper.
  const inFields = () => [...forms(inTitle), ...forms(inName), ...(isPost ? [] : words.map(lexeme.major))];
  const isTold = group.kind !== 'named' && (!isPost || /组长$/u.test(group.text));
  const required = [...codes, ...(isTaught ? forms(inTitle) : isCoded ? [] : isTold ? forms(anywhere) : inFields())];
  const [contracts, atSchools] = [contractsOf(group), nearPeople(ofSchools)];
  if (contracts.length > 0 && atSchools.length > 0)
    required.push(allOf([anyOf(contracts.map(lexeme.everTenured)), anyOf(atSchools)]));
  if (roleCodes.includes('ideology')) required.push(ideologyAtSchools);
  if (required.length === 0) return null;
  const kind = coded.flatMap(({ list }) => kindOf(list) ?? []).at(-1);
  const ofManner = within.filter(ofSubject).flatMap((said) => said.codes.filter((code) => manners.has(code)));
  const like = within.filter(isNear);
  const mentioned = '简历里提到过';
  const nearby: [text: string, queries: Query[]][] = [
    ['课程相近', ofManner.map(lexeme.subject)],
    [
      mentioned,
      isTaught ||
      (isPost && !roleCodes.some((code) => elsewhere.has(code))) ||
      group.kind === 'stage' ||
      group.kind === 'named'
        ? forms(anywhere)
        : [],
    ],
    [mentioned, isCoded || roleCodes.length > 0 || ofSchools.length > 0 ? [] : words.flatMap((word) => piecesOf(word))],
    [nearText(said, like, near.length > 0, group.text), [...lexemesOf(like), ...near]],
  ];
  // Resumes say 幼儿园教师 of a 主班, and 中职 of a 技校.
  const isMetByNear = roleCodes.includes('kindergarten') || ofSchools.some(({ codes }) => codes.includes('technician'));
  const isCraft = within.length > 0 || isSaid === true || nearLabel !== undefined;
  return {
    required: anyOf([...required, ...(isMetByNear ? near : []), ...(tradeOf(group.text)?.same ?? [])]),
    strong: isCoded ? anyOf(codes) : words.length > 0 ? anyOf(forms(inTitle)) : null,
    near: nearby.flatMap(([text, queries]) => (queries.length > 0 ? [{ text, query: anyOf(queries) }] : [])),
    weight: weightOf(
      kind ??
        (roleCodes.length > 0
          ? roleCodes.every((code) => code === 'substitute')
            ? 'tenure'
            : 'role'
          : isCraft
            ? 'craft'
            : 'word'),
    ),
    isRefused: group.not === true,
    isUnknown: group.kind === 'plain' && group.codes.length + (group.within ?? []).length === 0,
  };
}

/** '3 年经验' excludes posts that ask for more; of people it means at least that much. */
function limitOf(group: Group): Condition | null {
  const [said] = statements(group);
  if (said?.list !== 'experience') return null;
  const bands = Object.keys(experiences) as ExperienceCode[];
  const above = bands.findIndex((code) => code !== 'graduate' && said.codes.includes(code));
  const required = anyOf(bands.slice(above < 0 ? -1 : above - 1).map(lexeme.experience));
  return {
    required,
    strong: null,
    near: [],
    weight: weightOf('experience'),
    isRefused: false,
    isUnknown: false,
  };
}

/** Words that were merged, since any of them is meant: '电教员 修电脑'. A phrase of letters is one. */
export const alternatives = (text: string): string[] => (/[a-z]/.test(text) ? [text] : text.split(' '));

/** The forms of a group as words: the typed one, those of the sector, and the names of a post. */
function wordsOf({ text, kind, words }: Group, roleCodes: readonly string[]): string[] {
  const sector = words.filter((form) => !form.some((word) => word.startsWith('~'))).map((form) => form.join(' '));
  const named = (roleCodes as RoleCode[]).filter((code) => !isNamedAsSubject(code));
  const posts = kind === 'role' ? labelsOf(roles, named) : [];
  const typed = [...(sector.length > 0 ? [] : alternatives(text)), ...sector, ...posts];
  // 思政 of a post is no 政治 of a school.
  const isOther = (word: string) =>
    roleCodes.length > 0 &&
    (readOnce(word)[0]?.groups ?? []).flatMap(statements).some(({ list }) => list === 'subject');
  const all = typed.flatMap((word) => [word, ...synonymsOf(word).filter((other) => !isOther(other))]);
  return [...new Set(all)].filter((word) => word !== '');
}

/** A word, which may consist of several that all occur. */
export function formOf(word: string, mark: Mark): Query {
  const pieces = word.split(' ').flatMap((one) => cut(normalise(one)));
  return allOf((pieces.length > 0 ? pieces : [word]).map(mark));
}

/** 信息学竞赛 as 信息学 and 竞赛, where nobody has the whole. */
function piecesOf(word: string): Query[] {
  const pieces = cutAll(normalise(word)).filter((piece) => piece !== word && piece.length > 1);
  return word.length > 3 && pieces.length > 1 ? [allOf(pieces)] : [];
}
