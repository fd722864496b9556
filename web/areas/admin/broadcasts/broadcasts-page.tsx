import { Button, Popconfirm, type TableColumnsType } from 'antd';
import { clsx } from 'clsx';
import { CalendarDays, ChevronLeft, Megaphone, ScrollText, Wrench } from 'lucide-react';
import { useState } from 'react';
import { type Broadcast, broadcastAudiences } from '#contract/notifications/broadcasts.ts';
import { placeName } from '#contract/taxonomy/places/cities.ts';
import { formatDateTime } from '#contract/text.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { NoticePreview } from '#web/features/notices/notice-row.tsx';
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
  const [writes, setWrites] = useState<Beginning | null>(null);
  const list = useCall(LIST, {}, { background: true, quiet: true, refetchInterval: 10_000 });
  const add = (
    <Button type="primary" icon={<Megaphone size={16} aria-hidden="true" />} onClick={() => setWrites({})}>
      写通知
    </Button>
  );
  const isFirst = list.data?.items.length === 0;
  return (
    <>
      <PageHead note={isFirst ? '还没有群发过；每天最多一条' : '每天最多一条'} actions={add} />
      {!isFirst && (
        <section className="mb-3 overflow-hidden card">
          <ConsoleList label="群发" query={list} columns={columns} empty="还没有群发过通知" />
        </section>
      )}
      <Beginnings onUse={setWrites} />
      {writes && <BroadcastDialog begin={writes} onClose={() => setWrites(null)} />}
    </>
  );
}

const beginnings = [
  {
    name: '停机维护',
    when: '前一天傍晚发',
    icon: Wrench,
    title: '系统维护通知',
    body: '本周六 00:00 至 04:00 系统维护，期间不能登录和投递，截止时间落在这段时间的职位顺延一天。',
  },
  {
    name: '规则变化',
    when: '生效前至少七天发',
    icon: ScrollText,
    title: '投递规则有变化',
    body: '从下月 1 日起，单位超过 7 天没有答复的投递会标为超时，并公开在单位的回复率里。',
  },
  {
    name: '招聘会提醒',
    when: '开场前两天发，选好城市',
    icon: CalendarDays,
    title: '招聘会本周末举行',
    body: '本周六有一场教师招聘会，报名后凭入场码进场；带上简历、证书原件和复印件。',
  },
] as const;

const course = [
  ['看预览', '和对方看到的一样'],
  ['数人数', '核对后再输一次'],
  ['等 5 分钟', '这时停止，一条也没有发出'],
  ['分批发出', '中途可以停，发出的收不回来'],
] as const;

/** The telephone of a reader, with the notice in its list. */
function Phone({ title, body }: { title: string; body: string }) {
  return (
    <div
      className="mx-auto w-80 max-w-full self-stretch overflow-hidden rounded-t-[28px] border-6 border-b-0 border-line-strong bg-ground"
      inert
    >
      <p className="flex items-center gap-2 border-b border-line bg-surface px-4 py-3 text-16 font-semibold text-ink-1">
        <ChevronLeft size={18} className="text-ink-4" aria-hidden />
        通知
      </p>
      <p className="px-4 py-2 text-12 text-ink-3">今天</p>
      <ul className="bg-surface text-left">
        <NoticePreview title={title} body={body} />
      </ul>
    </div>
  );
}

/** Usual notices to begin with, each as its readers would see it, and the way a notice goes. */
function Beginnings({ onUse }: { onUse(begin: Beginning): void }) {
  const [shown, setShown] = useState<(typeof beginnings)[number]>(beginnings[0]);
  return (
    <div className="grid gap-3 lg:grid-cols-[minmax(0,1fr)_400px]">
      <section aria-labelledby="beginnings" className="flex flex-col overflow-hidden card">
        <h2 id="beginnings" className="border-b border-line px-5 py-3 text-16 font-semibold text-ink-1 max-sm:px-4">
          从范文开始
        </h2>
        <ul className="divide-y divide-line">
          {beginnings.map((begin) => {
            const { name, when, icon: Icon, title, body } = begin;
            return (
              <li
                key={name}
                className={clsx(
                  'relative flex gap-4 px-5 py-6 max-sm:px-4 max-sm:py-4',
                  begin === shown && 'bg-brand-tint',
                )}
              >
                <Icon size={22} className="mt-0.5 flex-none text-brand" aria-hidden />
                <div className="min-w-0 flex-1">
                  <h3 className="flex flex-wrap items-baseline gap-x-3 text-20 font-semibold">
                    <button
                      type="button"
                      aria-pressed={begin === shown}
                      className="cursor-pointer text-left after:absolute after:inset-0"
                      onClick={() => setShown(begin)}
                    >
                      {name}
                    </button>
                    <span className="text-14 font-normal text-ink-3">{when}</span>
                  </h3>
                  <p className="mt-1 max-w-160 leading-6 text-ink-2">{body}</p>
                  <Button className="relative mt-2" size="small" onClick={() => onUse({ title, body })}>
                    用这篇
                  </Button>
                </div>
              </li>
            );
          })}
        </ul>
        <ol
          className="grid gap-x-4 gap-y-3 border-t border-line bg-ground px-5 py-4 max-sm:px-4 sm:grid-cols-4"
          aria-label="怎样发出"
        >
          {course.map(([title, text], at) => (
            <li key={title} className="text-14">
              <b className="block font-semibold text-ink-1">
                <span className="tabular mr-1.5 text-brand">{at + 1}</span>
                {title}
              </b>
              <span className="text-12 text-ink-3">{text}</span>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="as-read" className="flex flex-col overflow-hidden card">
        <h2 id="as-read" className="border-b border-line px-5 py-3 text-16 font-semibold text-ink-1 max-sm:px-4">
          对方看到的样子
        </h2>
        <div className="flex flex-1 bg-brand-tint px-4 pt-6">
          <Phone title={shown.title} body={shown.body} />
        </div>
      </section>
    </div>
  );
}
