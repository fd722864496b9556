import { Form, Select, type TableColumnsType } from 'antd';
import { type TrainingRule, wordEndpoints, wordLevels } from '#contract/operators/moderation-lists.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import type { ListQuery } from '#web/features/console/list/console-list.tsx';
import { NumberField } from '#web/features/forms/fields.tsx';
import { EntryTable } from './entry-table.tsx';
import { ActiveField, LevelField, NoteField } from './fields.tsx';

const ruleForm = wordEndpoints['POST /api/admin/trainingRules'].body.shape;

const columns: TableColumnsType<TrainingRule> = [
  { title: '关键词同时出现', key: 'words', render: (_, { words }) => words.map((word) => `“${word}”`).join(' + ') },
  { title: '相距不超过', key: 'within', width: 110, render: (_, { within }) => `${within} 字` },
  { title: '处理方式', key: 'level', width: 120, render: (_, { level }) => wordLevels[level] },
  { title: '备注', dataIndex: 'note' },
];

/** 招转培: posts that sell a training course. */
export function TrainingRules({ query }: { query: ListQuery<TrainingRule> }) {
  const invalidates = ['GET /api/admin/words'] as const;
  const create = useAction('POST /api/admin/trainingRules', { invalidates });
  const change = useAction('PUT /api/admin/trainingRules/:id', { invalidates });
  const remove = useAction('DELETE /api/admin/words/:id', { invalidates });
  return (
    <EntryTable<TrainingRule>
      noun="规则"
      about="几个词在相近的位置同时出现才命中，例如“培训”和“贷款”"
      query={query}
      columns={columns}
      blank={{ words: [], within: 20, level: 'review', note: '', active: true }}
      onSave={(id, { words, within, level, note, active }) => {
        const body = { words, within, level, note, active };
        return id ? change.send({ params: { id }, body }) : create.send({ body });
      }}
      onDelete={(id) => remove.send({ params: { id } })}
      onOpen={create.renew}
      fields={
        <>
          <Form.Item
            label="关键词，输入后回车"
            name="words"
            rules={[{ type: 'array', min: 2, max: 6, required: true, message: '关键词为 2 到 6 个' }]}
          >
            <Select mode="tags" open={false} suffixIcon={null} />
          </Form.Item>
          <NumberField of={ruleForm.within} name="within" label="相距不超过（字）" width="" />
          <LevelField />
          <NoteField />
          <ActiveField />
        </>
      }
    />
  );
}
