import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';

export type StepState = 'done' | 'now' | 'late' | 'ended' | 'coming';

const looks: Record<StepState, string> = {
  done: 'border-2 border-brand-solid bg-brand-solid text-on-brand',
  now: 'border-5 border-brand-solid bg-surface',
  late: 'border-5 border-warm bg-surface',
  ended: 'border-2 border-ink-4 bg-ink-4',
  coming: 'border-2 border-line-strong bg-surface',
};

/** The mark of a step on a line of steps, at its upper left. Decorative: name and date stand below it. */
export const StepNode = ({ state }: { state: StepState }) => (
  <span
    className={clsx('absolute top-0 left-0 grid size-4 place-items-center rounded-full', looks[state])}
    aria-hidden="true"
  >
    {state === 'done' && <Check size={11} strokeWidth={3} />}
  </span>
);
