import { clsx } from 'clsx';
import { ChatButton } from '#web/features/chat/chat-button.tsx';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { Pay } from '#web/features/salary/pay.tsx';
import { timeOfDay } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { RouteList } from '../../../contract/fair-views.ts';
import { boothText } from '../../parts/booth-text.ts';
import { bestStops } from './best-stops.ts';
import { stopTimes } from './stop-times.ts';

const NOON = '12:00';

interface StopsProps {
  list: RouteList;
  visited: ReadonlySet<string>;
  onVisit(companyId: string): void;
  /** In two columns, where the plan shows the places. */
  narrow: boolean;
}

export function NoStops({ list }: Pick<StopsProps, 'list'>) {
  const unknown = list.wanted.length === 0;
  return (
    <EmptyState
      title="没有与简历相符的展位"
      text={unknown ? '在简历里填写求职意向的学段和学科，就能排出路线' : '参会单位还在增加，过几天再来看看'}
      action={
        <a className="btn btn-tint" href={unknown ? paths.resume('intentions') : paths.fair(list.fair.id)}>
          {unknown ? '完善求职意向' : '看全部参会单位'}
        </a>
      }
    />
  );
}

interface StopProps {
  stop: RouteList['stops'][number];
  at: number;
  time: string;
  online: boolean;
  visited: boolean;
  /** Meets most wishes. */
  best: boolean;
  narrow: boolean;
  onVisit(companyId: string): void;
}

function Stop({ stop, at, time, online, visited, best, narrow, onVisit }: StopProps) {
  const { companyId, name, logoUrl, booth, because, posts, replyRate } = stop;
  const first = posts[0];
  const replyNote = narrow && replyRate ? `回复 ${replyRate}%` : '';
  return (
    <li
      className={clsx(
        'group relative grid items-center',
        narrow
          ? 'grid-cols-[44px_32px_minmax(0,1fr)_36px] gap-x-3 gap-y-1.5 py-3.5'
          : 'grid-cols-[44px_32px_minmax(0,5fr)_minmax(0,6fr)_64px_108px_36px] gap-x-4 py-3.5 max-lg:grid-cols-[44px_32px_minmax(0,1fr)_36px] max-lg:gap-x-3 max-lg:gap-y-1.5',
        visited && 'opacity-60',
      )}
    >
      <p className={clsx('tabular col-start-1 row-start-1 leading-5', narrow && 'self-start')}>
        <b className="num block text-16">{timeOfDay(time)}</b>
      </p>
      <span
        className={clsx(
          'tabular col-start-2 row-start-1 grid size-8 place-items-center rounded-full border-2 text-14 font-semibold',
          'before:absolute before:-z-1 before:inset-y-0 before:w-0.5 before:bg-brand-line group-first:before:top-6 group-last:before:bottom-auto group-last:before:h-6',
          narrow && 'self-start',
          best ? 'border-warm-ink' : 'border-brand-solid',
          visited ? 'bg-brand-solid text-on-brand' : best ? 'bg-warm-ink text-surface' : 'bg-surface text-brand',
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
            {best && (
              <Tag tone="warm" className="ml-2">
                必去
              </Tag>
            )}
          </h3>
          <p className={clsx('text-14 text-ink-3', !narrow && 'sm:truncate')}>
            {booth && <b className="mr-2 font-semibold text-ink-1">{boothText(booth)}</b>}
            合意：{because.join('、')}
            {replyNote && '\u00a0· '}
            <span className="whitespace-nowrap">{replyNote}</span>
          </p>
        </div>
      </div>
      <ul
        className={clsx(
          'min-w-0',
          narrow ? 'order-1 col-span-2 col-start-3' : 'max-lg:order-1 max-lg:col-span-2 max-lg:col-start-3',
        )}
      >
        {posts.map((post) => (
          <li key={post.id} className="flex items-baseline justify-between gap-3 text-14 leading-6">
            <a className="min-w-0 text-ink-1 hover:text-brand sm:truncate" href={paths.job(post.id)}>
              {post.title}
            </a>
            <Pay value={post.salary} className="flex-none text-14" />
          </li>
        ))}
      </ul>
      {!narrow && (
        <>
          <p className="tabular text-right text-14 leading-5 text-ink-3 max-lg:col-start-3 max-lg:row-start-3 max-lg:text-left">
            {replyRate !== null && replyRate !== undefined && (
              <>
                <b className="mr-1 text-14 font-semibold text-ok-ink lg:block">{replyRate}%</b>
                回复率
              </>
            )}
          </p>
          <span className="text-right max-lg:col-span-2 max-lg:col-start-3 max-lg:row-start-3">
            {online && first && (
              <ChatButton postId={first.id} companyId={companyId} className="btn btn-outline btn-s script-only" />
            )}
          </span>
        </>
      )}
      <label
        className={clsx(
          'flex cursor-pointer flex-col items-center gap-0.5 text-12 text-ink-3',
          narrow ? 'col-start-4 row-start-1' : 'max-lg:col-start-4 max-lg:row-start-1',
        )}
      >
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

/** The stops of a route in order, each with its time, its posts and a tick; the morning beside the afternoon. */
export function Stops({ list: { fair, stops, madeAt }, visited, onVisit, narrow }: StopsProps) {
  const times = stopTimes(fair, stops.length, Date.parse(madeAt));
  const best = bestStops(stops);
  const timed = stops.map((stop, at) => ({ stop, at, time: times[at] ?? fair.startsAt }));
  const halves = Map.groupBy(timed, ({ time }) => (timeOfDay(time) < NOON ? '上午' : '下午'));
  const isApart = narrow && halves.size > 1;
  return (
    <div className={clsx(isApart && 'grid gap-x-14 lg:grid-cols-2')}>
      {[...halves].map(([half, here]) => (
        <section key={half} className="py-3" aria-label={half}>
          <h2 className="flex items-baseline gap-2 border-b border-line pb-2 text-16">
            {half}
            <span className="text-14 font-normal text-ink-3">
              {here.length} {fair.online ? '家' : '站'}
            </span>
          </h2>
          <ol
            className={clsx('isolate', narrow && !isApart && 'gap-x-14 lg:columns-2 [&>li]:break-inside-avoid')}
            start={(here[0]?.at ?? 0) + 1}
          >
            {here.map(({ stop, at, time }) => (
              <Stop
                key={stop.companyId}
                stop={stop}
                at={at}
                time={time}
                online={fair.online}
                visited={visited.has(stop.companyId)}
                best={best.has(stop.companyId)}
                narrow={narrow}
                onVisit={onVisit}
              />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
