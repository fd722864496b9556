import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useRef, useState } from 'react';
import { memberRoles } from '#contract/companies/member-roles.ts';
import { call } from '#web/api/browser-call.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { DevicesCard } from '#web/features/account/devices-card.tsx';
import { useAction } from '#web/features/calls/use-call.ts';
import { useOwnCompany } from '#web/features/companies/own-company.ts';
import { useListParams, viewOf } from '#web/features/console/list/use-list-params.ts';
import { Loaded } from '#web/features/console/load-failed.tsx';
import { PageHead, StateTabs } from '#web/features/console/page-head.tsx';
import { setSession, useSession } from '#web/session/session-store.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { PersonForm } from '../auth/person-form.tsx';
import { quietly } from '../own-calls.ts';
import { CompanyCard } from './company-card.tsx';

const views = { tab: viewOf(['company', 'me']) };

const tabs = [
  { key: 'company', label: '单位主页' },
  { key: 'me', label: '我的账号' },
];

function Company() {
  return (
    <Loaded query={useOwnCompany()} failed="单位资料没有加载出来" waiting={<Skeleton active className="p-5" />}>
      {(company) => company && <CompanyCard company={company} />}
    </Loaded>
  );
}

/** The company's public page, and what is the member's own: profile, password, devices. */
export function MeansPage() {
  const { view, show } = useListParams({}, views);
  return (
    <>
      <PageHead />
      <section className="card">
        <StateTabs label="单位主页和我的账号" tabs={tabs} active={view.tab} onChange={(tab) => show({ tab })} />
        {view.tab === 'company' ? (
          <Company />
        ) : (
          <div className="grid gap-x-12 p-5 lg:grid-cols-[minmax(0,360px)_minmax(0,560px)]">
            <MyCard />
            <div>
              <SecurityCard />
            </div>
          </div>
        )}
      </section>
    </>
  );
}

const PhoneDialog = lazyPart(() => import('#web/features/account/phone-dialog.tsx'), 'PhoneDialog');
const PasswordDialog = lazyPart(() => import('#web/features/account/password-dialog.tsx'), 'PasswordDialog');

/** Sign-in and devices: phone, password and sessions of the account. */
export function SecurityCard() {
  const [open, setOpen] = useState<'phone' | 'password' | null>(null);
  const security = useQuery({
    queryKey: ['account-security'],
    queryFn: async () => {
      const [account, devices] = await Promise.all([
        call('GET /api/account', {}, quietly),
        call('GET /api/account/sessions', {}, quietly),
      ]);
      return { account, devices };
    },
  });
  const close = (changed: boolean) => {
    setOpen(null);
    if (changed) void security.refetch();
  };
  return (
    <Loaded query={security} failed="账号安全没有加载出来">
      {({ account, devices }) => (
        <>
          <section className="mb-6 max-lg:mt-6" aria-label="账号安全">
            <h2 className="mb-2 text-16 font-semibold text-ink-1">账号安全</h2>
            <ul className="text-14 text-ink-2">
              <li className="flex items-center gap-3 border-b border-line py-3">
                <span className="w-14 shrink-0 text-ink-1">手机号</span>
                <span className="tabular min-w-0 flex-1">{mask(account.phone)}</span>
                <Button onClick={() => setOpen('phone')}>更换</Button>
              </li>
              <li className="flex items-center gap-3 py-3">
                <span className="w-14 shrink-0 text-ink-1">密码</span>
                <span className="min-w-0 flex-1">{account.hasPassword ? '已设置' : '未设置'}</span>
                <Button onClick={() => setOpen('password')}>{account.hasPassword ? '修改密码' : '设置密码'}</Button>
              </li>
            </ul>
          </section>
          <DevicesCard
            key={devices.map(({ id }) => id).join()}
            devices={devices}
            toPhone={false}
            className="p-5! [&_h2]:text-16"
          />
          {open === 'phone' && <PhoneDialog account={account} onClose={close} />}
          {open === 'password' && <PasswordDialog account={account} onClose={close} />}
        </>
      )}
    </Loaded>
  );
}

const AvatarEditor = lazyPart(() => import('#web/features/resume/avatar-editor.tsx'), 'AvatarEditor');

const mask = (phone: string) => phone.replace(/^(\d{3})\d{4}/, '$1****');

/** My name, title and picture, as seekers see them. */
export function MyCard() {
  const me = useSession((state) => state.companyJober);
  const phone = useSession((state) => state.user?.phone ?? '');
  const [picture, setPicture] = useState<File | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const save = useAction('PATCH /api/team/me', {
    done: '已保存',
    onSuccess: (companyJober) => setSession({ companyJober }),
  });
  const saveAvatar = async (avatarFileId: string) => {
    const body = { name: me?.name ?? '', title: me?.title, avatarFileId };
    setSession({ companyJober: await call('PATCH /api/team/me', { body }) });
  };
  return (
    <section aria-label="我的资料">
      <h2 className="mb-4 text-16 font-semibold text-ink-1">我的资料</h2>
      <div className="mb-4 flex items-center gap-4">
        <Avatar name={me?.name ?? '我'} src={me?.avatarUrl} size={64} />
        <div>
          <Button onClick={() => input.current?.click()}>更换头像</Button>
          <p className="mt-1 text-12 text-ink-3">求职者能看到，建议用本人照片</p>
        </div>
        <input
          ref={input}
          type="file"
          accept="image/*"
          className="sr-only"
          tabIndex={-1}
          aria-label="选择头像"
          onChange={({ target }) => {
            setPicture(target.files?.[0] ?? null);
            target.value = '';
          }}
        />
      </div>
      <PersonForm okText="保存" onSave={(body) => save.mutateAsync({ body })}>
        <p className="mb-4 text-14 text-ink-3">
          手机号 <span className="tabular">{mask(phone)}</span>，不会展示给求职者
          {me?.role && <span className="block">角色：{memberRoles[me.role]}</span>}
        </p>
      </PersonForm>
      {picture && <AvatarEditor file={picture} onClose={() => setPicture(null)} save={saveAvatar} />}
    </section>
  );
}
