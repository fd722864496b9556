import { postReportReasons } from '#contract/posts/report-reasons.ts';
import type { OwnReport } from '#contract/search/alerts.ts';
import { call } from '#web/api/browser-call.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Tag, type Tone } from '#web/ui/tag.tsx';
import type { ListOf } from './load-favourites.ts';
import { MoreButton } from './more-button.tsx';
import { useMore } from './use-more.ts';

const states: Record<OwnReport['status'], { label: string; tone: Tone; text: string }> = {
  open: { label: '处理中', tone: 'warm', text: '已收到，24 小时内处理' },
  dismissed: { label: '未发现违规', tone: 'plain', text: '经核实未发现违规，感谢你的监督' },
  removed: { label: '已下架', tone: 'ok', text: '经核实属实，该职位已下架' },
  warned: { label: '已警告', tone: 'ok', text: '经核实属实，已对发布单位警告' },
};

const reasonOf = (code: string) => (postReportReasons as Record<string, string>)[code] ?? '其他问题';

/** The person's reports and their outcomes. */
export function ReportsPane({ list }: { list: ListOf<'reports'> }) {
  const { items, ...more } = useMore(list, (cursor) =>
    call('GET /api/reports', { query: { cursor } }, { background: true }),
  );
  if (items.length === 0) {
    return (
      <div className="card">
        <EmptyState title="没有举报记录" text="遇到虚假岗位、收费或招转培，可以在职位页底部举报，24 小时内处理" />
      </div>
    );
  }
  return (
    <>
      <ul className="card">
        {items.map(({ id, post, reason, detail, status, createdAt }) => (
          <li key={id} className="border-b border-line px-5 py-4 last:border-b-0 max-sm:px-4" data-testid="own-report">
            <p className="flex items-center gap-2">
              {status === 'removed' ? (
                <span className="truncate text-16 font-semibold text-ink-1">{post.title}</span>
              ) : (
                <a href={paths.job(post.id)} className="truncate text-16 font-semibold text-ink-1 hover:text-brand">
                  {post.title}
                </a>
              )}
              <Tag tone={states[status].tone} className="shrink-0">
                {states[status].label}
              </Tag>
            </p>
            <p className="mt-1 text-13 text-ink-3">
              {post.company} · <span className="tabular">{dayAndTime(createdAt)}</span>
            </p>
            <p className="mt-1 text-13">
              {reasonOf(reason)}
              {detail && `：${detail}`}
            </p>
            <p className="mt-1 text-13 text-ink-3">{states[status].text}</p>
          </li>
        ))}
      </ul>
      <MoreButton {...more} />
    </>
  );
}
