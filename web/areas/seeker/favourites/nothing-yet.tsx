import { useState } from 'react';
import { useBusy } from '#web/features/page-calls/use-busy.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

interface Props {
  title: string;
  text: string;
  href?: string;
  act?: string;
}

/** A list that the person has still to fill, and where one begins. */
export const NothingYet = ({ title, text, href = paths.jobs(), act = '去找工作' }: Props) => (
  <div className="card">
    <EmptyState
      title={title}
      text={text}
      action={
        <ButtonLink look="filled" href={href}>
          {act}
        </ButtonLink>
      }
    />
  </div>
);

/** Below a list with more pages. */
export function MoreButton({ hasMore, busy, more }: { hasMore: boolean; busy: boolean; more(): Promise<void> }) {
  if (!hasMore) return null;
  return (
    <Button className="mt-4" wide busy={busy} onClick={() => void more()}>
      再看一些
    </Button>
  );
}

interface MorePage<T> {
  items: T[];
  nextCursor: string | null;
}

/** A list that loads page by page. */
export function useMore<T>(first: MorePage<T>, next: (cursor: string) => Promise<MorePage<T>>) {
  const [items, setItems] = useState(first.items);
  const [cursor, setCursor] = useState(first.nextCursor);
  const { busy, run } = useBusy();
  const more = async () => {
    if (cursor === null) return;
    const page = await run(() => next(cursor).catch(() => null));
    if (!page) return;
    setItems((before) => [...before, ...page.items]);
    setCursor(page.nextCursor);
  };
  return { items, setItems, hasMore: cursor !== null, busy, more };
}
