import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { takeFocus } from '#web/ui/take-focus.ts';
import type { AnswerProps } from './answer-props.ts';
import { ReasonChoice } from './reason-choice.tsx';
import { type MoveBody, useMove } from './use-move.ts';

const reasons = {
  'decline-offer': ['已接受别处', '薪酬不合适', '到岗时间不合适', '地点太远', '其他原因'],
  'decline-interview': ['时间不合适', '已有工作', '地点太远', '岗位与预期不符', '其他原因'],
} as const;

/** An answer that can be undone for ten seconds; only then does the company hear of it. */
export function useDecline({ delivery, onChange }: AnswerProps) {
  const { busy, move } = useMove(delivery.id, onChange);
  const undoable = useUndoable<MoveBody>((body, leaving) => void move(body, '已婉拒，学校会看到原因', leaving));
  return { busy, ...undoable };
}

interface Props {
  move: keyof typeof reasons;
  onChoose(body: MoveBody): void;
  onCancel(): void;
}

/** Asks for the reason, which the company reads. */
export function DeclineReasons({ move, onChoose, onCancel }: Props) {
  return (
    <ReasonChoice
      question={`为什么婉拒？学校会看到原因，选好后 ${UNDO_MS / 1_000} 秒内可以撤销。`}
      reasons={reasons[move].map((note) => [note, note])}
      back="不婉拒"
      onChoose={(note) => onChoose({ move, note })}
      onBack={onCancel}
    />
  );
}

/** Shown while the answer still waits. */
export function DeclineNote({ body, onUndo }: { body: MoveBody; onUndo(): void }) {
  return (
    <p
      ref={takeFocus}
      tabIndex={-1}
      role="status"
      className="mt-5 flex flex-wrap items-center gap-3 text-14 text-ink-1"
    >
      <span>
        已婉拒：{body.note}。{UNDO_MS / 1_000} 秒后告诉学校
      </span>
      <Button size="s" onClick={onUndo}>
        撤销
      </Button>
    </p>
  );
}

/** How long an answer waits before it is sent. */
const UNDO_MS = 10_000;

/**
 * Sends a value after ten seconds unless it is undone before. Leaving the page sends it at once; `leaving` tells that the document
 * itself goes, so that the request has to outlive it.
 */
function useUndoable<T>(send: (value: T, leaving: boolean) => void) {
  const [pending, setPending] = useState<T | null>(null);
  const waiting = useRef<{ value: T; timer: ReturnType<typeof setTimeout> } | null>(null);
  const latest = useRef(send);
  latest.current = send;

  const take = (): T | null => {
    const held = waiting.current;
    if (!held) return null;
    clearTimeout(held.timer);
    waiting.current = null;
    return held.value;
  };
  const undo = () => {
    take();
    setPending(null);
  };
  const start = (value: T) => {
    const timer = setTimeout(() => {
      const held = take();
      setPending(null);
      if (held !== null) latest.current(held, false);
    }, UNDO_MS);
    waiting.current = { value, timer };
    setPending(value);
  };
  useEffect(() => {
    const flush = (leaving: boolean) => {
      const held = waiting.current;
      if (!held) return;
      clearTimeout(held.timer);
      waiting.current = null;
      latest.current(held.value, leaving);
    };
    const leave = () => flush(true);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      flush(false);
    };
  }, []);
  return { pending, start, undo };
}
