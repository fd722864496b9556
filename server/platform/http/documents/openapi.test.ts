import { expect, test } from 'vitest';
import { z } from 'zod';
import { api } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { whole } from '#contract/fields.ts';
import { groupOf } from '#contract/site/api-groups.ts';
import { docsPage, docsPolicy, viewerFile, viewerTypes } from './document-plugin.ts';
import { openApiDocument } from './openapi.ts';

type Json = Record<string, unknown>;
interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Json;
}
interface Operation {
  summary: string;
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Record<string, { schema: Json }> };
  security?: Record<string, string[]>[];
  responses: Record<string, { description: string; content?: Record<string, { schema: Json }> }>;
}

const table: Record<string, Endpoint> = api;
/** As a reader receives it. */
const document = JSON.parse(JSON.stringify(openApiDocument(table)));
const operations = Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation, name: `${method} ${path}` })),
);

const types = new Set(['string', 'number', 'integer', 'boolean', 'array', 'object', 'null']);
const metaKeywords: Record<string, 'schema' | 'schemas' | 'map'> = {
  items: 'schema',
  additionalProperties: 'schema',
  propertyNames: 'schema',
  not: 'schema',
  anyOf: 'schemas',
  oneOf: 'schemas',
  allOf: 'schemas',
  prefixItems: 'schemas',
  properties: 'map',
  $defs: 'map',
};
const plainKeywords =
  /^(?:type|title|description|enum|const|default|format|pattern|required|(?:min|max)(?:Length|imum|Items)|exclusive(?:Min|Max)imum|\$ref|x-.+)$/;

/** Violations of JSON Schema 2020-12, as far as it is used here. */
function faultsOf(schema: unknown, at: string): string[] {
  if (schema === true || schema === false) return [];
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return [`${at} is no schema`];
  return Object.entries(schema).flatMap(([keyword, value]): string[] => {
    const here = `${at}/${keyword}`;
    const below = metaKeywords[keyword];
    if (below === 'schema') return faultsOf(value, here);
    if (below === 'schemas')
      return Array.isArray(value) ? value.flatMap((each, n) => faultsOf(each, `${here}/${n}`)) : [`${here} is no list`];
    if (below === 'map')
      return Object.entries(value as Json).flatMap(([name, each]) => faultsOf(each, `${here}/${name}`));
    if (keyword === 'type')
      return [value].flat().every((type) => types.has(type as string)) ? [] : [`${here}: ${value}`];
    if (keyword === '$ref') return value === '#/components/schemas/Error' ? [] : [`${here}: ${value} leads nowhere`];
    if (keyword === 'pattern') return isPattern(value as string) ? [] : [`${here}: ${value}`];
    return plainKeywords.test(keyword) ? [] : [`${here} is no keyword`];
  });
}

function isPattern(source: string): boolean {
  try {
    return new RegExp(source, 'u') !== null;
  } catch {
    return false;
  }
}

test('the document says what it is', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(document.info).toMatchObject({ title: '教育人才网', version: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
  expect(document.components.securitySchemes.token).toEqual({ type: 'http', scheme: 'bearer' });
});

test('every endpoint is in it, and nothing else', () => {
  const keys = operations.map(({ method, path }) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`);
  expect(keys.sort()).toEqual(Object.keys(api).sort());
  expect(new Set(operations.map(({ path }) => path.replace(/\{\w+\}/g, '{}'))).size).toBe(
    Object.keys(document.paths).length,
  );
});

test.each(operations)('$name names its parameters once, those of its path among them', ({ path, operation }) => {
  const parameters = operation.parameters ?? [];
  const names = parameters.map(({ name, in: where }) => `${where} ${name}`);
  expect(new Set(names).size).toBe(names.length);
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
  expect(
    parameters
      .filter((each) => each.in === 'path')
      .map(({ name }) => name)
      .sort(),
  ).toEqual(inPath);
  for (const parameter of parameters) {
    expect(['path', 'query', 'header']).toContain(parameter.in);
    if (parameter.in === 'path') expect(parameter.required).toBe(true);
    expect(faultsOf(parameter.schema, parameter.name)).toEqual([]);
  }
});

test.each(operations)('$name says what it takes and answers', ({ method, operation }) => {
  expect(operation.summary).toMatch(/\p{Script=Han}/u);
  const body = operation.requestBody;
  if (body) {
    expect(['post', 'put', 'patch']).toContain(method);
    for (const { schema } of Object.values(body.content)) expect(faultsOf(schema, 'body')).toEqual([]);
  }
  const statuses = Object.keys(operation.responses);
  expect(statuses.filter((status) => /^2\d\d$/.test(status)).length).toBeGreaterThan(0);
  for (const [status, response] of Object.entries(operation.responses)) {
    expect(status).toMatch(/^(?:[1-5]\d\d|[1-5]XX|default)$/);
    expect(response.description.length).toBeGreaterThan(0);
    for (const { schema } of Object.values(response.content ?? {})) expect(faultsOf(schema, status)).toEqual([]);
  }
  for (const need of operation.security ?? []) {
    for (const scheme of Object.keys(need)) expect(Object.keys(document.components.securitySchemes)).toContain(scheme);
  }
});

test('a number of a query is told as one, with its bounds', () => {
  const query = z.object({ page: whole('页码', 1, 100).optional() });
  const { paths } = openApiDocument({ 'GET /api/x': { access: 'anyone', summary: '试', query } }) as {
    paths: Record<string, { get: Operation }>;
  };
  expect(paths['/api/x']?.get.parameters).toEqual([
    expect.objectContaining({
      name: 'page',
      in: 'query',
      required: false,
      schema: expect.objectContaining({ type: 'integer', minimum: 1, maximum: 100 }),
    }),
  ]);
});

test('every call has a heading, and says how it can be refused', () => {
  expect(Object.keys(api).filter((key) => !key.includes('/api/admin/') && groupOf(key) === '其他')).toEqual([]);
  for (const { operation, name } of operations) {
    const refusals = Object.keys(operation.responses).filter((status) => /^[45]/.test(status));
    expect([name, refusals]).toEqual([name, expect.arrayContaining(['429', '503'])]);
    if (operation.security) expect([name, refusals]).toEqual([name, expect.arrayContaining(['401', '403'])]);
  }
});

test('the page to read runs scripts of this site only', () => {
  expect(docsPolicy).toContain("script-src 'self';");
  expect(docsPolicy).not.toMatch(/https?:|\*|unsafe-eval/);
  expect(docsPage).not.toMatch(/<script>|<script [^>]*src="(?!\/)|\son\w+=/);
  expect(Object.keys(viewerTypes).every((name) => docsPage.includes(`/api/docs/${name}`))).toBe(true);
});

test('the files of the viewer are in its package', async () => {
  for (const name of Object.keys(viewerTypes)) {
    const { plain, gzipped } = await viewerFile(name);
    expect(plain.length).toBeGreaterThan(gzipped.length);
  }
});
