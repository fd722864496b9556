import { useQuery } from '@tanstack/react-query';
import { Form, Input, Select, type TableColumnsType } from 'antd';
import { type ReviewReason, reviewQueues } from '#contract/operators/reviews.ts';
import { call } from '#web/api/browser-call.ts';
import { EntryTable } from './entry-table.tsx';
import { ActiveField, PositionField } from './fields.tsx';
import { useKeep } from './use-keep.ts';

const KEY = ['reviews', 'reasons'] as const;
const queues = Object.entries(reviewQueues).map(([value, label]) => ({ value, label }));

const columns: TableColumnsType<ReviewReason> = [
  { title: '队列', key: 'queue', width: 110, render: (_, { queue }) => reviewQueues[queue] },
  { title: '名称', dataIndex: 'label', width: 160 },
  { title: '对方看到的话', dataIndex: 'body' },
];

/** The reasons that reviewers choose from. */
export function Reasons() {
  const keep = useKeep(KEY);
  const reasons = useQuery({
    queryKey: KEY,
    queryFn: async () => (await call('GET /api/admin/reviewReasons', {}, { background: true, quiet: true })).items,
  });
  return (
    <EntryTable<ReviewReason>
      noun="模板"
      about="驳回、下架和警告时可选的理由"
      rows={reasons.data ?? []}
      loading={reasons.isPending}
      columns={columns}
      blank={{ queue: 'companies', label: '', body: '', position: 0, active: true }}
      onSave={(id, { queue, label, body: words, position, active }, key) => {
        const body = { queue, label, body: words, position, active };
        return keep(
          id
            ? call('PUT /api/admin/reviewReasons/:id', { params: { id }, body })
            : call('POST /api/admin/reviewReasons', { body }, { idempotencyKey: key }),
        );
      }}
      onDelete={(id) => keep(call('DELETE /api/admin/reviewReasons/:id', { params: { id } }))}
      fields={
        <>
          <Form.Item label="队列" name="queue">
            <Select options={queues} />
          </Form.Item>
          <Form.Item label="名称" name="label" rules={[{ required: true, min: 2, message: '名称至少 2 个字' }]}>
            <Input maxLength={20} />
          </Form.Item>
          <Form.Item label="对方看到的话" name="body" rules={[{ required: true, min: 4, message: '至少 4 个字' }]}>
            <Input.TextArea rows={3} maxLength={200} showCount />
          </Form.Item>
          <PositionField />
          <ActiveField />
        </>
      }
    />
  );
}
