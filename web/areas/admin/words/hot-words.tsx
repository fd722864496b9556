import { Form, Input, type TableColumnsType } from 'antd';
import type { HotWord } from '#contract/operators/moderation-lists.ts';
import { call } from '#web/api/browser-call.ts';
import { EntryTable } from './entry-table.tsx';
import { ActiveField, PositionField } from './fields.tsx';
import { deleteWord, useKeep } from './use-keep.ts';

const columns: TableColumnsType<HotWord> = [
  { title: '顺序', dataIndex: 'position', width: 80 },
  { title: '热门词', dataIndex: 'word' },
];

/** 热门搜索 of the home page. */
export function HotWords({ words }: { words: readonly HotWord[] }) {
  const keep = useKeep();
  return (
    <EntryTable<HotWord>
      noun="热门词"
      about="首页搜索框下的热门搜索，一个都没启用时用系统默认的"
      rows={words}
      columns={columns}
      blank={{ word: '', position: 0, active: true }}
      onSave={(id, { word, position, active }, key) => {
        const body = { word, position, active };
        return keep(
          id
            ? call('PUT /api/admin/hotWords/:id', { params: { id }, body })
            : call('POST /api/admin/hotWords', { body }, { idempotencyKey: key }),
        );
      }}
      onDelete={(id) => keep(deleteWord(id))}
      fields={
        <>
          <Form.Item label="热门词" name="word" rules={[{ required: true, whitespace: true, message: '请填写热门词' }]}>
            <Input maxLength={16} />
          </Form.Item>
          <PositionField />
          <ActiveField />
        </>
      }
    />
  );
}
