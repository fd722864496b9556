import { Button } from '#web/ui/button.tsx';

interface Props {
  hasMore: boolean;
  busy: boolean;
  more(): Promise<void>;
}

/** Below a list with more pages. */
export function MoreButton({ hasMore, busy, more }: Props) {
  if (!hasMore) return null;
  return (
    <Button className="mt-4" wide busy={busy} onClick={() => void more()}>
      再看一些
    </Button>
  );
}
