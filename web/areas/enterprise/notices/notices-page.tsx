import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { PageHead } from '#web/features/console/page-head.tsx';
import { StateTabs } from '#web/features/console/state-tabs.tsx';
import { NoticeList } from '#web/features/notices/notice-list.tsx';
import { NoticeSettings } from '#web/features/notices/notice-settings.tsx';
import { CompanyMessages } from './company-messages.tsx';
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
