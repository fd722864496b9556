import Bell from 'lucide-react/icons/bell';
import { countText, useUnreadCounts } from '#web/features/chat/unread.ts';

/** What a bell is called, and what it shows. */
export function useBell() {
  const { notices } = useUnreadCounts();
  return { label: notices > 0 ? `通知，${notices} 条未读` : '通知', face: <BellFace count={notices} /> };
}

export function BellFace({ count }: { count: number }) {
  return (
    <>
      <Bell size={20} aria-hidden />
      {count > 0 && (
        <span
          aria-hidden
          className="tabular absolute -top-0.5 -right-1 rounded-full bg-brand-solid px-1 text-12 leading-4 text-on-brand"
        >
          {countText(count)}
        </span>
      )}
    </>
  );
}
