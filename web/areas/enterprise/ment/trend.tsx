const WIDTH = 68;
const HEIGHT = 22;

/** A line chart of deliveries in the last 8 days, if there were any; the numbers are in its label. */
export function Trend({ days }: { days: number[] }) {
  if (days.every((n) => n === 0)) return <span className="text-ink-3">–</span>;
  const most = Math.max(1, ...days);
  const x = (index: number) => (index / Math.max(1, days.length - 1)) * WIDTH;
  const y = (n: number) => HEIGHT - 2 - (n / most) * (HEIGHT - 4);
  return (
    <svg width={WIDTH} height={HEIGHT} role="img" aria-label={`近 8 天投递 ${days.join('、')}`}>
      <polyline
        points={days.map((n, index) => `${x(index)},${y(n)}`).join(' ')}
        fill="none"
        stroke="var(--chart-1)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </svg>
  );
}
