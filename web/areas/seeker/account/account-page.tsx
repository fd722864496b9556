import { useState } from 'react';
import { Link } from 'react-router';
import type { NoticeContacts } from '#contract/notifications/notice-contacts.ts';
import { DevicesCard } from '#web/features/account/devices-card.tsx';
import { Contacts } from '#web/features/notices/contacts.tsx';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { BlocksCard } from './blocks-card.tsx';
import { ConsentsCard } from './consents-card.tsx';
import { DataCard } from './data-card.tsx';
import type { Account } from './load-account.ts';
import { PrivacyCard } from './privacy-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { WaysInCard } from './ways-in-card.tsx';

/** Channels for notices besides the site and the phone; 通知设置 selects the topics. */
function ContactsCard({ contacts: loaded }: { contacts: NoticeContacts }) {
  const [contacts, setContacts] = useState(loaded);
  return (
    <Card
      id="contacts"
      heading="通知方式"
      aside={
        <Link className="text-13 text-brand" to={paths.notices()}>
          选择收哪些通知
        </Link>
      }
    >
      <Contacts contacts={contacts} onChange={setContacts} />
    </Card>
  );
}

/** Cards of one group as one card, with hairlines between them. */
const group =
  'card overflow-hidden [&>.card]:scroll-mt-4 [&>.card]:rounded-none [&>.card]:border-0 [&>.card+.card]:border-t';

/** 个人主页: the person and the contents at the side; visibility, ways in and notices, and what was agreed and kept. */
export function AccountPage(loaded: Account) {
  const { account, devices, blocks, exported, contacts } = loaded;
  const isSeeker = account.seeker !== null;
  const hasContacts = Boolean(contacts.email || contacts.wechat);
  const contents = [
    isSeeker && ['privacy', '谁能看到我'],
    isSeeker && ['blocks', '屏蔽单位'],
    ['ways', '登录方式'],
    ['devices', '登录设备'],
    hasContacts && ['contacts', '通知方式'],
    ['consents', '授权记录'],
    ['data', '数据与注销'],
  ].filter((one) => one !== false);
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[264px_minmax(0,1fr)]">
      <h1 className="sr-only">个人主页</h1>
      <div className="card overflow-hidden lg:sticky lg:top-4 [&>.card]:border-0">
        <ProfileCard account={account} />
        <nav aria-label="本页目录" className="border-t border-line p-3 max-lg:hidden">
          {contents.map(([id, label]) => (
            <a
              key={id}
              className="block rounded-ctl px-3 py-2 text-14 text-ink-1 hover:bg-fill hover:text-brand"
              href={`#${id}`}
            >
              {label}
            </a>
          ))}
        </nav>
      </div>
      <div className="min-w-0 space-y-4">
        {account.seeker && (
          <div className={group}>
            <PrivacyCard seeker={account.seeker} />
            <BlocksCard blocks={blocks} />
          </div>
        )}
        <div className={group}>
          <WaysInCard account={account} />
          <DevicesCard devices={devices} toPhone={isSeeker} />
          {hasContacts && <ContactsCard contacts={contacts} />}
        </div>
        <div className={group}>
          <ConsentsCard consents={account.consents} />
          <DataCard phone={account.phone} exported={exported} />
        </div>
      </div>
    </div>
  );
}
