import { Button, Form, type TableColumnsType } from 'antd';
import { type SupportThread, supportEndpoints } from '#contract/support/support.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { callKey, useCall } from '#web/features/calls/use-call.ts';
import { DetailDrawer } from '#web/features/console/detail-drawer.tsx';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { RowName } from '#web/features/console/list/row-name.tsx';
import { useListParams, viewOf } from '#web/features/console/list/use-list-params.ts';
import { PageHead } from '#web/features/console/page-head.tsx';
import { StateTabs } from '#web/features/console/state-tabs.tsx';
import { fieldsOf } from '#web/features/forms/field.tsx';
import { TextField } from '#web/features/forms/fields.tsx';
import { SupportMessages } from '#web/features/support/support-messages.tsx';
import { agoText } from '#web/features/time/time-text.ts';
import { Tag } from '#web/ui/tag.tsx';

const ANSWER = 'POST /api/admin/support/:id/messages';
const field = fieldsOf(supportEndpoints[ANSWER].body);
const views = { state: viewOf(['waiting', 'all']) };

const columns = (onOpen: (id: string) => void): TableColumnsType<SupportThread> => [
  {
    title: '用户',
    key: 'name',
    width: 240,
    render: (_, { id, name, company, phone }) => (
      <RowName name={name || phone} about={company || '求职者'} onOpen={() => onOpen(id)} />
    ),
  },
  { title: '最后一条', key: 'text', ellipsis: true, responsive: ['md'], render: (_, { lastText }) => lastText },
  {
    title: '等待',
    key: 'waiting',
    width: 120,
    render: (_, { waitingSince, lastAt }) =>
      waitingSince ? <Tag tone="warm">{agoText(waitingSince, Date.now())}</Tag> : agoText(lastAt, Date.now()),
  },
];

/** An operator's answer to the thread that is open. */
function Answer({ id, waiting }: { id: string; waiting: boolean }) {
  const [form] = Form.useForm<{ text: string }>();
  const answers = callKey('GET /api/admin/support/:id', { params: { id } });
  const invalidates = ['GET /api/admin/support'] as const;
  const say = useAction(ANSWER, { answers, invalidates, opened: id, onSuccess: () => form.resetFields() });
  const done = useAction('PUT /api/admin/support/:id/done', { answers, invalidates, opened: id });
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      onFinish={(body) => void say.send({ params: { id }, body })}
    >
      <TextField {...field('text')} label="答复" rows={3} />
      <div className="flex justify-end gap-2">
        {waiting && (
          <Button loading={done.isPending} onClick={() => void done.send({ params: { id } })}>
            不用答复
          </Button>
        )}
        <Button type="primary" htmlType="submit" loading={say.isPending}>
          答复
        </Button>
      </div>
    </Form>
  );
}

/** 客服: what people wrote, longest waiting first. */
export function SupportPage() {
  const list = useListParams({}, views);
  const { id, show } = list;
  const { state } = list.view;
  const threads = useCall(
    'GET /api/admin/support',
    { query: { state, page: list.page } },
    { quiet: true, refetchInterval: 20_000 },
  );
  const thread = useCall('GET /api/admin/support/:id', id === null ? null : { params: { id } }, { quiet: true });
  return (
    <>
      <PageHead />
      <section className="overflow-hidden rounded-card border border-line bg-surface">
        <StateTabs
          label="客服"
          active={state}
          onChange={(key) => list.begin({ state: key === 'all' ? key : null })}
          tabs={[
            { key: 'waiting', label: '等待答复' },
            { key: 'all', label: '全部' },
          ]}
        />
        <ConsoleList
          label="留言"
          query={threads}
          list={list}
          columns={columns((opened) => show({ id: opened }))}
          unit="位"
          empty={state === 'waiting' ? '留言都答复了' : '还没有人给客服留言'}
        />
      </section>
      <DetailDrawer
        title={
          thread.data ? [thread.data.name, thread.data.company, thread.data.phone].filter(Boolean).join('，') : '留言'
        }
        width={520}
        id={id}
        query={thread}
        onClose={() => show({ id: null })}
        footer={({ waitingSince }) => id && <Answer key={id} id={id} waiting={waitingSince !== null} />}
      >
        {({ items }) => <SupportMessages items={items} own="support" />}
      </DetailDrawer>
    </>
  );
}
