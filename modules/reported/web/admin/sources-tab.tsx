import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useAction } from '#web/features/calls/use-action.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import type { ListColumns } from '#web/features/console/list/list-columns.ts';
import { actsColumn, RowActs } from '#web/features/console/list/row-acts.tsx';
import { FormDialog } from '#web/features/forms/form-dialog.tsx';
import { dateText } from '#web/features/time/time-text.ts';
import type { IntakeSource } from '../../contract/intake.ts';

const invalidates = ['GET /api/admin/intakeSources'] as const;

/** Pages on which announcements appear, with the day on which somebody last looked. */
export function SourcesTab() {
  const [isAdding, setAdding] = useState(false);
  const sources = useCall('GET /api/admin/intakeSources', {});
  const add = useAction('POST /api/admin/intakeSources', {
    invalidates,
    opened: isAdding,
    onSuccess: () => setAdding(false),
  });
  const look = useAction('PUT /api/admin/intakeSources/:id', { invalidates, done: '已记下今天看过' });
  const remove = useAction('DELETE /api/admin/intakeSources/:id', { invalidates });
  const columns: ListColumns<IntakeSource> = [
    {
      title: '来源',
      key: 'name',
      rowScope: 'row',
      render: (_, { name, link }) => (
        <a className="text-ink-1 hover:text-brand" href={link} target="_blank" rel="noopener noreferrer">
          <b className="font-semibold">{name}</b>
          <span className="block text-12 text-ink-3">{link}</span>
        </a>
      ),
    },
    {
      title: '上次看',
      key: 'looked',
      width: 120,
      className: 'tabular',
      render: (_, { lookedAt }) => (lookedAt ? dateText(lookedAt) : '还没有看过'),
    },
    actsColumn(120, ({ id, name }) => (
      <RowActs
        of={name}
        main={{ label: '看过了', onAct: () => void look.send({ params: { id } }) }}
        more={[{ label: '删除', danger: true, onAct: () => void remove.send({ params: { id } }) }]}
      />
    )),
  ];
  return (
    <>
      <div className="flex justify-end px-4 pt-3">
        <Button onClick={() => setAdding(true)}>添加来源</Button>
      </div>
      <ConsoleList label="来源" query={sources} columns={columns} empty="还没有来源；添加发布公告的网页" />
      {isAdding && (
        <FormDialog
          title="添加来源"
          okText="添加"
          busy={add.isPending}
          onSend={(body: { name: string; link: string }) => void add.send({ body })}
          onClose={() => setAdding(false)}
        >
          <Form.Item name="name" label="名称" rules={[{ required: true, min: 2, message: '请填写名称，至少 2 个字' }]}>
            <Input maxLength={40} placeholder="澜州市教育局 通知公告" />
          </Form.Item>
          <Form.Item name="link" label="网址" rules={[{ required: true, type: 'url', message: '请填写网址' }]}>
            <Input maxLength={200} placeholder="https://" />
          </Form.Item>
        </FormDialog>
      )}
    </>
  );
}
