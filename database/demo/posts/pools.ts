import type { RoleCode } from '#contract/taxonomy/roles.ts';
import type { StageCode } from '#contract/taxonomy/stages.ts';
import type { SubjectCode } from '#contract/taxonomy/subjects.ts';
import type { DemoCompany } from '../companies/draw-company.ts';
import type { Random } from '../random.ts';
import { readData } from '../read-data.ts';

/** Items of 岗位职责 and of 任职要求, and the majors asked for, the first ones most. */
interface Pool {
  duties: readonly string[];
  asks: readonly string[];
  majors: readonly string[];
}

/** What a role does and needs, whatever the subject; its majors where neither a subject nor a field says them. */
type RolePool = Omit<Pool, 'majors'> & Partial<Pool>;

interface SubjectPool extends Pool {
  /** As titles say it: '数学'. */
  name: string;
  /** How much it is sought, 1 where it is left out. 语数外 lead everywhere. */
  demand?: number;
  /** What stands in brackets after the title. */
  directions: readonly string[];
}

/** A field of vocational or higher education: what colleges name their posts by. */
export interface Field extends Pool {
  name: string;
}

const roles = readData<Partial<Record<RoleCode, RolePool>>>('roles');
const subjects = readData<Partial<Record<SubjectCode, SubjectPool>>>('subjects');

/** Every role has a pool; a test holds it. */
export const rolePool = (role: RoleCode): RolePool => roles[role] as RolePool;

export const subjectPool = (code: SubjectCode): SubjectPool | undefined => subjects[code];

/** Fields of universities and institutes, and those of vocational colleges. */
export const fields = readData<Record<'academic' | 'vocational', readonly Field[]>>('fields');

type Strengths = readonly (readonly [word: string, fields: readonly string[]])[];

/** What a university, or a college for one trade, with such a word in its name teaches above all; others teach everything. */
const strengths = readData<Record<keyof typeof fields, Strengths> & { withoutLaboratory: string[] }>('field-strengths');

const fieldsByName = new Map<string, readonly Field[]>();

function fieldsOf({ row, stages }: DemoCompany): readonly Field[] {
  const sort = stages.some((stage) => stage === 'undergraduate' || stage === 'postgraduate')
    ? 'academic'
    : 'vocational';
  const strength = strengths[sort].find(([word]) => new RegExp(word).test(row.name))?.[1];
  if (!strength) return fields[sort];
  const key = strength.join();
  const known = fieldsByName.get(key) ?? fields[sort].filter((field) => strength.includes(field.name));
  fieldsByName.set(key, known);
  return known;
}

/** A field that the company teaches; the first of the list are sought more than the last. */
export function drawField(random: Random, role: RoleCode, company: DemoCompany): Field | null {
  const taught = fieldsOf(company);
  for (let attempt = 0; attempt < 8; attempt++) {
    const field = taught[Math.floor(random.next() ** 1.3 * taught.length)];
    if (field && !(role === 'lab' && strengths.withoutLaboratory.includes(field.name))) return field;
  }
  return taught[0] ?? null;
}

interface StageWords {
  /** Words that tell of a stage, with the stages that they suit. */
  suits: readonly (readonly [words: string, stages: readonly StageCode[]])[];
  /** What a 小学 and a 高中 call who leads the young: 少先队 in the one, 共青团 in the other; a 初中 has both. */
  called: Partial<Record<StageCode, readonly (readonly [string, string])[]>>;
}

const { suits: told, called } = readData<StageWords>('stage-words');
const suits = told.map(([words, stages]) => [new RegExp(words), stages] as const);

/** Whether what a text tells of can be met at a stage: nobody at a 小学 repeats the last year of 高中. */
export const suitsStage = (text: string, stage: StageCode): boolean =>
  suits.every(([words, stages]) => stages.includes(stage) || !words.test(text));

/** A line or a title in the words of its stage. */
export const atStage = (line: string, stage: StageCode): string =>
  (called[stage] ?? []).reduce((text, [from, to]) => text.replace(from, to), line);
