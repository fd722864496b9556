import { announcement as machine } from '#contract/companies/announcement-state.ts';
import type { OwnAnnouncement } from '#contract/companies/announcements.ts';
import type { OwnPost } from '#contract/posts/post-card.ts';
import { RowActs } from '#web/features/console/list/row-acts.tsx';
import { pressOf } from '#web/features/console/list/row-press.ts';
import { textBlocks } from '#web/features/page/text-blocks.ts';
import { DateTile } from '#web/features/time/date-tile.tsx';
import { monthDay } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Tag, type Tone } from '#web/ui/tag.tsx';

const tones: Record<OwnAnnouncement['status'], Tone> = {
  pending: 'brand',
  public: 'ok',
  rejected: 'warm',
  withdrawn: 'plain',
};

/** Columns of what came of the linked posts; the head of the list has the same. */
export const FIGURES = 'tabular grid flex-none grid-cols-[4rem_4rem_3.5rem] text-right text-13 text-ink-3';

/** The sentences of a text without its headings and numbers. */
const sentencesOf = (text: string) =>
  textBlocks(text).flatMap((one) => (one.kind === 'list' ? one.items : one.kind === 'heading' ? [] : one.text));

interface Props {
  announcement: OwnAnnouncement;
  /** Of the school; in its own list a title needs not begin with it. */
  company: string;
  /** The school's open posts, once they are known. */
  open: readonly OwnPost[] | undefined;
  onOpen(): void;
  onWithdraw(): unknown;
}

/** An announcement in the school's list: what it says, and its acts. */
export function AnnouncementLine({ announcement, company, open, onOpen, onWithdraw }: Props) {
  const { id, title, body, status, isChanged, reason, attachments, postIds, publishedAt, updatedAt } = announcement;
  const short = title.startsWith(company) ? title.slice(company.length).trim() : title;
  const change = { label: '修改', onAct: onOpen };
  const withdraw = {
    label: '撤下',
    danger: true,
    ask: { title: '撤下这条公告？', content: '公告页不再显示，改过可以再公开' },
    onAct: onWithdraw,
  };
  const isPublic = status === 'public';
  const linked = open?.filter((post) => postIds.includes(post.id)) ?? [];
  const sum = (of: 'viewCount' | 'deliveryCount') => linked.reduce((total, post) => total + post[of], 0);
  const figures = [
    ['个职位', postIds.length],
    ['次浏览', sum('viewCount')],
    ['份投递', sum('deliveryCount')],
  ] as const;
  return (
    <li
      className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-2 p-4 hover:bg-ground lg:grid-cols-[auto_minmax(0,1fr)_auto_6rem]"
      data-testid="announcement"
      {...pressOf(onOpen)}
    >
      <DateTile top={monthDay(publishedAt ?? updatedAt)} bottom={(publishedAt ?? updatedAt).slice(0, 4)} />
      <div className="min-w-0 max-lg:col-span-2">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <button
            type="button"
            className="cursor-pointer text-left text-16 font-semibold break-keep text-ink-1 hover:text-brand"
            onClick={onOpen}
          >
            {short || title}
          </button>
          {!isPublic && <Tag tone={tones[status]}>{machine.labels.company[status]}</Tag>}
          {isChanged && <Tag tone={reason ? 'warm' : 'plain'}>{reason ? '修改未通过' : '修改审核中'}</Tag>}
          {attachments.length > 0 && <span className="text-12 text-ink-3">{attachments.length} 个附件</span>}
        </p>
        {reason && <p className="mt-1 text-13 text-err-ink">没有通过：{reason}</p>}
        <p className="mt-1 line-clamp-2 text-13 leading-6 text-ink-2">{sentencesOf(body).join(' ')}</p>
      </div>
      <p
        className={`${FIGURES} whitespace-nowrap text-ink-2! max-lg:col-start-2 max-lg:flex max-lg:gap-x-3 max-sm:col-span-2 max-sm:col-start-1`}
      >
        {figures.map(([unit, n]) => (
          <span key={unit}>
            <b className="num text-14 text-ink-1">{n.toLocaleString('zh-CN')}</b>
            <span className="ml-1 lg:sr-only">{unit}</span>
          </span>
        ))}
      </p>
      <RowActs
        of={short || title}
        main={isPublic ? { label: '查看', href: paths.announcement(id), newWindow: true } : change}
        more={[...(isPublic ? [change] : []), ...(isPublic || status === 'pending' ? [withdraw] : [])]}
      />
    </li>
  );
}
