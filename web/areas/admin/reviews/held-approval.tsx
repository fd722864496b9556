import { Button } from 'antd';
import { useEffect } from 'react';
import { useSecondsUntil } from '#web/features/time/use-now.ts';

interface Props {
  title: string;
  runsAt: string;
  onUndo(): void;
  /** The approval takes effect about now. */
  onOver(): void;
}

/** An approval that can still be taken back. */
export function HeldApproval({ title, runsAt, onUndo, onOver }: Props) {
  const left = useSecondsUntil(runsAt);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  if (isOver) return null;
  return (
    <p
      className="flex items-center gap-3 border-b border-line bg-brand-tint px-4 py-2 text-14 text-ink-1 lg:col-span-2"
      role="status"
    >
      已通过“{title}”，{left} 秒后生效并通知单位
      <Button size="small" onClick={onUndo}>
        撤销<kbd className="ml-1.5 text-12 opacity-70">U</kbd>
      </Button>
    </p>
  );
}
