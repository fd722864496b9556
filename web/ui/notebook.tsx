/** An open notebook: the illustration of empty states. */
export function Notebook() {
  return (
    <svg viewBox="0 0 160 104" width="160" height="104" aria-hidden="true">
      <circle cx="112" cy="36" r="26" fill="var(--ill-sun-2)" />
      <circle cx="112" cy="36" r="17" fill="var(--ill-sun)" />
      <path d="M8 92h144" stroke="var(--ill-mid)" strokeWidth="3" strokeLinecap="round" />
      <path d="M28 84V38c14-6 32-6 50 2v50c-18-8-36-8-50-6z" fill="var(--ill-far)" />
      <path d="M128 84V38c-14-6-32-6-50 2v50c18-8 36-8 50-6z" fill="var(--ill-mid)" />
      <path
        d="M38 50c10-3 20-3 30 0M38 60c10-3 20-3 30 0M38 70c8-2 14-2 20 0"
        stroke="var(--ill-near)"
        strokeWidth="3"
        strokeLinecap="round"
        fill="none"
      />
      <path
        d="M88 50c10-3 20-3 30 0M88 60c10-3 20-3 30 0"
        stroke="var(--ill-ink)"
        strokeWidth="3"
        strokeLinecap="round"
        fill="none"
      />
    </svg>
  );
}
