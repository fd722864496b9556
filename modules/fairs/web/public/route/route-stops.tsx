import { clsx } from 'clsx';
import { Echo } from '#web/features/answers/echo.tsx';
import { ChatButton } from '#web/features/chat/chat-button.tsx';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { Pay } from '#web/features/salary/pay.tsx';
import { timeOfDay } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { RouteList } from '../../../contract/fair-views.ts';
import { boothText } from '../../parts/fair-words.ts';

const MINUTE_MS = 60_000;
const LONGEST = 25;

/** A time for each stop: from a quarter of an hour after the doors open, or from now, evenly, and at most 25 minutes each. */
export function stopTimes(
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
  stops: number,
  now = 0,
): string[] {
  const soon = Math.ceil(now / (5 * MINUTE_MS)) * 5 * MINUTE_MS;
  const from = Math.max(Date.parse(startsAt) + 15 * MINUTE_MS, soon);
  const each = Math.min(LONGEST, Math.floor((Date.parse(endsAt) - from) / MINUTE_MS / Math.max(1, stops) / 5) * 5);
  return Array.from({ length: stops }, (_, at) => new Date(from + at * Math.max(5, each) * MINUTE_MS).toISOString());
}

interface StopsProps {
  list: RouteList;
  visited: ReadonlySet<string>;
  onVisit(companyId: string): void;
}

export function NoStops({ list }: Pick<StopsProps, 'list'>) {
  const unknown = list.wanted.length === 0;
  if (!list.signedUp)
    return (
      <EmptyState
        title="报名后排出你的路线"
        text="按简历挑出最相符的八家，排好走的顺序和时间"
        next={{ label: '看参会单位', href: paths.fair(list.fair.id) }}
      />
    );
  return (
    <EmptyState
      title="没有与简历相符的展位"
      text={unknown ? '在简历里填写求职意向的学段和学科，就能排出路线' : '参会单位还在增加，过几天再来看看'}
      next={{
        label: unknown ? '完善求职意向' : '看全部参会单位',
        href: unknown ? paths.resume('intentions') : paths.fair(list.fair.id),
      }}
    />
  );
}

interface StopProps {
  stop: RouteList['stops'][number];
  at: number;
  time: string;
  online: boolean;
  visited: boolean;
  onVisit(companyId: string): void;
}

function Stop({ stop, at, time, online, visited, onVisit }: StopProps) {
  const { companyId, name, logoUrl, booth, posts, replyRate } = stop;
  const first = posts[0];
  return (
    <li
      className={clsx(
        'group relative grid items-center',
        'grid-cols-[44px_32px_minmax(0,5fr)_minmax(0,6fr)_64px_108px_36px] gap-x-4 py-3.5 max-lg:grid-cols-[44px_32px_minmax(0,1fr)_36px] max-lg:gap-x-3 max-lg:gap-y-1.5',
        visited && 'opacity-60',
      )}
    >
      <p className="tabular col-start-1 row-start-1 leading-5">
        <b className="num block text-16">{timeOfDay(time)}</b>
      </p>
      <span
        className={clsx(
          'tabular col-start-2 row-start-1 grid size-8 place-items-center rounded-full border-2 text-14 font-semibold',
          'before:absolute before:-z-1 before:inset-y-0 before:w-0.5 before:bg-brand-line group-first:before:top-6 group-last:before:bottom-auto group-last:before:h-6',
          'border-brand-solid',
          visited ? 'bg-brand-solid text-on-brand' : 'bg-surface text-brand',
        )}
      >
        <span className="sr-only">第</span>
        {at + 1}
        <span className="sr-only">{online ? '家' : '站'}</span>
      </span>
      <div className="flex min-w-0 items-center gap-3">
        <CompanyLogo name={name} src={logoUrl} size={40} />
        <div className="min-w-0">
          <h3 className="text-14 leading-5 sm:truncate">
            <a className="hover:text-brand" href={paths.company(companyId)}>
              {name}
            </a>
          </h3>
          {booth && <p className="text-14 font-semibold text-ink-1 sm:truncate">{boothText(booth)}</p>}
        </div>
      </div>
      <ul className="min-w-0 max-lg:order-1 max-lg:col-span-2 max-lg:col-start-3">
        {posts.map((post) => (
          <li key={post.id} className="flex items-baseline justify-between gap-3 text-14 leading-6">
            <a className="min-w-0 text-ink-1 hover:text-brand sm:truncate" href={paths.job(post.id)}>
              {post.title}
            </a>
            <Pay value={post.salary} className="flex-none text-14" />
          </li>
        ))}
      </ul>
      <p className="tabular text-right text-14 leading-5 text-ink-3 max-lg:col-start-3 max-lg:row-start-3 max-lg:text-left">
        {replyRate !== null && <Echo rate={replyRate} minutes={null} />}
      </p>
      <span className="text-right max-lg:col-span-2 max-lg:col-start-3 max-lg:row-start-3">
        {online && first && (
          <ChatButton postId={first.id} companyId={companyId} className="btn btn-outline btn-s script-only" />
        )}
      </span>
      <label className="flex cursor-pointer flex-col items-center gap-0.5 text-12 text-ink-3 max-lg:col-start-4 max-lg:row-start-1">
        <input
          type="checkbox"
          className="check size-5"
          aria-label={`${name}，${online ? '聊过' : '到访'}后打勾`}
          checked={visited}
          onChange={() => onVisit(companyId)}
        />
        <span aria-hidden="true">{online ? '聊过' : '到了'}</span>
      </label>
    </li>
  );
}

/** The stops of a route in order, each with its time, its posts and a tick. */
export function Stops({ list: { fair, stops, madeAt }, visited, onVisit }: StopsProps) {
  const times = stopTimes(fair, stops.length, Date.parse(madeAt));
  return (
    <ol className="isolate">
      {stops.map((stop, at) => (
        <Stop
          key={stop.companyId}
          stop={stop}
          at={at}
          time={times[at] ?? fair.startsAt}
          online={fair.online}
          visited={visited.has(stop.companyId)}
          onVisit={onVisit}
        />
      ))}
    </ol>
  );
}
