import { announcement as machine } from '#contract/companies/announcement-state.ts';
import type { OwnAnnouncement } from '#contract/companies/announcements.ts';
import { RowActs } from '#web/features/console/list/row-acts.tsx';
import { pressOf } from '#web/features/console/list/row-press.ts';
import { DateTile } from '#web/features/time/date-tile.tsx';
import { monthDay } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Tag, type Tone } from '#web/ui/tag.tsx';
import { partsOf } from './excerpt.tsx';

const tones: Record<OwnAnnouncement['status'], Tone> = {
  pending: 'brand',
  public: 'ok',
  rejected: 'warm',
  withdrawn: 'plain',
};

interface Props {
  announcement: OwnAnnouncement;
  /** Of the school; in its own list a title needs not begin with it. */
  company: string;
  onOpen(): void;
  onWithdraw(): unknown;
}

/** An announcement in the school's list: what it says, and its acts. */
export function AnnouncementLine({ announcement, company, onOpen, onWithdraw }: Props) {
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
  const { lead, points } = partsOf(body);
  return (
    <li
      className="relative flex cursor-pointer gap-4 px-4 py-4 hover:bg-ground"
      data-testid="announcement"
      {...pressOf(onOpen)}
    >
      <DateTile top={monthDay(publishedAt ?? updatedAt)} bottom={(publishedAt ?? updatedAt).slice(0, 4)} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center sm:pr-24 gap-x-2.5 gap-y-1">
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
            {[
              postIds.length > 0 && `${postIds.length} 个职位`,
              attachments.length > 0 && `${attachments.length} 个附件`,
            ]
              .filter(Boolean)
              .join('，')}
          </span>
        </p>
        {reason && <p className="mt-1 text-13 text-err-ink">没有通过：{reason}</p>}
        <p className="mt-1 line-clamp-2 text-13 leading-6 text-ink-2">{[lead, ...points].join('')}</p>
        <div className="max-sm:mt-2 max-sm:-mb-1 max-sm:flex sm:absolute sm:top-3.5 sm:right-4">
          <RowActs
            of={short || title}
            main={isPublic ? { label: '查看', href: paths.announcement(id), newWindow: true } : change}
            more={[...(isPublic ? [change] : []), ...(isPublic || status === 'pending' ? [withdraw] : [])]}
          />
        </div>
      </div>
    </li>
  );
}
