import type { FastifyRequest } from 'fastify';
import type { Call } from '#contract/api.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Ctx } from '#server/platform/http/context.ts';
import type { Endpoints } from '#server/platform/http/endpoints.ts';
import { toAppError } from '#server/platform/http/errors-plugin.ts';
import { readerOf } from '#server/platform/http/reader-of.ts';
import type { AnswerCache } from './cache/answer-cache.ts';

/** What the calls behind a page told of it. */
export interface MadeFrom {
  now: Date;
  tags: Set<string>;
  /** When the first of what it shows is over, in ms. */
  freshUntil: number;
}

const recorder = (now: Date): MadeFrom => ({ now, tags: new Set(), freshUntil: Number.POSITIVE_INFINITY });

/** Where a call tells of its answer. */
const telling = (from: MadeFrom): Pick<Ctx, 'dependsOn' | 'freshUntil'> => ({
  dependsOn: (tag) => void from.tags.add(tag),
  freshUntil: (moment) => {
    from.freshUntil = Math.min(from.freshUntil, moment.getTime());
  },
});

/** A database that cannot be reached is no fault of a page; a fault stays as it is, to be logged whole. */
function failAsOverHttp(error: unknown): never {
  const known = toAppError(error);
  throw known.code === 'INTERNAL' ? error : known;
}

/** The caller that loaders use: the same endpoints, in this process, as a visitor. Notes what the page was made from. */
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
