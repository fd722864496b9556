import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { companyEndpoints } from '#contract/companies/companies.ts';
import { type NoticeTopic, noticeTopics, topicOf } from '#contract/notifications/notice-topics.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { takenBy, useListParams, viewOf } from '#web/features/console/list/use-list-params.ts';
import { PageHead, StateTabs } from '#web/features/console/page-head.tsx';
import { useLive } from '#web/features/live/live-events.ts';
import { NoticeList } from '#web/features/notices/notice-list.tsx';
import { NoticePreview } from '#web/features/notices/notice-row.tsx';
import { NoticeSettings } from '#web/features/notices/notice-settings.tsx';
import { ChoiceTabs } from '#web/ui/tabs.tsx';
import { quietly, useCompanyId } from '../own-calls.ts';
import { ABOUT_NOTICES, recruiterTopics } from './topics.ts';

const tabs = [
  { key: 'mine', label: '我的通知' },
  { key: 'company', label: '单位消息' },
];

const MESSAGES = 'GET /api/company/queryCompanyMessage';
const filters = { topic: takenBy(companyEndpoints[MESSAGES].query.shape.topic) };
const views = { tab: viewOf(['mine', 'company']) };

/** The recruiter's own notifications, the company's, and notification settings. */
export function NoticesPage() {
  const list = useListParams(filters, views);
  const [isSetting, setIsSetting] = useState(false);
  const { tab } = list.view;
  return (
    <>
      <PageHead actions={<Button onClick={() => setIsSetting(true)}>通知设置</Button>} />
      <section className="card overflow-hidden" aria-label="通知">
        <StateTabs
          label="我的通知和单位消息"
          tabs={tabs}
          active={tab}
          onChange={(key) => list.begin(key === 'mine' ? {} : { tab: key })}
        />
        {tab === 'company' ? (
          <CompanyMessages list={list} />
        ) : (
          <NoticeList isCompany topics={recruiterTopics} about={ABOUT_NOTICES} />
        )}
      </section>
      <Drawer open={isSetting} title="通知设置" size={480} destroyOnHidden onClose={() => setIsSetting(false)}>
        <NoticeSettings topics={recruiterTopics} />
      </Drawer>
    </>
  );
}

/** Topics of messages to the company as a whole. */
const topics: readonly NoticeTopic[] = ['interview', 'offer', 'delivery', 'post', 'fair', 'money', 'chat', 'team'];
const choices = [
  { value: 'all' as const, label: '全部' },
  ...topics.map((value) => ({ value, label: noticeTopics[value].label })),
];

/** 单位消息: notifications of the company, the same for each member, newest first. */
function CompanyMessages({ list }: { list: ReturnType<typeof useListParams<typeof filters>> }) {
  const topic = list.values.topic as NoticeTopic | undefined;
  const companyId = useCompanyId();
  const client = useQueryClient();
  useLive('notice', () => void client.invalidateQueries({ queryKey: [MESSAGES] }));
  const query = { companyId, topic, page: list.page };
  const messages = useCall(MESSAGES, companyId ? { query } : null, { ...quietly, placeholderData: keepPreviousData });
  return (
    <>
      <div className="border-b border-line px-4 py-2.5">
        <ChoiceTabs<NoticeTopic | 'all'>
          label="消息类型"
          className="scroll-line"
          choices={choices}
          value={topic ?? 'all'}
          onChange={(value) => list.show({ topic: value === 'all' ? null : value })}
        />
      </div>
      <div aria-live="polite">
        <ConsoleList
          label="单位消息"
          query={messages}
          list={list}
          row={(message) => (
            <NoticePreview key={message.id} {...message} topic={topicOf(message.kind)} readAt={message.createdAt} />
          )}
          empty={
            <>
              <span className="block text-14 text-ink-1">
                {topic ? `没有“${noticeTopics[topic].label}”的消息` : '还没有单位消息'}
              </span>
              审核结果、新投递、招聘会和订单的进展会发到这里，单位成员都能看到
            </>
          }
        />
      </div>
    </>
  );
}
