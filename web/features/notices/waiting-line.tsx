import ChevronRight from 'lucide-react/icons/chevron-right';
import { useUnreadCounts } from '#web/features/chat/unread.ts';
import { paths } from '#web/paths.ts';

/** How many things wait for an answer, as a line that leads to 今天; nothing where none do. */
export function WaitingLine() {
  const { toAnswer } = useUnreadCounts();
  if (toAnswer === 0) return null;
  return (
    <a
      className="card mb-4 flex min-h-12 items-center justify-between gap-3 px-6 text-16 max-sm:px-4"
      href={paths.seekerHome()}
    >
      <span>
        有 <b className="font-semibold">{toAnswer}</b> 件事等你答复
      </span>
      <span className="flex items-center gap-1 text-14 text-brand">
        去今天
        <ChevronRight size={16} aria-hidden />
      </span>
    </a>
  );
}
