import { clsx } from 'clsx';

interface Range {
  from: number;
  to: number;
  label: string;
}

interface Props {
  /** What is shown, for assistive technology. */
  caption: string;
  /** The two ends of the scale. */
  ends: readonly [string, string];
  /** Where the middle of all lies, 0 to 1. */
  middle: { at: number; label: string };
  /** What the page is about. */
  own?: Range | undefined;
  /** What the reader asks for. */
  you?: Range | undefined;
}

const span = ({ from, to }: { from: number; to: number }) => ({
  left: `${from * 100}%`,
  width: `${Math.max(1, (to - from) * 100)}%`,
});
const at = (share: number) => ({ left: `${Math.min(88, Math.max(12, share * 100))}%` });
const middleOf = ({ from, to }: { from: number; to: number }) => (from + to) / 2;

const words = 'tabular relative *:absolute *:-translate-x-1/2 *:whitespace-nowrap';

/** A range on a scale with the middle of all, what the page is about, and what the reader asks for. The caption says the same. */
export function RangeBar({ caption, ends, middle, own, you }: Props) {
  const isOver = own && Math.abs(middleOf(own) - middle.at) < 0.2;
  return (
    <figure className="m-0 max-w-150 text-14 text-ink-3" aria-label={caption}>
      <div className={clsx(words, isOver ? 'h-12' : 'h-6')}>
        <span className={isOver ? 'bottom-0' : undefined} style={at(middle.at)}>
          {middle.label}
        </span>
        {own && (
          <b className="font-semibold text-brand" style={at(middleOf(own))}>
            {own.label}
          </b>
        )}
      </div>
      <div className="relative mb-3.5 h-2.5 rounded-full bg-fill" aria-hidden="true">
        {own && <i className="absolute inset-y-0 rounded-full bg-brand-solid" style={span(own)} />}
        <i
          className="absolute -top-1.5 h-4 border-l-2 border-dotted border-ink-4"
          style={{ left: `${middle.at * 100}%` }}
        />
        {you && <i className="absolute top-3.5 h-1.5 border-2 border-t-0 border-ink-1" style={span(you)} />}
      </div>
      <p className="flex justify-between text-14 text-ink-3">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
      {you && (
        <div className={clsx(words, 'h-6')}>
          <b className="font-semibold text-ink-1" style={at(middleOf(you))}>
            {you.label}
          </b>
        </div>
      )}
    </figure>
  );
}
