/** A delivery flies from a lit window to the school, and its answer comes back: the site's promise as a picture. A low one has no sky: it stands at the foot of what is above it. */
export function ReplyScene({ className, low = false }: { className?: string; low?: boolean }) {
  return (
    <svg
      viewBox={low ? '0 96 460 178' : '0 30 460 244'}
      preserveAspectRatio="xMidYMax slice"
      className={className}
      aria-hidden="true"
    >
      <g display={low ? 'none' : undefined}>
        <rect width="460" height="300" fill="var(--ill-sky)" />
        <circle cx="356" cy="74" r="40" fill="var(--ill-sun-2)" />
        <circle cx="356" cy="74" r="26" fill="var(--ill-sun)" />
        <path
          d="M232 134h46a11 11 0 0 0 0-22 16 16 0 0 0-30-5 13 13 0 0 0-16 27M404 122h30a9 9 0 0 0 0-18 13 13 0 0 0-25-3 11 11 0 0 0-5 21"
          fill="var(--ill-far)"
        />
      </g>
      <path d="M0 216c70-44 130-40 204-8s168 22 256-34v126H0z" fill="var(--ill-far)" />
      <path d="M0 252c90-26 170-22 236-12s150 6 224-22v82H0z" fill="var(--ill-mid)" />
      {/* the school */}
      <path d="M286 250v-66h48v-24l22-18 22 18v24h48v66z" fill="var(--tile)" />
      <path d="M280 184h54v8h-54zm98 0h54v8h-54zM328 160l28-24 28 24v6h-56z" fill="var(--ill-ink)" />
      <path d="M356 136v-26" stroke="var(--ill-ink)" strokeWidth="3" strokeLinecap="round" />
      <path d="M357 110h22l-6 7 6 7h-22z" fill="var(--warm)" />
      <circle cx="356" cy="178" r="9" fill="var(--ill-far)" />
      <path d="M356 173v5l4 3" stroke="var(--ill-ink)" strokeWidth="2" strokeLinecap="round" fill="none" />
      <path
        d="M296 202h14v16h-14zm24 0h14v16h-14zm58 0h14v16h-14zm24 0h14v16h-14zM296 226h14v14h-14zm106 0h14v14h-14z"
        fill="var(--ill-near)"
      />
      <path d="M320 226h14v14h-14zm58 0h14v14h-14z" fill="var(--ill-sun)" />
      <path d="M348 250v-28a8 8 0 0 1 16 0v28z" fill="var(--ill-ink)" />
      {/* the sender's window */}
      <path d="M40 254V158l34-22 34 22v96z" fill="var(--tile)" />
      <path d="M32 162l42-28 42 28v8l-42-28-42 28z" fill="var(--ill-near)" />
      <path d="M58 176h32v34H58z" fill="var(--ill-sun)" />
      <path d="M74 176v34M58 193h32" stroke="var(--tile)" strokeWidth="3" />
      <path d="M66 254v-26h16v26z" fill="var(--ill-near)" />
      {/* there, and back */}
      <path
        d={low ? 'M100 152C146 118 250 112 318 140' : 'M92 150C140 62 226 48 318 132'}
        fill="none"
        stroke="var(--ill-ink)"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeDasharray="2 9"
      />
      <g transform={low ? 'translate(0 34)' : undefined}>
        <path d="M196 92l44-18-22 34-7-11z" fill="var(--brand-solid)" />
        <path d="M211 97l29-23-22 34z" fill="var(--ill-ink)" />
      </g>
      <path
        d="M284 226c-50 16-110 14-154-10"
        fill="none"
        stroke="var(--ok)"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeDasharray="2 9"
      />
      <path
        d="M196 178h56a10 10 0 0 1 10 10v26a10 10 0 0 1-10 10h-36l-12 12v-12h-8a10 10 0 0 1-10-10v-26a10 10 0 0 1 10-10"
        fill="var(--tile)"
      />
      <circle cx="206" cy="201" r="10" fill="var(--ok)" />
      <path
        d="M201 201l4 4 7-8"
        fill="none"
        stroke="var(--tile)"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M224 196h28M224 206h18" stroke="var(--ill-mid)" strokeWidth="4" strokeLinecap="round" />
      <path d="M0 300v-38c110-18 320-18 460 0v38z" fill="var(--ill-near)" />
      <path
        d="M150 262v-12m0 0a9 11 0 1 1 .1 0M256 262v-9m0 0a7 9 0 1 1 .1 0M440 262v-12m0 0a8 10 0 1 1 .1 0M18 264v-10m0 0a7 9 0 1 1 .1 0"
        fill="var(--ill-ink)"
        stroke="var(--ill-ink)"
        strokeWidth="2"
      />
    </svg>
  );
}
