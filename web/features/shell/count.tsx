import { countText } from '#web/features/chat/unread.ts';

interface Props {
  n: number;
  unit: string;
  /** Over a picture. */
  strong?: boolean;
  className?: string;
}

/** How many wait behind an entry of the navigation; nothing where none do. `unit` is what a screen reader adds. */
export function Count({ n, unit, strong = false, className = '' }: Props) {
  if (n === 0) return null;
  return (
    <span
      className={`tabular min-w-5 rounded-full px-1.5 text-center text-12 leading-5 font-semibold ${strong ? 'bg-brand-solid text-on-brand' : 'bg-brand-tint text-brand'} ${className}`}
    >
      {countText(n)}
      <span className="sr-only"> {unit}，</span>
    </span>
  );
}
