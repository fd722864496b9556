import { Button } from 'antd';
import { useEffect, useState } from 'react';

interface Props {
  title: string;
  runsAt: string;
  onUndo(): void;
  /** The approval takes effect about now. */
  onOver(): void;
}

const secondsTo = (moment: string) => Math.max(0, Math.ceil((Date.parse(moment) - Date.now()) / 1_000));

/** An approval that can still be taken back. */
export function HeldApproval({ title, runsAt, onUndo, onOver }: Props) {
  const [left, setLeft] = useState(() => secondsTo(runsAt));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsTo(runsAt)), 500);
    return () => clearInterval(timer);
  }, [runsAt]);
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
