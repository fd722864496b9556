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

/** 个人主页: what schools see leads; below it who was refused and allowed, and the account itself. */
export function AccountPage(loaded: Account) {
  const { account, devices, blocks, exported, contacts, viewers } = loaded;
  const isSeeker = account.seeker !== null;
  return (
    <div className="space-y-4">
      <h1 className="sr-only">个人主页</h1>
      <div className="card overflow-hidden">
        <ProfileCard account={account} viewers={viewers} />
        {account.seeker && <PrivacyCard seeker={account.seeker} />}
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className={group}>
          {isSeeker && <BlocksCard blocks={blocks} />}
          <ConsentsCard consents={account.consents} />
        </div>
        <div className={group}>
          <WaysInCard account={account} />
          <DevicesCard devices={devices} toPhone={isSeeker} />
          {(contacts.email || contacts.wechat) && <ContactsCard contacts={contacts} />}
          <DataCard phone={account.phone} exported={exported} />
        </div>
      </div>
    </div>
  );
}
