interface Props {
  /** Scores in steps of the same width, with the first score of each. */
  histogram: readonly { from: number; people: number }[];
  pass: number | null;
  /** The lowest score on the list. */
  line: number | null;
  /** The score of who looks at it. */
  own?: number;
}

/** People by steps of the score, each with its number; the lines stand where they are on the axis. */
export function ScoreBars({ histogram, pass, line, own }: Props) {
  const [first, second] = histogram;
  const last = histogram.at(-1);
  if (!first || !last || !second) return null;
  const step = second.from - first.from;
  const span = step * histogram.length;
  const most = Math.max(1, ...histogram.map(({ people }) => people));
  const mine = own === undefined ? -1 : histogram.findLastIndex(({ from }) => from <= own);
  // Two labels part; near an edge a label stays within the chart.
  const placed = (value: number | null, label: string, ink: string, side: string) => {
    if (value === null || value < first.from || value > first.from + span) return [];
    const left = (100 * (value - first.from)) / span;
    return [{ ink, label: `${label} ${value}`, left, side: left < 20 ? 'left-0' : left > 80 ? 'right-0' : side }];
  };
  const lines = [
    ...placed(pass, '合格线', 'border-ink-3 text-ink-3', 'right-0'),
    ...placed(line, '入围线', 'border-warm-ink text-warm-ink', 'left-0'),
  ];
  const groundOf = (from: number, at: number) => {
    if (at === mine) return 'bg-(--chart-1)';
    return from < (pass ?? 0) ? 'bg-(--chart-3)' : 'bg-(--chart-2)';
  };
  return (
    <div className="relative">
      {lines.map(({ label, ink, side, left }) => (
        <span
          key={label}
          className={`tabular absolute inset-y-0 border-l border-dashed text-12 ${ink}`}
          style={{ left: `${left}%` }}
        >
          <span className={`absolute top-0 bg-surface px-1 whitespace-nowrap ${side}`}>{label}</span>
        </span>
      ))}
      <ol className="flex h-44 items-end gap-1 pt-5" aria-label="各分数段人数">
        {histogram.map(({ from, people }, at) => (
          <li key={from} className="flex h-full min-w-0 flex-1 flex-col justify-end text-center text-12">
            <span className={`tabular ${at === mine ? 'font-semibold text-brand' : ''}`}>
              {people}
              {at === mine && '，你在这里'}
            </span>
            <span
              className={`block rounded-t-ctl ${groundOf(from, at)}`}
              style={{ height: `${people === 0 ? 1 : Math.max(3, (74 * people) / most)}%` }}
            />
            <span className="tabular border-t border-line text-ink-3">
              {from}–{from + step}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
