import { useEffect, useState } from 'react';
import { call } from '#web/api/browser-call.ts';

const ask = (phone?: string) =>
  call('GET /api/admin/demo', { query: { phone } }, { background: true, quiet: true }).catch(() => null);

/** In a demo that was entered by its printed link a press fills in a role's phone, password and code. */
export function DemoAccounts({ onFill }: { onFill(fields: Record<'phone' | 'password' | 'code', string>): void }) {
  const [accounts, setAccounts] = useState<{ phone: string; label: string }[]>([]);
  useEffect(() => {
    void ask().then((demo) => setAccounts(demo?.accounts ?? []));
  }, []);
  const fill = async (phone: string) => {
    const demo = await ask(phone);
    if (demo) onFill({ phone, password: demo.password, code: demo.code });
  };
  if (accounts.length === 0) return null;
  return (
    <section aria-labelledby="demo-accounts" className="mt-6 rounded-card bg-fill px-4 py-3 text-13 text-ink-2">
      <h2 id="demo-accounts" className="font-medium text-ink-1">
        演示账号 <span className="ml-1 font-normal text-ink-3">点一个填好三项，仅从演示入口可见</span>
      </h2>
      <ul className="mt-2 flex gap-2 max-sm:gap-1.5">
        {accounts.map(({ phone, label }) => (
          <li key={phone} className="flex-auto">
            <button
              type="button"
              data-testid="demo-operator"
              title={phone}
              className="h-9 w-full cursor-pointer rounded-ctl border border-line-strong bg-surface px-1 text-ink-1 hover:border-brand hover:text-brand max-sm:h-11"
              onClick={() => void fill(phone)}
            >
              {/（(.+)）/.exec(label)?.[1]}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
