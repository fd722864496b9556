import { App, Button, Form, Modal } from 'antd';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { toast } from '#web/api/toasts.ts';
import { ConsoleList, type ListQuery } from '#web/features/console/list/console-list.tsx';
import type { ListColumns } from '#web/features/console/list/list-columns.ts';
import { actsColumn, RowActs } from '#web/features/console/list/row-acts.tsx';
import { useBusy } from '#web/features/page-calls/use-busy.ts';

interface Entry {
  id: string;
  active: boolean;
}

export interface InLine {
  /** Draws the line above the entries with its acts at the end. */
  line(end: ReactNode): ReactNode;
}

interface Props<T extends Entry> extends InLine {
  /** The noun for an entry: '敏感词'. */
  noun: string;
  query: ListQuery<T>;
  /** The entries as a table … */
  columns?: ListColumns<T>;
  /** … or drawn by the list itself, each with its acts. */
  draw?: (entries: readonly T[], acts: (entry: T) => ReactNode) => ReactNode;
  /** Beside the button for a new one. */
  end?: ReactNode;
  /** The fields of the form. */
  fields: ReactNode;
  blank: Omit<T, 'id'>;
  /** Saves or creates an entry; resolves to undefined if the server refused it. */
  onSave(id: string | undefined, values: Omit<T, 'id'>): Promise<unknown>;
  onDelete(id: string): Promise<unknown>;
  /** Called when the form is opened: what it sends from then on is a new write, with a new idempotency key. */
  onOpen(): void;
}

/** A list maintained by operators: its entries, and a form for one of them. */
export function EntryTable<T extends Entry>(props: Props<T>) {
  const { noun, line, query, columns = [], draw, end, fields, blank, onSave, onDelete, onOpen } = props;
  const [form] = Form.useForm<Omit<T, 'id'>>();
  const [editing, setEditing] = useState<{ id?: string } | null>(null);
  const { busy, run } = useBusy();
  const { modal } = App.useApp();
  const settle = (done: unknown) => {
    if (done === undefined) return;
    toast.success('已保存，马上生效');
    setEditing(null);
  };
  const edit = (row?: T) => {
    form.setFieldsValue((row ?? blank) as never);
    setEditing(row ? { id: row.id } : {});
    onOpen();
  };
  const save = async (values: Omit<T, 'id'>) => settle(await run(() => onSave(editing?.id, { ...blank, ...values })));
  const ask = (id: string) =>
    modal.confirm({
      title: `删除这个${noun}？`,
      content: '马上失效，不能恢复',
      okText: '删除',
      okButtonProps: { danger: true },
      cancelText: '取消',
      // What failed was said by then.
      onOk: () => onDelete(id).then(settle, () => undefined),
    });
  const acts = (row: T) => <RowActs of={noun} main={{ label: '修改', onAct: () => edit(row) }} />;
  const rows = query.data ? ('items' in query.data ? query.data.items : query.data) : [];
  const all: ListColumns<T> = [
    ...columns,
    ...(rows.some(({ active }) => !active)
      ? [
          {
            title: '状态',
            key: 'active',
            width: 80,
            render: (_: unknown, { active }: T) => !active && <span className="tag tag-warm">停用</span>,
          },
        ]
      : []),
    actsColumn<T>(104, acts),
  ];
  return (
    <>
      {line(
        <div className="flex flex-wrap items-center gap-3 px-4 max-sm:py-1.5">
          {end}
          <Button icon={<Plus size={16} />} onClick={() => edit()}>
            新增{noun}
          </Button>
        </div>,
      )}
      <ConsoleList
        label={noun}
        query={query}
        columns={all}
        {...(draw && { draw: (entries: readonly T[]) => draw(entries, acts) })}
        minWidth={480}
        table={{ tableLayout: 'auto' }}
        empty={`还没有${noun}`}
      />
      <Modal
        open={editing !== null}
        forceRender
        title={`${editing?.id ? '修改' : '新增'}${noun}`}
        okText="保存"
        cancelText="取消"
        confirmLoading={busy}
        onOk={() => form.submit()}
        onCancel={() => setEditing(null)}
        footer={(buttons) => (
          <span className="flex flex-wrap justify-end gap-2">
            {editing?.id && (
              <Button danger className="mr-auto" onClick={() => editing.id && ask(editing.id)}>
                删除
              </Button>
            )}
            {buttons}
          </span>
        )}
      >
        <Form form={form} layout="vertical" requiredMark={false} onFinish={(values) => void save(values)}>
          {fields}
        </Form>
      </Modal>
    </>
  );
}
