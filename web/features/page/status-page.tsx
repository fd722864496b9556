import type { ReactNode } from 'react';

interface Props {
  code: string;
  title: string;
  text: string;
  /** Links to next steps. */
  children: ReactNode;
}

/** A classroom: the number in chalk on its blackboard, the sun at the window, and two desks. */
function Classroom({ code }: { code: string }) {
  return (
    <svg viewBox="0 0 480 240" width="480" height="240" aria-hidden="true" className="mx-auto block h-auto max-w-full">
      <rect x="376" y="36" width="76" height="96" rx="4" fill="var(--ill-sun-2)" />
      <circle cx="424" cy="72" r="20" fill="var(--ill-sun)" />
      <path d="M376 116q24-20 44-8t32-8v32h-76z" fill="var(--ill-mid)" />
      <path
        d="M376 36h76v96h-76zM414 36v96M376 84h76"
        fill="none"
        stroke="var(--tile)"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <rect x="28" y="28" width="324" height="132" rx="6" fill="var(--ill-near)" />
      <rect x="38" y="38" width="304" height="112" rx="3" fill="var(--ill-ink)" />
      <text
        x="190"
        y="124"
        textAnchor="middle"
        fontSize="84"
        fontWeight="700"
        letterSpacing="8"
        fill="#fff"
        stroke="var(--ill-ink)"
        strokeWidth="2"
        strokeDasharray="1 7"
      >
        {code}
      </text>
      <rect x="120" y="158" width="140" height="8" rx="4" fill="var(--ill-mid)" />
      <rect x="138" y="152" width="22" height="7" rx="2" fill="var(--ill-lit)" />
      <rect x="168" y="154" width="12" height="5" rx="2" fill="var(--tile)" />
      <path
        d="M76 192h124v10H76zm12 10h8v28h-8zm92 0h8v28h-8zM280 192h124v10H280zm12 10h8v28h-8zm92 0h8v28h-8z"
        fill="var(--ill-near)"
      />
      <path d="M108 182h44v10h-44z" fill="var(--tile)" />
      <path d="M108 176h38v6h-38z" fill="var(--warm)" />
      <path d="M326 178l34 4-2 10h-34z" fill="var(--tile)" />
    </svg>
  );
}

export function StatusPage({ code, title, text, children }: Props) {
  return (
    <>
      {/* Wall and floor reach over the whole width. */}
      <div className="pt-6" style={{ background: 'linear-gradient(0deg, var(--ill-far) 44px, var(--ill-sky) 0)' }}>
        <Classroom code={code} />
      </div>
      <div className="page py-8 text-center">
        <h1 className="text-24">{title}</h1>
        <p className="mt-2 text-ink-3">{text}</p>
        <div className="mt-6 flex w-full flex-wrap justify-center gap-3">{children}</div>
      </div>
    </>
  );
}
