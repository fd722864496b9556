import { z } from 'zod';

/** Part of a value: the fields relevant to a test. Lists are given in full, each item in part. */
export type Some<T> = T extends readonly (infer Item)[]
  ? Some<Item>[]
  : T extends object
    ? { [K in keyof T]?: Some<T[K]> }
    : T;

/** Candidate texts; the first one that a schema accepts is used. */
const texts = ['1', '某某', '2026-11-23T08:00:00.000Z', '2026-11-23', '13800000001', '440300', 'https://a.test/x', ''];

const fits = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

function objectOf(schema: z.ZodObject, given: Record<string, unknown>): unknown {
  const unknown = Object.keys(given).filter((name) => !(name in schema.shape));
  if (unknown.length > 0) throw new Error(`the contract has no field ${unknown.join(', ')}`);
  const fields = Object.entries(schema.shape).map(([name, field]) => [name, build(field as z.ZodType, given[name])]);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

function unionOf(options: readonly z.ZodType[], given: unknown): unknown {
  for (const option of options) {
    try {
      const value = build(option, given);
      if (fits(option, value)) return value;
    } catch {
      // Another option may have the field.
    }
  }
  throw new Error(`no option of the union takes ${JSON.stringify(given)}`);
}

function scalarOf(schema: z.ZodType): unknown {
  const least = schema instanceof z.ZodNumber ? schema.minValue : undefined;
  const candidates: unknown[] = [...texts, 0, 1, least, false, {}, []];
  const found = candidates.find((value) => fits(schema, value));
  if (found === undefined) throw new Error(`no sample fits ${JSON.stringify(schema.def).slice(0, 200)}`);
  return found;
}

function build(schema: z.ZodType, given: unknown): unknown {
  if (schema instanceof z.ZodOptional)
    return given === undefined ? undefined : build(schema.unwrap() as z.ZodType, given);
  if (schema instanceof z.ZodNullable)
    return given === undefined || given === null ? null : build(schema.unwrap() as z.ZodType, given);
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault || schema instanceof z.ZodReadonly)
    return build(schema.unwrap() as z.ZodType, given);
  if (schema instanceof z.ZodLazy) return build(schema.unwrap() as z.ZodType, given);
  if (schema instanceof z.ZodPipe)
    return build((schema.def.out instanceof z.ZodTransform ? schema.def.in : schema.def.out) as z.ZodType, given);
  if (schema instanceof z.ZodObject) return objectOf(schema, (given ?? {}) as Record<string, unknown>);
  if (schema instanceof z.ZodArray)
    return given === undefined ? [] : (given as unknown[]).map((item) => build(schema.element as z.ZodType, item));
  if (schema instanceof z.ZodUnion) return unionOf(schema.options as readonly z.ZodType[], given);
  if (given !== undefined) return given;
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodLiteral) return [...schema.values][0];
  return scalarOf(schema);
}

/**
 * A value valid for the schema: the given fields, and minimal values for the rest. @throws if the given fields do not fit the
 * schema
 */
export function sampleOf<S extends z.ZodType>(schema: S, given?: Some<z.output<S>>): z.output<S> {
  const value = build(schema, given);
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new Error(`not what the contract says: ${z.prettifyError(parsed.error)}`);
  return value as z.output<S>;
}
