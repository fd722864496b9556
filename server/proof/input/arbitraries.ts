import fc from 'fast-check';
import { z } from 'zod';
import { api, type EndpointKey } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Sent } from '../samples/samples.ts';
import { candidatesFor, core, parts, titleOf } from './schemas.ts';

/** Values that no schema expects. */
export const junk = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1.5,
    1e21,
    '',
    ' ',
    '\u0000',
    '\ud800',
    '％００',
    [],
    [[]],
    {},
    '__proto__',
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constant('长'.repeat(5_000)),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Free text: names, characters of all planes, and text with a meaning in some formal language. */
export const words = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(
    "' or 1=1 --",
    '<img src=x onerror=alert(1)>',
    '%_\\',
    '{{7*7}}',
    '𠮷野家',
    '１２３',
    '数学 老师',
    '👩🏽‍🏫',
    'a&b<c>"d',
  ),
);

/** Existing ids and phones, by the name of the field that takes them. */
export type Known = Record<string, readonly string[]>;

/** Values that mostly match the schema. */
function arbitraryOf(schema: z.ZodType, known: Known): fc.Arbitrary<unknown> {
  const inner = core(schema);
  const isOptional = schema.safeParse(undefined).success;
  const fitting = fittingOf(inner, schema, known);
  return fc.oneof(
    { weight: 60, arbitrary: fitting },
    { weight: isOptional ? 40 : 1, arbitrary: fc.constant(undefined) },
    { weight: 2, arbitrary: junk },
  );
}

function fittingOf(inner: z.ZodType, schema: z.ZodType, known: Known): fc.Arbitrary<unknown> {
  if (inner instanceof z.ZodObject) {
    const fields = Object.entries(inner.shape).map(([name, field]) => [name, arbitraryOf(field as z.ZodType, known)]);
    const whole = fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>);
    return fc.oneof(
      { weight: 20, arbitrary: whole },
      { weight: 1, arbitrary: whole.map((value) => ({ ...value, extra: 1 })) },
    );
  }
  if (inner instanceof z.ZodArray) return fc.array(arbitraryOf(inner.element as z.ZodType, known), { maxLength: 4 });
  const fits = candidatesFor(schema, known[titleOf(schema) ?? '']);
  const exact = fits.length > 0 ? fc.constantFrom<unknown>(...fits) : fc.constant(undefined);
  return inner instanceof z.ZodString
    ? fc.oneof({ weight: 3, arbitrary: exact }, { weight: 1, arbitrary: words })
    : exact;
}

export interface Wild {
  key: EndpointKey;
  input: Sent;
}

/** Path and query values are text. */
export const asText = (part: unknown) =>
  Object.fromEntries(
    Object.entries(part ?? {}).flatMap(([name, value]) => {
      if (value === undefined) return [];
      return [[name, (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed()]];
    }),
  );

/** Calls of any endpoint, generated from its schemas. */
export function wildCalls(known: Known): fc.Arbitrary<Wild> {
  const calls = (Object.keys(api) as EndpointKey[]).map((key) => {
    const endpoint: Endpoint = api[key];
    const drawn = parts.flatMap((part) => {
      const schema = endpoint[part];
      return schema ? [[part, arbitraryOf(schema, known)] as const] : [];
    });
    return fc.record(Object.fromEntries(drawn)).map(({ params, query, body }) => {
      const input = { params: asText(params), query: asText(query), body } as Sent;
      return { key, input };
    });
  });
  return fc.oneof(...calls);
}
