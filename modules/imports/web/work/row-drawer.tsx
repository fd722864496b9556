import { Drawer } from 'antd';
import { type ImportedRow, importOutcomes } from '../../contract.ts';

function Words({ title, lines, tone }: { title: string; lines: readonly string[]; tone: string }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h3 className="text-14 font-semibold text-ink-1">{title}</h3>
      <ul className={`mt-1 list-disc space-y-1 pl-5 text-13 ${tone}`}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

interface Props {
  row: ImportedRow | null;
  /** The page on which a written draft is edited; absent for who may not. */
  postHref?: ((id: string) => string) | undefined;
  onClose(): void;
}

/** One row of the table: the value read for each field beside its cell, and what to check. */
export function RowDrawer({ row, postHref, onClose }: Props) {
  return (
    <Drawer open={row !== null} onClose={onClose} size={560} title={row ? `第 ${row.number} 行 ${row.title}` : ''}>
      {row && (
        <div className="space-y-5" data-testid="import-row">
          <p className="text-14 text-ink-2">
            {importOutcomes[row.outcome]}
            {row.reason && `：${row.reason}`}
            {row.postId && postHref && (
              <a href={postHref(row.postId)} className="ml-3 text-brand">
                打开职位
              </a>
            )}
          </p>
          <Words title="发布前需补充" lines={row.lacking} tone="text-err-ink" />
          <Words title="请核对" lines={row.notes} tone="text-ink-2" />
          {row.values.length > 0 && (
            <table className="w-full table-fixed text-13">
              <thead>
                <tr className="text-left text-ink-3">
                  <th className="w-24 py-2 font-normal">字段</th>
                  <th className="py-2 font-normal">读作</th>
                  <th className="py-2 font-normal">表中</th>
                </tr>
              </thead>
              <tbody>
                {row.values.map(({ label, cell, value }) => (
                  <tr key={label} className="border-t border-line align-top">
                    <th className="py-2 text-left font-normal text-ink-3">{label}</th>
                    <td className="break-words py-2 pr-3 text-ink-1">{value || '–'}</td>
                    <td className="break-words py-2 text-ink-3">{cell || '–'}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </div>
      )}
    </Drawer>
  );
}
