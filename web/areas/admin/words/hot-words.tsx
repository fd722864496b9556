import type { TableColumnsType } from 'antd';
import { type HotWord, wordEndpoints } from '#contract/operators/moderation-lists.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import type { ListQuery } from '#web/features/console/list/console-list.tsx';
import { fieldsOf } from '#web/features/forms/field.tsx';
import { TextField } from '#web/features/forms/fields.tsx';
import { EntryTable } from './entry-table.tsx';
import { ActiveField, PositionField } from './fields.tsx';
import { HotWordsPreview } from './hot-words-preview.tsx';

const field = fieldsOf(wordEndpoints['POST /api/admin/hotWords'].body);

const columns: TableColumnsType<HotWord> = [
  { title: '顺序', dataIndex: 'position', width: 80 },
  { title: '热门词', dataIndex: 'word' },
];

/** 热门搜索 of the home page. */
export function HotWords({ query }: { query: ListQuery<HotWord> & { data: readonly HotWord[] | undefined } }) {
  const invalidates = ['GET /api/admin/words'] as const;
  const create = useAction('POST /api/admin/hotWords', { invalidates });
  const change = useAction('PUT /api/admin/hotWords/:id', { invalidates });
  const remove = useAction('DELETE /api/admin/words/:id', { invalidates });
  return (
    <div className="grid lg:grid-cols-[minmax(0,1fr)_360px]">
      <div className="min-w-0">
        <EntryTable<HotWord>
          noun="热门词"
          about="一个都没启用时用系统默认的"
          query={query}
          columns={columns}
          blank={{ word: '', position: 0, active: true }}
          onSave={(id, { word, position, active }) => {
            const body = { word, position, active };
            return id ? change.send({ params: { id }, body }) : create.send({ body });
          }}
          onDelete={(id) => remove.send({ params: { id } })}
          onOpen={create.renew}
          fields={
            <>
              <TextField {...field('word')} />
              <PositionField />
              <ActiveField />
            </>
          }
        />
      </div>
      <HotWordsPreview words={query.data ?? []} />
    </div>
  );
}
