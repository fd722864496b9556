import { Alert, Form } from 'antd';
import type { Dayjs } from 'dayjs';
import { usualMinutes } from '#contract/deliveries/interviews.ts';
import { dayAt } from '#contract/months.ts';
import { clashesWith, clashReasons, spanText, useInterviews } from './use-interviews.ts';

/** Warns of interviews at the same time, above all of those in the same room or with the same interviewers. */
export function ClashNote({ deliveryId }: { deliveryId: string }) {
  const form = Form.useFormInstance();
  const at: Dayjs | undefined = Form.useWatch('at', form);
  const minutes: number = Form.useWatch('minutes', form) ?? usualMinutes;
  const mode = Form.useWatch('mode', form) ?? 'onsite';
  const place: string = Form.useWatch('place', form) ?? '';
  const room: string = Form.useWatch('room', form) ?? '';
  const interviewers: string[] = Form.useWatch('interviewers', form) ?? [];
  const sameDay = useInterviews({ from: at ? dayAt(at.toDate()) : undefined, days: 1 }, Boolean(at));
  const clashes = at ? clashesWith(sameDay.data ?? [], { startsAt: at.valueOf(), minutes, deliveryId }) : [];
  if (clashes.length === 0) return null;
  const lines = clashes.map((one) => ({ one, why: clashReasons(one, { mode, place, room, interviewers }) }));
  const isHard = lines.some(({ why }) => why.length > 0);
  return (
    <Alert
      className="mb-4!"
      showIcon
      type={isHard ? 'error' : 'warning'}
      title={isHard ? '面试室或面试官在这段时间已有安排' : '这段时间已有面试'}
      description={
        <ul>
          {lines.map(({ one, why }) => (
            <li key={one.deliveryId}>
              {spanText(one)} {one.name}（{one.postTitle}）{why.length > 0 && `：${why.join('、')}`}
            </li>
          ))}
        </ul>
      }
    />
  );
}
