import X from 'lucide-react/icons/x';
import type { LoginProvider } from '#contract/identity/account-words.ts';
import { LogoMark } from '#web/features/shell/logo.tsx';

/** The provider and the site, and between them a link that did not come about. */
export function BrokenLink({ provider }: { provider: LoginProvider }) {
  return (
    <p aria-hidden="true" className="flex items-center gap-4">
      <span
        className={`grid size-16 flex-none place-items-center rounded-card ${provider === 'wechat' ? 'bg-ok-tint' : 'bg-brand-tint'}`}
      >
        {provider === 'wechat' ? (
          <svg viewBox="0 0 40 32" width="38" height="31" fill="var(--ok)" aria-hidden="true">
            <path d="M15 2c7 0 12.500 4.500 12.500 10S22 22 15 22c-1.500 0-3-.2-4.300-.6L6 24l1.200-4C4.200 18.200 2.500 15.300 2.500 12 2.500 6.500 8 2 15 2" />
            <path
              d="M27 11.500c6 0 10.500 3.900 10.500 8.500 0 2.800-1.500 5.200-3.900 6.800l1 3.400-4-2.200c-1.100.3-2.300.5-3.6.5-6 0-10.500-3.900-10.500-8.500s4.500-8.500 10.500-8.500"
              stroke="var(--ok-tint)"
              strokeWidth="2"
            />
          </svg>
        ) : (
          <svg viewBox="0 0 40 44" width="40" height="44" aria-hidden="true">
            <path d="M8 40h10l2-3 2 3h10l-3-4H11z" fill="var(--warm)" />
            <path
              d="M20 3c-7 0-11 5-11 12v5c-3 4-5 8-4 12 1 2 3-1 4-3 1 6 5 10 11 10s10-4 11-10c1 2 3 5 4 3 1-4-1-8-4-12v-5c0-7-4-12-11-12"
              fill="var(--ink-1)"
            />
            <path d="M20 21c-5 0-8 5-8 9 0 5 3 7 8 7s8-2 8-7c0-4-3-9-8-9" fill="var(--surface)" />
            <ellipse cx="16" cy="12" rx="2.6" ry="3.6" fill="var(--surface)" />
            <ellipse cx="24" cy="12" rx="2.6" ry="3.6" fill="var(--surface)" />
            <path d="M13 18q7-3 14 0-7 4-14 0" fill="var(--warm)" />
            <path d="M9 20q11 6 22 0l1 4q-5 2-8 2l-1 6h-4v-6q-6 0-11-2z" fill="var(--err)" />
          </svg>
        )}
      </span>
      <span className="flex-1 border-t-2 border-dashed border-line-strong" />
      <span className="grid size-7 flex-none place-items-center rounded-full bg-err-tint text-err-ink">
        <X size={16} />
      </span>
      <span className="flex-1 border-t-2 border-dashed border-line-strong" />
      <span className="grid size-16 flex-none place-items-center rounded-card bg-brand-tint">
        <LogoMark size={40} />
      </span>
    </p>
  );
}
