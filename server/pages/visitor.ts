import type { FastifyRequest } from 'fastify';
import type { Call } from '#contract/api.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Ctx } from '#server/platform/http/context.ts';
import type { Endpoints } from '#server/platform/http/endpoints.ts';
import { toAppError } from '#server/platform/http/errors-plugin.ts';
import { readerOf } from '#server/platform/http/reader-of.ts';
import type { AnswerCache } from './cache/answer-cache.ts';

/** Dependencies that the calls behind a page reported. */
export interface MadeFrom {
  now: Date;
  tags: Set<string>;
  /** When the first part of its content expires, in ms. */
  freshUntil: number;
}

const recorder = (now: Date): MadeFrom => ({ now, tags: new Set(), freshUntil: Number.POSITIVE_INFINITY });

/** The functions by which a call reports its dependencies. */
const telling = (from: MadeFrom): Pick<Ctx, 'dependsOn' | 'freshUntil'> => ({
  dependsOn: (tag) => void from.tags.add(tag),
  freshUntil: (moment) => {
    from.freshUntil = Math.min(from.freshUntil, moment.getTime());
  },
});

/** An unreachable database is answered as 503; any other error stays as it is, to be logged in full. */
function failAsOverHttp(error: unknown): never {
  const known = toAppError(error);
  throw known.code === 'INTERNAL' ? error : known;
}

/** The caller for loaders: the same endpoints, in process, as a visitor. Records the page's dependencies. */
export function visitorCall(
  request: FastifyRequest,
  { deps, endpoints, answers }: { deps: Deps; endpoints: Endpoints; answers?: AnswerCache },
): { call: Call; from: MadeFrom } {
  const from = recorder(deps.clock.now());
  const ctx: Ctx = {
    actor: null,
    db: deps.db,
    readOn: readerOf(deps),
    now: from.now,
    requestId: request.id,
    ip: request.ip ?? '',
    userAgent: '',
    log: request.log,
    header: () => undefined,
    setHeader: () => {},
    opened: () => {},
    ...telling(from),
  };
  const run = (key: string, input: object, own: Ctx) => endpoints.run(key, input, own).catch(failAsOverHttp);
  const call = async (key: string, input: object = {}) => {
    if (!answers?.keeps(key)) return run(key, input, ctx);
    const { value, tags, freshUntil } = await answers.of(key, input, from.now, async () => {
      const own = recorder(from.now);
      return { value: await run(key, input, { ...ctx, ...telling(own) }), ...own };
    });
    for (const tag of tags) from.tags.add(tag);
    from.freshUntil = Math.min(from.freshUntil, freshUntil);
    return value;
  };
  return { call: call as Call, from };
}
