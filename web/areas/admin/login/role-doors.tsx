import { clsx } from 'clsx';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useEffect, useState } from 'react';
import type { OperatorRole } from '#contract/actor.ts';
import { operatorDuties, operatorRoles } from '#contract/operators/acts.ts';
import { call } from '#web/api/browser-call.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Doors } from '../shell/doors.tsx';

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
        'flex flex-col justify-center bg-brand-tint px-16 py-10 max-xl:px-8 max-sm:px-4 max-sm:py-6',
        !isDemo && 'max-lg:hidden',
      )}
      aria-labelledby="roles"
    >
      <div className="mx-auto w-full max-w-168">
        <h2 id="roles" className="text-20 font-semibold text-ink-1">
          每个角色能用的页面
          <span className="mt-0.5 block text-13 font-normal text-ink-2">
            {isDemo ? '演示账号：点一个填好三项，仅本机演示时显示' : '登录以后只看得到自己角色的页面'}
          </span>
        </h2>
        <ul className="mt-4 overflow-hidden rounded-card bg-surface shadow-float">
          {(Object.keys(operatorRoles) as OperatorRole[]).map((role) => {
            const account = accounts.find(({ label }) => label.includes(`（${operatorRoles[role]}）`));
            const name = account?.label.replace(/^\S+ |（.*$/g, '') ?? '';
            const inside = (
              <>
                <span className="flex items-center gap-3">
                  {account && <Avatar name={name} size={36} />}
                  <span className="min-w-0 flex-1">
                    <b className="text-16 font-semibold text-ink-1">{operatorRoles[role]}</b>
                    {account && <span className="ml-2 text-13 text-ink-2">{name}</span>}
                    <span className="block text-12 text-ink-3">{operatorDuties[role]}</span>
                  </span>
                  {account && <ArrowRight size={18} className="text-ink-4 group-hover:text-brand" aria-hidden />}
                </span>
                <Doors role={role} />
              </>
            );
            const look = 'grid w-full gap-2.5 px-6 py-4 text-left max-sm:px-4 max-sm:py-3';
            return (
              <li key={role} className="border-line not-first:border-t">
                {account ? (
                  <button
                    type="button"
                    data-testid="demo-operator"
                    title={account.phone}
                    className={`group cursor-pointer hover:bg-ground ${look}`}
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
      </div>
    </aside>
  );
}
