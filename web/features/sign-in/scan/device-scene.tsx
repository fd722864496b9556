/** A code that looks like one and says nothing, 66 units square from 164 80. */
const code =
  'M164 80h24v24h-24zm42 0h24v24h-24zm-42 42h24v24h-24zM171 87h10v10h-10zm42 0h10v10h-10zm-42 42h10v10h-10zM194 82h6v10h-6zm0 16h6v6h-6zm-28 12h10v6h-10zm18 0h6v6h-6zm12 0h14v6h-14zm22 2h12v6h-12zm-24 12h6v10h-6zm12-2h8v8h-8zm16 4h8v8h-8zm-24 12h14v6h-14zm20 2h10v6h-10z';

/** A phone that looks at the code on a computer's screen; upright for a panel that is higher than wide, where it stands whole. */
export function DeviceScene({ className, upright = false }: { className?: string; upright?: boolean }) {
  return (
    <svg
      viewBox={upright ? '10 -6 370 456' : '0 16 460 212'}
      preserveAspectRatio={upright ? 'xMidYMid' : 'xMidYMid slice'}
      className={className}
      aria-hidden="true"
    >
      <rect x="-400" y="-400" width="1260" height="1200" fill="var(--ill-sky)" />
      <circle cx="92" cy="70" r="38" fill="var(--ill-sun-2)" />
      <circle cx="92" cy="70" r="24" fill="var(--ill-sun)" />
      <path d="M-400 196h400c80-32 150-30 230-10s150 10 230-20h400v600H-400z" fill="var(--ill-far)" />
      <path d="M-400 214H860v600H-400z" fill="var(--ill-mid)" />
      {upright && (
        <>
          {/* a notebook and a cup on the desk */}
          <path d="M84 292l74-18 22 74-76 18z" fill="var(--ill-far)" />
          <path d="M102 304l46-11M107 318l46-11M112 332l30-7" stroke="var(--ill-near)" strokeWidth="4" />
          <path d="M112 240h34v22a10 10 0 0 1-10 10h-14a10 10 0 0 1-10-10z" fill="var(--tile)" />
          <path d="M112 246h-6a6 6 0 0 0 0 14h6" fill="none" stroke="var(--tile)" strokeWidth="4" />
        </>
      )}
      {/* the computer */}
      <rect x="108" y="58" width="178" height="120" rx="10" fill="var(--ill-ink)" />
      <rect x="117" y="67" width="160" height="102" rx="4" fill="var(--tile)" />
      <path d="M97 178h200l6 28a6 6 0 0 1-6 8H97a6 6 0 0 1-6-8z" fill="var(--ill-near)" />
      <path d="M168 186h58l4 10h-66z" fill="var(--ill-far)" />
      <path d={code} fill="var(--ill-ink)" fillRule="evenodd" />
      {/* the phone, and its view */}
      <path
        d={upright ? 'M196 230L160 150h74l52 80z' : 'M312 96l-78-22v78l78-8z'}
        fill="var(--brand-solid)"
        opacity=".14"
      />
      <g transform={upright ? 'translate(-267 90) scale(1.5)' : undefined}>
        <rect x="306" y="82" width="70" height="128" rx="12" fill="var(--ink-1)" />
        <rect x="311" y="90" width="60" height="112" rx="7" fill="var(--tile)" />
        <path
          d="M322 118v-8h8m22 0h8v8m0 22v8h-8m-22 0h-8v-8"
          fill="none"
          stroke="var(--brand-solid)"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path d="M320 129h42" stroke="var(--ok)" strokeWidth="3" strokeLinecap="round" />
        <rect x="322" y="164" width="38" height="12" rx="6" fill="var(--brand-solid)" />
        <path d="M326 186h30" stroke="var(--ill-far)" strokeWidth="4" strokeLinecap="round" />
      </g>
    </svg>
  );
}
