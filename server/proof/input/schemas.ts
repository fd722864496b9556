import { z } from 'zod';
import { api, type EndpointKey } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';

export type InputPart = 'params' | 'query' | 'body';
export const parts: readonly InputPart[] = ['params', 'query', 'body'];

/** A single value in a call's input. */
export interface Field {
  key: EndpointKey;
  part: InputPart;
  /** From the part inwards; '0' is the first entry of a list. */
  path: readonly string[];
  schema: z.ZodType;
  /** `text` is free text for people, `opaque` a token, `shaped` matches a pattern. */
  kind: 'text' | 'opaque' | 'shaped' | 'number' | 'choice' | 'yesNo' | 'list' | 'object';
  required: boolean;
}

type Wrapped = { innerType?: z.ZodType; in?: z.ZodType; out?: z.ZodType };

/** The schema inside optional, default, transforms and the like. */
export function core(schema: z.ZodType): z.ZodType {
  const { innerType, in: first, out } = schema.def as Wrapped;
  if (innerType) return core(innerType);
  if (first && out) return core(first.def.type === 'transform' ? out : first);
  return schema;
}

/** A text with all kinds of characters: only free text accepts it. */
const anyText = '林 a-1·';
const takesAnyText = (schema: z.ZodType) =>
  schema.safeParse(anyText).success || schema.safeParse(anyText.repeat(10)).success;

/** Whether null is allowed: nothing chosen. */
export function isNullable(schema: z.ZodType): boolean {
  const { innerType, in: first } = schema.def as Wrapped;
  const inside = innerType ?? first;
  return schema instanceof z.ZodNullable || (inside !== undefined && isNullable(inside));
}

/** Free text is trimmed and normalised to NFC. */
function isTransformed(schema: z.ZodType): boolean {
  const { innerType, out } = schema.def as Wrapped;
  return innerType ? isTransformed(innerType) : out !== undefined;
}

function kindOf(schema: z.ZodType): Field['kind'] {
  const { type } = core(schema).def;
  if (type === 'object') return 'object';
  if (type === 'array') return 'list';
  if (type === 'number') return 'number';
  if (type === 'boolean') return 'yesNo';
  if (type === 'enum' || type === 'literal' || type === 'union') return 'choice';
  if (!takesAnyText(schema)) return 'shaped';
  return isTransformed(schema) ? 'text' : 'opaque';
}

function fieldsOf(key: EndpointKey, part: InputPart, schema: z.ZodType, path: readonly string[]): Field[] {
  const inner = core(schema);
  const required = !schema.safeParse(undefined).success;
  const own: Field = { key, part, path, schema, kind: kindOf(schema), required };
  const below =
    inner instanceof z.ZodObject
      ? Object.entries(inner.shape).flatMap(([name, field]) => fieldsOf(key, part, field as z.ZodType, [...path, name]))
      : inner instanceof z.ZodArray
        ? fieldsOf(key, part, inner.element as z.ZodType, [...path, '0'])
        : [];
  return path.length === 0 ? below : [own, ...below];
}

/** Every field of every endpoint's input, containers before their contents. */
export const inputFields: readonly Field[] = (Object.keys(api) as EndpointKey[]).flatMap((key) =>
  parts.flatMap((part) => {
    const schema = (api[key] as Endpoint)[part];
    return schema ? fieldsOf(key, part, schema, []) : [];
  }),
);

/** Values of which one matches any text field of the contract. */
export const candidates = [
  '林知夏',
  '13812340001',
  '330100',
  '2020-09',
  '21:30',
  '2026-11-25T02:00:00Z',
  '1995-03-08',
  '123456',
  'teacher@example.com',
  'Teach2026',
  '330106199605120429',
  '91440300708461136T',
  'A'.repeat(43),
  'a0'.repeat(32),
  '0123',
  '/jobs',
  'https://video.example.com/1',
  'submitted',
  'master-math-senior',
  '1',
];

/** The list that a comma-separated text of codes is parsed as. */
function listInText(schema: z.ZodType): z.ZodArray | undefined {
  const { innerType, out } = schema.def as Wrapped;
  if (innerType) return listInText(innerType);
  return out instanceof z.ZodArray ? out : undefined;
}

/** Whether a text is parsed as a list of codes: an empty one chooses nothing. */
export const isListInText = (schema: z.ZodType): boolean => listInText(schema) !== undefined;

/** Values that a schema accepts; `more` are tried first. */
export function candidatesFor(schema: z.ZodType, more: readonly unknown[] = []): unknown[] {
  const listed = listInText(schema);
  const inner = core(listed ? (listed.element as z.ZodType) : schema);
  const choices = inner instanceof z.ZodEnum ? inner.options : inner instanceof z.ZodLiteral ? [...inner.values] : [];
  return [...more, ...choices, ...candidates, true, 1, 20, 400, 2000].filter(
    (value) => schema.safeParse(value).success,
  );
}

/** A value with every field of the schema, including optional ones. */
export function wholeValue(schema: z.ZodType): unknown {
  const inner = core(schema);
  if (inner instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(inner.shape).map(([name, field]) => [name, wholeValue(field as z.ZodType)]),
    );
  // The first form of several.
  if (inner instanceof z.ZodDiscriminatedUnion) return wholeValue(inner.options[0] as z.ZodType);
  if (inner instanceof z.ZodArray) {
    const one = wholeValue(inner.element as z.ZodType);
    // Some lists need two entries.
    return schema.safeParse([one]).success ? [one] : [one, one];
  }
  const [found] = candidatesFor(schema);
  if (found === undefined)
    throw new Error(`no candidate fits ${JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any' }))}`);
  return found;
}

/** The Chinese name of a schema or of what it wraps. */
export function titleOf(schema: z.ZodType): string | undefined {
  const { innerType, in: first } = schema.def as Wrapped;
  const inside = innerType ?? first;
  return schema.meta()?.title ?? (inside && titleOf(inside));
}

/** The Chinese names of a field and of its containers. */
export function titlesOf({ key, part, path }: Field): string[] {
  let schema = (api[key] as Endpoint)[part];
  const titles: string[] = [];
  for (const step of path) {
    const inner: z.ZodType | undefined = schema && core(schema);
    if (inner instanceof z.ZodObject) schema = inner.shape[step] as z.ZodType;
    else if (inner instanceof z.ZodArray) schema = inner.element as z.ZodType;
    const title = schema && titleOf(schema);
    if (title) titles.push(title);
  }
  return [...new Set(titles)];
}

/** A copy of `value` with `path` set, or removed. */
export function withValue(value: unknown, [step, ...rest]: readonly string[], set: unknown, take = false): unknown {
  if (step === undefined) return set;
  const copy: unknown = Array.isArray(value) ? [...value] : { ...(value as object) };
  const holder = copy as Record<string, unknown>;
  if (take && rest.length === 0) delete holder[step];
  else holder[step] = withValue(holder[step] ?? {}, rest, set, take);
  return copy;
}
