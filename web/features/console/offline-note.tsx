import { useOnline } from '#web/ui/online.ts';

/** Says in a console that the network is away: its queries wait for it, and go on by themselves. */
export function OfflineNote() {
  const online = useOnline();
  return (
    <p
      role="status"
      className={
        online
          ? 'sr-only'
          : 'pointer-events-none fixed bottom-4 left-4 z-50 rounded-full bg-warm-tint px-4 py-1.5 text-14 text-warm-ink shadow-float print:hidden'
      }
    >
      {online ? '' : '网络已断开，连上后自动继续加载'}
    </p>
  );
}
