import type { LessonStep } from './lesson-steps.ts';
import { Marked } from './marked.tsx';

const grounds = ['bg-(--chart-3) text-ink-1', 'bg-(--chart-2) text-ink-1', 'bg-brand-solid text-on-brand'];

/** A trial lesson to the scale of its minutes, with what is said of each part below it; on a phone from top to bottom. */
export function LessonTimes({ steps }: { steps: readonly LessonStep[] }) {
  const all = steps.reduce((sum, { minutes }) => sum + minutes, 0);
  const lesson = steps.findIndex(({ label }) => label === '试讲');
  return (
    <figure>
      <figcaption className="text-14 text-ink-3">
        <b className="num mr-2 text-[44px] leading-14">{all}</b>
        分钟，从{steps[0]?.label}到{steps.at(-1)?.label}
      </figcaption>
      <ol className="mt-3 flex gap-1 max-sm:flex-col">
        {steps.map(({ label, minutes, text }, at) => (
          <li
            key={label}
            className="min-w-36 basis-0 max-sm:flex max-sm:basis-auto max-sm:gap-3"
            style={{ flexGrow: minutes }}
          >
            <p
              className={`grid h-16 content-center rounded-ctl text-center leading-6 max-sm:h-(--tall) max-sm:w-20 max-sm:flex-none ${grounds[at === lesson ? 2 : at % 2]}`}
              style={{ '--tall': `${Math.max(60, minutes * 4)}px` } as React.CSSProperties}
            >
              <span>
                <b className="tabular text-20 font-semibold">{minutes}</b>
                <span className="ml-0.5 text-12">分</span>
              </span>
              <span className="text-13">{label}</span>
            </p>
            <p className="pt-3 pr-4 text-16 leading-7 text-ink-1 max-sm:flex-1 max-sm:pt-1 max-sm:pr-0">
              <Marked text={text.replace(/[，；,;]$/, '')} />
            </p>
          </li>
        ))}
      </ol>
    </figure>
  );
}
