import { monthlyText } from '#contract/posts/salary-text.ts';
import { type CertificateCode, certificates } from '#contract/taxonomy/certificates.ts';
import { type ExperienceCode, experiences } from '#contract/taxonomy/experiences.ts';
import { codesOf, labelOf, labelsOf, shortOf } from '#contract/taxonomy/list.ts';
import { type RoleCode, roles } from '#contract/taxonomy/roles.ts';
import { type StageCode, stages } from '#contract/taxonomy/stages.ts';
import { type SubjectCode, subjects } from '#contract/taxonomy/subjects.ts';
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
  type Part,
  readOnce,
  type Statement,
  statementsOf,
} from '#server/domains/search/public.ts';
import { lexeme, mostPaySteps, payStep } from '../index/talent-row.ts';
import { narrowerThan } from './narrower.ts';
import { nearInOf, nearPeople, teachingFirst, tradeOf } from './near-people.ts';
import { givenUp, noWords, type TalentPart, weightOf } from './talent-part.ts';

type Group = Part['groups'][number];
type Mark = (word: string) => string;

const anywhere: Mark = (word) => word;

/** A place that was settled as a group like any other. */
const groupsOf = ({ text, region, groups }: Part): Group[] =>
  region === undefined ? groups : [...groups, { text, kind: 'place', codes: [[`#c:${region}`]], words: [] }];

const statements = (group: Group): Statement[] => statementsOf({ text: '', label: '', groups: [{ ...group }] });

/** What excludes posts that ask for more says nothing against people. */
const isLimit = (group: Group): boolean =>
  statements(group).some(({ list }) => list === 'experience' || list === 'education');

/** A 培智学校 seeks who teaches such pupils, before any 学科. */
const isSpecial = (part: Part): boolean =>
  part.groups.every(({ not }) => !not) &&
  statementsOf(part).some(({ codes }) => codes.includes('special') || codes.includes('special-school'));

/** What a part of a search says of people; null where it says nothing of them, such as 老师. */
export function partOfPerson(part: Part): TalentPart | null {
  const groups = groupsOf(part);
  // What is left out beside what is sought (no institutes among 大学) is a kind of posts.
  const isSought = groups.some(({ not }) => !not);
  const conditions = groups
    .filter(({ kind, not }) => kind !== 'generic' && !(not && isSought))
    .flatMap((group) => conditionOf(group, part) ?? []);
  const offered = part.pay?.most ?? part.pay?.least ?? undefined;
  if (conditions.length === 0 && offered === undefined) return null;
  const { least, most } = part.pay ?? {};
  // '1万2左右' is what is offered, and no range.
  const from = least && most && least < most && !part.text.includes('左右') ? least : undefined;
  const of = (refused: boolean) => conditions.filter((condition) => condition.isRefused === refused);
  return {
    ...noWords,
    text: part.text,
    label:
      conditions.length > 0 || offered === undefined
        ? labelOfPart(part)
        : `月薪 ${from ? `${monthlyText(from)}–${monthlyText(offered)}` : `${monthlyText(offered)} 以内`}`,
    weight: isSpecial(part)
      ? weightOf('special')
      : conditions.length > 0
        ? Math.max(...conditions.map(({ weight }) => weight))
        : weightOf('salary'),
    required: [...of(false).map(({ required }) => required), ...(from ? [wishesFrom(from)] : [])],
    strong: of(false).flatMap(({ strong }) => strong ?? []),
    refused: of(true).map(({ required }) => required),
    ...nearOf(of(false)),
    ...(groups.some((group) => employment(group).length > 0)
      ? { note: `“${part.text}”按简历里的说法、用工形式和学段算，没有核对单位性质。` }
      : {}),
    ...(groups.some(isOfSeveral) ? { note: `“${part.text}”按${stagesSaid(part)}列出。` } : {}),
    ...narrowerOf(part),
    ...(statementsOf(part).some(({ codes }) => codes.some((code) => manners.has(code)))
      ? { isManner: true as const }
      : {}),
    ...typedAs(part),
    ...(offered === undefined ? {} : { salaryMax: offered }),
    ...(conditions.length > 0 && conditions.every(({ isUnknown }) => isUnknown) ? { isUnknown: true as const } : {}),
  };
}

/** Who wishes at least so much a month, or has not said. */
const wishesFrom = (least: number): Query => {
  const from = Math.min(mostPaySteps, Math.ceil(least / payStep));
  const steps = Array.from({ length: mostPaySteps - from + 1 }, (_, at) => from + at);
  return anyOf([...steps, 'any' as const].map(lexeme.wishedPay));
};

