import type { ReactNode } from 'react';

interface Props {
  code: string;
  title: string;
  text: string;
  /** Links to next steps. */
  children: ReactNode;
}

/** The roll call: who is here, and what is not. */
const roll = [
  ['首页', '到'],
  ['职位', '到'],
  ['这一页', '缺席'],
] as const;

const chalk = { fill: '#fff', fontWeight: 600 } as const;

/** A classroom with a number in chalk on its board, two windows and three desks; of a missing page the roll is called, and its desk is empty. */
function Classroom({ code }: { code: string }) {
  const isMissing = code === '404';
  return (
    <svg
      viewBox="0 0 1120 320"
      preserveAspectRatio="xMidYMax slice"
      width="1120"
      height="320"
      aria-hidden="true"
      className="mx-auto block max-w-full"
      style={{ height: 'clamp(200px, 28vw, 320px)' }}
    >
      {[64, 906].map((x) => (
        <g key={x} transform={`translate(${x} 52)`}>
          <path d="M0 0h150v150H0z" fill="var(--ill-sun-2)" />
          <circle cx={x < 500 ? 112 : 62} cy="56" r="28" fill="var(--ill-sun)" />
          <path d="M0 128q46-34 84-14t66-18v54H0z" fill="var(--ill-mid)" />
          <path d="M0 0h150v150H0zM75 0v150M0 75h150" fill="none" stroke="var(--tile)" strokeWidth="8" />
          <path d="M-10 154h170v10h-170z" fill="var(--ill-mid)" />
        </g>
      ))}
      <rect x="258" y="24" width="604" height="200" rx="8" fill="var(--ill-near)" />
      <rect x="272" y="38" width="576" height="172" rx="4" fill="var(--ill-ink)" />
      <text
        x={isMissing ? 418 : 560}
        y="168"
        textAnchor="middle"
        fontSize="124"
        letterSpacing="6"
        {...chalk}
        stroke="var(--ill-ink)"
        strokeWidth="2"
        strokeDasharray="1 7"
      >
        {code}
      </text>
      {isMissing && (
        <g fontSize="26" {...chalk}>
          <path d="M578 64v122" stroke="#fff" strokeWidth="2" strokeDasharray="5 6" opacity=".6" />
          {roll.map(([who, says], at) => (
            <g key={who}>
              <text x="616" y={90 + at * 46}>
                {who}
              </text>
              <text x="722" y={90 + at * 46}>
                {says}
              </text>
              <path
                d={says === '到' ? 'M806 82l8 9 14-20' : 'M808 72l18 18m0-18l-18 18'}
                transform={`translate(0 ${at * 46})`}
                fill="none"
                stroke={says === '到' ? '#fff' : 'var(--ill-sun)'}
                strokeWidth="4"
                strokeLinecap="round"
              />
            </g>
          ))}
        </g>
      )}
      <path d="M480 222h160v10H480z" fill="var(--ill-mid)" />
      <path d="M506 214h30v8h-30zm46 2h16v6h-16z" fill="var(--ill-lit)" />
      {[330, 506, 682].map((x, at) => (
        <g key={x} transform={`translate(${x} 252)`} fill="var(--ill-near)">
          <path d="M0 0h108v12H0zM10 12h10v44H10zm78 0h10v44H88z" />
          {at === 1 && isMissing ? (
            // Its chair is pushed in, and nothing lies on it.
            <path d="M30 18h48v8H30zm4 8h8v30h-8zm32 0h8v30h-8z" fill="var(--ill-mid)" />
          ) : (
            <path d="M22-12h46V0H22zm6-8h36v8H28z" fill={at === 0 ? 'var(--warm)' : 'var(--tile)'} />
          )}
        </g>
      ))}
    </svg>
  );
}

export function StatusPage({ code, title, text, children }: Props) {
  return (
    <>
      {/* Wall and floor reach over the whole width. */}
      <div style={{ background: 'linear-gradient(0deg, var(--ill-far) 24%, var(--ill-sky) 0)' }}>
        <Classroom code={code} />
      </div>
      <div className="page py-8 text-center">
        <h1 className="text-28">{title}</h1>
        <p className="mt-2 text-ink-3">{text}</p>
        <div className="mt-6 flex w-full flex-wrap justify-center gap-3">{children}</div>
      </div>
    </>
  );
}
