import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { Suspense, useState } from 'react';
import { call } from '#web/api/browser-call.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { DevicesCard } from '#web/features/account/devices-card.tsx';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { mask } from './my-card.tsx';

const PhoneDialog = lazyPart(() =>
  import('#web/features/account/phone-dialog.tsx').then(({ PhoneDialog }) => PhoneDialog),
);
const PasswordDialog = lazyPart(() =>
  import('#web/features/account/password-dialog.tsx').then(({ PasswordDialog }) => PasswordDialog),
);

/** Sign-in and devices: phone, password and sessions of the account. */
export function SecurityCard() {
  const [open, setOpen] = useState<'phone' | 'password' | null>(null);
  const security = useQuery({
    queryKey: ['account-security'],
    queryFn: async () => {
      const options = { background: true, quiet: true };
      const [account, devices] = await Promise.all([
        call('GET /api/account', {}, options),
        call('GET /api/account/sessions', {}, options),
      ]);
      return { account, devices };
    },
  });
  if (security.isPending) return <Skeleton active />;
  if (security.isError)
    return <LoadFailed title="账号安全没有加载出来" error={security.error} onRetry={security.refetch} />;
  const { account, devices } = security.data;
  const close = (changed: boolean) => {
    setOpen(null);
    if (changed) void security.refetch();
  };
  return (
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
      <Suspense>
        {open === 'phone' && <PhoneDialog account={account} onClose={close} />}
        {open === 'password' && <PasswordDialog account={account} onClose={close} />}
      </Suspense>
    </>
  );
}
