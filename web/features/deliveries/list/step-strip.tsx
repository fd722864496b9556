import '#web/styles/classes.css';
import type { DeliveryStatus } from '#contract/deliveries/delivery-shapes.ts';
import { delivery as machine } from '#contract/deliveries/delivery-state.ts';
import { StepNode } from '#web/features/steps/step-node.tsx';
import { usualSteps } from './usual-steps.ts';

/** Where the seeker's application to this post stands; nothing for one that has ended. */
export function StepStrip({ status }: { status: DeliveryStatus }) {
  const current = (usualSteps as readonly string[]).indexOf(status === 'accepted' ? 'offer' : status);
  if (current < 0) return null;
  return (
    <section className="card flex items-center gap-8 px-6 py-4 max-sm:block max-sm:px-4" aria-label="你的投递">
      <h2 className="text-20 whitespace-nowrap">{machine.labels.seeker[status]}</h2>
      <ol className="flex flex-1 max-sm:mt-3">
        {usualSteps.map((name, at) => (
          <li
            key={name}
            className={`relative pt-5.5 text-12 whitespace-nowrap not-last:flex-1 not-last:before:absolute not-last:before:inset-x-0 not-last:before:top-1.75 not-last:before:h-0.5 ${at < current ? 'before:bg-brand' : 'before:bg-line'} ${at === current ? 'font-semibold text-ink-1' : 'text-ink-3'}`}
            aria-current={at === current ? 'step' : undefined}
          >
            <StepNode state={at < current ? 'done' : at === current ? 'now' : 'coming'} />
            {machine.labels.seeker[status === 'accepted' && at === current ? status : name]}
          </li>
        ))}
      </ol>
    </section>
  );
}
