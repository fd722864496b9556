import type { TableColumnsType } from 'antd';
import { type SensitiveWord, wordEndpoints, wordLevels } from '#contract/operators/moderation-lists.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import type { ListQuery } from '#web/features/console/list/console-list.tsx';
import { fieldsOf } from '#web/features/forms/field.tsx';
import { TextField } from '#web/features/forms/fields.tsx';
import { EntryTable } from './entry-table.tsx';
import { ActiveField, LevelField, NoteField } from './fields.tsx';

const field = fieldsOf(wordEndpoints['POST /api/admin/sensitiveWords'].body);

const columns: TableColumnsType<SensitiveWord> = [
  { title: '敏感词', dataIndex: 'word' },
  { title: '处理方式', key: 'level', width: 120, render: (_, { level }) => wordLevels[level] },
  { title: '备注', dataIndex: 'note' },
];

/** Words that posts and messages are checked for. */
export function SensitiveWords({ query }: { query: ListQuery<SensitiveWord> }) {
  const invalidates = ['GET /api/admin/words'] as const;
  const create = useAction('POST /api/admin/sensitiveWords', { invalidates });
  const change = useAction('PUT /api/admin/sensitiveWords/:id', { invalidates });
  const remove = useAction('DELETE /api/admin/words/:id', { invalidates });
  return (
    <EntryTable<SensitiveWord>
      noun="敏感词"
      about="全角、大小写、空格和标点不影响命中"
      query={query}
      columns={columns}
      blank={{ word: '', level: 'review', note: '', active: true }}
      onSave={(id, { word, level, note, active }) => {
        const body = { word, level, note, active };
        return id ? change.send({ params: { id }, body }) : create.send({ body });
      }}
      onDelete={(id) => remove.send({ params: { id } })}
      onOpen={create.renew}
      fields={
        <>
          <TextField {...field('word')} />
          <LevelField />
          <NoteField />
          <ActiveField />
        </>
      }
    />
  );
}
