import { useState } from 'react';
import { Link } from 'react-router';
import type { NoticeContacts } from '#contract/notifications/notice-contacts.ts';
import { Contacts } from '#web/features/notices/contacts.tsx';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';

/** Channels for notices besides the site and the phone; 通知设置 selects the topics. */
export function ContactsCard({ contacts: loaded }: { contacts: NoticeContacts }) {
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
