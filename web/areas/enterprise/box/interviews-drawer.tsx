import { Drawer, Empty, Skeleton } from 'antd';
import type { BoxInterview } from '#contract/deliveries/box-interviews.ts';
import { interview as machine } from '#contract/deliveries/interview-state.ts';
import { interviewModeLabels } from '#contract/deliveries/interviews.ts';
import { dayAt } from '#contract/months.ts';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { monthDay, timeOfDay, weekday } from '#web/features/time/day-parts.ts';
import { useInterviews } from './use-interviews.ts';

/** '10:00–10:45' */
export const spanText = ({ startsAt, minutes }: Pick<BoxInterview, 'startsAt' | 'minutes'>): string =>
  `${timeOfDay(startsAt)}–${timeOfDay(new Date(Date.parse(startsAt) + minutes * 60_000).toISOString())}`;

function Line({ interview, onOpen }: { interview: BoxInterview; onOpen(): void }) {
  const { name, postTitle, mode, place, status } = interview;
  return (
    <li className="border-b border-line last:border-b-0">
      <button
        type="button"
        className="grid w-full cursor-pointer grid-cols-[96px_1fr_auto] gap-3 px-2 py-2.5 text-left text-13 hover:bg-fill"
        onClick={onOpen}
      >
        <span className="tabular text-14 text-ink-1">{spanText(interview)}</span>
        <span className="min-w-0">
          <span className="block text-14 font-medium text-ink-1">{name}</span>
          <span className="block truncate text-ink-3">{postTitle}</span>
          <span className="block truncate text-ink-3">
            {[interviewModeLabels[mode], place].filter(Boolean).join('，')}
          </span>
        </span>
        <span className={status === 'accepted' ? 'text-ok-ink' : 'text-warm-ink'}>
          {machine.labels.recruiter[status]}
        </span>
      </button>
    </li>
  );
}

interface Props {
  open: boolean;
  onOpen(deliveryId: string): void;
  onClose(): void;
}

/** 面试安排: the interviews of the next two weeks by day; selecting one opens its delivery. */
export function InterviewsDrawer({ open, onOpen, onClose }: Props) {
  const interviews = useInterviews({}, open);
  const days = Map.groupBy(interviews.data ?? [], ({ startsAt }) => dayAt(new Date(startsAt)));
  return (
    <Drawer open={open} onClose={onClose} size={440} title="面试安排（今天起 14 天）">
      {interviews.isPending && open && <Skeleton active paragraph={{ rows: 8 }} />}
      {interviews.isError && <LoadFailed title="面试安排没有加载出来" onRetry={interviews.refetch} />}
      {interviews.isSuccess && days.size === 0 && <Empty description="接下来 14 天没有面试" />}
      {[...days].map(([day, held]) => (
        <section key={day} aria-label={day} className="mb-5">
          <h3 className="mb-1 flex items-baseline gap-2 text-14 font-semibold text-ink-1">
            {monthDay(held[0]?.startsAt ?? day)} {weekday(held[0]?.startsAt ?? day)}
            <span className="text-13 font-normal text-ink-3">{held.length} 场</span>
          </h3>
          <ul>
            {held.map((interview) => (
              <Line key={interview.deliveryId} interview={interview} onOpen={() => onOpen(interview.deliveryId)} />
            ))}
          </ul>
        </section>
      ))}
    </Drawer>
  );
}
