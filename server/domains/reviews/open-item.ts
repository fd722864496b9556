import type { SignedIn } from '#contract/actor.ts';
import type { ReviewDetail, ReviewQueue } from '#contract/operators/reviews.ts';
import { recordAct } from '#server/domains/audit/public.ts';
import { sensitiveWords } from '#server/domains/moderation-lists/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import type { Ctx } from '#server/platform/http/context.ts';
import { takeClaim } from './claims.ts';
import { changeDossier, companyDossier } from './companies/company-dossier.ts';
import type { Dossier } from './dossier.ts';
import { verdictsFor } from './policy.ts';
import { postDossier } from './post-dossier.ts';
import { chatReportDossier, postReportDossier } from './report-dossier.ts';
import { announcementDossier, experienceDossier } from './text-dossier.ts';
import { findWaiting } from './waiting.ts';

const dossiers: Record<string, (deps: Deps, db: Database, id: string) => Promise<Dossier>> = {
  company: companyDossier,
  claim: companyDossier,
  renewal: companyDossier,
  edit: changeDossier,
  post: (_, db, id) => postDossier(db, id),
  recheck: (_, db, id) => postDossier(db, id),
  announcement: (_, db, id) => announcementDossier(db, id),
  experience: (_, db, id) => experienceDossier(db, id),
  'post-report': (_, db, id) => postReportDossier(db, id),
  'chat-report': (_, db, id) => chatReportDossier(db, id),
};

const GRAVE: Record<string, number> = { refuse: 0, review: 1, warn: 2 };

/** Claims an item and returns what is needed to decide on it. Reading private messages is recorded. */
export async function openItem(
  { ctx, deps, actor }: { ctx: Ctx; deps: Deps; actor: SignedIn },
  queue: ReviewQueue,
  id: string,
): Promise<ReviewDetail> {
  const asking = { accountId: actor.accountId, now: ctx.now };
  return ctx.db.transaction(async (tx) => {
    const waits = await findWaiting(tx, queue, id, asking);
    const make = waits && dossiers[waits.kind];
    if (!waits || !make) throw appError('NOT_FOUND', { message: '该事项不存在或已处理' });
    await takeClaim(tx, { queue, id, ...asking });
    const item = (await findWaiting(tx, queue, id, asking)) ?? waits;
    const { personal, ...dossier } = await make(deps, tx, id);
    if (personal) {
      const act = { act: 'chat.look', subject: 'report', subjectId: id, detail: { title: item.title }, now: ctx.now };
      await recordAct(tx, actor, act);
    }
    const words = await sensitiveWords(tx);
    const findings = dossier.texts.flatMap(({ text }) => words.find(text));
    findings.sort((one, other) => (GRAVE[one.level] ?? 9) - (GRAVE[other.level] ?? 9));
    return { papers: [], ...item, ...dossier, findings, verdicts: [...verdictsFor(item.kind)] };
  });
}
