import type { PublicationPage } from '../../../contract/results/publications.ts';

interface PartsProps {
  written: number | null;
  interview: number | null;
  list: PublicationPage;
}

/** What the written test and the interview add to a total, drawn to the scale of 100. */
export function Parts({ written, interview, list: { weights, fullMark } }: PartsProps) {
  const widths = [((written ?? 0) / fullMark) * weights.written, ((interview ?? 0) / 100) * weights.interview];
  return (
    <span className="flex h-2 w-24 gap-0.5 max-md:w-14 max-sm:hidden" aria-hidden="true">
      <span className="rounded-tag bg-(--chart-2)" style={{ width: `${widths[0]}%` }} />
      <span className="rounded-tag bg-(--chart-1)" style={{ width: `${widths[1]}%` }} />
    </span>
  );
}

/** Where the scale begins: a step of ten below the lowest points and the pass mark, so that differences are seen. */
export function scaleFrom({ lines, summary }: PublicationPage): number {
  const points = [...lines.map(({ written }) => written), summary?.pass ?? null].filter((one) => one !== null);
  return points.length === 0 ? 0 : Math.max(0, Math.ceil(Math.min(...points) / 10) * 10 - 20);
}

/** The ends of the scale, and the pass mark above its line. */
export function Scale({ from, pass, fullMark }: { from: number; pass: number; fullMark: number }) {
  const at = (100 * (pass - from)) / (fullMark - from);
  return (
    <span className="tabular relative flex justify-between">
      <span>{from}</span>
      {pass > 0 && (
        <span className="absolute -translate-x-1/2" style={{ left: `${at}%` }}>
          合格线 {pass}
        </span>
      )}
      <span>{fullMark}</span>
    </span>
  );
}

interface DotProps {
  points: number | null;
  pass: number | null;
  from: number;
  fullMark: number;
  /** Within the planned number of people. */
  leads: boolean;
}

/** Points as a dot on the scale, with how far it is from the pass mark, whose line goes through all rows. */
export function Dot({ points, pass, from, fullMark, leads }: DotProps) {
  const at = (value: number) => Math.max(0, (100 * (value - from)) / (fullMark - from));
  const mark = pass ? at(pass) : null;
  if (points === null)
    return mark !== null && <span className="absolute inset-y-0 border-l border-ink-4" style={{ left: `${mark}%` }} />;
  const [low, high] = [Math.min(mark ?? 0, at(points)), Math.max(mark ?? 0, at(points))];
  const ink = points < (pass ?? 0) ? 'bg-warm' : leads ? 'bg-brand-solid' : 'bg-(--chart-2)';
  return (
    <span aria-hidden="true">
      <span className="absolute inset-x-0 top-1/2 border-t border-line" />
      <span className={`absolute top-1/2 -mt-px h-0.5 ${ink}`} style={{ left: `${low}%`, width: `${high - low}%` }} />
      {mark !== null && <span className="absolute inset-y-0 border-l border-ink-4" style={{ left: `${mark}%` }} />}
      <span
        className={`absolute top-1/2 -mt-1.5 -ml-1.5 size-3 rounded-full ${ink}`}
        style={{ left: `${at(points)}%` }}
      />
    </span>
  );
}
