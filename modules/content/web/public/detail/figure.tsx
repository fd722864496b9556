import { saveText } from '#web/features/files/save-file.ts';
import type { ArticleFigure } from '../../../contract/content-items.ts';

const amount = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 2 });

/** Bars on one scale; a share is drawn of the whole. */
function Bars({ figure: { title, rows, unit } }: { figure: ArticleFigure }) {
  const most = unit === '%' ? 100 : Math.max(...rows.map(({ value }) => value), 1);
  return (
    <table className="bars" aria-label={title}>
      <tbody>
        {rows.map(({ label, value, strong }) => (
          <tr key={label} data-strong={strong || undefined}>
            <th scope="row">{label}</th>
            <td className="bars-line" aria-hidden="true">
              <span style={{ width: `${Math.max(1, (value / most) * 100)}%` }} />
            </td>
            <td className="bars-value">
              {amount(value)}
              <small>{unit}</small>
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

/** Rows as a table that spreadsheet programs open with the right encoding. */
function download({ title, unit, rows }: ArticleFigure): void {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const lines = rows.map(({ label, value }) => `${quoted(label)},${value}`);
  saveText(`${title}.csv`, `\ufeff${[`项目,${quoted(unit || '数值')}`, ...lines].join('\r\n')}\r\n`);
}

/** A figure with its number, what it shows, and where the data come from. */
export function Figure({ figure, number }: { figure: ArticleFigure; number: number }) {
  return (
    <figure className="figure">
      <figcaption>
        <b className="flex gap-3.5 text-16 leading-6.5 text-ink-1">
          <span>图 {number}</span>
          {figure.title}
        </b>
        {figure.note && <small className="block text-14 leading-5.5 text-ink-3">{figure.note}</small>}
      </figcaption>
      {figure.shape === 'bars' ? <Bars figure={figure} /> : <Parts figure={figure} />}
      <p className="figure-source">
        来源：{figure.source}
        <button type="button" className="link script-only" onClick={() => download(figure)}>
          下载数据（CSV）
        </button>
      </p>
    </figure>
  );
}