/** What somebody who worked at a 民办 or 公办 school was employed as. */
const employment = ({ kind, text }: Group): string[] => {
  const [, isPrivate, isPublic] = (kind === 'benefit' && /(民办|私立)|(公[办立])/u.exec(text)) || [];
  return isPrivate ? ['private'] : isPublic ? ['establishment', 'quota', 'special-post'] : [];
};

/** A school of several 学段 seeks who teaches at any of them. */
const isOfSeveral = ({ text }: Group): boolean => /[九二五2]年制|一贯|完中|完全中学/u.test(text);
const stagesSaid = (part: Part): string =>
  labelsOf(
    stages,
    statementsOf(part).flatMap(({ list, codes }) => (list === 'stage' ? (codes as StageCode[]) : [])),
  )
    .map((label) => `“${label}”`)
    .join('');

/** The typed words, where they share none with the chip. */
function typedAs({ label, text }: Part): Pick<TalentPart, 'typedAs'> {
  const [plain = '', ...words] = [label, ...text.split(' ')].map((word) => word.replace(/[\s-]/gu, '').toLowerCase());
  const isAlike = [...words, words.join('')].every((typed) => plain.includes(typed) || typed.includes(plain));
  return isAlike ? {} : { typedAs: text };
}

/** What the typed word says beyond the codes that are required. */
function narrowerOf(part: Part): Pick<TalentPart, 'narrower'> {
  const sought = part.groups.filter(({ not }) => !not);
  const isRefusing = sought.length < part.groups.length;
  const [{ kind, text: typed } = { kind: '', text: '' }, ...others] = sought;
  const narrower =
    (isRefusing ? undefined : narrowerThan(part, statementsOf(part))) ??
    (kind === 'named' && others.length === 0 ? teachingFirst(typed.replace(/(?:老师|教师)$/u, '')) : undefined);
  return narrower ? { narrower } : {};
}

/** All conditions as near as they go, step by step. */
function nearOf(conditions: readonly Condition[]): Pick<TalentPart, 'near' | 'nearIn'> {
  const steps = Math.max(0, ...conditions.map(({ near }) => near.length));
  const upTo = ({ required, near }: Condition, step: number) => anyOf([required, ...near.slice(0, step + 1)]);
  if (steps === 0) return {};
  const all = Array.from({ length: steps }, (_, step) => step);
  const textAt = (step: number) => [
    ...new Set(conditions.flatMap(({ nearIn }) => nearIn[step] ?? nearIn.at(-1) ?? [])),
  ];
  return {
    near: all.map((step) => conditions.map((condition) => upTo(condition, step))),
    nearIn: all.map((step) => textAt(step).join('，')),
  };
}

