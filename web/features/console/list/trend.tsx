const HEIGHT = 22;

interface Props {
  /** What is counted: '近 8 天投递'. */
  label: string;
  /** The oldest first. */
  days: readonly number[];
  /** The highest of all rows, so that rows below each other can be compared. */
  most?: number;
  /** The width of a day. */
  step?: number;
}

/** Counts of the last days as bars, a line where there were none; the numbers are in its label. */
export function Trend({ label, days, most = Math.max(1, ...days), step = 6 }: Props) {
  if (days.every((n) => n === 0)) return <span className="text-ink-3">–</span>;
  return (
    <svg width={days.length * step} height={HEIGHT} role="img" aria-label={`${label} ${days.join('、')}`}>
      {days.map((n, at) => {
        const height = n === 0 ? 1 : Math.max(3, (n / most) * HEIGHT);
        const fill = n === 0 ? 'var(--line-strong)' : 'var(--chart-2)';
        // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
        return <rect key={at} x={at * step} y={HEIGHT - height} width={step - 2} height={height} rx="1" fill={fill} />;
      })}
    </svg>
  );
}
