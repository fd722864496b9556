import { Timeline } from 'antd';
import type { DeliveryStep } from '#contract/deliveries/delivery-shapes.ts';
import { stepText } from '#web/features/deliveries/list/step-text.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';

/** The delivery's history, newest first. */
export function StepList({ steps }: { steps: DeliveryStep[] }) {
  const items = [...steps].reverse().map((step) => ({
    key: `${step.at}-${step.move}`,
    color: step.side === 'seeker' ? 'blue' : 'gray',
    content: (
      <>
        <p className="text-ink-1">{stepText(step, 'recruiter')}</p>
        {step.note && <p className="text-13">{step.note}</p>}
        <p className="tabular text-12 text-ink-3">{dayAndTime(step.at)}</p>
      </>
    ),
  }));
  return <Timeline items={items} />;
}