interface Condition {
  required: Query;
  /** Met in what the person seeks. */
  strong: Query | null;
  /** Nearest first. */
  near: Query[];
  nearIn: string[];
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

const highest = Math.max(...Object.values(titles).map(({ rank }) => rank));
const senior = titles['school-senior'].rank;

export const isPostAlone = (group: Group): boolean =>
  group.kind === 'role' && statements(group).every(({ list }) => list === 'role');

/** The label of a chip: of a 职称 that higher ones meet too, that it does; of a 编制类型, that it is hoped for. */
function labelOfPart(part: Part): string {
  const { label, text, groups } = part;
  const codes = groups.flatMap(statements).flatMap((said) => said.codes);
  if (
    groups.some(({ codes, not }) => codes.length > 0 && !not) &&
    statementsOf(part).every(({ list }) => list === 'tenure')
  )
    return `${label}（意向${codes.includes('substitute') ? '或现任' : ''}）`;
  const [said] = groups.flatMap(statements).filter(({ list, not }) => list === 'title' && !not);
  const [certificate, ...others] = groups.flatMap(statements).filter(({ list }) => list === 'certificate');
  if (certificate?.codes.length === 1 && others.length === 0)
    return labelOf(certificates, certificate.codes[0] as CertificateCode);
  // '要求教师资格证' is what a post says.
  if (certificate) return label.replace(/^要求/u, '');
  if (/[主副配]班/u.test(text) && groups.flatMap(statements).some(({ codes }) => codes.includes('kindergarten')))
    return labelOf(roles, 'kindergarten');
  const [only, ...more] = (said?.codes ?? []) as readonly TitleCode[];
  if (subjectNames.has(label) && groups.every(isPostAlone)) return alternatives(text).join('、');
  if (only === undefined) return label;
  const name = more.length > 0 ? label : labelOf(titles, only);
  return titles[only].rank < (more.length > 0 ? senior : highest) ? `${name}及以上` : name;
}

/** Kinds of teaching posts that a resume does not name: who seeks to teach 足球 is a 教练 too. */
const unnamedRoles = new Set<string>([
  ...(['teacher', 'coach', 'teaching-research', 'teaching-first'] as const),
] satisfies RoleCode[]);

/** Posts whose names mean another thing in a resume: 行政法学, the 职称 助教. */
const elsewhere = new Set<string>(['administration', 'assistant'] satisfies RoleCode[]);

const subjectNames = new Set(codesOf(subjects).map((code) => shortOf(subjects, code)));
/** 电教员 is a post of 信息技术, which as a 学科 says whom a teacher teaches: that name finds other people. */
const isNamedAsSubject = (code: RoleCode): boolean => subjectNames.has(labelOf(roles, code));

/** A trade is taught at several 学段: they say nothing of who comes near. */
const isNear = ({ list, codes }: Statement): boolean => list === 'subject' || (list === 'stage' && codes.length === 1);

/** Ways of teaching that say more than the 学科 beside them: who trains for 竞赛 comes nearer to 奥数 than any 数学教师. */
const manners = new Set<string>(['olympiad', 'international']);

const kindOf = (list: Statement['list']) =>
  list === 'companyType' ? 'school-type' : givenUp.find((kind) => kind === list);

function conditionOf(group: Group, { isSaid, near: nearLabel }: Part): Condition | null {
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
  const codesIn = (name: Statement['list']) => coded.flatMap(({ list, codes }) => (list === name ? codes : []));
  const schools = codesIn('companyType');
  const near = [
    ...nearPeople(roleCodes, schools, codesIn('stage'), codesIn('subject')),
    ...(codesIn('tenure').includes('intern') ? [lexeme.identity('student'), lexeme.identity('graduate')] : []),
    ...(group.kind === 'plain' ? [] : (tradeOf(group.text)?.near ?? [])),
  ];
  // What is taught is what a person seeks to teach: any mention of it in a resume says less.
  // A post is what they seek or held: 财务 of a 会计 is not the major 财务管理.
  const isPost = roleCodes.length > 0 && !isTaught;
  // So is a trade: 化学化工 is no mention of it in a paper.
  const inFields = () => [...forms(inTitle), ...forms(inName), ...(isPost ? [] : words.map(lexeme.major))];
  const isTold = group.kind !== 'named' && (!isPost || /组长$/u.test(group.text));
  const required = [...codes, ...(isTaught ? forms(inTitle) : isCoded ? [] : isTold ? forms(anywhere) : inFields())];
  const [contracts, atSchools] = [employment(group), nearPeople([], schools, [], [])];
  if (contracts.length > 0 && atSchools.length > 0)
    required.push(allOf([anyOf(contracts.map(lexeme.everTenured)), anyOf(atSchools)]));
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
    [mentioned, isCoded || roleCodes.length > 0 || schools.length > 0 ? [] : words.flatMap((word) => piecesOf(word))],
    [nearInOf(roleCodes) ?? likeText(like, codesIn('tenure'), near), [...lexemesOf(like), ...near]],
  ];
  const steps = nearby.filter(([, queries]) => queries.length > 0);
  // Resumes say 幼儿园教师 of a 主班, and 中职 of a 技校.
  const isMetByNear = roleCodes.includes('kindergarten') || schools.includes('technician');
  const isCraft = within.length > 0 || isSaid === true || nearLabel !== undefined;
  return {
    required: anyOf([...required, ...(isMetByNear ? near : []), ...(tradeOf(group.text)?.same ?? [])]),
    strong: isCoded ? anyOf(codes) : words.length > 0 ? anyOf(forms(inTitle)) : null,
    near: steps.map(([, queries]) => anyOf(queries)),
    nearIn: steps.map(([text]) => text),
    weight: weightOf(kind ?? (roleCodes.length > 0 ? 'role' : isCraft ? 'craft' : 'word')),
    isRefused: group.not === true,
    isUnknown: group.kind === 'plain' && group.codes.length + (group.within ?? []).length === 0,
  };
}

/** What those who come near by a 学科, a trade or a 学段 have. */
function likeText(like: readonly Statement[], tenures: readonly string[], near: readonly Query[]): string {
  const taught = like.flatMap(({ list, codes }) => (list === 'subject' ? (codes as SubjectCode[]) : []));
  if (tenures.includes('intern')) return '在校学生或应届毕业生';
  if (near.length > 0 || like.some(({ list }) => list !== 'subject')) return '学段、课程或专业相近';
  return `想教或教过${taught.map((code) => shortOf(subjects, code)).join('、')}`;
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
    nearIn: [],
    weight: weightOf('experience'),
    isRefused: false,
    isUnknown: false,
  };
}

/** Words that were merged, since any of them is meant: '电教员 修电脑'. A phrase of letters is one. */
const alternatives = (text: string): string[] => (/[a-z]/.test(text) ? [text] : text.split(' '));

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
