import fc from 'fast-check';
import type { EndpointKey } from '#contract/api.ts';
import { asText, junk, type Known, type Wild, words } from '../input/arbitraries.ts';
import { candidates } from '../input/schemas.ts';

/** The part of JSON Schema that the API document uses. */
interface Schema {
  type?: string;
  title?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  maxItems?: number;
  minItems?: number;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: Schema;
}

interface Operation {
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Record<string, { schema: Schema }> };
}

export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
}

/** Upper bounds of generated lists, texts and numbers. */
const LIMITS = { items: 4, signs: 60, number: 1e9 };

function textOf(
  { title, pattern, minLength = 0, maxLength = LIMITS.signs }: Schema,
  known: Known,
): fc.Arbitrary<unknown> {
  const matches = pattern === undefined ? undefined : new RegExp(pattern, 'u');
  const fits = [...(known[title ?? ''] ?? []), ...candidates].filter(
    (value) => value.length >= minLength && value.length <= maxLength && (matches?.test(value) ?? true),
  );
  const drawn = matches
    ? fc.stringMatching(matches)
    : fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + LIMITS.signs) });
  const own = known[title ?? ''];
  if (own) return fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...own) }, { weight: 1, arbitrary: drawn });
  if (fits.length === 0) return drawn;
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom<unknown>(...fits) },
    { weight: 2, arbitrary: drawn },
    { weight: 1, arbitrary: words },
  );
}

function fittingOf(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => fittingOf(choice, known)));
  if (schema.allOf) return fittingOf(Object.assign({}, ...schema.allOf), known);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const { minimum = 0, maximum = LIMITS.number } = schema;
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
      const isRequired = schema.required?.includes(name) ?? false;
      return [name, drawnFrom(field, isRequired, known)] as const;
    });
    return fc.record(Object.fromEntries(fields));
  }
  if (schema.type === 'array')
    return fc.array(fittingOf(schema.items ?? {}, known), {
      minLength: schema.minItems ?? 0,
      maxLength: Math.min(schema.maxItems ?? LIMITS.items, Math.max(LIMITS.items, schema.minItems ?? 0)),
    });
  if (schema.type === 'string') return textOf(schema, known);
  if (schema.type === 'integer') return fc.integer({ min: Math.max(minimum, -1e9), max: Math.min(maximum, 1e9) });
  if (schema.type === 'number') return fc.double({ min: minimum, max: maximum, noNaN: true });
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  return junk;
}

/** Values that mostly match the document's schema. */
const drawnFrom = (schema: Schema, isRequired: boolean, known: Known): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 60, arbitrary: fittingOf(schema, known) },
    { weight: isRequired ? 1 : 40, arbitrary: fc.constant(undefined) },
    { weight: 2, arbitrary: junk },
  );

function partOf(operation: Operation, where: 'path' | 'query', known: Known): fc.Arbitrary<Record<string, unknown>> {
  const parameters = operation.parameters.filter((parameter) => parameter.in === where);
  return fc.record(
    Object.fromEntries(parameters.map(({ name, required, schema }) => [name, drawnFrom(schema, required, known)])),
  );
}

/** Calls of any operation, generated from the API document alone. */
export function documentCalls({ paths }: ApiDocument, known: Known): fc.Arbitrary<Wild> {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => {
      const key = `${method.toUpperCase()} ${path.replace(/\{([A-Za-z]+)\}/g, ':$1')}` as EndpointKey;
      const json = operation.requestBody?.content['application/json']?.schema;
      const body = json ? drawnFrom(json, operation.requestBody?.required ?? false, known) : fc.constant(undefined);
      return fc
        .tuple(partOf(operation, 'path', known), partOf(operation, 'query', known), body)
        .map(
          ([params, query, sent]) =>
            ({ key, input: { params: asText(params), query: asText(query), body: sent } }) as Wild,
        );
    }),
  );
  return fc.oneof(...calls);
}
