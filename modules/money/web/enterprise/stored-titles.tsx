import { Button, Popconfirm } from 'antd';
import { Trash2 } from 'lucide-react';
import { useAction } from '#web/features/calls/use-action.ts';
import type { InvoiceTitle, StoredTitle } from '../../contract/invoices.ts';

interface Props {
  titles: readonly StoredTitle[];
  onPick(title: InvoiceTitle): void;
}

/** The invoice titles that the company has used: each fills the form in, and can be deleted. */
export function StoredTitles({ titles, onPick }: Props) {
  const drop = useAction('DELETE /api/company/invoiceTitles/:id', { invalidates: ['GET /api/company/invoiceTitles'] });
  return (
    <ul className="mb-4 max-h-40 space-y-1 overflow-y-auto" aria-label="用过的抬头">
      {titles.map(({ id, title }) => (
        <li key={id} className="flex items-center gap-1">
          <button
            type="button"
            className="cut min-w-0 flex-1 cursor-pointer text-left text-13 text-brand hover:underline"
            onClick={() => onPick(title)}
          >
            {title.name} <span className="tabular text-12 text-ink-3">{title.taxNumber}</span>
          </button>
          <Popconfirm
            title="删除这个抬头？"
            description="已开的发票不受影响"
            okText="删除"
            cancelText="取消"
            onConfirm={() => void drop.send({ params: { id } })}
          >
            <Button size="small" type="text" icon={<Trash2 size={14} />} aria-label={`删除抬头：${title.name}`} />
          </Popconfirm>
        </li>
      ))}
    </ul>
  );
}
