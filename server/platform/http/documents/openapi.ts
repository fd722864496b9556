import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { type ErrorCode, errorCodes } from '#contract/errors.ts';
import { groupOf } from '#contract/site/api-groups.ts';

const codes = Object.keys(errorCodes) as ErrorCode[];

/** The statuses with which a call can be refused. */
function statusesOf(method: string, endpoint: Endpoint): number[] {
  const { access, params, query, body, raw } = endpoint;
  return [
    ...(params || query || body ? [400] : []),
    ...(access === 'anyone' ? [] : [401, 403]),
    ...(params ? [404] : []),
    ...(method === 'GET' && access !== 'recruiter' ? [] : [409]),
    ...(body || raw ? [413, 415] : []),
    429,
    503,
  ];
}

/** What a status means: the messages of its codes, which are the same for every call. */
const meanings = new Map<number, object>(
  [...new Set(codes.map((code) => errorCodes[code].status))].map((status) => {
    const own = codes.filter((code) => errorCodes[code].status === status);
    const first = own[0] ?? 'INTERNAL';
    return [
      status,
      {
        description: own.map((code) => `${code}：${errorCodes[code].message}`).join('\n\n'),
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Error' },
            example: { code: first, message: errorCodes[first].message, requestId: 'ZOfl54oICdQK' },
          },
        },
      },
    ];
  }),
);

/** The refusals of a call as responses of its document. */
const failuresOf = (method: string, endpoint: Endpoint) =>
  Object.fromEntries(statusesOf(method, endpoint).map((status) => [String(status), meanings.get(status)]));

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

const callers: Record<Endpoint['access'], string> = {
  anyone: '任何人',
  onboarding: '已验证手机的人',
  account: '已登录的人',
  seeker: '求职者',
  member: '单位成员，认证前也可以',
  recruiter: '已认证单位的成员',
  operator: '运营',
};

/** Who may call, and what to know beforehand. */
const aboutOf = ({ access, idempotent, effectful }: Endpoint): string =>
  [
    `调用者：${callers[access]}`,
    idempotent ? '带 Idempotency-Key 重复发送，只执行一次' : '',
    effectful ? '读取本身会留下记录或占用额度' : '',
  ]
    .filter(Boolean)
    .join('；');

function operation(key: string, method: string, endpoint: Endpoint): Json {
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
    tags: [groupOf(key)],
    summary: endpoint.summary,
    description: aboutOf(endpoint),
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
    responses: { ...success, ...failuresOf(method, endpoint) },
  };
}

/** The OpenAPI 3.1 document of a table of endpoints. */
export function openApiDocument(table: Record<string, Endpoint>): Json {
  const paths: Record<string, Json> = {};
  for (const [key, endpoint] of Object.entries(table)) {
    const [method = '', path = ''] = key.split(' ');
    const templated = path.replace(/:([A-Za-z]+)/g, '{$1}');
    paths[templated] = { ...paths[templated], [method.toLowerCase()]: operation(key, method, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: '教育人才网',
      version: '1.0.0',
      description:
        '登录后在请求头带 Authorization: Bearer 令牌。列表用 page 或 cursor 翻页；金额以分为单位，时间为 ISO 8601。出错时返回 code、message、requestId，字段有误时另有 issues。',
    },
    tags: [...new Set(Object.keys(table).map(groupOf))].map((name) => ({ name })),
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
