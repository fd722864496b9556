import { Button, Popconfirm, type TableColumnsType } from 'antd';
import { CalendarDays, Megaphone, ScrollText, Wrench } from 'lucide-react';
import { useState } from 'react';
import { type Broadcast, broadcastAudiences } from '#contract/notifications/broadcasts.ts';
import { placeName } from '#contract/taxonomy/places/cities.ts';
import { formatDateTime } from '#contract/text.ts';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { type Beginning, BroadcastDialog } from './broadcast-dialog.tsx';

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
        <p className="font-medium text-ink-1">{title}</p>
        <p className="line-clamp-2 text-13 text-ink-3">
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
        <p className="text-13 text-ink-3">{cityCode ? placeName(cityCode) : '全国'}</p>
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
        <p className="tabular text-13">{formatDateTime(startsAt)}</p>
        <p className="text-12 text-ink-3">{by}</p>
      </>
    ),
  },
  { title: '', key: 'stop', width: 90, render: (_, row) => <Stop {...row} /> },
];

function Stop({ id, endedAt, stoppedAt }: Broadcast) {
  const stop = useAction('PUT /api/admin/broadcasts/:id/stop', {
    invalidates: [LIST],
    onSuccess: () => toast.success('已停止'),
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

/** What operators send to many people, to begin with. */
const beginnings = [
  {
    name: '停机维护',
    icon: Wrench,
    title: '系统维护通知',
    body: '本周六 00:00 至 04:00 系统维护，期间不能登录和投递，截止时间落在这段时间的职位顺延一天。',
  },
  {
    name: '规则变化',
    icon: ScrollText,
    title: '投递规则有变化',
    body: '从下月 1 日起，单位超过 7 天没有答复的投递会标为超时，并公开在单位的回复率里。',
  },
  {
    name: '招聘会提醒',
    icon: CalendarDays,
    title: '招聘会本周末举行',
    body: '本周六有一场教师招聘会，报名后凭入场码进场；带上简历、证书原件和复印件。',
  },
];

/** 群发通知: what went to many people, and a new one. */
export function BroadcastsPage() {
  const [writes, setWrites] = useState<Beginning | null>(null);
  const list = useCall(LIST, {}, { quiet: true, refetchInterval: 10_000 });
  const add = (
    <Button type="primary" icon={<Megaphone size={16} aria-hidden="true" />} onClick={() => setWrites({})}>
      写通知
    </Button>
  );
  return (
    <>
      <PageHead note="站内通知，每天最多一条；先看预览和人数，再发出" actions={add} />
      <section className="overflow-hidden rounded-card border border-line bg-surface">
        <ConsoleList
          label="群发"
          query={list}
          columns={columns}
          empty="还没有群发过通知。和很多人有关的事，可以从下面的范文开始"
        />
      </section>
      <section aria-label="范文" className="mt-3 grid gap-3 lg:grid-cols-3">
        {beginnings.map(({ name, icon: Icon, ...begin }) => (
          <button
            key={name}
            type="button"
            className="flex cursor-pointer items-start gap-3 rounded-card border border-line bg-surface p-4 text-left hover:border-brand-line"
            onClick={() => setWrites(begin)}
          >
            <span className="grid size-9 flex-none place-items-center rounded-ctl bg-brand-tint text-brand">
              <Icon size={18} aria-hidden="true" />
            </span>
            <span className="min-w-0">
              <b className="block text-14 font-semibold text-ink-1">{name}</b>
              <span className="mt-1 line-clamp-3 text-13 leading-6 text-ink-2">{begin.body}</span>
            </span>
          </button>
        ))}
      </section>
      {writes && <BroadcastDialog begin={writes} onClose={() => setWrites(null)} />}
    </>
  );
}
