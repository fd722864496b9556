import { useEffect, useState } from 'react';
import { call } from '#web/api/browser-call.ts';

interface Filled {
  phone: string;
  password: string;
  code: string;
}

const ask = (phone?: string) =>
  call('GET /api/admin/demo', { query: { phone } }, { background: true, quiet: true }).catch(() => null);

/** In a demo on one's own machine: the operators and their current authenticator codes. Renders nothing elsewhere. */
export function DemoOperators({ onFill }: { onFill(fields: Filled): void }) {
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
    <section aria-label="演示账号" className="mt-6 border-t border-line pt-5">
      <h2 className="text-13 font-medium text-ink-1">演示账号</h2>
      <p className="mt-0.5 text-12 text-ink-3">点一个填好手机号、密码和当前动态码，仅本机演示时显示</p>
      <ul className="-mx-2 mt-2 space-y-1">
        {accounts.map(({ phone, label }) => (
          <li key={phone}>
            <button
              type="button"
              data-testid="demo-operator"
              className="flex w-full cursor-pointer justify-between rounded-ctl px-2 py-1.5 text-left text-13 text-ink-2 hover:bg-fill"
              onClick={() => void fill(phone)}
            >
              <span>{label}</span>
              <span className="tabular text-ink-3">{phone}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
