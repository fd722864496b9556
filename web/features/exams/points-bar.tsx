interface Props {
  points: number | null;
  /** 0 or null where the project has none. */
  pass: number | null;
  fullMark: number;
  /** Where the scale begins, so that differences are seen. */
  from?: number;
}

/** Points as a bar on which the pass mark stands. Decorative: the points stand beside it. */
export function PointsBar({ points, pass, fullMark, from = 0 }: Props) {
  const at = (value: number) => `${Math.max(0, (100 * (value - from)) / (fullMark - from))}%`;
  if (points === null) return null;
  return (
    <span className="relative block h-2 rounded-tag bg-fill" aria-hidden="true">
      <span
        className={`block h-2 rounded-tag ${points < (pass ?? 0) ? 'bg-warm' : 'bg-(--chart-2)'}`}
        style={{ width: at(points) }}
      />
      {pass !== null && pass > 0 && (
        <span className="absolute -inset-y-1 border-l border-ink-3" style={{ left: at(pass) }} />
      )}
    </span>
  );
}
