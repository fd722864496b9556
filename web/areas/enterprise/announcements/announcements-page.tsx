import { Button, Popconfirm, type TableColumnsType } from 'antd';
import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { announcement as machine } from '#contract/companies/announcement-state.ts';
import type { OwnAnnouncement } from '#contract/companies/announcements.ts';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { RowName } from '#web/features/console/list/row-name.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { StateTabs } from '#web/features/console/state-tabs.tsx';
import { dateText } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { Tag, type Tone } from '#web/ui/tag.tsx';
import { AnnouncementForm } from './announcement-form.tsx';
import { Experiences } from './experiences.tsx';

const tabs = [
  { key: 'announcements', label: '公告' },
  { key: 'experiences', label: '面经' },
];

const tones: Record<OwnAnnouncement['status'], Tone> = {
  pending: 'brand',
  public: 'ok',
  rejected: 'warm',
  withdrawn: 'plain',
};

/** 公告与面经: what the school announces, each with its posts, and what applicants tell of it. */
export function AnnouncementsPage() {
  const list = useCall('GET /api/company/announcements', {}, { quiet: true });
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') === 'experiences' ? 'experiences' : 'announcements';
  const [opened, setOpened] = useState<OwnAnnouncement | 'new' | null>(null);
  const withdraw = useAction('DELETE /api/company/announcements/:id', {
    invalidates: ['GET /api/company/announcements'],
    onSuccess: () => toast.success('公告已撤下'),
  });
  const add = (
    <Button type="primary" icon={<Megaphone size={16} />} onClick={() => setOpened('new')}>
      写公告
    </Button>
  );
  const columns: TableColumnsType<OwnAnnouncement> = [
    {
      title: '公告',
      key: 'title',
      render: (_, one) => (
        <RowName
          name={one.title}
          about={one.reason ? `未通过：${one.reason}` : one.postIds.length > 0 && `关联 ${one.postIds.length} 个职位`}
          onOpen={() => setOpened(one)}
        />
      ),
    },
    {
      title: '状态',
      key: 'status',
      width: 96,
      render: (_, { status, isChanged, reason }) => (
        <>
          <Tag tone={tones[status]}>{machine.labels.company[status]}</Tag>
          {isChanged && <p className="mt-1 text-12 text-ink-3">{reason ? '修改未通过' : '修改审核中'}</p>}
        </>
      ),
    },
    {
      title: '修改时间',
      key: 'updatedAt',
      width: 112,
      responsive: ['md'],
      render: (_, { updatedAt }) => <span className="tabular text-13 text-ink-3">{dateText(updatedAt)}</span>,
    },
    {
      title: '操作',
      key: 'moves',
      width: 150,
      render: (_, { id, status }) => (
        <div className="flex flex-wrap gap-1">
          {status === 'public' && (
            <Button size="small" href={paths.announcement(id)} target="_blank">
              查看
            </Button>
          )}
          {(status === 'public' || status === 'pending') && (
            <Popconfirm
              title="撤下这条公告？"
              description="公告页不再显示，改过可以再公开"
              onConfirm={() => void withdraw.send({ params: { id } })}
            >
              <Button size="small" type="text">
                撤下
              </Button>
            </Popconfirm>
          )}
        </div>
      ),
    },
  ];
  return (
    <>
      <PageHead note="都公开在单位主页；发布公告时关注单位的求职者会收到通知" actions={add} />
      <section className="overflow-hidden rounded-card border border-line bg-surface">
        <StateTabs
          label="公告与面经"
          tabs={tabs}
          active={tab}
          onChange={(key) => setParams(key === 'announcements' ? {} : { tab: key })}
        />
        {tab === 'experiences' ? (
          <Experiences />
        ) : (
          <ConsoleList
            label="公告"
            query={{ ...list, data: list.data?.items }}
            columns={columns}
            empty="还没有公告。招聘公告、拟聘公示都可以写在这里，公告有自己的页面，方便转发"
            emptyAction={add}
          />
        )}
      </section>
      {opened && <AnnouncementForm opened={opened === 'new' ? null : opened} onClose={() => setOpened(null)} />}
    </>
  );
}
