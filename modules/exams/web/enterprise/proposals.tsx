import { Button } from 'antd';
import type { ReactNode } from 'react';

interface Props<T> {
  /** What waits: '待确认的调座'. */
  title: string;
  items: readonly T[];
  confirm: string;
  mayArrange: boolean;
  busy: boolean;
  said(item: T): ReactNode;
  onConfirm(id: string): void;
  onDrop(id: string): void;
}

/** What one person proposed and another one confirms or sends back; who proposed it can only take it back. */
export function Proposals<T extends { id: string; mine: boolean }>(props: Props<T>) {
  const { title, items, confirm, mayArrange, busy, said, onConfirm, onDrop } = props;
  if (items.length === 0) return null;
  return (
    <section
      aria-label={title}
      className="mb-3 rounded-card border border-warm-line bg-warm-tint px-4 pt-3 pb-1 text-14"
    >
      <h2 className="text-14 font-semibold text-warm-ink">{title}</h2>
      <ul className="divide-y divide-warm-line">
        {items.map((item) => (
          <li key={item.id} className="flex flex-wrap items-center gap-x-5 gap-y-2 py-2">
            <div className="tabular min-w-0 grow basis-60 text-ink-2">{said(item)}</div>
            {mayArrange && (
              <span className="flex gap-2">
                {!item.mine && (
                  <Button type="primary" loading={busy} onClick={() => onConfirm(item.id)}>
                    {confirm}
                  </Button>
                )}
                <Button disabled={busy} onClick={() => onDrop(item.id)}>
                  {item.mine ? '撤回' : '退回'}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
