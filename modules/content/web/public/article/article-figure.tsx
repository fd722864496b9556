import type { ReactNode } from 'react';
import { saveText } from '#web/features/files/save-file.ts';
import type { ArticleFigure } from '../../../contract/content-items.ts';

const amount = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 2 });

/** What a bar is to the strong one: '少 38%'. */
function noteOf(value: number, strong: number | undefined, unit: string): string {
  if (!strong || strong === value) return '';
  // Two shares may be of different wholes.
  if (unit === '%') return '';
  const by = Math.abs(value - strong);
  return value < strong ? `少 ${Math.round((by / strong) * 100)}%` : `多 ${Math.round((by / strong) * 100)}%`;
}

/** Bars on one scale; a share is drawn of the whole, and where one bar is strong the others say how far they are from it. */
function Bars({ figure: { title, rows, unit } }: { figure: ArticleFigure }) {
  const most = unit === '%' ? 100 : Math.max(...rows.map(({ value }) => value), 1);
  const strong = rows.filter((row) => row.strong);
  const to = strong.length === 1 ? strong[0]?.value : undefined;
  return (
    <table className="bars" aria-label={title}>
      <tbody>
        {rows.map(({ label, value, strong: isStrong }) => (
          <tr key={label} data-strong={isStrong || undefined}>
            <th scope="row">{label}</th>
            <td className="bars-line" aria-hidden="true">
              <span style={{ width: `${Math.max(1, (value / most) * 100)}%` }} />
            </td>
            <td className="bars-value">
              {amount(value)}
              <small>{unit}</small>
              {to !== undefined && <small className="bars-note">{noteOf(value, to, unit)}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Parts({ figure: { rows, unit } }: { figure: ArticleFigure }) {
  return (
    <ul className="parts">
      {rows.map(({ label, value, strong }) => (
        <li key={label} style={{ flexGrow: value }} data-strong={strong || undefined}>
          <b>
            {amount(value)}
            <small>{unit}</small>
          </b>
          <span className="block mt-2 text-14 leading-4.5 text-ink-2 max-sm:mt-0">{label}</span>
        </li>
      ))}
    </ul>
  );
}

/** The drawing of a figure by its shape. */
function Drawn({ figure }: { figure: ArticleFigure }) {
  return figure.shape === 'bars' ? <Bars figure={figure} /> : <Parts figure={figure} />;
}

/** Rows as a table that spreadsheet programs open with the right encoding. */
function download({ title, unit, rows }: ArticleFigure): void {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const lines = rows.map(({ label, value }) => `${quoted(label)},${value}`);
  saveText(`${title}.csv`, `\ufeff${[`项目,${quoted(unit || '数值')}`, ...lines].join('\r\n')}\r\n`);
}

interface Props {
  figure: ArticleFigure;
  number: number;
  /** Drawn in a way of its own instead of by its shape. */
  children?: ReactNode;
}

/** A figure with its number, what it shows, and where the data come from. */
export function Figure({ figure, number, children }: Props) {
  return (
    <figure className="figure">
      <figcaption>
        <b className="flex gap-3.5 text-16 leading-6.5 text-ink-1">
          <span>图 {number}</span>
          {figure.title}
        </b>
        {figure.note && <small className="block text-14 leading-5.5 text-ink-3">{figure.note}</small>}
      </figcaption>
      {children ?? <Drawn figure={figure} />}
      <p className="figure-source">
        来源：{figure.source}
        <button type="button" className="link script-only" onClick={() => download(figure)}>
          下载数据（CSV）
        </button>
      </p>
    </figure>
  );
}
