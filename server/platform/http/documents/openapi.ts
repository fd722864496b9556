import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';

type Json = Record<string, unknown>;

const toSchema = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  }) as Json;
  return json;
};

function parameters(schema: z.ZodType | undefined, where: 'query' | 'path'): Json[] {
  if (!schema) return [];
  const json = toSchema(schema, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(json.properties ?? {}).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || (json.required ?? []).includes(name),
    description: property.title,
    schema: property,
  }));
}

const problem = {
  description: '出错',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
};

function operation(endpoint: Endpoint): Json {
  const success: Json = endpoint.produces
    ? {
        '200': {
          description: '文件',
          content: { [endpoint.produces]: { schema: { type: 'string', format: 'binary' } } },
        },
      }
    : endpoint.returns
      ? {
          '200': {
            description: '成功',
            content: { 'application/json': { schema: toSchema(endpoint.returns, 'output') } },
          },
        }
      : { '204': { description: '成功，无内容' } };
  if (endpoint.maybeEmpty) success['204'] = { description: '空' };
  return {
    summary: endpoint.summary,
    'x-who': endpoint.access,
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...(endpoint.idempotent
        ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } }]
        : []),
    ],
    ...(endpoint.body
      ? {
          requestBody: {
            required: !endpoint.body.safeParse(undefined).success,
            content: { 'application/json': { schema: toSchema(endpoint.body, 'input') } },
          },
        }
      : {}),
    ...(endpoint.raw
      ? {
          requestBody: {
            required: true,
            content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
          },
        }
      : {}),
    ...(endpoint.access === 'anyone' ? {} : { security: [{ token: [] }] }),
    responses: { ...success, '4XX': problem, '503': problem },
  };
}

/** The OpenAPI 3.1 document of a table of endpoints. */
export function openApiDocument(table: Record<string, Endpoint>): Json {
  const paths: Record<string, Json> = {};
  for (const [key, endpoint] of Object.entries(table)) {
    const [method = '', path = ''] = key.split(' ');
    const templated = path.replace(/:([A-Za-z]+)/g, '{$1}');
    paths[templated] = { ...paths[templated], [method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: '教育人才网',
      version: '1.0.0',
      description: '出错时统一返回 code、message（中文）、requestId 和 issues。',
    },
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Error: {
          type: 'object',
          required: ['code', 'message', 'requestId'],
          properties: {
            code: { type: 'string' },
            message: { type: 'string' },
            requestId: { type: 'string' },
            issues: {
              type: 'array',
              items: { type: 'object', properties: { path: { type: 'string' }, message: { type: 'string' } } },
            },
          },
        },
      },
    },
  };
}
