import Check from 'lucide-react/icons/check';

/** How many of a post's requirements a person meets: 符合 5/8, or 完全符合. */
export function FitWord({ met, of }: { met: number; of: number }) {
  if (of === 0) return <span className="text-14 text-ink-3">不限条件</span>;
  if (met < of)
    return (
      <span className="tabular text-14 font-semibold whitespace-nowrap text-ink-1">
        符合 {met}/{of}
      </span>
    );
  return (
    <span className="fits inline-flex items-center gap-1 text-14 whitespace-nowrap">
      <Check size={16} strokeWidth={2.5} aria-hidden="true" />
      完全符合
    </span>
  );
}
