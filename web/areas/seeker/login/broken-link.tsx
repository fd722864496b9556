import X from 'lucide-react/icons/x';
import type { LoginProvider } from '#contract/identity/account-words.ts';
import { LogoMark } from '#web/features/shell/logo.tsx';

/** The provider and the site, and between them a link that did not come about. */
export function BrokenLink({ provider }: { provider: LoginProvider }) {
  return (
    <p aria-hidden="true" className="flex items-center gap-3">
      <span
        className={`grid size-16 place-items-center rounded-card ${provider === 'wechat' ? 'bg-ok-tint' : 'bg-fill text-20 font-semibold text-ink-1'}`}
      >
        {provider === 'wechat' ? (
          <svg viewBox="0 0 40 32" width="38" height="31" fill="var(--ok)" aria-hidden="true">
            <path d="M15 2c7 0 12.500 4.500 12.500 10S22 22 15 22c-1.500 0-3-.2-4.300-.6L6 24l1.200-4C4.200 18.200 2.500 15.300 2.500 12 2.500 6.500 8 2 15 2" />
            <path
              d="M27 11.500c6 0 10.500 3.900 10.500 8.500 0 2.800-1.500 5.200-3.900 6.800l1 3.400-4-2.200c-1.100.3-2.300.5-3.600.5-6 0-10.500-3.900-10.500-8.500s4.500-8.500 10.500-8.500"
              stroke="var(--ok-tint)"
              strokeWidth="2"
            />
          </svg>
        ) : (
          'QQ'
        )}
      </span>
      <span className="w-8 border-t-2 border-dashed border-line-strong" />
      <span className="grid size-7 place-items-center rounded-full bg-err-tint text-err-ink">
        <X size={16} />
      </span>
      <span className="w-8 border-t-2 border-dashed border-line-strong" />
      <span className="grid size-16 place-items-center rounded-card bg-brand-tint">
        <LogoMark size={40} />
      </span>
    </p>
  );
}
