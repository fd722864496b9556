import { Button, Empty, Form, Modal, Popconfirm, Table, type TableColumnsType } from 'antd';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFormKey } from '#web/api/form-key.ts';
import { WideTable } from '#web/features/console/wide-table.tsx';

interface Entry {
  id: string;
  active: boolean;
}

interface Props<T extends Entry> {
  /** What an entry is called: '敏感词'. */
  noun: string;
  about: string;
  rows: readonly T[];
  columns: TableColumnsType<T>;
  /** The fields of the form. */
  fields: ReactNode;
  blank: Omit<T, 'id'>;
  loading?: boolean;
  /** Saves an entry, or with the key of this form a new one. */
  onSave(id: string | undefined, values: Omit<T, 'id'>, key: string): Promise<unknown>;
  onDelete(id: string): Promise<unknown>;
}

/** A list that operators keep: its entries, and a form for one of them. */
export function EntryTable<T extends Entry>(props: Props<T>) {
  const { noun, about, rows, columns, fields, blank, loading = false, onSave, onDelete } = props;
  const [form] = Form.useForm<Omit<T, 'id'>>();
  const [editing, setEditing] = useState<{ id?: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const key = useFormKey(editing);
  const edit = (row?: T) => {
    form.setFieldsValue((row ?? blank) as never);
    setEditing(row ? { id: row.id } : {});
  };
  const save = async (values: Omit<T, 'id'>) => {
    setBusy(true);
    // What failed is said by the API client, and the form stays as it is.
    const given = { ...blank, ...values };
    await onSave(editing?.id, given, key.of(given)).then(
      () => setEditing(null),
      () => undefined,
    );
    setBusy(false);
  };
  const all: TableColumnsType<T> = [
    ...columns,
    { title: '状态', key: 'active', width: 80, render: (_, { active }) => (active ? '启用' : '停用') },
    {
      title: '操作',
      key: 'actions',
      width: 120,
      render: (_, row) => (
        <>
          <Button type="link" size="small" className="px-1.5!" onClick={() => edit(row)}>
            修改
          </Button>
          <Popconfirm
            title={`删除这个${noun}？`}
            okText="删除"
            cancelText="取消"
            onConfirm={() => onDelete(row.id).catch(() => undefined)}
          >
            <Button type="link" size="small" className="px-1.5! text-ink-2!">
              删除
            </Button>
          </Popconfirm>
        </>
      ),
    },
  ];
  return (
    <>
      <div className="flex items-center justify-between gap-3 px-4 py-3">
        <p className="text-13 text-ink-3">{about}</p>
        <Button icon={<Plus size={16} />} onClick={() => edit()}>
          新增{noun}
        </Button>
      </div>
      <WideTable label={noun}>
        <Table<T>
          rowKey="id"
          columns={all}
          dataSource={[...rows]}
          loading={loading}
          scroll={{ x: 640 }}
          pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false, className: 'px-4' }}
          locale={{ emptyText: <Empty description={`还没有${noun}`} /> }}
        />
      </WideTable>
      <Modal
        open={editing !== null}
        forceRender
        title={`${editing?.id ? '修改' : '新增'}${noun}`}
        okText="保存"
        cancelText="取消"
        confirmLoading={busy}
        onOk={() => form.submit()}
        onCancel={() => setEditing(null)}
      >
        <Form form={form} layout="vertical" requiredMark={false} onFinish={(values) => void save(values)}>
          {fields}
        </Form>
      </Modal>
    </>
  );
}
