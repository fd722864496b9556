import CircleAlert from 'lucide-react/icons/circle-alert';

/** Doubts about a delivery, above the consent. */
export function ApplyDoubts({ doubts }: { doubts: readonly string[] }) {
  if (doubts.length === 0) return null;
  return (
    <div className="mt-4 flex gap-2 rounded-ctl bg-warm-tint px-4 py-3 text-13" role="note">
      <CircleAlert size={18} className="mt-px flex-none text-warm-ink" aria-hidden />
      <ul className="space-y-1">
        {doubts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
