import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import type { OperatorRole } from '#contract/actor.ts';
import { operatorDuties, operatorRoles } from '#contract/operators/acts.ts';
import { call } from '#web/api/browser-call.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { doorsOf } from '../sections.ts';

interface Filled {
  phone: string;
  password: string;
  code: string;
}

const ask = (phone?: string) =>
  call('GET /api/admin/demo', { query: { phone } }, { background: true, quiet: true }).catch(() => null);

/** What each role opens behind this door. In a demo on one's own machine a press fills in its phone, password and code. */
export function RoleDoors({ onFill }: { onFill(fields: Filled): void }) {
  const [accounts, setAccounts] = useState<{ phone: string; label: string }[]>([]);
  useEffect(() => {
    void ask().then((demo) => setAccounts(demo?.accounts ?? []));
  }, []);
  const fill = async (phone: string) => {
    const demo = await ask(phone);
    if (demo) onFill({ phone, password: demo.password, code: demo.code });
  };
  const isDemo = accounts.length > 0;
  return (
    <aside
      className={clsx(
        'flex flex-col justify-center border-line bg-ground px-14 py-10 max-xl:px-8 max-sm:px-6 max-sm:py-6 lg:border-l',
        !isDemo && 'max-lg:hidden',
      )}
      aria-labelledby="roles"
    >
      <h2 id="roles" className="text-16 font-semibold text-ink-1">
        {isDemo ? '演示账号' : '每个角色能用的页面'}
        <span className="mt-0.5 block text-13 font-normal text-ink-3">
          {isDemo ? '点一个，替你填好三项；仅本机演示时显示' : '登录以后只看得到自己角色的页面'}
        </span>
      </h2>
      <ul className="mt-4 border-t border-line">
        {(Object.keys(operatorRoles) as OperatorRole[]).map((role) => {
          const account = accounts.find(({ label }) => label.includes(`（${operatorRoles[role]}）`));
          const name = account?.label.replace(/^\S+ |（.*$/g, '') ?? '';
          const inside = (
            <>
              {account && <Avatar name={name} size={36} />}
              <span className="min-w-0 flex-1">
                <b className="text-14 font-semibold text-ink-1">{operatorRoles[role]}</b>
                {account && <span className="ml-2 text-13 text-ink-2">{name}</span>}
                <span className="block text-12 text-ink-3" title={operatorDuties[role]}>
                  {doorsOf(role)}
                </span>
              </span>
              {account && <span className="text-13 whitespace-nowrap text-brand">填入</span>}
            </>
          );
          const look = 'flex w-full items-center gap-3 py-3.5 text-left';
          return (
            <li key={role} className="border-b border-line">
              {account ? (
                <button
                  type="button"
                  data-testid="demo-operator"
                  title={account.phone}
                  className={`cursor-pointer hover:bg-fill ${look}`}
                  onClick={() => void fill(account.phone)}
                >
                  {inside}
                </button>
              ) : (
                <div className={look}>{inside}</div>
              )}
            </li>
          );
        })}
      </ul>
    </aside>
  );
}
