import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/calls/use-call.ts';
import { ConsoleList, type ListQuery } from '#web/features/console/list/console-list.tsx';
import type { ListColumns } from '#web/features/console/list/row-parts.tsx';
import { actsColumn, column, type RowAct, RowActs } from '#web/features/console/list/row-parts.tsx';
import { FormDialog } from '#web/features/forms/fields.tsx';

interface Entry {
  id: string;
  active: boolean;
}

export interface InLine {
  /** Draws the line above the entries with its acts at the end. */
  line(end: ReactNode): ReactNode;
}

interface EntryList<T extends Entry> {
  /** The noun for an entry: '敏感词'. */
  noun: string;
  /** Which entries, as the calls that write them are named. */
  of: 'hotWords' | 'sensitiveWords' | 'trainingRules' | 'reviewReasons';
  /** The entries as a table … */
  columns?: ListColumns<T>;
  /** … or drawn by the list itself, each with its acts. */
  draw?: (entries: readonly T[], acts: (entry: T) => ReactNode) => ReactNode;
  /** Beside the button for a new one. */
  end?: ReactNode;
  /** The fields of the form, and what they hold for a new entry. */
  fields: ReactNode;
  blank: Partial<Omit<T, 'id'>>;
}

interface Shown<T extends Entry> extends InLine {
  query: ListQuery<T>;
}

/** A list of which only its entries are not known yet. */
export const entryList =
  <T extends Entry>(list: EntryList<T>) =>
  (shown: Shown<T>) => <EntryTable {...list} {...shown} />;

/** A list maintained by operators: its entries, and a form for one of them. */
export function EntryTable<T extends Entry>(props: EntryList<T> & Shown<T>) {
  const { noun, of, line, query, columns = [], draw, end, fields, blank } = props;
  const all = of === 'reviewReasons' ? of : 'words';
  const invalidates = [`GET /api/admin/${all}`] as const;
  const create = useAction(`POST /api/admin/${of}`, { invalidates });
  const change = useAction(`PUT /api/admin/${of}/:id`, { invalidates });
  const remove = useAction(`DELETE /api/admin/${all}/:id`, { invalidates });
  const [editing, setEditing] = useState<Partial<T> | null>(null);
  const settle = (done: unknown) => {
    if (done === undefined) return;
    toast.success('已保存，马上生效');
    setEditing(null);
  };
  const edit = (entry: Partial<T>) => {
    setEditing(entry);
    // What is sent from then on is a new write.
    create.renew();
  };
  const save = async (values: object) => {
    const body = { ...blank, ...values } as never;
    const id = editing?.id;
    settle(await (id ? change.send({ params: { id }, body }) : create.send({ body })));
  };
  const acts = (entry: T) => <RowActs of={noun} main={{ label: '修改', onAct: () => edit(entry) }} />;
  const dropOf = (id: string): RowAct => ({
    label: '删除',
    danger: true,
    strong: true,
    ask: { title: `删除这个${noun}？`, content: '马上失效，不能恢复' },
    onAct: () => remove.send({ params: { id } }).then(settle),
  });
  const rows = query.data ? ('items' in query.data ? query.data.items : query.data) : [];
  const shown: ListColumns<T> = [
    ...columns,
    ...(rows.some(({ active }) => !active)
      ? [column('状态', { width: 80 }, ({ active }: T) => !active && <span className="tag tag-ok">停用</span>)]
      : []),
    actsColumn<T>(104, acts),
  ];
  return (
    <>
      {line(
        <div className="flex flex-wrap items-center gap-3 px-4 max-sm:py-1.5">
          {end}
          <Button icon={<Plus size={16} />} onClick={() => edit(blank as Partial<T>)}>
            新增{noun}
          </Button>
        </div>,
      )}
      <ConsoleList
        label={noun}
        query={query}
        columns={shown}
        {...(draw && { draw: (entries: readonly T[]) => draw(entries, acts) })}
        minWidth={480}
        table={{ tableLayout: 'auto' }}
        empty={`还没有${noun}`}
      />
      {editing && (
        <FormDialog
          title={`${editing.id ? '修改' : '新增'}${noun}`}
          okText="保存"
          busy={create.isPending || change.isPending}
          initialValues={editing}
          onSend={(values) => void save(values)}
          onClose={() => setEditing(null)}
        >
          {fields}
          {editing.id && (
            <p className="w-fit">
              <RowActs of={noun} main={dropOf(editing.id)} />
            </p>
          )}
        </FormDialog>
      )}
    </>
  );
}
