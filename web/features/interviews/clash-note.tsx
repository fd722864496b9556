import { Alert, Form } from 'antd';
import type { Dayjs } from 'dayjs';
import { usualMinutes } from '#contract/deliveries/interviews.ts';
import { dayAt, dayMs } from '#contract/months.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { instantOf } from '#web/features/time/picked-time.ts';
import { clashesWith, clashReasons, spanText } from './clashes.ts';

const VISIBLE_ROWS = 6;
const MAX_DAYS = 31;

/** Warns of interviews at the same time, above all of those in the same room or with the same interviewers. */
export function ClashNote({ deliveryIds }: { deliveryIds: readonly string[] }) {
  const form = Form.useFormInstance();
  const at: Dayjs | undefined = Form.useWatch('at', form);
  const slots: string[] = Form.useWatch('slots', form) ?? [];
  const minutes: number = Form.useWatch('minutes', form) ?? usualMinutes;
  const mode = Form.useWatch('mode', form) ?? 'onsite';
  const place: string = Form.useWatch('place', form) ?? '';
  const room: string = Form.useWatch('room', form) ?? '';
  const interviewers: string[] = Form.useWatch('interviewers', form) ?? [];
  const starts = slots.length > 0 ? slots.map(Date.parse) : at ? [Date.parse(instantOf(at))] : [];
  const [first, last] = [Math.min(...starts), Math.max(...starts)];
  const hasStart = starts.length > 0;
  const days = hasStart ? Math.min(MAX_DAYS, Math.floor((last - first) / dayMs) + 2) : 1;
  const query = { from: hasStart ? dayAt(new Date(first)) : undefined, days };
  const held = useCall('GET /api/company/interviews', hasStart ? { query } : null, { background: true, quiet: true });
  const clashes = clashesWith(held.data ?? [], { starts, minutes, deliveryIds });
  if (clashes.length === 0) return null;
  const lines = clashes.map((clash) => ({ one: clash, why: clashReasons(clash, { mode, place, room, interviewers }) }));
  lines.sort((a, b) => b.why.length - a.why.length);
  const isHard = lines.some(({ why }) => why.length > 0);
  return (
    <Alert
      className="mb-4"
      showIcon
      type={isHard ? 'error' : 'warning'}
      title={isHard ? '面试室或面试官在这段时间已有安排' : '这段时间已有面试'}
      description={
        <ul>
          {lines.slice(0, VISIBLE_ROWS).map(({ one, why }) => (
            <li key={one.deliveryId}>
              {one.slots ? '待选时间' : spanText(one)} {one.name}（{one.postTitle}）
              {why.length > 0 && `：${why.join('、')}`}
            </li>
          ))}
          {lines.length > VISIBLE_ROWS && <li>等 {lines.length} 场</li>}
        </ul>
      }
    />
  );
}
