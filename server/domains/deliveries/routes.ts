import type { BoxDetail, BoxMove } from '#contract/deliveries/box-rows.ts';
import type { deliveryEndpoints } from '#contract/deliveries/deliveries.ts';
import { type Ctx, member, seeker } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { boxList } from './box/box-list.ts';
import { moveInBox } from './box/box-move.ts';
import { boxDetail } from './box/box-rows.ts';
import { openInBox } from './box/open-in-box.ts';
import { endInterview } from './interview/end-interview.ts';
import type { Part } from './interview/interview-terms.ts';
import { requireBox, requireMover } from './policy.ts';
import { deliver } from './seeker/deliver.ts';
import { ownDeliveries, ownDelivery, ownSnapshot } from './seeker/own-deliveries.ts';
import { moveBySeeker } from './seeker/seeker-move.ts';

export function deliveryHandlers(): Handlers<typeof deliveryEndpoints> {
  const moveTo = async (order: BoxMove, part: Part, ctx: Ctx): Promise<BoxDetail> => {
    const actor = member(ctx);
    requireMover(actor.member);
    await moveInBox({ db: ctx.db, actor, now: ctx.now }, order, part);
    return boxDetail(ctx.db, actor, order.id, ctx.now);
  };
  return {
    'POST /api/deliveries': async (ctx, { body }) => {
      const actor = seeker(ctx);
      const id = await deliver(ctx.db, actor, { ...body, ip: ctx.ip, now: ctx.now });
      return ownDelivery(ctx.db, actor.joberId, id, ctx.now);
    },
    'GET /api/deliveries': (ctx, { query }) => ownDeliveries(ctx.db, seeker(ctx).joberId, query, ctx.now),
    'GET /api/deliveries/:id': async (ctx, { params }) => {
      const { joberId } = seeker(ctx);
      const snapshot = await ownSnapshot(ctx.db, joberId, params.id);
      return { ...(await ownDelivery(ctx.db, joberId, params.id, ctx.now)), snapshot };
    },
    'POST /api/deliveries/:id/moves': async (ctx, { params, body }) => {
      const actor = seeker(ctx);
      await moveBySeeker(ctx.db, actor, { ...body, id: params.id }, ctx.now);
      return ownDelivery(ctx.db, actor.joberId, params.id, ctx.now);
    },
    'GET /api/company/resumeBoxList': async (ctx, { query }) => {
      const actor = member(ctx);
      requireBox(actor.member, query.companyId);
      return boxList(ctx.db, query, actor.member, ctx.now);
    },
    'GET /api/company/deliveries/:id': async (ctx, { params }) => {
      const actor = member(ctx);
      requireBox(actor.member);
      await openInBox(ctx.db, actor, params.id, ctx.now);
      return boxDetail(ctx.db, actor, params.id, ctx.now);
    },
    'GET /api/company/updateResumeBoxStatus': (ctx, { query }) => moveTo(query, 'query', ctx),
    'POST /api/company/updateResumeBoxStatus': (ctx, { body }) => moveTo(body, 'body', ctx),
    'POST /api/company/interviews/:id/cancel': async (ctx, { params, body }) => {
      const actor = member(ctx);
      requireMover(actor.member);
      await endInterview(ctx.db, actor, { ...body, id: params.id }, ctx.now);
      return boxDetail(ctx.db, actor, params.id, ctx.now);
    },
  };
}
