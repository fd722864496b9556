import type { Understood } from '#contract/search/post-search.ts';
import { codesOfTerm, readPayRange } from '#server/domains/queries/judged/fit-of-term.ts';
import type { JudgedQuery } from '#server/domains/queries/judged/read-judged.ts';
import type { Term } from '#server/domains/queries/judged/read-term.ts';
import { type QueryPart, type Statement, statementsOf } from '#server/domains/search/public.ts';

/** Counts of chips: those expected, those of them that are shown, and shown ones that nobody expects. */
export interface Understanding {
  expected: number;
  right: number;
  extra: number;
}

/**
 * Compares the chips of a query with those its author expects. A chip that only repeats a typed word counts neither as right nor
 * as extra: the word is searched as it is.
 */
export function understanding(
  { understood: expected, demands }: Pick<JudgedQuery, 'understood' | 'demands'>,
  { parts, told }: { parts: readonly QueryPart[]; told: Understood },
): Understanding {
  const chips = parts.filter(({ label }) => told.parts.includes(label));
  const meets = (term: Term, part: QueryPart) => (term.field === 'unknown' ? false : says(part, term));
  const isTold = ({ field, values: [word = ''] }: Term) =>
    field === 'unknown' && told.notes.some((note) => note.includes(word));
  const right = expected.filter((terms) =>
    terms.some((term) => isTold(term) || chips.some((chip) => meets(term, chip))),
  );
  const wanted = [...expected, ...demands].flat();
  const extra = chips.filter((chip) => !isVerbatim(chip) && !wanted.some((term) => meets(term, chip)));
  return { expected: expected.length, right: right.length, extra: extra.length };
}

const isVerbatim = (part: QueryPart): boolean =>
  part.pay === undefined && part.since === undefined && !hasLesson(part) && statementsOf(part).length === 0;

const lessons = ({ groups }: QueryPart): number[] =>
  groups
    .flatMap(({ codes }) => codes.flat())
    .flatMap((lexeme) => (lexeme.startsWith('#h:') ? [Number(lexeme.slice(3))] : []));
const hasLesson = (part: QueryPart): boolean => lessons(part).length > 0;

const listOfField: Readonly<Record<string, Statement['list']>> = {
  place: 'region',
  near: 'region',
  company: 'companyType',
  nocert: 'certificate',
};

function says(part: QueryPart, term: Term): boolean {
  if (term.field === 'pay') return saysPay(part, term);
  const list = listOfField[term.field] ?? term.field;
  const others = twins[`${term.field}:${term.values}`] ?? [];
  return statementsOf(part).some(
    (said) =>
      (said.list === list && agrees(said, term)) ||
      others.some((twin) => isTwin(said, twin) && said.not === term.isDenied),
  );
}

/** What people write means the same: 幼儿园老师 is 幼儿教师, 心理老师 a post and a subject. */
const twins: Readonly<Record<string, readonly string[]>> = {
  'stage:preschool': ['role:kindergarten'],
  'role:kindergarten': ['stage:preschool'],
  'subject:psychology': ['role:psychologist'],
  'subject:special-education': ['stage:special'],
  'stage:special': ['subject:special-education', 'companyType:special-school'],
};
const isTwin = ({ list, codes }: Statement, twin: string): boolean => codes.some((code) => `${list}:${code}` === twin);

function saysPay(part: QueryPart, { values: [range = ''] }: Term): boolean {
  const { least, most } = readPayRange(range);
  if (range.endsWith('/lesson')) return lessons(part).some((yuan) => yuan <= least && yuan > least - 10);
  if (!part.pay) return false;
  const isClose = (fen: number | null, yuan: number) =>
    fen === null
      ? !Number.isFinite(yuan) || yuan === 0
      : Math.abs(fen / 100 - yuan) <= yuan * (range.startsWith('~') ? 0.2 : 0.01);
  return isClose(part.pay.least, least) && isClose(part.pay.most, most);
}

/** Of kinds of schools and posts everyday words mean several codes; a 学段, 学科 or place must not be wider than expected. */
const mayBeWider = new Set<Statement['list']>([
  ...(['companyType', 'role', 'tenure', 'certificate', 'benefit', 'title', 'experience'] as const),
]);
/** An upper limit excludes the codes above it. */
const limits = new Set<Statement['list']>(['education', 'experience']);

function agrees({ list, codes, not }: Statement, term: Term): boolean {
  const wanted = codesOfTerm(term);
  if (term.field === 'nocert') return not;
  if (limits.has(list) && not && !term.isDenied) return !wanted.some((code) => codes.includes(code));
  if (not !== term.isDenied) return false;
  const said = list === 'region' ? codes.map(shortened) : codes;
  if (term.field === 'near') return said.length > 1 && wanted.every((code) => said.includes(code));
  return (
    said.every((code) => wanted.includes(code)) || (mayBeWider.has(list) && wanted.every((code) => said.includes(code)))
  );
}

/** '330100' → '3301'; a municipality's city stands for it. */
const shortened = (code: string): string => code.replace(/(?:00)+$/, '').replace(/^(11|12|31|50)01$/, '$1');
