import type { FileAnswer } from '#contract/endpoint.ts';
import type { resumeOutputEndpoints } from '#contract/resumes/resume-output.ts';
import type { ResumeTemplate } from '#contract/resumes/resume-templates.ts';
import type { ResumeSnapshot } from '#contract/resumes/resumes.ts';
import { offerOf, openSnapshot } from '#server/domains/deliveries/public.ts';
import { ageAt } from '#server/domains/resumes/public.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type Ctx, member, seeker } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { typeset } from './draw/typesetter.ts';
import { watermarkOf } from './draw/watermark-of.ts';
import { printOffer } from './offer-letter.ts';
import { ownPrinted } from './own-printed.ts';
import { photoOf } from './photo-of.ts';

interface OutputQuery {
  params: { id: string };
  query: { template: ResumeTemplate };
}

const titleOf = ({ jober, resumeName }: ResumeSnapshot) => `${jober.name}-${resumeName}`;

export function resumeOutputHandlers(deps: Deps): Handlers<typeof resumeOutputEndpoints> {
  const orderOf = async (snapshot: ResumeSnapshot, template: ResumeTemplate, now: Date) => ({
    snapshot,
    template,
    age: ageAt(snapshot.jober.birthday, now),
    title: titleOf(snapshot),
    photo: await photoOf(deps, snapshot.jober.avatarUrl),
    now,
  });
  const own = async (ctx: Ctx, { params, query }: OutputQuery) =>
    orderOf(await ownPrinted(ctx.db, seeker(ctx), params.id), query.template, ctx.now);
  const file =
    (as: 'pdf' | 'docx') =>
    async (ctx: Ctx, requested: OutputQuery): Promise<FileAnswer> => {
      const order = await own(ctx, requested);
      return { name: `${order.title}.${as}`, bytes: await typeset({ ...order, as }) };
    };
  return {
    'GET /api/resumes/:id/sheet': async (ctx, request) => typeset({ ...(await own(ctx, request)), as: 'sheet' }),
    'GET /api/resumes/:id/pdf': file('pdf'),
    'GET /api/resumes/:id/docx': file('docx'),
    'GET /api/company/deliveries/:id/resume.pdf': async (ctx, { params, query }) => {
      const actor = member(ctx);
      const snapshot = await openSnapshot(ctx.db, actor, params.id, ctx.now);
      const watermark = await watermarkOf(ctx.db, actor.member, ctx.now);
      const order = await orderOf(snapshot, query.template, ctx.now);
      return { name: `${order.title}.pdf`, bytes: await typeset({ ...order, as: 'pdf', watermark }) };
    },
    'GET /api/deliveries/:id/offer.pdf': async (ctx, { params }) =>
      printOffer(await offerOf(ctx.db, params.id, { joberId: seeker(ctx).joberId }), ctx.now),
    'GET /api/company/deliveries/:id/offer.pdf': async (ctx, { params }) =>
      printOffer(await offerOf(ctx.db, params.id, { companyId: member(ctx).member.companyId }), ctx.now),
  };
}
