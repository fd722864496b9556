import { Form, Select, type TableColumnsType } from 'antd';
import {
  type SensitiveWord,
  type TrainingRule,
  type WordLevel,
  wordEndpoints,
  wordLevels,
} from '#contract/operators/moderation-lists.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import type { ListQuery } from '#web/features/console/list/console-list.tsx';
import { fieldsOf } from '#web/features/forms/field.tsx';
import { ChoiceField, NumberField, SwitchField, TextField } from '#web/features/forms/fields.tsx';
import { EntryTable } from './entry-table.tsx';

const word = fieldsOf(wordEndpoints['POST /api/admin/sensitiveWords'].body);
const rule = wordEndpoints['POST /api/admin/trainingRules'].body.shape;
const levels = Object.entries(wordLevels).map(([value, label]) => ({ value, label }));
const invalidates = ['GET /api/admin/words'] as const;

/** What happens where a text is hit, and why. */
const levelColumns = <T extends { level: WordLevel; note: string }>(): TableColumnsType<T> => [
  { title: '处理方式', key: 'level', width: 120, render: (_, { level }) => wordLevels[level] },
  { title: '备注', dataIndex: 'note' },
];
const levelFields = (
  <>
    <ChoiceField label="处理方式" name="level" options={levels} />
    <TextField label="备注" name="note" maxLength={100} placeholder="审核时会看到" />
    <SwitchField label="启用" name="active" />
  </>
);

/** Words that posts and messages are checked for. */
export function SensitiveWords({ query }: { query: ListQuery<SensitiveWord> }) {
  const create = useAction('POST /api/admin/sensitiveWords', { invalidates });
  const change = useAction('PUT /api/admin/sensitiveWords/:id', { invalidates });
  const remove = useAction('DELETE /api/admin/words/:id', { invalidates });
  return (
    <EntryTable<SensitiveWord>
      noun="敏感词"
      about="全角、大小写、空格和标点不影响命中"
      query={query}
      columns={[{ title: '敏感词', dataIndex: 'word' }, ...levelColumns<SensitiveWord>()]}
      blank={{ word: '', level: 'review', note: '', active: true }}
      onSave={(id, body) => (id ? change.send({ params: { id }, body }) : create.send({ body }))}
      onDelete={(id) => remove.send({ params: { id } })}
      onOpen={create.renew}
      fields={
        <>
          <TextField {...word('word')} />
          {levelFields}
        </>
      }
    />
  );
}

/** 招转培: posts that sell a training course. */
export function TrainingRules({ query }: { query: ListQuery<TrainingRule> }) {
  const create = useAction('POST /api/admin/trainingRules', { invalidates });
  const change = useAction('PUT /api/admin/trainingRules/:id', { invalidates });
  const remove = useAction('DELETE /api/admin/words/:id', { invalidates });
  const columns: TableColumnsType<TrainingRule> = [
    { title: '关键词同时出现', key: 'words', render: (_, { words }) => words.map((one) => `“${one}”`).join(' + ') },
    { title: '相距不超过', key: 'within', width: 110, render: (_, { within }) => `${within} 字` },
    ...levelColumns<TrainingRule>(),
  ];
  return (
    <EntryTable<TrainingRule>
      noun="规则"
      about="几个词在相近的位置同时出现才命中，例如“培训”和“贷款”"
      query={query}
      columns={columns}
      blank={{ words: [], within: 20, level: 'review', note: '', active: true }}
      onSave={(id, body) => (id ? change.send({ params: { id }, body }) : create.send({ body }))}
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
          <NumberField of={rule.within} name="within" label="相距不超过（字）" width="" />
          {levelFields}
        </>
      }
    />
  );
}
