import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type LoginProvider, loginProviders } from '#contract/identity/account-words.ts';
import type { AccountOverview } from '#contract/identity/accounts.ts';
import { maskPhone } from '#contract/text.ts';
import { confirm } from '#web/api/confirm.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { AccountLine } from '#web/features/account/account-line.tsx';
import { useAction } from '#web/features/page-calls/use-action.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { Button } from '#web/ui/button.tsx';
import { leaveForProvider } from '../login/oauth.ts';

const PhoneDialog = lazyPart(() => import('#web/features/account/phone-dialog.tsx'), 'PhoneDialog');
const PasswordDialog = lazyPart(() => import('#web/features/account/password-dialog.tsx'), 'PasswordDialog');

/** Phone, password, and third-party sign-ins. The phone always remains, so none of the others is the last. */
export function WaysInCard({ account }: { account: AccountOverview }) {
  const [open, setOpen] = useState<'phone' | 'password' | null>(null);
  const { revalidate } = useRevalidator();
  const close = (changed: boolean) => {
    setOpen(null);
    if (changed) void revalidate();
  };
  const leave = useAction('DELETE /api/account/logins/:provider', {
    done: (_, { params }) => `已解绑${loginProviders[params.provider]}`,
    onSuccess: revalidate,
  });
  const unbind = async (provider: LoginProvider) => {
    const label = loginProviders[provider];
    const text = `解绑后不能再用${label}登录，手机号登录不受影响。`;
    if (!(await confirm({ title: `解绑${label}？`, text, confirmLabel: '解绑', cancelLabel: '取消' }))) return;
    await leave.send({ params: { provider } });
  };
  const takeBack = useAction('DELETE /api/account/phoneChange', { done: '已撤销换号申请', onSuccess: revalidate });
  const bound = new Map(account.logins.map((login) => [login.provider, login.boundAt]));
  const shown = (Object.keys(loginProviders) as LoginProvider[]).filter(
    (provider) => account.providers.includes(provider) || bound.has(provider),
  );
  return (
    <>
      <div>
        <AccountLine
          label="手机号"
          value={
            <>
              <span className="tabular">{maskPhone(account.phone)}</span>
              {account.phoneChange && (
                <span className="mt-0.5 block text-14 text-warm-ink">
                  {dayAndTime(account.phoneChange.dueAt)} 起改为 {account.phoneChange.phone}
                </span>
              )}
            </>
          }
        >
          {account.phoneChange ? (
            <Button size="s" look="danger" onClick={() => void takeBack.send({})}>
              撤销
            </Button>
          ) : (
            <Button size="s" onClick={() => setOpen('phone')}>
              更换
            </Button>
          )}
        </AccountLine>
        <AccountLine label="密码" value={account.hasPassword ? '已设置' : '未设置，设置后可以不等短信直接登录'}>
          <Button size="s" onClick={() => setOpen('password')}>
            {account.hasPassword ? '修改' : '设置'}
          </Button>
        </AccountLine>
        {shown.map((provider) => (
          <AccountLine
            key={provider}
            label={loginProviders[provider]}
            value={bound.has(provider) ? `${dayAndTime(bound.get(provider) ?? '')} 绑定` : '未绑定'}
          >
            {bound.has(provider) ? (
              <Button size="s" onClick={() => void unbind(provider)}>
                解绑
              </Button>
            ) : (
              <Button size="s" onClick={() => void leaveForProvider(provider, 'bind').catch(() => {})}>
                绑定
              </Button>
            )}
          </AccountLine>
        ))}
      </div>
      {open === 'phone' && <PhoneDialog account={account} onClose={close} />}
      {open === 'password' && <PasswordDialog account={account} onClose={close} />}
    </>
  );
}
