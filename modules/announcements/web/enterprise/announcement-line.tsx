import type { OwnPost } from '#contract/posts/post-card.ts';
import { RowActs } from '#web/features/console/list/row-acts.tsx';
import { pressOf } from '#web/features/console/list/row-press.ts';
import { textBlocks } from '#web/features/page/text-blocks.ts';
import { DateTile } from '#web/features/time/date-tile.tsx';
import { monthDay } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Tag, type Tone } from '#web/ui/tag.tsx';
import { announcement as machine } from '../../contract/announcement-state.ts';
import type { OwnAnnouncement } from '../../contract/announcements.ts';

const tones: Record<OwnAnnouncement['status'], Tone> = {
  pending: 'brand',
  public: 'ok',
  rejected: 'warm',
  withdrawn: 'plain',
};

/** What came of the posts of an announcement that are still open. */
export function outcomeOf({ postIds }: OwnAnnouncement, open: readonly OwnPost[] = []) {
  const linked = open.filter(({ id }) => postIds.includes(id));
  const sum = (of: 'viewCount' | 'deliveryCount') => linked.reduce((total, post) => total + post[of], 0);
  return { views: sum('viewCount'), deliveries: sum('deliveryCount') };
}

/** The sentences of a text without its headings and numbers. */
const sentencesOf = (text: string) =>
  textBlocks(text).flatMap((one) => (one.kind === 'list' ? one.items : one.kind === 'heading' ? [] : one.text));

interface Props {
  announcement: OwnAnnouncement;
  /** Of the school; in its own list a title needs not begin with it. */
  company: string;
  outcome: ReturnType<typeof outcomeOf>;
  onOpen(): void;
  onWithdraw(): unknown;
}

/** An announcement in the school's list: what it says, and its acts. */
export function AnnouncementLine({ announcement, company, outcome, onOpen, onWithdraw }: Props) {
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
  return (
    <li
      className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 p-4 hover:bg-ground lg:grid-cols-[auto_minmax(0,1fr)_auto_6rem]"
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
          <span className="tabular text-12 text-ink-3">
            {postIds.length} 个职位{attachments.length > 0 && `，${attachments.length} 个附件`}
          </span>
        </p>
        {reason && <p className="mt-1 text-14 text-err-ink">没有通过：{reason}</p>}
        <p className="cut mt-1 text-14 text-ink-2">{sentencesOf(body).join(' ')}</p>
      </div>
      <p className="tabular w-48 text-14 whitespace-nowrap text-ink-3 max-lg:col-start-2 max-sm:col-span-2 max-sm:col-start-1">
        {outcome.views.toLocaleString('zh-CN')} 次浏览 → <b className="num text-16 text-ink-1">{outcome.deliveries}</b>{' '}
        份投递
      </p>
      <RowActs
        of={short || title}
        main={isPublic ? { label: '查看', href: paths.announcement(id), newWindow: true } : change}
        more={[...(isPublic ? [change] : []), ...(isPublic || status === 'pending' ? [withdraw] : [])]}
      />
    </li>
  );
}
