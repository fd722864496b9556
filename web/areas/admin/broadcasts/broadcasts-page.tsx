import { Button, Form, type TableColumnsType } from 'antd';
import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import {
  type Broadcast,
  type BroadcastForm,
  broadcastAudiences,
  broadcastEndpoints,
  broadcastGraceMs,
} from '#contract/notifications/broadcasts.ts';
import { placeName } from '#contract/taxonomy/places/cities.ts';
import { formatDateTime } from '#contract/text.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useAction, useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { column, RowActs } from '#web/features/console/list/row-parts.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import {
  ChoiceField,
  Field,
  FormDialog,
  fieldsOf,
  NumberField,
  showFieldErrors,
  TextField,
} from '#web/features/forms/fields.tsx';
import { RegionField } from '#web/features/forms/region-field.tsx';
import { NoticePreview } from '#web/features/notices/notice-row.tsx';
import { Tag } from '#web/ui/tag.tsx';

const LIST = 'GET /api/admin/broadcasts';

function State({ stoppedAt, endedAt, sent, total }: Broadcast) {
  if (stoppedAt) return <Tag tone="ok">已停止</Tag>;
  if (endedAt) return <Tag tone="ok">已发出</Tag>;
  return <Tag tone="brand">{sent > 0 ? `发送中 ${Math.floor((100 * sent) / total)}%` : '等待发出'}</Tag>;
}

const columns: TableColumnsType<Broadcast> = [
  column('通知', {}, ({ title, body, link }) => (
    <>
      <p className="font-semibold text-ink-1">{title}</p>
      <p className="line-clamp-2 text-14 text-ink-3">
        {body} {link && <span className="tabular">{link}</span>}
      </p>
    </>
  )),
  column('收件人', { width: 200, responsive: ['md'] }, ({ audience, cityCode }) => (
    <>
      <p>{broadcastAudiences[audience]}</p>
      <p className="text-14 text-ink-3">{cityCode ? placeName(cityCode) : '全国'}</p>
    </>
  )),
  column('状态', { width: 120 }, (row) => <State {...row} />),
  column(
    '已发 / 人数',
    { width: 130, align: 'right', className: 'tabular' },
    ({ sent, total }) => `${sent.toLocaleString()} / ${total.toLocaleString()}`,
  ),
  column('发出时间', { width: 150, responsive: ['lg'] }, ({ startsAt, by }) => (
    <>
      <p className="tabular text-14">{formatDateTime(startsAt)}</p>
      <p className="text-12 text-ink-3">{by}</p>
    </>
  )),
  column('', { key: 'stop', width: 90 }, (row) => <Stop {...row} />),
];

function Stop({ id, title, endedAt, stoppedAt }: Broadcast) {
  const stop = useAction('PUT /api/admin/broadcasts/:id/stop', { invalidates: [LIST], done: '已停止' });
  if (endedAt || stoppedAt) return null;
  const ask = { title: '停止群发？', content: '已经发出的收不回来' };
  const onAct = () => stop.send({ params: { id } });
  return <RowActs of={title} main={{ label: '停止', strong: true, ask, onAct }} />;
}

/** 群发通知: what went to many people, and a new one. */
export function BroadcastsPage() {
  const [isWriting, setWriting] = useState(false);
  const list = useCall(LIST, {}, { background: true, quiet: true, refetchInterval: 10_000 });
  const add = (
    <Button type="primary" icon={<Megaphone size={16} aria-hidden="true" />} onClick={() => setWriting(true)}>
      写通知
    </Button>
  );
  return (
    <>
      <PageHead note="每天最多一条" actions={add} />
      <section className="overflow-hidden card">
        <ConsoleList label="群发" query={list} columns={columns} empty="还没有群发过通知" />
      </section>
      {isWriting && <BroadcastDialog onClose={() => setWriting(false)} />}
    </>
  );
}

const SEND = 'POST /api/admin/broadcasts';
const field = fieldsOf(broadcastEndpoints[SEND].body);
const audiences = Object.entries(broadcastAudiences).map(([value, label]) => ({ value, label }));

type Draft = Omit<BroadcastForm, 'total'>;

type Counted = ReturnType<typeof useCall<'GET /api/admin/broadcastAudience'>>;

/** How many it reaches; what could not be counted can be counted again. */
function Reach({ data, isError, isFetching, refetch }: Counted) {
  if (data) return `会发给 ${data.total.toLocaleString()} 人。`;
  if (!isError || isFetching) return '正在数人数…';
  return (
    <>
      人数没有数出来，
      <button type="button" className="link cursor-pointer" onClick={() => void refetch()}>
        重试
      </button>
      。
    </>
  );
}

/** The notice as its readers see it, and whom it reaches. */
function Preview({ draft, counted }: { draft: Draft; counted: Counted }) {
  const { title, body, link = '' } = draft;
  return (
    <>
      <ul className="mb-3 overflow-hidden rounded-ctl border border-line" inert>
        <NoticePreview title={title} body={body} link={link} />
      </ul>
      <p className="mb-4 text-14 text-ink-2" role="status">
        <Reach {...counted} />
        {broadcastGraceMs / 60_000} 分钟后分批发出，之前和中途都可以停止；每天最多群发一条。
      </p>
    </>
  );
}

/** Writes a broadcast, shows it as its readers will see it with their number, and sends it once that number was typed. */
function BroadcastDialog({ onClose }: { onClose(): void }) {
  const [form] = Form.useForm<BroadcastForm>();
  const [draft, setDraft] = useState<Draft | null>(null);
  const counted = useCall(
    'GET /api/admin/broadcastAudience',
    draft && { query: { audience: draft.audience, cityCode: draft.cityCode } },
  );
  const total = counted.data?.total;
  const send = useAction(SEND, {
    invalidates: ['GET /api/admin/broadcasts'],
    done: '已排队，几分钟后开始发出',
    onSuccess: onClose,
    onError: (error) => {
      if (!(error instanceof ApiError)) return;
      void counted.refetch();
      showFieldErrors(form, error);
    },
  });
  const proceed = ({ total: typed, ...fields }: BroadcastForm) => {
    if (!draft) return setDraft(fields);
    if (typed !== total) return form.setFields([{ name: 'total', errors: ['和上面的人数不一样，请核对'] }]);
    void send.send({ body: { ...draft, total: typed } });
  };
  return (
    <FormDialog<BroadcastForm>
      title={draft ? '核对后发出' : '群发通知'}
      okText={draft ? '发出' : '预览'}
      cancelText={draft ? '返回修改' : '取消'}
      width={640}
      busy={send.isPending}
      disabled={draft !== null && !total}
      form={form}
      initialValues={{ audience: 'seekers' }}
      onSend={proceed}
      onClose={() => (draft ? setDraft(null) : onClose())}
    >
      {draft && <Preview draft={draft} counted={counted} />}
      {draft && <NumberField {...field('total')} label="再输入一次人数" suffix="人" />}
      <div hidden={draft !== null}>
        <ChoiceField {...field('audience')} options={audiences} />
        <Field name="cityCode" label="地区（空为全国）">
          <RegionField />
        </Field>
        <TextField {...field('title')} />
        <TextField {...field('body')} rows={4} />
        <TextField {...field('link')} placeholder="/recruitment" />
      </div>
    </FormDialog>
  );
}
