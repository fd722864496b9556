import type { RoleCode } from '#contract/taxonomy/roles.ts';
import type { DemoCompany } from '../../companies/draw-company.ts';
import type { Random } from '../../random.ts';
import { readData } from '../../read-data.ts';
import { academicFields, type Field, vocationalFields } from './field.ts';

type Strengths = readonly (readonly [word: string, fields: readonly string[]])[];

interface Data {
  /** What a university, or a college for one trade, with such a word in its name teaches above all; others teach everything. */
  universities: Strengths;
  colleges: Strengths;
  withoutLaboratory: readonly string[];
}

const { universities, colleges, withoutLaboratory } = readData<Data>('field-strengths');

const fieldsByName = new Map<string, readonly Field[]>();

function fieldsOf({ row, stages }: DemoCompany): readonly Field[] {
  const academic = stages.some((stage) => stage === 'undergraduate' || stage === 'postgraduate');
  const [all, narrowed] = academic ? [academicFields, universities] : [vocationalFields, colleges];
  const strength = narrowed.find(([word]) => new RegExp(word).test(row.name))?.[1];
  if (!strength) return all;
  const key = strength.join();
  const known = fieldsByName.get(key) ?? all.filter((field) => strength.includes(field.name));
  fieldsByName.set(key, known);
  return known;
}

/** A field that the company teaches; the first of the list are sought more than the last. */
export function drawField(random: Random, role: RoleCode, company: DemoCompany): Field | null {
  const fields = fieldsOf(company);
  for (let attempt = 0; attempt < 8; attempt++) {
    const field = fields[Math.floor(random.next() ** 1.3 * fields.length)];
    if (field && !(role === 'lab' && withoutLaboratory.includes(field.name))) return field;
  }
  return fields[0] ?? null;
}
