import { dayMs } from '#contract/months.ts';
import type { legalEndpoints } from '#contract/personal-data/legal-texts.ts';
import { legalText } from '#database/schema/legal.ts';
import { recordAct } from '#server/domains/audit/public.ts';
import { publishPages } from '#server/platform/bus.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { signedIn } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { beginningOf, currentOf, textOf, versionsOf } from './versions.ts';

const tag = (name: string) => `legal:${name}`;

export const legalHandlers = (): Handlers<typeof legalEndpoints> => ({
  'GET /api/legal/:name': async (ctx, { params: { name }, query }) => {
    ctx.dependsOn(tag(name));
    const versions = await versionsOf(ctx.db, name);
    const current = currentOf(versions, ctx.now);
    const upcoming = versions.filter((version) => beginningOf(version) > ctx.now);
    const soonest = upcoming.at(-1);
    if (soonest) ctx.freshUntil(beginningOf(soonest));
    const version = query.version ?? current;
    return {
      name,
      version,
      text: await textOf(ctx.db, name, version),
      current: version === current,
      versions: versions.map((each) => ({
        version: each,
        current: each === current,
        upcoming: upcoming.includes(each),
      })),
    };
  },
  'POST /api/legal/:name/versions': async (ctx, { params: { name }, body }) => {
    const actor = signedIn(ctx);
    const [newest = ''] = await versionsOf(ctx.db, name);
    if (body.version <= newest) throw fieldError('body.version', `生效日期须晚于最新版本 ${newest}`);
    if (beginningOf(body.version).getTime() <= ctx.now.getTime() - dayMs)
      throw fieldError('body.version', '生效日期不能早于今天');
    await ctx.db.transaction(async (tx) => {
      const inserted = await tx
        .insert(legalText)
        .values({ name, ...body, editorId: actor.accountId, publishedAt: ctx.now })
        .onConflictDoNothing();
      if (inserted.rowCount === 0) throw appError('CONFLICT', { message: '这个日期已有一个版本' });
      const detail = { name, version: body.version };
      await recordAct(tx, actor, { act: 'legal.publish', subjectId: name, detail, now: ctx.now });
      await publishPages(tx, [tag(name)]);
    });
    return { name, ...body, current: beginningOf(body.version) <= ctx.now };
  },
});
