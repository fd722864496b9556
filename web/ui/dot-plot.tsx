import { useId } from 'react';

interface Column {
  /** 0 to 1, from left to right. */
  at: number;
  n: number;
  label: string;
}

interface Mark {
  at: number;
  label: string;
  /** `own` is what the picture is about, `you` the reader, `middle` the median. */
  kind: 'own' | 'you' | 'middle';
  /** Its ends, of what has a width: shaded. */
  span?: { from: number; to: number };
}

interface Props {
  caption: string;
  /** Headings of the two columns of the table alternative. */
  headings: [string, string];
  columns: readonly Column[];
  marks: readonly Mark[];
  /** Under the two ends of the axis. */
  ends: [string, string];
}

/** A dot's place, its radius and the gap around it, in px; small where many columns stand close. */
const sizes = { wide: { step: 9, r: 4.5, gap: 2 }, close: { step: 6, r: 2.5, gap: 0 } };
const MOST_WIDE = 14;
/** The height of a label, in px. */
const LABEL = 20;
const LOWEST = 6;
const HIGHEST = 12;
const inks = { own: 'text-brand font-semibold', you: 'text-ok-ink font-semibold', middle: 'text-ink-3' } as const;
/** A label keeps inside the picture at both ends, and clear of the stems of marks nearby. */
function shiftOf(at: number, marks: readonly Mark[]): string {
  if (at < 0.15) return '0';
  if (at > 0.85) return '-100%';
  const beside = marks.find((mark) => mark.at !== at && Math.abs(mark.at - at) < 0.3);
  if (!beside) return '-50%';
  return beside.at > at ? '-100%' : '0';
}

/** Samples as stacked dots with named marks, each mark on a line of its own; the samples stand in a table for assistive technology. */
export function DotPlot({ caption, headings, columns, marks, ends }: Props) {
  const id = useId();
  const most = Math.max(1, ...columns.map(({ n }) => n));
  const each = Math.ceil(most / HIGHEST);
  const { step, r, gap } = columns.length > MOST_WIDE ? sizes.close : sizes.wide;
  const height = step * Math.max(LOWEST, Math.ceil(most / each));
  return (
    <figure className="m-0 text-12 tabular" aria-labelledby={id}>
      <figcaption id={id} className="sr-only">
        {caption}
      </figcaption>
      <div aria-hidden="true">
        <div className="relative isolate border-b border-line">
          {marks.map(({ at, label, kind, span }, line) => (
            <p key={kind} className={`h-5 ${inks[kind]}`}>
              {span && (
                <span
                  className="absolute bottom-0 -z-1 rounded-t-tag bg-brand-tint"
                  style={{ top: LABEL * (line + 1), left: `${span.from * 100}%`, right: `${(1 - span.to) * 100}%` }}
                />
              )}
              <span
                className="absolute z-1 whitespace-nowrap bg-surface px-0.5"
                style={{ left: `${at * 100}%`, translate: shiftOf(at, marks) }}
              >
                {label}
              </span>
              <span
                className="absolute bottom-0 border-l-2 border-current"
                style={{
                  top: LABEL * (line + 1),
                  left: `${at * 100}%`,
                  borderLeftStyle: kind === 'middle' ? 'dotted' : 'solid',
                }}
              />
            </p>
          ))}
          <svg className="relative block w-full overflow-visible" height={height} aria-hidden="true">
            {columns.flatMap(({ at, n, label }) =>
              Array.from({ length: Math.ceil(n / each) }, (_, row) => (
                <circle
                  // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
                  key={`${label} ${row}`}
                  cx={`${at * 100}%`}
                  cy={height - step * (row + 0.5)}
                  r={r}
                  strokeWidth={gap}
                  stroke="var(--surface)"
                  fill="var(--chart-2)"
                />
              )),
            )}
          </svg>
        </div>
        <p className="mt-1 flex justify-between text-ink-3">
          <span>{ends[0]}</span>
          <span>每点 {each} 个</span>
          <span>{ends[1]}</span>
        </p>
      </div>
      <table className="sr-only">
        <thead>
          <tr>
            <th scope="col">{headings[0]}</th>
            <th scope="col">{headings[1]}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(
            ({ label, n }) =>
              n > 0 && (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{n}</td>
                </tr>
              ),
          )}
        </tbody>
      </table>
    </figure>
  );
}
