import { Form, Input, type TableColumnsType } from 'antd';
import { type SensitiveWord, wordLevels } from '#contract/operators/moderation-lists.ts';
import { call } from '#web/api/browser-call.ts';
import { EntryTable } from './entry-table.tsx';
import { ActiveField, LevelField, NoteField } from './fields.tsx';
import { deleteWord, useKeep } from './use-keep.ts';

const columns: TableColumnsType<SensitiveWord> = [
  { title: '敏感词', dataIndex: 'word' },
  { title: '处理方式', key: 'level', width: 120, render: (_, { level }) => wordLevels[level] },
  { title: '备注', dataIndex: 'note' },
];

/** Words that posts and messages are looked through for. */
export function SensitiveWords({ words }: { words: readonly SensitiveWord[] }) {
  const keep = useKeep();
  return (
    <EntryTable<SensitiveWord>
      noun="敏感词"
      about="全角、大小写、空格和标点不影响命中"
      rows={words}
      columns={columns}
      blank={{ word: '', level: 'review', note: '', active: true }}
      onSave={(id, { word, level, note, active }, key) => {
        const body = { word, level, note, active };
        return keep(
          id
            ? call('PUT /api/admin/sensitiveWords/:id', { params: { id }, body })
            : call('POST /api/admin/sensitiveWords', { body }, { idempotencyKey: key }),
        );
      }}
      onDelete={(id) => keep(deleteWord(id))}
      fields={
        <>
          <Form.Item label="敏感词" name="word" rules={[{ required: true, min: 2, message: '敏感词至少 2 个字' }]}>
            <Input maxLength={30} />
          </Form.Item>
          <LevelField />
          <NoteField />
          <ActiveField />
        </>
      }
    />
  );
}
