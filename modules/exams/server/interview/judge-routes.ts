import type { Deps } from '#server/platform/deps.ts';
import { fieldError } from '#server/platform/http/app-error.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { consume, refund } from '#server/platform/limits/consume.ts';
import { refuseOver } from '#server/platform/limits/refuse.ts';
import { subscriberOf } from '#server/platform/limits/subscriber-of.ts';
import type { examJudgeEndpoints } from '../../contract/interview/judge.ts';
import { enterDevice, judgeOfDevice } from './devices.ts';
import { hashOfSecret } from './judge-codes.ts';
import { judgeView } from './judge-view.ts';
import { recordEntries } from './record-entries.ts';

/** Wrong codes of one device. */
const wrongByDevice = { limit: 10, windowSeconds: 600 };
/** Of one address, which judges and applicants of a school may share: a ceiling for floods, far above mistyped codes. */
const wrongByAddress = { limit: 3_000, windowSeconds: 600 };

/** What a judge's device calls; it has no account. */
export const judgeRoutes = (deps: Deps): Handlers<typeof examJudgeEndpoints> => ({
  'POST /api/judge/devices': async (ctx, { body }) => {
    const limits = [
      [`judge-code:${hashOfSecret(deps, 'device', body.device)}`, wrongByDevice],
      [`judge-code:${subscriberOf(ctx.ip)}`, wrongByAddress],
    ] as const;
    for (const [key, limit] of limits) refuseOver(await consume(deps.db, key, limit, ctx.now), '进入码输错太多次');
    const view = await ctx.db.transaction(async (tx) => {
      const entered = await enterDevice(deps, tx, { ...body, now: ctx.now });
      if (!entered) throw fieldError('body.code', '进入码不对、已用过或已过期，请向考务换发');
      return judgeView({ db: tx, now: ctx.now }, entered.group, entered.judge);
    });
    for (const [key] of limits) await refund(deps.db, key);
    return view;
  },
  'POST /api/judge/entries': (ctx, { body: { device, entries } }) =>
    ctx.db.transaction(async (tx) => {
      const { judge, group } = await judgeOfDevice(deps, tx, device);
      const act = { db: tx, now: ctx.now };
      const refused = await recordEntries(act, { group, judge, entries });
      return { ...(await judgeView(act, group, judge)), refused };
    }),
});
