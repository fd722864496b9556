import { clsx } from 'clsx';

interface Props {
  parts: readonly { head: string; text: string; minutes: number }[];
  /** The place of the part that one comes for, in full colour. */
  main: number;
}

/** The parts of a lecture or a trial lesson to the scale of their minutes; on a phone from top to bottom. */
export const MinuteStrip = ({ parts, main }: Props) => (
  <ol className="mt-3 flex gap-1 max-sm:flex-col">
    {parts.map(({ head, text, minutes }, at) => (
      <li
        key={head}
        className="min-w-14 basis-0 max-sm:flex max-sm:basis-auto max-sm:gap-3"
        style={{ flexGrow: minutes }}
      >
        <p
          className={clsx(
            'tabular flex h-14 items-center justify-center rounded-tag text-16 font-semibold whitespace-nowrap max-sm:h-(--tall) max-sm:w-20 max-sm:flex-none',
            at === main ? 'bg-brand-solid text-on-brand' : 'bg-(--chart-3) text-ink-1',
          )}
          style={{ '--tall': `${Math.max(44, minutes * 2.5)}px` } as React.CSSProperties}
        >
          {minutes} <span className="ml-0.5 text-12 font-normal">分钟</span>
        </p>
        <p className="pt-2.5 pr-3 leading-6 text-ink-1 max-sm:pt-0.5 max-sm:pr-0">
          <span className="tabular block font-semibold">{head}</span>
          {text && <span className="block text-14 leading-5.5 text-ink-2">{text}</span>}
        </p>
      </li>
    ))}
  </ol>
);
