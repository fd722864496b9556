import type { ReactNode } from 'react';

interface Props {
  code: string;
  title: string;
  text: string;
  /** Links to next steps. */
  children: ReactNode;
}

/** A blackboard with the number on it. */
function Blackboard({ code }: { code: string }) {
  return (
    <svg viewBox="0 0 280 180" width="280" height="180" aria-hidden="true" className="max-w-full">
      <circle cx="226" cy="56" r="44" fill="var(--ill-sun-2)" />
      <circle cx="226" cy="56" r="29" fill="var(--ill-sun)" />
      <path d="M0 164c60-24 120-20 160-8s84 8 120-6v30H0z" fill="var(--ill-far)" />
      <path d="M74 128 58 172M206 128l16 44" stroke="var(--ill-near)" strokeWidth="6" strokeLinecap="round" />
      <rect x="40" y="26" width="200" height="108" rx="10" fill="var(--ill-ink)" />
      <rect x="48" y="34" width="184" height="92" rx="6" fill="var(--ill-mid)" />
      <text x="140" y="96" textAnchor="middle" fontSize="50" fontWeight="600" fill="var(--ill-ink)" letterSpacing="4">
        {code}
      </text>
      <rect x="118" y="130" width="44" height="8" rx="4" fill="var(--ill-near)" />
      <rect x="126" y="124" width="16" height="6" rx="2" fill="var(--ill-lit)" />
    </svg>
  );
}

export function StatusPage({ code, title, text, children }: Props) {
  return (
    <div className="page flex min-h-[62dvh] flex-col items-center justify-center py-12 text-center max-sm:py-8">
      <Blackboard code={code} />
      <h1 className="mt-6 text-24">{title}</h1>
      <p className="mt-2 text-ink-3">{text}</p>
      <div className="mt-6 flex w-full flex-wrap justify-center gap-3">{children}</div>
    </div>
  );
}
