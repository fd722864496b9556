import type { FastifyRequest } from 'fastify';
import type { Call } from '#contract/api.ts';
import type { Deps } from '../platform/deps.ts';
import type { Ctx } from '../platform/http/context.ts';
import type { Endpoints } from '../platform/http/endpoints.ts';
import { readerOf } from '../platform/http/reader-of.ts';

/** What the calls behind a page told of it. */
export interface MadeFrom {
  now: Date;
  tags: Set<string>;
  /** When the first of what it shows is over, in ms. */
  freshUntil: number;
}

/** The caller that loaders use: the same endpoints, in this process, as a visitor. Notes what the page was made from. */
export function visitorCall(request: FastifyRequest, deps: Deps, endpoints: Endpoints): { call: Call; from: MadeFrom } {
  const from: MadeFrom = { now: deps.clock.now(), tags: new Set(), freshUntil: Number.POSITIVE_INFINITY };
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
    dependsOn: (tag) => void from.tags.add(tag),
    freshUntil: (moment) => {
      from.freshUntil = Math.min(from.freshUntil, moment.getTime());
    },
  };
  const call = async (key: string, input: object = {}) => endpoints.run(key, input, ctx);
  return { call: call as Call, from };
}
