import { useState } from 'react';
import { Link } from 'react-router';
import { privacyLevels } from '#contract/identity/account-words.ts';
import type { AccountOverview } from '#contract/identity/accounts.ts';
import type { NoticeContacts } from '#contract/notifications/notice-contacts.ts';
import type { Viewer } from '#contract/resumes/resume-views.ts';
import { genders, identities } from '#contract/seekers/seeker.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { DevicesCard } from '#web/features/account/devices-card.tsx';
import { Leave } from '#web/features/account/leave.tsx';
import { useCityName } from '#web/features/city/city-name.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { Contacts } from '#web/features/notices/contacts.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session-store.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { BlocksCard } from './blocks-card.tsx';
import { DataCard } from './data-card.tsx';
import type { Account } from './load-account.ts';
import { PrivacyCard } from './privacy-card.tsx';
import { WaysInCard } from './ways-in-card.tsx';

/** Channels for notices besides the site and the phone; 通知设置 selects the topics. */
function ContactsCard({ contacts: loaded }: { contacts: NoticeContacts }) {
  const [contacts, setContacts] = useState(loaded);
  return (
    <Card
      id="contacts"
      heading="通知方式"
      aside={
        <Link className="text-14 text-brand" to={paths.notices()}>
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

const names: Record<string, { label: string; href?: string }> = {
  privacy: { label: '隐私政策', href: paths.privacy() },
  agreement: { label: '用户服务协议', href: paths.agreement() },
  exam: { label: '公开招聘报名', href: paths.ownExams() },
  delivery: { label: '看我投递的简历', href: paths.deliveries() },
};

const AT_FIRST = 6;

/** My consents, with versions and dates. */
export function ConsentsCard({ consents }: { consents: AccountOverview['consents'] }) {
  const [all, setAll] = useState(false);
  const shown = all ? consents : consents.slice(0, AT_FIRST);
  return (
    <Card id="consents" heading="授权记录" aside={consents.length > 0 ? `最近 ${consents.length} 条` : undefined}>
      {consents.length === 0 ? (
        <p className="text-14 text-ink-3">还没有授权记录</p>
      ) : (
        <>
          <table className="w-full text-14">
            <thead>
              <tr className="border-b border-line text-left text-14 text-ink-3">
                <th className="py-2 font-normal">给谁，做什么</th>
                <th className="py-2 pl-4 text-right font-normal">时间</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ kind, version, grantedAt, company, about }) => (
                <tr key={`${kind}${grantedAt}`} className="border-b border-line last:border-b-0">
                  <td className="py-2">
                    <a className="font-semibold text-ink-1 hover:text-brand" href={names[kind]?.href}>
                      {company ?? names[kind]?.label ?? kind}
                    </a>
                    <span className="block text-12 text-ink-3">{about ?? (company ? names[kind]?.label : '本站')}</span>
                  </td>
                  <td className="tabular py-2 pl-4 text-right whitespace-nowrap text-ink-2">
                    {dayAndTime(grantedAt)}
                    {version && <span className="block text-12 text-ink-3">{version} 版</span>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {consents.length > shown.length && (
            <Button look="text" wide className="mt-2" onClick={() => setAll(true)}>
              查看全部 {consents.length} 条
            </Button>
          )}
        </>
      )}
    </Card>
  );
}

const CRESTS = 5;

/** The crests of the schools that viewed the person last, each once. */
function LastViewers({ viewers }: { viewers: readonly Viewer[] }) {
  const companies = [...new Map(viewers.map(({ company }) => [company.id, company])).values()];
  if (companies.length === 0) return null;
  return (
    <a
      href={paths.lookMe()}
      className="flex items-center justify-between gap-3 text-14 text-ink-2 hover:text-brand max-sm:w-full"
    >
      最近看过你的学校
      <span className="flex -space-x-1.5">
        {companies.slice(0, CRESTS).map(({ id, name, logoUrl }) => (
          <CompanyLogo key={id} name={name} src={logoUrl} size={32} />
        ))}
      </span>
    </a>
  );
}

/** The page's header: the person as a school sees them, and who looked last. */
function ProfileCard({ account, viewers }: { account: AccountOverview; viewers: readonly Viewer[] }) {
  const jober = useSession((state) => state.jober);
  const city = useCityName(jober?.cityCode ?? null);
  if (!jober) return null;
  const facts = [
    labelOf(genders, jober.gender),
    labelOf(educations, jober.education),
    labelOf(identities, jober.identity),
    jober.cityCode && city,
  ].filter(Boolean);
  return (
    <div id="profile" className="flex flex-wrap items-center gap-x-8 gap-y-4 px-6 py-5 max-sm:px-4">
      <div className="flex min-w-0 flex-1 items-center gap-4 max-sm:basis-full">
        <Avatar name={jober.name} src={jober.avatarUrl} size={56} />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 text-20 leading-9 font-semibold text-ink-1">
            {jober.name}
            {account.seeker && <Tag>{privacyLevels[account.seeker.privacy]}</Tag>}
          </p>
          <p className="text-14 text-ink-2">{facts.join(' · ')}</p>
        </div>
      </div>
      <LastViewers viewers={viewers} />
      <div className="flex flex-wrap gap-2">
        <Leave />
        <ButtonLink href={paths.seekerInfo(paths.homePage())}>修改基本信息</ButtonLink>
      </div>
    </div>
  );
}
