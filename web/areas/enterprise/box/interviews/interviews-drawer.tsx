import { Button, Drawer, Skeleton } from 'antd';
import { CalendarPlus, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { BoxInterview } from '#contract/deliveries/box-interviews.ts';
import { interview as machine } from '#contract/deliveries/interview-state.ts';
import { hasTime, interviewModeLabels, placeText } from '#contract/deliveries/interviews.ts';
import { dayAt } from '#contract/months.ts';
import { call } from '#web/api/browser-call.ts';
import { saveCalendar } from '#web/features/calendar/save-calendar.ts';
import { Loaded } from '#web/features/console/load-failed.tsx';
import { spanText } from '#web/features/interviews/clashes.ts';
import { monthDay, weekday } from '#web/features/time/day-parts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useEventListener } from '#web/ui/use-event-listener.ts';
import { useInterviews } from '../../own-calls.ts';

/** Saves the shown interviews for a calendar program; a later file changes the entries of an earlier one. */
function Line({ interview, onOpen }: { interview: BoxInterview; onOpen(): void }) {
  const { name, postTitle, mode, status, interviewers } = interview;
  return (
    <li className="border-b border-line last:border-b-0">
      <button
        type="button"
        className="grid w-full cursor-pointer grid-cols-[96px_1fr_auto] gap-3 px-2 py-2.5 text-left text-14 hover:bg-fill"
        onClick={onOpen}
      >
        <span className="tabular text-14 text-ink-1">
          {interview.slots ? `${interview.slots.length} 个时间` : spanText(interview)}
        </span>
        <span className="min-w-0">
          <span className="block text-14 font-semibold text-ink-1">{name}</span>
          <span className="block truncate text-ink-3">{postTitle}</span>
          <span className="block truncate text-ink-3">
            {[interviewModeLabels[mode], placeText(interview), ...interviewers.map((interviewer) => interviewer.name)]
              .filter(Boolean)
              .join('，')}
          </span>
        </span>
        <span className={status === 'accepted' ? 'text-ok-ink' : 'text-ink-2'}>{machine.labels.recruiter[status]}</span>
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
  const [printed, setPrinted] = useState<string | null>(null);
  const unfixed = (interviews.data ?? []).filter((one) => !hasTime(one));
  const days = Map.groupBy((interviews.data ?? []).filter(hasTime), ({ startsAt }) => dayAt(new Date(startsAt)));
  return (
    <Drawer
      open={open}
      onClose={onClose}
      size={440}
      title="面试安排（今天起 14 天）"
      extra={
        days.size > 0 && (
          <Button
            icon={<CalendarPlus size={16} aria-hidden="true" />}
            onClick={() => void saveCalendar(call('GET /api/company/interviewCalendar', { query: {} }))}
          >
            存到日历
          </Button>
        )
      }
    >
      <Loaded query={interviews} failed="面试安排没有加载出来" waiting={<Skeleton active paragraph={{ rows: 8 }} />}>
        {(held) => held.length === 0 && <EmptyState compact title="接下来 14 天没有面试" />}
      </Loaded>
      {[...(unfixed.length > 0 ? [['等对方选时间', unfixed] as const] : []), ...days].map(([day, held]) => (
        <section key={day} aria-label={day} className="mb-5">
          <h3 className="mb-1 flex items-baseline gap-2 text-14 font-semibold text-ink-1">
            {days.has(day) ? `${monthDay(held[0]?.startsAt ?? day)} ${weekday(held[0]?.startsAt ?? day)}` : day}
            <span className="text-14 font-normal text-ink-3">
              {held.length} {days.has(day) ? '场' : '人'}
            </span>
            {days.has(day) && (
              <Button
                className="ml-auto"
                type="text"
                size="small"
                icon={<Printer size={14} aria-hidden="true" />}
                onClick={() => setPrinted(day)}
              >
                打印当日安排
              </Button>
            )}
          </h3>
          <ul>
            {held.map((interview) => (
              <Line key={interview.deliveryId} interview={interview} onOpen={() => onOpen(interview.deliveryId)} />
            ))}
          </ul>
        </section>
      ))}
      {printed && <PrintedDay interviews={days.get(printed) ?? []} onDone={() => setPrinted(null)} />}
    </Drawer>
  );
}

const heads = ['时间', '姓名', '职位', '地点', '面试官', '签到'];

const cellsOf = (interview: BoxInterview) => [
  spanText(interview),
  interview.name,
  interview.postTitle,
  interview.mode === 'onsite' ? placeText(interview) : interviewModeLabels[interview.mode],
  interview.interviewers.map(({ name }) => name).join('、'),
  '',
];

/** Prints the interviews of a day as a table, which the screen does not show. */
function PrintedDay({ interviews, onDone }: { interviews: readonly BoxInterview[]; onDone(): void }) {
  useEventListener('afterprint', onDone);
  useEffect(() => window.print(), []);
  const [first] = interviews;
  if (!first) return null;
  return createPortal(
    <section className="print-alone hidden print:block" aria-label="当日面试安排">
      <h1 className="mb-4 text-20 font-semibold">
        面试安排 {monthDay(first.startsAt)} {weekday(first.startsAt)}（{interviews.length} 场）
      </h1>
      <table className="w-full text-left text-14">
        <thead>
          <tr className="border-b border-ink-1">
            {heads.map((head) => (
              <th key={head} className="py-2 pr-3">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {interviews.map((interview) => (
            <tr key={interview.deliveryId} className="border-b border-line align-top">
              {cellsOf(interview).map((cell, at) => (
                <td key={heads[at]} className="tabular py-2 pr-3 last:w-24 nth-[-n+2]:whitespace-nowrap">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>,
    document.body,
  );
}
