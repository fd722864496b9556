import type { SignedIn } from '#contract/actor.ts';
import { chatReportReasons } from '#contract/chat/chat.ts';
import type { ReviewDetail, ReviewQueue } from '#contract/operators/reviews.ts';
import { postReportReasons } from '#contract/posts/report-reasons.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { recordAct } from '#server/domains/audit/public.ts';
import { sensitiveWords } from '#server/domains/moderation-lists/public.ts';
import { type Database, rowOf, rowsOf } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import type { Ctx } from '#server/platform/http/context.ts';
import { takeClaim } from './claims.ts';
import { changeDossier, companyDossier } from './companies/company-dossier.ts';
import { type Dossier, fact } from './dossier.ts';
import { verdictsFor } from './policy.ts';
import { postDossier } from './post-dossier.ts';
import { findWaiting, reviewedReports, reviewedTexts } from './waiting.ts';

const MESSAGES = 60;

/** A reported post: the report, then the post itself. */
async function postReportDossier(db: Database, id: string): Promise<Dossier> {
  const report = await rowOf(db, { post_id: 'string', reason: 'string', detail: 'string', others: 'number' })`
    select post_report.post_id, post_report.reason, post_report.detail,
      (select count(*)::int from post_report as other
        where other.post_id = post_report.post_id and other.id <> post_report.id and other.status = 'open') as others
    from post_report where post_report.id = ${id}`;
  if (!report) throw appError('NOT_FOUND');
  const about = await postDossier(db, report.post_id);
  const more = report.others > 0 ? [fact('同一职位的其他举报', `${report.others} 条，会一并处理`)] : [];
  return {
    ...about,
    postId: report.post_id,
    facts: [
      fact('举报原因', labelOf(postReportReasons, report.reason)),
      fact('补充说明', report.detail),
      ...more,
      ...about.facts,
    ],
  };
}

/** A reported conversation with its last messages. */
async function chatReportDossier(db: Database, id: string): Promise<Dossier> {
  const report = await rowOf(db, {
    conversation_id: 'string',
    reason: 'string',
    detail: 'string',
    reporter: 'string',
    seeker_account: 'string',
    seeker: 'string',
    company_id: 'string',
    company: 'string',
    post_id: 'string',
    title: 'string',
  })`
    select chat_report.conversation_id, chat_report.reason, chat_report.detail, chat_report.account_id as reporter,
      jober.account_id as seeker_account, jober.name as seeker, company.id as company_id, company.name as company,
      post.id as post_id, post.title
    from chat_report join conversation on conversation.id = chat_report.conversation_id
      join jober on jober.id = conversation.jober_id join company on company.id = conversation.company_id
      join post on post.id = conversation.post_id
    where chat_report.id = ${id}`;
  if (!report) throw appError('NOT_FOUND');
  const said = await rowsOf(db, { side: 'string', sender_name: 'string', text: 'string', at: 'string' })`
    select chat_message.side, chat_message.sender_name, chat_message.text, chat_message.at from chat_message
    where chat_message.conversation_id = ${report.conversation_id} order by chat_message.number desc limit ${MESSAGES}`;
  const bySeeker = report.reporter === report.seeker_account;
  return {
    facts: [
      fact('举报原因', labelOf(chatReportReasons, report.reason)),
      fact('补充说明', report.detail),
      fact('举报人', bySeeker ? `求职者 ${report.seeker}` : `单位 ${report.company}`),
      fact('被举报人', bySeeker ? `单位 ${report.company}` : `求职者 ${report.seeker}`),
      fact('职位', report.title),
    ],
    texts: [],
    messages: said
      .map(({ side, sender_name: name, text, at }) => ({ side, name, text, at: new Date(at).toISOString() }))
      .reverse(),
    links: [
      { label: '职位页面', href: `/jobs/details?id=${report.post_id}` },
      { label: '单位主页', href: `/business/details?id=${report.company_id}` },
    ],
    history: [],
    personal: true,
  };
}

const dossiers: Record<string, (deps: Deps, db: Database, id: string) => Promise<Dossier>> = {
  company: companyDossier,
  claim: companyDossier,
  renewal: companyDossier,
  edit: changeDossier,
  post: (_, db, id) => postDossier(db, id),
  recheck: (_, db, id) => postDossier(db, id),
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
  const asking = { accountId: actor.accountId, now: ctx.now, modules: deps.modules };
  return ctx.db.transaction(async (tx) => {
    const waits = await findWaiting(tx, queue, id, asking);
    const text = waits && { ...reviewedTexts(deps.modules), ...reviewedReports(deps.modules) }[waits.kind];
    const ofText = text && ((_: Deps, db: Database, of: string): Promise<Dossier> => text.dossier(db, of));
    const make = waits && (dossiers[waits.kind] ?? ofText);
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
    return { papers: [], ...item, ...dossier, findings, verdicts: [...verdictsFor(item.kind, deps.modules)] };
  });
}
