import type { LucideIcon } from 'lucide-react';
import ChevronRight from 'lucide-react/icons/chevron-right';

interface Props {
  Icon: LucideIcon;
  label: string;
  /** What stands there now, at the end of the line. */
  note?: string;
  /** Its target; without one it is a button. */
  href?: string;
  onPress?(): void;
  /** It ends something here rather than leading on. */
  last?: boolean;
}

/** A row of 我的, in touch-target height. */
export function MineRow({ Icon, label, note, href, onPress, last = false }: Props) {
  const inside = (
    <>
      <Icon size={20} strokeWidth={1.8} className="flex-none text-brand" aria-hidden />
      <span className="flex-1">{label}</span>
      {note && <span className="tabular text-13 text-ink-3">{note}</span>}
      {!last && <ChevronRight size={18} className="flex-none text-ink-4" aria-hidden />}
    </>
  );
  return (
    <li>
      {href ? (
        <a className="m-row" href={href}>
          {inside}
        </a>
      ) : (
        <button type="button" className="m-row" onClick={onPress}>
          {inside}
        </button>
      )}
    </li>
  );
}
