import { AutoComplete, Button, Form, Input } from 'antd';
import type { TalentDetail } from '#contract/talents/talent-shapes.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { useCall } from '#web/features/calls/use-call.ts';

interface Fields {
  folder: string;
  note: string;
}

const changes = ['GET /api/company/savedTalents', 'GET /api/talents/:id'] as const;

/** Takes a person out of 人才夹. */
export const useDropSaved = () =>
  useAction('DELETE /api/talents/:id/saved', { invalidates: changes, done: '已移出人才夹' });

/** Keeps a person in a folder with a note, for colleagues alone. */
export function SaveForm({ talent: { id, saved } }: { talent: Pick<TalentDetail, 'id' | 'saved'> }) {
  const folders = useCall('GET /api/company/savedTalents', {}, { background: true }).data?.folders ?? [];
  const save = useAction('PUT /api/talents/:id/saved', {
    invalidates: changes,
    opened: id,
    done: saved ? '人才夹已更新' : '已存入人才夹',
  });
  const drop = useDropSaved();
  return (
    <Form<Fields>
      layout="inline"
      className="mb-4 gap-y-2"
      aria-label="人才夹"
      initialValues={saved ?? { folder: '', note: '' }}
      onFinish={(body) => void save.send({ params: { id }, body })}
    >
      <Form.Item name="folder" rules={[{ required: true, whitespace: true, message: '请填写人才夹的名称' }]}>
        <AutoComplete
          className="w-32"
          aria-label="人才夹名称"
          placeholder="人才夹"
          maxLength={20}
          options={folders.map(({ name }) => ({ value: name }))}
        />
      </Form.Item>
      <Form.Item name="note" className="min-w-32 flex-1">
        <Input aria-label="备注，仅同事可见" placeholder="备注，仅同事可见" maxLength={300} />
      </Form.Item>
      <Button htmlType="submit" loading={save.isPending}>
        {saved ? '更新' : '存入人才夹'}
      </Button>
      {saved && (
        <Button type="text" loading={drop.isPending} onClick={() => void drop.send({ params: { id } })}>
          移出
        </Button>
      )}
    </Form>
  );
}
