import { Button, Popconfirm, type TableColumnsType } from 'antd';
import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import { type Broadcast, broadcastAudiences } from '#contract/notifications/broadcasts.ts';
import { placeName } from '#contract/taxonomy/places/cities.ts';
import { formatDateTime } from '#contract/text.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { BroadcastDialog } from './broadcast-dialog.tsx';

const LIST = 'GET /api/admin/broadcasts';

function State({ stoppedAt, endedAt, sent, total }: Broadcast) {
  if (stoppedAt) return <Tag tone="warm">已停止</Tag>;
  if (endedAt) return <Tag tone="ok">已发出</Tag>;
  return <Tag tone="brand">{sent > 0 ? `发送中 ${Math.floor((100 * sent) / total)}%` : '等待发出'}</Tag>;
}

const columns: TableColumnsType<Broadcast> = [
  {
    title: '通知',
    key: 'title',
    render: (_, { title, body, link }) => (
      <>
        <p className="font-semibold text-ink-1">{title}</p>
        <p className="line-clamp-2 text-14 text-ink-3">
          {body} {link && <span className="tabular">{link}</span>}
        </p>
      </>
    ),
  },
  {
    title: '收件人',
    key: 'audience',
    width: 200,
    responsive: ['md'],
    render: (_, { audience, cityCode }) => (
      <>
        <p>{broadcastAudiences[audience]}</p>
        <p className="text-14 text-ink-3">{cityCode ? placeName(cityCode) : '全国'}</p>
      </>
    ),
  },
  { title: '状态', key: 'state', width: 120, render: (_, row) => <State {...row} /> },
  {
    title: '已发 / 人数',
    key: 'sent',
    width: 130,
    align: 'right',
    className: 'tabular',
    render: (_, { sent, total }) => `${sent.toLocaleString()} / ${total.toLocaleString()}`,
  },
  {
    title: '发出时间',
    key: 'startsAt',
    width: 150,
    responsive: ['lg'],
    render: (_, { startsAt, by }) => (
      <>
        <p className="tabular text-14">{formatDateTime(startsAt)}</p>
        <p className="text-12 text-ink-3">{by}</p>
      </>
    ),
  },
  { title: '', key: 'stop', width: 90, render: (_, row) => <Stop {...row} /> },
];

function Stop({ id, endedAt, stoppedAt }: Broadcast) {
  const stop = useAction('PUT /api/admin/broadcasts/:id/stop', {
    invalidates: [LIST],
    done: '已停止',
  });
  if (endedAt || stoppedAt) return null;
  return (
    <Popconfirm
      title="停止群发？"
      description="已经发出的收不回来"
      okText="停止"
      onConfirm={() => void stop.send({ params: { id } })}
    >
      <Button size="small" loading={stop.isPending}>
        停止
      </Button>
    </Popconfirm>
  );
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
