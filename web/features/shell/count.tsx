import { countText } from '#web/features/chat/unread.ts';

/** How many wait behind an entry of the navigation; nothing where none do. `unit` is what a screen reader adds. */
export function Count({ n, unit, className = '' }: { n: number; unit: string; className?: string }) {
  if (n === 0) return null;
  return (
    <span className={`nav-count tabular ${className}`}>
      {countText(n)}
      <span className="sr-only"> {unit}</span>
    </span>
  );
}
