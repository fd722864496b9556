import { Link } from 'react-router';
import type { Workbench } from '#contract/deliveries/workbench.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { countText, useUnreadCounts } from '#web/features/chat/unread.ts';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { monthDay, weekday } from '#web/features/time/day-parts.ts';
import { agoText, daysUntil } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { DeskCard } from './desk-card.tsx';

const SHOWN = 4;

/** Unread conversations. */
export function MessagesCard() {
  const { company: unread } = useUnreadCounts();
  const { data, isError, error, refetch } = useCall(
    'GET /api/communicate/company/conversations',
    { query: { unread: '1' } },
    { background: true, quiet: true },
  );
  const now = Date.now();
  return (
    <DeskCard
      title="消息"
      count={unread}
      aside={
        <Link className="link" to={paths.connect()}>
          全部
        </Link>
      }
    >
      {isError && <LoadFailed title="消息没有加载出来" error={error} onRetry={refetch} />}
      {data?.items.length === 0 && <EmptyState compact title="没有未读消息" />}
      {data && data.items.length > 0 && (
        <ul className="grid flex-1 auto-rows-fr grid-cols-1 divide-y divide-line border-t border-line">
          {data.items.slice(0, SHOWN).map(({ id, person, last, unread: n }) => (
            <li key={id} className="grid">
              <Link to={paths.connect(id)} className="flex items-center gap-3 px-4 py-2.5 hover:bg-ground">
                <Avatar name={person.name} src={person.avatarUrl} size={34} />
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold text-ink-1">{person.name}</span>
                  <span className="cut block text-12 text-ink-3">{last?.text}</span>
                </span>
                <span className="flex shrink-0 flex-col items-end gap-1">
                  {last && <span className="tabular text-12 text-ink-3">{agoText(last.at, now)}</span>}
                  <span className="tabular rounded-full bg-err-solid px-1.5 text-12 leading-[18px] text-white">
                    {countText(n)}
                    <span className="sr-only"> 条未读</span>
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </DeskCard>
  );
}

/** Open posts that close within a week. */
export function ClosingCard({ desk: { closing, posts } }: { desk: Workbench }) {
  const now = Date.now();
  return (
    <DeskCard title="七天内截止的岗位" aside={posts.closingTotal > 0 && `${posts.closingTotal} 个`}>
      {closing.length === 0 ? (
        <EmptyState compact title="七天内没有岗位截止" />
      ) : (
        <ul className="grid flex-1 auto-rows-fr grid-cols-1 divide-y divide-line border-t border-line">
          {closing.map(({ id, title, deadline, deliveries, unanswered }) => (
            <li key={id} className="flex items-center gap-3 px-4 py-2.5">
              <span className="min-w-0 flex-1">
                <Link className="cut block font-semibold text-ink-1! hover:text-brand!" to={paths.box({ postId: id })}>
                  {title}
                </Link>
                <span className="text-12 text-ink-3">
                  {deliveries} 份投递{unanswered > 0 && `，${unanswered} 份没答复`}
                </span>
              </span>
              <span className={`tabular text-12 ${daysUntil(deadline, now) <= 1 ? 'text-warm-ink' : 'text-ink-3'}`}>
                {monthDay(deadline)}
              </span>
              <Link className="text-14 text-brand!" to={paths.release(id)}>
                延期
              </Link>
            </li>
          ))}
        </ul>
      )}
    </DeskCard>
  );
}

/** The company's next fair. */
export function FairCard({ fair }: { fair: NonNullable<Workbench['fair']> }) {
  return (
    <DeskCard
      title="招聘会"
      aside={
        <Link className="link" to={paths.companyFairs({ id: fair.id })}>
          看名单
        </Link>
      }
    >
      <div className="flex items-center gap-3 border-t border-line px-4 py-3">
        <span className="grid size-12 shrink-0 place-items-center rounded-ctl bg-brand-tint text-center leading-tight text-brand">
          <span>
            <b className="tabular block text-16">{monthDay(fair.startsAt)}</b>
            <span className="text-12">{weekday(fair.startsAt)}</span>
          </span>
        </span>
        <span className="min-w-0">
          <span className="cut block font-semibold text-ink-1">{fair.title}</span>
          <span className="text-14 text-ink-3">
            {fair.booth ? `展位 ${fair.booth}` : fair.online ? '线上' : '还没有选展位'}，{fair.visitors} 人报名入场
          </span>
        </span>
      </div>
    </DeskCard>
  );
}
