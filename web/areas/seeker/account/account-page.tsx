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

/** 个人主页: public profile, visibility, sign-in, and personal data; two columns where there is room. */
export function AccountPage(loaded: Account) {
  const { account, devices, blocks, exported, contacts } = loaded;
  return (
    <>
      <h1 className="sr-only">个人主页</h1>
      <ProfileCard account={account} />
      <div className="mt-4 gap-4 xl:columns-2 [&>section]:mb-4 [&>section]:break-inside-avoid">
        {account.seeker && <PrivacyCard seeker={account.seeker} />}
        {account.seeker && <BlocksCard blocks={blocks} />}
        <WaysInCard account={account} />
        <ContactsCard contacts={contacts} />
        <DevicesCard devices={devices} toPhone={account.seeker !== null} />
        <ConsentsCard consents={account.consents} />
        <DataCard phone={account.phone} exported={exported} />
      </div>
    </>
  );
}
