import type { Endpoint } from '#contract/endpoint.ts';
import { type ErrorCode, errorCodes } from '#contract/errors.ts';

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
export const failuresOf = (method: string, endpoint: Endpoint) =>
  Object.fromEntries(statusesOf(method, endpoint).map((status) => [String(status), meanings.get(status)]));
