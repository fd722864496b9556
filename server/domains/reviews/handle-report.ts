import type { Verdict } from '#contract/operators/reviews.ts';
import type { ReportState } from '#contract/search/alerts.ts';
import { settleReport } from '#server/domains/chat/public.ts';
import { type AccountNotice, type CompanyNotice, notifyAll } from '#server/domains/notifications/public.ts';
import { removePost, settleReports } from '#server/domains/posts/public.ts';
import { type Database, rowOf } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';

interface Handling {
  id: string;
  kind: string;
  verdict: Verdict;
  reason?: string | undefined;
  operatorId: string;
  now: Date;
}

const states: Partial<Record<Verdict, ReportState>> = {
  dismiss: 'dismissed',
  correct: 'corrected',
  remove: 'removed',
  warn: 'warned',
};
const outcomes: Partial<Record<Verdict, string>> = {
  dismiss: '经核实未发现违规，感谢你的监督',
  correct: '经核实信息有误，已经更正，感谢你的监督',
  remove: '经核实属实，该职位已下架，感谢你的监督',
  warn: '经核实属实，已对其警告，感谢你的监督',
};

/** Decides on a report: the reporter learns the outcome, and a warning reaches the person concerned. */
export const handleReport = (tx: Database, handling: Handling): Promise<void> =>
  handling.kind === 'chat-report' ? handleChat(tx, handling) : handlePost(tx, handling);

const answer = ({ id, verdict, now }: Handling, accountId: string, about: string): AccountNotice => ({
  accountId,
  kind: 'report.handled',
  title: '举报已处理',
  body: `你对“${about}”的举报：${outcomes[verdict] ?? ''}`,
  effectKey: `report:${id}:handled:${accountId}`,
  now,
});

/** Reports of the same post are decided together. */
async function handlePost(tx: Database, handling: Handling): Promise<void> {
  const { id, verdict, reason = '', operatorId, now } = handling;
  const matter = await rowOf(tx, { post_id: 'string', title: 'string', company_id: 'string', status: 'string' })`
    select post_report.post_id, post.title, post.company_id, post.status
    from post_report join post on post.id = post_report.post_id where post_report.id = ${id}`;
  if (!matter) throw appError('NOT_FOUND');
  const postId = verdict === 'dismiss' ? undefined : matter.post_id;
  const ended = await settleReports(tx, { id, postId, status: states[verdict] ?? 'dismissed' });
  if (verdict === 'remove' && matter.status !== 'removed')
    await removePost(tx, { postId: matter.post_id, operatorId, reason, now });
  const warning: CompanyNotice = {
    companyId: matter.company_id,
    kind: 'post.warned',
    title: '职位被举报，请整改',
    body: `“${matter.title}”：${reason}`,
    link: '/ment',
    effectKey: `report:${id}:warned`,
    now,
  };
  await notifyAll(tx, [
    ...ended.map((report) => answer({ ...handling, id: report.id }, report.accountId, matter.title)),
    ...(verdict === 'warn' ? [warning] : []),
  ]);
}

async function handleChat(tx: Database, handling: Handling): Promise<void> {
  const { id, verdict, reason = '', now } = handling;
  const matter = await rowOf(tx, { reporter: 'string', seeker: 'string', company_id: 'string', title: 'string' })`
    select chat_report.account_id as reporter, jober.account_id as seeker, conversation.company_id, post.title
    from chat_report join conversation on conversation.id = chat_report.conversation_id
      join jober on jober.id = conversation.jober_id join post on post.id = conversation.post_id
    where chat_report.id = ${id}`;
  if (!matter) throw appError('NOT_FOUND');
  await settleReport(tx, id, states[verdict] ?? 'dismissed');
  const warned = {
    kind: 'report.warned' as const,
    title: '请遵守沟通规范',
    body: reason,
    effectKey: `report:${id}:warned`,
    now,
  };
  const bySeeker = matter.reporter === matter.seeker;
  const warning = bySeeker ? { ...warned, companyId: matter.company_id } : { ...warned, accountId: matter.seeker };
  await notifyAll(tx, [answer(handling, matter.reporter, matter.title), ...(verdict === 'warn' ? [warning] : [])]);
}
