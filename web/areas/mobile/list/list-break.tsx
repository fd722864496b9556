import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartColumn from 'lucide-react/icons/chart-column';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleCheck from 'lucide-react/icons/circle-check';
import MessageCircleReply from 'lucide-react/icons/message-circle-reply';
import { paths } from '#web/paths.ts';
import { isKnownLink } from '#web/safe-path.ts';

/** A pause after so many posts. */
export const EACH = 8;

/** Among the posts of a long list: another way to find one, each once. */
export function ListBreak({ at, cityCode }: { at: number; cityCode: string | undefined }) {
  const all = [
    [CircleCheck, '不确定能不能报？', '点四下，算出你能报的岗位和编制', `${paths.home({ cityCode })}#check`],
    [MessageCircleReply, '谁答复得最快', '回复率红榜，每月按真实投递排', paths.answers({ cityCode })],
    [CalendarDays, '当面聊一次', '近期招聘会，带路线单去', paths.fairs()],
    [ChartColumn, '这个价合适吗', '同城同学科的薪酬行情', paths.userWages({ tab: 'market' })],
  ] as const;
  const way = all.filter(([, , , href]) => isKnownLink(href))[at];
  if (!way) return null;
  const [Icon, title, text, href] = way;
  return (
    <li>
      <a className="flex min-h-16 items-center gap-4 rounded-card bg-brand-tint px-4 py-3" href={href}>
        <Icon size={28} strokeWidth={1.6} className="flex-none text-brand" aria-hidden />
        <span className="min-w-0 flex-1">
          <b className="block text-[1.0625rem] font-semibold text-ink-1">{title}</b>
          <span className="block text-13 text-ink-2">{text}</span>
        </span>
        <ChevronRight size={18} className="flex-none text-brand" aria-hidden />
      </a>
    </li>
  );
}
