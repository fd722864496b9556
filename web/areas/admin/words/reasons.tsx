import type { TableColumnsType } from 'antd';
import { type ReviewReason, reviewEndpoints, reviewQueues } from '#contract/operators/reviews.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import type { ListQuery } from '#web/features/console/list/console-list.tsx';
import { fieldsOf } from '#web/features/forms/field.tsx';
import { ChoiceField, TextField } from '#web/features/forms/fields.tsx';
import { EntryTable } from './entry-table.tsx';
import { ActiveField, PositionField } from './fields.tsx';

const field = fieldsOf(reviewEndpoints['POST /api/admin/reviewReasons'].body);

const queues = Object.entries(reviewQueues).map(([value, label]) => ({ value, label }));

const columns: TableColumnsType<ReviewReason> = [
  { title: '队列', key: 'queue', width: 110, render: (_, { queue }) => reviewQueues[queue] },
  { title: '名称', dataIndex: 'label', width: 160 },
  { title: '对方看到的话', dataIndex: 'body' },
];

/** Predefined reasons for reviewers. */
export function Reasons({ query }: { query: ListQuery<ReviewReason> }) {
  const invalidates = ['GET /api/admin/reviewReasons'] as const;
  const create = useAction('POST /api/admin/reviewReasons', { invalidates });
  const change = useAction('PUT /api/admin/reviewReasons/:id', { invalidates });
  const remove = useAction('DELETE /api/admin/reviewReasons/:id', { invalidates });
  return (
    <EntryTable<ReviewReason>
      noun="模板"
      about="驳回、下架和警告时可选的理由"
      query={query}
      columns={columns}
      blank={{ queue: 'companies', label: '', body: '', position: 0, active: true }}
      onSave={(id, body) => (id ? change.send({ params: { id }, body }) : create.send({ body }))}
      onDelete={(id) => remove.send({ params: { id } })}
      onOpen={create.renew}
      fields={
        <>
          <ChoiceField label="队列" name="queue" options={queues} />
          <TextField {...field('label')} />
          <TextField {...field('body')} label="对方看到的话" rows={3} />
          <PositionField />
          <ActiveField />
        </>
      }
    />
  );
}
