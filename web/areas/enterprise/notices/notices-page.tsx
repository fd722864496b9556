import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type NoticeTopic, noticeTopics, topicOf } from '#contract/notifications/notice-topics.ts';
import { call } from '#web/api/browser-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { StateTabs } from '#web/features/console/state-tabs.tsx';
import { useLive } from '#web/features/live/live-events.ts';
import { NoticeList } from '#web/features/notices/notice-list.tsx';
import { NoticePreview } from '#web/features/notices/notice-row.tsx';
import { NoticeSettings } from '#web/features/notices/notice-settings.tsx';
import { useSession } from '#web/session/session-store.ts';
import { ChoiceTabs } from '#web/ui/tabs.tsx';
import { ABOUT_NOTICES, recruiterTopics } from './topics.ts';

const tabs = [
  { key: 'mine', label: '我的通知' },
  { key: 'company', label: '单位消息' },
];

/** The recruiter's own notifications, the company's, and notification settings. */
export function NoticesPage() {
  const [params, setParams] = useSearchParams();
  const [isSetting, setIsSetting] = useState(false);
  const active = params.get('tab') === 'company' ? 'company' : 'mine';
  return (
    <>
      <PageHead actions={<Button onClick={() => setIsSetting(true)}>通知设置</Button>} />
      <section className="card overflow-hidden" aria-label="通知">
        <StateTabs
          label="我的通知和单位消息"
          tabs={tabs}
          active={active}
          onChange={(key) => setParams(key === 'mine' ? {} : { tab: key })}
        />
        {active === 'company' ? (
          <CompanyMessages />
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

/** The company's notifications of one topic or all, newest first; refetched on socket events. */
function useCompanyMessages(topic: NoticeTopic | undefined) {
  const companyId = useSession((state) => state.company?.id ?? '');
  const client = useQueryClient();
  useLive('notice', () => void client.invalidateQueries({ queryKey: ['company-messages'] }));
  return useInfiniteQuery({
    queryKey: ['company-messages', companyId, topic],
    enabled: companyId !== '',
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) =>
      call(
        'GET /api/company/queryCompanyMessage',
        { query: { companyId, topic, cursor } },
        { signal, background: true, quiet: true },
      ),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}

/** Topics of messages to the company as a whole. */
const topics: readonly NoticeTopic[] = ['interview', 'offer', 'delivery', 'post', 'fair', 'money', 'chat', 'team'];
const choices = [
  { value: 'all' as const, label: '全部' },
  ...topics.map((value) => ({ value, label: noticeTopics[value].label })),
];

/** 单位消息: notifications of the company, the same for each member. */
function CompanyMessages() {
  const [topic, setTopic] = useState<NoticeTopic | 'all'>('all');
  const messages = useCompanyMessages(topic === 'all' ? undefined : topic);
  return (
    <>
      <div className="border-b border-line px-4 py-2.5">
        <ChoiceTabs<NoticeTopic | 'all'>
          label="消息类型"
          className="scroll-line"
          choices={choices}
          value={topic}
          onChange={setTopic}
        />
      </div>
      <div aria-live="polite">
        <ConsoleList
          label="单位消息"
          query={{ ...messages, data: messages.data?.pages.flatMap((page) => page.items) }}
          draw={(messages) => (
            <ul aria-label="单位消息">
              {messages.map((message) => (
                <NoticePreview key={message.id} {...message} topic={topicOf(message.kind)} readAt={message.createdAt} />
              ))}
            </ul>
          )}
          empty={
            <>
              <span className="block text-14 text-ink-1">
                {topic === 'all' ? '还没有单位消息' : `没有“${noticeTopics[topic].label}”的消息`}
              </span>
              审核结果、新投递、招聘会和订单的进展会发到这里，单位成员都能看到
            </>
          }
        />
      </div>
      {messages.hasNextPage && (
        <div className="border-t border-line p-3">
          <Button block disabled={messages.isFetchingNextPage} onClick={() => void messages.fetchNextPage()}>
            更早的消息
          </Button>
        </div>
      )}
    </>
  );
}
