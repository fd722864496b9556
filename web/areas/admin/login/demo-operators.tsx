import ChevronRight from 'lucide-react/icons/chevron-right';
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
    <section aria-label="演示账号" className="mt-8 border-t border-line pt-5">
      <h2 className="text-13 font-medium text-ink-1">
        演示账号
        <span className="block font-normal text-ink-3">点一个填好手机号、密码和当前动态码，仅本机演示时显示</span>
      </h2>
      <ul className="mt-3 grid grid-cols-2 gap-2">
        {accounts.map(({ phone, label }) => (
          <li key={phone}>
            <button
              type="button"
              data-testid="demo-operator"
              title={phone}
              className="group flex w-full cursor-pointer items-center gap-2 rounded-ctl bg-fill px-3 py-2 text-left text-13 text-ink-1 hover:text-brand"
              onClick={() => void fill(phone)}
            >
              <span className="min-w-0 flex-1">{label}</span>
              <ChevronRight size={16} className="text-ink-4 group-hover:text-brand" aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
