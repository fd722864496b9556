import { allOf, anyOf } from '#packages/memory-index/query/query.ts';
import { noWords, type PlacedPart, type TalentPart } from './talent-part.ts';

const or = /^(?:的|者)?\s*(?:或者?|或是)\s*(?:者|有)?$/u;

/** Only what lexemes say can be met in place of another. */
const isPlain = ({ required, refused, salaryMax, monthsMin, monthsMax, arrival }: TalentPart): boolean =>
  required.length > 0 &&
  refused.length === 0 &&
  salaryMax === undefined &&
  monthsMin === undefined &&
  monthsMax === undefined &&
  arrival === undefined;

function eitherOf(one: TalentPart, other: TalentPart): TalentPart {
  const { near: _, isUnknown: __, typedAs: ___, narrower: ____, ...first } = one;
  return {
    ...noWords,
    ...first,
    text: `${one.text}或${other.text}`,
    label: `${one.label}或${other.label}`,
    weight: Math.max(one.weight, other.weight),
    required: [anyOf([allOf(one.required), allOf(other.required)])],
    strong: [],
  };
}

/** Neighbours with 或 between them become one part that either meets: '有教师资格证或师范类'. */
export function withAlternatives(parts: readonly PlacedPart[], text: string): PlacedPart[] {
  const found: PlacedPart[] = [];
  for (const placed of parts) {
    const before = found.at(-1);
    const isEither =
      before &&
      before.to <= placed.from &&
      or.test(text.slice(before.to, placed.from)) &&
      isPlain(before.part) &&
      isPlain(placed.part);
    if (isEither) found.splice(-1, 1, { from: before.from, to: placed.to, part: eitherOf(before.part, placed.part) });
    else found.push(placed);
  }
  return found;
}
