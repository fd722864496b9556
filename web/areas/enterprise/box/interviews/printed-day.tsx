import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { BoxInterview } from '#contract/deliveries/box-interviews.ts';
import { interviewModeLabels, placeText } from '#contract/deliveries/interviews.ts';
import { spanText } from '#web/features/interviews/clashes.ts';
import { monthDay, weekday } from '#web/features/time/day-parts.ts';

const heads = ['时间', '姓名', '职位', '地点', '面试官', '签到'];

/** Prints the interviews of a day as a table, which the screen does not show. */
export function PrintedDay({ interviews, onDone }: { interviews: readonly BoxInterview[]; onDone(): void }) {
  useEffect(() => {
    window.addEventListener('afterprint', onDone, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
  }, [onDone]);
  const [first] = interviews;
  if (!first) return null;
  return createPortal(
    <section className="print-alone hidden print:block" aria-label="当日面试安排">
      <h1 className="mb-4 text-20 font-semibold">
        面试安排 {monthDay(first.startsAt)} {weekday(first.startsAt)}（{interviews.length} 场）
      </h1>
      <table className="w-full text-left text-13">
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
          {interviews.map((one) => (
            <tr key={one.deliveryId} className="border-b border-line align-top">
              <td className="tabular py-2 pr-3 whitespace-nowrap">{spanText(one)}</td>
              <td className="py-2 pr-3 whitespace-nowrap">{one.name}</td>
              <td className="py-2 pr-3">{one.postTitle}</td>
              <td className="py-2 pr-3">{one.mode === 'onsite' ? placeText(one) : interviewModeLabels[one.mode]}</td>
              <td className="py-2 pr-3">{one.interviewers.map(({ name }) => name).join('、')}</td>
              <td className="w-24 py-2" />
            </tr>
          ))}
        </tbody>
      </table>
    </section>,
    document.body,
  );
}
