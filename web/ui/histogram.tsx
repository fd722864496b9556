import { useId } from 'react';

interface Bar {
  label: string;
  n: number;
  /** 1 full, 2 medium, 3 faint. */
  strength: 1 | 2 | 3;
}

interface Props {
  caption: string;
  /** Headings of the two columns of the table alternative. */
  columns: [string, string];
  bars: Bar[];
}

const WIDTH = 260;
const HEIGHT = 76;
const GAP = 4;

/** Finer than a screen shows, and still short. */
const tenths = (units: number) => Math.round(units * 10) / 10;

/** A bar chart, with the same numbers as a table for assistive technology. */
export function Histogram({ caption, columns, bars }: Props) {
  const id = useId();
  const most = Math.max(1, ...bars.map((bar) => bar.n));
  const wide = (WIDTH - GAP * (bars.length - 1)) / bars.length;
  return (
    <figure className="m-0" aria-labelledby={id}>
      <figcaption id={id} className="sr-only">
        {caption}
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="block w-full"
        preserveAspectRatio="none"
        style={{ height: HEIGHT }}
        aria-hidden="true"
      >
        {bars.map((bar, at) => {
          const tall = bar.n === 0 ? 1 : Math.max(3, (bar.n / most) * HEIGHT);
          const x = at * (wide + GAP);
          return (
            <rect
              key={bar.label}
              x={tenths(x)}
              y={tenths(HEIGHT - tall)}
              width={tenths(wide)}
              height={tenths(tall)}
              rx="2"
              fill={`var(--chart-${bar.strength})`}
            />
          );
        })}
      </svg>
      <table className="sr-only">
        <thead>
          <tr>
            <th scope="col">{columns[0]}</th>
            <th scope="col">{columns[1]}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.label}>
              <th scope="row">{bar.label}</th>
              <td>{bar.n}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
