import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { PostCard } from '#contract/posts/post-card.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { DeliveredTag } from '#web/features/deliveries/apply/delivered-tag.tsx';
import { postTags } from '#web/features/posts/post-words.ts';
import { Pay } from '#web/features/salary/pay.tsx';
import { daysUntil } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { Tag } from '#web/ui/tag.tsx';

interface Props {
  post: PostCard;
  now: number;
  /** At the end of the line of facts. */
  note?: ReactNode;
  /** What helps to choose, in columns where there is room. */
  facts?: readonly { label: string; value: string | null }[];
  actions: ReactNode;
  /** Tags that stand over the list, since every post has them. */
  common?: readonly string[];
  /** Removed, and can be restored. */
  faded?: boolean;
  /** The pays of the list, beside which this one is drawn. */
  scale?: Scale | undefined;
  /** It stands among others that were delivered to, under a heading that says so. */
  delivered?: boolean;
}

const soon = 7;

/** The lowest and the highest pay of a list, in fen a year. */
export type Scale = readonly [low: number, high: number];

/** A pay by the month or the year, as a year's; null for other units and 面议. */
export function yearly({ min, max, unit }: PostCard['salary']): Scale | null {
  const times = { year: 1, month: 12, day: 0, hour: 0 }[unit];
  const low = (min || max || 0) * times;
  return low > 0 ? [low, (max || min || 0) * times] : null;
}

/** Where a pay lies between the lowest and the highest of the list; decorative, the figures stand above it. */
function PayBar({ salary, scale: [low, high] }: { salary: PostCard['salary']; scale: Scale }) {
  const pay = yearly(salary);
  if (!pay || high <= low) return null;
  const at = (fen: number) => (100 * (fen - low)) / (high - low);
  return (
    <span className="relative mt-1.5 block h-1.5 rounded-full bg-fill max-sm:hidden" aria-hidden="true">
      <span
        className="absolute inset-y-0 rounded-full bg-(--chart-2)"
        style={{ left: `${at(pay[0])}%`, right: `${100 - at(pay[1])}%` }}
      />
    </span>
  );
}

function StateTag({ post, now }: Pick<Props, 'post' | 'now'>) {
  if (post.status !== 'open') return <Tag>已停止招聘</Tag>;
  if (post.deadline === null) return null;
  const days = daysUntil(post.deadline, now);
  if (days > soon) return null;
  return <Tag tone="warm">{days <= 0 ? '今天截止' : `${days} 天后截止`}</Tag>;
}

const inWan = (fen: number) => Math.round(fen / 1_000_000);

/** What the facts of the posts below are, where they stand in columns; each says so itself to a reader. */
export function FactsHead({ labels, scale: [low, high] }: { labels: readonly string[]; scale: Scale }) {
  return (
    <div className="flex gap-4 border-b border-line px-5 py-2 text-14 text-ink-3 max-xl:hidden" aria-hidden="true">
      <span className="flex-1 pl-14">职位</span>
      {labels.map((label) => (
        <span key={label} className="w-18 shrink-0">
          {label}
        </span>
      ))}
      <span className="w-44 shrink-0">薪资{low < high && `，折年 ${inWan(low)}–${inWan(high)} 万`}</span>
      <span className="ml-4 min-w-36 shrink-0" />
    </div>
  );
}

/** A post in a personal list. */
export function PostLine({
  post,
  now,
  note,
  facts = [],
  actions,
  common = [],
  scale,
  faded = false,
  delivered = false,
}: Props) {
  return (
    <li
      className={clsx(
        'flex items-center gap-4 border-b border-line px-5 py-2.5 last:border-b-0 max-sm:flex-wrap max-sm:gap-x-3 max-sm:gap-y-2 max-sm:px-4',
        faded && 'opacity-60',
      )}
      data-testid="post-line"
    >
      <span className="max-sm:self-start">
        <CompanyLogo name={post.company.name} src={post.company.logoUrl} size={40} />
      </span>
      <div className="min-w-0 flex-1 max-sm:basis-[calc(100%-52px)]">
        <p className="flex items-center gap-x-2 gap-y-1 max-sm:flex-wrap">
          <a
            href={paths.job(post.id)}
            className="truncate text-16 max-sm:whitespace-normal font-semibold text-ink-1 hover:text-brand"
          >
            {post.title}
          </a>
          <span className="flex shrink-0 items-center gap-1.5">
            <StateTag post={post} now={now} />
            {!delivered && <DeliveredTag id={post.id} />}
            {post.exam && <Tag tone="brand">公开招聘</Tag>}
          </span>
        </p>
        <p className="mt-1 flex items-center gap-x-2 gap-y-1 text-14 text-ink-3 max-sm:flex-wrap">
          {postTags(post)
            .filter(({ label }) => !common.includes(label))
            .map(({ label, brand }) => (
              <Tag key={label} tone={brand ? 'brand' : 'plain'} className="shrink-0">
                {label}
              </Tag>
            ))}
          <span className="truncate max-sm:whitespace-normal">
            <a href={paths.company(post.company.id)} className="hover:text-brand">
              {post.company.name}
            </a>{' '}
            · {post.place}
            {note && <> · {note}</>}
          </span>
        </p>
        <p className="tabular mt-1 text-12 text-ink-3 empty:hidden xl:hidden">
          {facts.flatMap(({ label, value }) => (value ? [`${label} ${value}`] : [])).join(' · ')}
        </p>
      </div>
      {facts.map(({ label, value }) => (
        <p key={label} className="w-18 shrink-0 text-14 text-ink-3 max-xl:hidden">
          {value && (
            <>
              <span className="sr-only">{label} </span>
              <b className="num text-14">{value}</b>
            </>
          )}
        </p>
      ))}
      <p className="w-44 shrink-0 max-sm:w-auto max-sm:grow max-sm:pl-13">
        {post.exam ? <span>招 {post.headcount} 人</span> : <Pay value={post.salary} className="text-16" />}
        {scale && <PayBar salary={post.salary} scale={scale} />}
      </p>
      <span className="flex min-w-36 shrink-0 items-center justify-end gap-2 sm:ml-4 max-sm:-mr-2 max-sm:ml-auto max-sm:min-w-0 max-sm:gap-2 [&>:first-child:not(:last-child)]:mr-auto">
        {actions}
      </span>
    </li>
  );
}
