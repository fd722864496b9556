import { monthlyText } from '#contract/posts/salary-text.ts';
import { type CertificateCode, certificates } from '#contract/taxonomy/certificates.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { type RoleCode, roles } from '#contract/taxonomy/roles.ts';
import { type TitleCode, titles } from '#contract/taxonomy/titles.ts';
import { anyOf, type Query } from '#packages/memory-index/query/query.ts';
import { type QueryPart, statementsOf } from '#server/domains/search/public.ts';
import { lexeme, mostPaySteps, payStep } from '../index/talent-row.ts';
import {
  alternatives,
  type Condition,
  conditionOf,
  type Group,
  isPostAlone,
  manners,
  statements,
  subjectNames,
} from './condition-of.ts';
import { noWords, type TalentPart, weightOf } from './talent-part.ts';
import { teachingFirst } from './trades.ts';
import { narrowerThan, noteOf } from './widenings.ts';

/** A place that was settled as a group like any other. */
const groupsOf = ({ text, region, groups }: QueryPart): Group[] =>
  region === undefined ? groups : [...groups, { text, kind: 'place', codes: [[`#c:${region}`]], words: [] }];

/** A 培智学校 seeks who teaches such pupils, before any 学科. */
const isSpecial = (part: QueryPart): boolean =>
  part.groups.every(({ not }) => !not) &&
  statementsOf(part).some(({ codes }) => codes.includes('special') || codes.includes('special-school'));

/** What a part of a search says of people; null where it says nothing of them, such as 老师. */
export function partOfPerson(part: QueryPart): TalentPart | null {
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
    ...noteOf(part, groups),
    ...narrowerOf(part),
    ...(statementsOf(part).some(({ codes }) => codes.some((code) => manners.has(code)))
      ? { isManner: true as const }
      : {}),
    ...(statementsOf(part).some(({ list, codes }) => list === 'role' && codes.some((code) => professions.has(code)))
      ? { isProfession: true as const }
      : {}),
    ...typedAs(part),
    ...(offered === undefined ? {} : { salaryMax: offered }),
    ...(conditions.length > 0 && conditions.every(({ isUnknown }) => isUnknown) ? { isUnknown: true as const } : {}),
  };
}

const professions = new Set<string>(['kindergarten', 'nurse', 'counsellor'] satisfies RoleCode[]);

/** Pay that a school says it gives: whoever wishes no more comes first. */
export const asOffer = ({ salaryMax = 0, ...part }: TalentPart): TalentPart => {
  const steps = Array.from({ length: Math.min(mostPaySteps, Math.floor(salaryMax / payStep)) + 1 }, (_, at) => at);
  return { ...part, required: [anyOf([...steps, 'any' as const].map(lexeme.wishedPay))], isWish: true };
};

/** Who wishes at least so much a month, or has not said. */
const wishesFrom = (least: number): Query => {
  const from = Math.min(mostPaySteps, Math.ceil(least / payStep));
  const steps = Array.from({ length: mostPaySteps - from + 1 }, (_, at) => from + at);
  return anyOf([...steps, 'any' as const].map(lexeme.wishedPay));
};

/** The typed words, where they share none with the chip. */
function typedAs({ label, text }: QueryPart): Pick<TalentPart, 'typedAs'> {
  const [plain = '', ...words] = [label, ...text.split(' ')].map((word) => word.replace(/[\s-]/gu, '').toLowerCase());
  const isAlike = [...words, words.join('')].every((typed) => plain.includes(typed) || typed.includes(plain));
  return isAlike ? {} : { typedAs: text };
}

/** What the typed word says beyond the codes that are required. */
function narrowerOf(part: QueryPart): Pick<TalentPart, 'narrower'> {
  const sought = part.groups.filter(({ not }) => !not);
  const isRefusing = sought.length < part.groups.length;
  const [{ kind, text: typed } = { kind: '', text: '' }, ...others] = sought;
  const narrower =
    (isRefusing ? undefined : narrowerThan(part, statementsOf(part))) ??
    (kind === 'named' && others.length === 0 ? teachingFirst(typed.replace(/(?:老师|教师)$/u, '')) : undefined);
  return narrower ? { narrower } : {};
}

/** All conditions as near as they go, step by step. */
function nearOf(conditions: readonly Condition[]): Pick<TalentPart, 'near'> {
  const steps = Math.max(0, ...conditions.map(({ near }) => near.length));
  const upTo = ({ required, near }: Condition, step: number) =>
    anyOf([required, ...near.slice(0, step + 1).map(({ query }) => query)]);
  const textAt = (step: number) => conditions.flatMap(({ near }) => (near[step] ?? near.at(-1))?.text ?? []);
  const near = Array.from({ length: steps }, (_, step) => ({
    required: conditions.map((condition) => upTo(condition, step)),
    text: [...new Set(textAt(step))].join('，'),
  }));
  return steps > 0 ? { near } : {};
}

const highest = Math.max(...Object.values(titles).map(({ rank }) => rank));
const senior = titles['school-senior'].rank;

/** The label of a chip: of a 职称 that higher ones meet too, that it does; of a 编制类型, that it is hoped for. */
function labelOfPart(part: QueryPart): string {
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
