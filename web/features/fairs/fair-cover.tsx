import { SafeImage } from '#web/ui/safe-image.tsx';

/** A stable hash of an id, so that a fair looks the same everywhere. */
const steady = (id: string) => [...id].reduce((sum, digit) => (sum * 31 + digit.charCodeAt(0)) % 9_973, 7);

function Arches() {
  return (
    <g>
      <path d="M150 120V82a16 16 0 0 1 32 0v38z" fill="var(--fair-far)" />
      <path d="M190 120V66a16 16 0 0 1 32 0v54z" fill="var(--fair-mid)" />
      <path d="M230 120V48a16 16 0 0 1 32 0v72z" fill="var(--fair-near)" />
    </g>
  );
}

function Screens() {
  return (
    <g>
      <rect x="166" y="36" width="100" height="74" rx="8" fill="var(--fair-far)" />
      <rect x="176" y="46" width="36" height="24" rx="4" fill="var(--fair-mid)" />
      <rect x="220" y="46" width="36" height="24" rx="4" fill="var(--fair-near)" />
      <rect x="176" y="78" width="36" height="24" rx="4" fill="var(--fair-near)" />
      <rect x="220" y="78" width="36" height="24" rx="4" fill="var(--fair-mid)" />
    </g>
  );
}

function Rings() {
  return (
    <g>
      <circle cx="222" cy="124" r="84" fill="var(--fair-far)" />
      <circle cx="222" cy="124" r="58" fill="var(--fair-mid)" />
      <circle cx="222" cy="124" r="32" fill="var(--fair-near)" />
    </g>
  );
}

function Booths() {
  return (
    <g>
      <path d="M150 72h34v48h-34zM196 72h34v48h-34zM242 72h34v48h-34z" fill="var(--fair-mid)" />
      <path d="M146 60h42v14h-42zM192 60h42v14h-42zM238 60h42v14h-42z" fill="var(--fair-near)" />
      <path d="M158 90h18v30h-18zM204 90h18v30h-18zM250 90h18v30h-18z" fill="var(--fair-far)" />
    </g>
  );
}

const motifs = [Arches, Rings, Booths];

interface Props {
  fair: { id: string; kind: string; online: boolean; coverUrl: string | null };
  className?: string;
}

/** A fair's picture: its own, or a generated one by its type. Decorative. */
export function FairCover({ fair, className = '' }: Props) {
  const Motif = fair.online ? Screens : (motifs[steady(fair.id) % motifs.length] ?? Arches);
  const tint = fair.online ? 'online' : fair.kind;
  const drawn = (
    <svg viewBox="0 0 280 120" preserveAspectRatio="xMaxYMax meet" className="size-full" aria-hidden="true">
      <rect width="280" height="120" fill="var(--fair-sky)" />
      <Motif />
    </svg>
  );
  return (
    <span className={`fair-cover ${className}`} data-tint={tint} aria-hidden="true">
      {fair.coverUrl ? (
        <SafeImage src={fair.coverUrl} alt="" fit="cover" className="size-full" placeholder={drawn} />
      ) : (
        drawn
      )}
    </span>
  );
}
