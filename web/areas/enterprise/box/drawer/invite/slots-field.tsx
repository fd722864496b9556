import { Button, Form, Tag } from 'antd';
import type { Dayjs } from 'dayjs';
import { useRef, useState } from 'react';
import { interviewTimeFault, latestInterview, mostSlots } from '#contract/deliveries/interviews.ts';
import { DayPicker, type DayPickerProps } from '#web/features/forms/day-picker.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { instantOf, pickedNow, pickedOf } from '#web/features/time/picked-time.ts';

const MINUTE = 60_000;

interface ValueProps extends Pick<DayPickerProps, 'id' | 'aria-invalid' | 'aria-describedby'> {
  value?: string[];
  onChange?(slots: string[]): void;
  /** Length of an interview: the next one begins when it ends. */
  minutes: number;
  /** How many times follow each other from a chosen one. */
  atOnce: number;
}

/** Times to choose from: a chosen one adds several, one after another. */
function Slots({ value = [], onChange, minutes, atOnce, ...control }: ValueProps) {
  const [next, setNext] = useState<Dayjs | null>(null);
  /** The picker begins anew with the next time: what was typed before is no refused input. */
  const [added, setAdded] = useState({ times: 0, byKey: false });
  const picker = useRef<HTMLDivElement>(null);
  const add = (from: Dayjs | null, count: number) => {
    if (!from) return;
    const more = Array.from({ length: count }, (_, at) =>
      new Date(Date.parse(instantOf(from.second(0).millisecond(0))) + at * minutes * MINUTE).toISOString(),
    );
    onChange?.([...new Set([...value, ...more])].sort().slice(0, mostSlots));
    setNext(from.add(count * minutes, 'minute'));
    setAdded({ times: added.times + 1, byKey: picker.current?.contains(document.activeElement) ?? false });
  };
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <div ref={picker} className="flex min-w-44 flex-1 flex-col">
          <DayPicker
            {...control}
            key={added.times}
            autoFocus={added.byKey}
            aria-label="从这个时间起"
            placeholder="从这个时间起"
            format="YYYY-MM-DD HH:mm"
            showTime={{ format: 'HH:mm', minuteStep: 5 }}
            minDate={pickedNow()}
            maxDate={pickedOf(latestInterview(new Date()))}
            value={next}
            onChange={(from) => add(from, atOnce)}
          />
        </div>
        <Button disabled={!next} onClick={() => add(next, 1)}>
          再加 1 场
        </Button>
      </div>
      {value.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-1" aria-label="已加的时段">
          {value.map((slot) => (
            <li key={slot}>
              <Tag className="tabular" closable onClose={() => onChange?.(value.filter((one) => one !== slot))}>
                {dayAndTime(slot)}
              </Tag>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** @throws Error: what is wrong with the times. */
async function checkSlots(slots: string[] = [], least: number): Promise<void> {
  if (slots.length < least)
    throw new Error(least === 1 ? '请加上可选的时段' : `至少加 ${least} 个时段，才够每人选到一个`);
  const fault = slots.map((slot) => interviewTimeFault('可选时段', new Date(slot), new Date())).find(Boolean);
  if (fault) throw new Error(fault);
}

/** Several people get one time more than they are, so that the last of them has a choice, too. */
export function SlotsField({ minutes, people }: { minutes: number; people: number }) {
  return (
    <Form.Item
      name="slots"
      label="可选时段"
      extra={`每场 ${minutes} 分钟；每个时段只给一人，先选先得`}
      rules={[{ validator: (_, slots?: string[]) => checkSlots(slots, people) }]}
    >
      <Slots minutes={minutes} atOnce={people === 1 ? 1 : people + 1} />
    </Form.Item>
  );
}
