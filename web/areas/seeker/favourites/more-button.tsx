import { Button } from '#web/ui/button.tsx';

/** Below a list with more pages. */
export function MoreButton({ hasMore, busy, more }: { hasMore: boolean; busy: boolean; more(): Promise<void> }) {
  if (!hasMore) return null;
  return (
    <Button className="mt-4" wide busy={busy} onClick={() => void more()}>
      再看一些
    </Button>
  );
}
