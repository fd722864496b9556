const [STEP, HEIGHT] = [22, 28];

interface Props {
  /** What is counted: '近 8 天投递'. */
  label: string;
  /** The oldest first. */
  days: readonly number[];
  /** The highest of all rows, so that rows below each other can be compared. */
  most?: number;
}

/** Counts of the last days as bars, the last seven darker, a line where there were none; the numbers are in its label. */
export function Trend({ label, days, most = Math.max(1, ...days) }: Props) {
  if (days.every((n) => n === 0)) return <span className="text-ink-3">–</span>;
  return (
    <svg
      className="block w-77 max-w-full sm:w-full"
      height={HEIGHT}
      viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`${label} ${days.join('、')}`}
    >
      {days.map((n, at) => {
        const height = n === 0 ? 1 : Math.max(3, (n / most) * HEIGHT);
        const fill = n === 0 ? 'var(--line-strong)' : `var(--chart-${at < days.length - 7 ? 3 : 2})`;
        // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
        return <rect key={at} x={at * STEP} y={HEIGHT - height} width={STEP - 2} height={height} rx="1" fill={fill} />;
      })}
    </svg>
  );
}
