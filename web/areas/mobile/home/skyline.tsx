/** A school in the morning: the illustration of the seasonal card. Hill and ground extend to the left, as wide as the card. */
export function Skyline() {
  return (
    <svg viewBox="0 0 358 96" preserveAspectRatio="xMaxYMax meet" className="m-skyline" aria-hidden="true">
      <circle cx="262" cy="54" r="44" fill="var(--ill-sun-2)" />
      <circle cx="262" cy="54" r="28" fill="var(--ill-sun)" />
      <path d="M-440 80c160-18 300 12 440-2 50-16 110-14 170-4s120 6 188-6v28H-440z" fill="var(--ill-far)" />
      <path d="M12 52h62v38H12zM288 48h54v42h-54z" fill="var(--ill-mid)" />
      <path
        d="M20 60h8v6h-8zm14 0h8v6h-8zm14 0h8v6h-8zM20 72h8v6h-8zm14 0h8v6h-8zm14 0h8v6h-8zM296 58h8v6h-8zm14 0h8v6h-8zm14 0h8v6h-8zM296 70h8v6h-8zm14 0h8v6h-8zm14 0h8v6h-8z"
        fill="var(--ill-lit)"
      />
      <path d="M104 52h92v38h-92z" fill="var(--ill-near)" />
      <path d="M98 52l52-22 52 22z" fill="var(--ill-ink)" />
      <path d="M114 60h10v30h-10zm20 0h10v30h-10zm22 0h10v30h-10zm20 0h10v30h-10z" fill="var(--ill-lit)" />
      <path d="M230 22h24v68h-24z" fill="var(--ill-ink)" />
      <path d="M226 22l16-18 16 18z" fill="var(--ill-near)" />
      <circle cx="242" cy="36" r="7" fill="var(--ill-lit)" />
      <circle cx="88" cy="80" r="11" fill="var(--ill-near)" />
      <circle cx="212" cy="82" r="10" fill="var(--ill-near)" />
      <circle cx="274" cy="82" r="10" fill="var(--ill-near)" />
      <path d="M-440 88h798v8h-798z" fill="var(--ill-ink)" />
    </svg>
  );
}
