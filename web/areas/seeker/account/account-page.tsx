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
  if (!contacts.email && !contacts.wechat) return null;
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

const parts = [
  ['profile', '公开资料'],
  ['privacy', '隐私'],
  ['blocks', '屏蔽单位'],
  ['ways', '登录方式'],
  ['contacts', '通知方式'],
  ['devices', '登录设备'],
  ['consents', '授权记录'],
  ['data', '数据与注销'],
] as const;

/** Without sign-in methods that this site does not offer. */
const shownParts = ({ contacts: { email, wechat } }: Account) =>
  parts.filter(([id]) => id !== 'contacts' || email !== null || wechat !== null);

/** 个人主页: public profile, visibility, sign-in, and personal data. */
export function AccountPage(loaded: Account) {
  const { account, devices, blocks, exported, contacts } = loaded;
  return (
    <div className="flex items-start gap-6">
      <nav aria-label="个人主页" className="sticky top-20 w-40 shrink-0 max-lg:hidden">
        <ul className="card space-y-0.5 p-2">
          {shownParts(loaded).map(([id, label]) => (
            <li key={id}>
              <a className="menu-item" href={`#${id}`} data-keep-scroll>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0 flex-1 space-y-4">
        <h1 className="sr-only">个人主页</h1>
        <ProfileCard account={account} />
        {account.seeker && <PrivacyCard seeker={account.seeker} />}
        {account.seeker && <BlocksCard blocks={blocks} />}
        <WaysInCard account={account} />
        <ContactsCard contacts={contacts} />
        <DevicesCard devices={devices} toPhone={account.seeker !== null} />
        <ConsentsCard consents={account.consents} />
        <DataCard phone={account.phone} exported={exported} />
      </div>
    </div>
  );
}
