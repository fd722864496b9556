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

/** A range on a scale with the middle of all, what the page is about, and what the reader asks for. The caption says the same. */
export function RangeBar({ caption, ends, middle, own, you }: Props) {
  return (
    <figure className="range-bar" aria-label={caption}>
      <div className="range-words">
        <span style={at(middle.at)}>{middle.label}</span>
        {own && (
          <b
            className="text-brand"
            style={at(middleOf(own))}
            data-over={Math.abs(middleOf(own) - middle.at) < 0.2 || undefined}
          >
            {own.label}
          </b>
        )}
      </div>
      <div className="range-line" aria-hidden="true">
        {own && <i className="bg-brand-solid" style={span(own)} />}
        <i className="range-middle" style={{ left: `${middle.at * 100}%` }} />
        {you && <i className="range-you" style={span(you)} />}
      </div>
      <p className="flex justify-between text-14 text-ink-3">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
      {you && (
        <div className="range-words">
          <b style={at(middleOf(you))}>{you.label}</b>
        </div>
      )}
    </figure>
  );
}
