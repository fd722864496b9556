import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { takeFocus } from '#web/ui/take-focus.ts';
import { useEventListener } from '#web/ui/use-event-listener.ts';
import { type AnswerProps, type MoveBody, useMove } from './use-move.ts';

const reasons = {
  'decline-offer': ['已接受别处', '薪酬不合适', '到岗时间不合适', '地点太远', '其他原因'],
  'decline-interview': ['时间不合适', '已有工作', '地点太远', '岗位与预期不符', '其他原因'],
} as const;

/** How long an answer waits before it is sent. */
const UNDO_MS = 10_000;

/**
 * An answer that can be undone for ten seconds; only then does the company hear of it. Leaving the page sends it at once, and where
 * the document itself goes the request outlives it.
 */
export function useDecline({ delivery, onChange }: AnswerProps, answer: keyof typeof reasons) {
  const { busy, move } = useMove(delivery.id, onChange);
  const [pending, setPending] = useState<MoveBody | null>(null);
  const waiting = useRef<{ body: MoveBody; timer: ReturnType<typeof setTimeout> } | null>(null);
  const settle = (sends: boolean, leaving = false) => {
    const held = waiting.current;
    if (!held) return;
    clearTimeout(held.timer);
    waiting.current = null;
    setPending(null);
    if (sends) void move(held.body, '已婉拒，学校会看到原因', leaving);
  };
  const leave = useEffectEvent(() => settle(true));
  useEffect(() => () => leave(), []);
  useEventListener('pagehide', () => settle(true, true));
  const start = (body: MoveBody) => {
    waiting.current = { body, timer: setTimeout(() => settle(true), UNDO_MS) };
    setPending(body);
  };
  return {
    busy,
    /** Stands there while the answer still waits. */
    note: pending && <DeclineNote body={pending} onUndo={() => settle(false)} />,
    /** Asks for the reason, which the company reads. */
    reasons: (onClose: () => void) => (
      <ReasonChoice
        question={`为什么婉拒？学校会看到原因，选好后 ${UNDO_MS / 1_000} 秒内可以撤销。`}
        reasons={reasons[answer].map((note) => [note, note])}
        back="不婉拒"
        onChoose={(note) => {
          onClose();
          start({ move: answer, note });
        }}
        onBack={onClose}
      />
    ),
  };
}

function DeclineNote({ body, onUndo }: { body: MoveBody; onUndo(): void }) {
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

interface Props {
  question: string;
  /** What is answered, and its words. */
  reasons: readonly (readonly [reason: string, label: string])[];
  look?: 'outline' | 'danger';
  busy?: boolean;
  /** The way back. */
  back: string;
  onChoose(reason: string): void;
  onBack(): void;
}

/** Asks why before something ends; the reason that is chosen ends it. */
export const ReasonChoice = ({ question, reasons, look, busy, back, onChoose, onBack }: Props) => (
  <fieldset ref={takeFocus} tabIndex={-1} className="mt-4 flex basis-full flex-wrap items-center gap-2 outline-none">
    <legend className="mb-2 text-14 text-ink-2">{question}</legend>
    {reasons.map(([reason, label]) => (
      <Button key={reason} size="s" look={look} busy={busy} onClick={() => onChoose(reason)}>
        {label}
      </Button>
    ))}
    <Button look="text" size="s" busy={busy} onClick={onBack}>
      {back}
    </Button>
  </fieldset>
);
