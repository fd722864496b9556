import { Button } from '#web/ui/button.tsx';
import type { AnswerProps } from './answer-props.ts';
import { type MoveBody, useMove } from './use-move.ts';
import { UNDO_MS, useUndoable } from './use-undoable.ts';

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
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="mb-2 text-13 text-ink-2">
        为什么婉拒？学校会看到原因，选好后 {UNDO_MS / 1_000} 秒内可以撤销。
      </legend>
      {reasons[move].map((note) => (
        <Button key={note} size="s" onClick={() => onChoose({ move, note })}>
          {note}
        </Button>
      ))}
      <Button look="text" size="s" onClick={onCancel}>
        不婉拒
      </Button>
    </fieldset>
  );
}

/** Shown while the answer still waits. */
export function DeclineNote({ body, onUndo }: { body: MoveBody; onUndo(): void }) {
  return (
    <p role="status" className="flex flex-wrap items-center justify-between gap-3 text-14 text-ink-1">
      <span>
        已婉拒：{body.note}。{UNDO_MS / 1_000} 秒后告诉学校
      </span>
      <Button size="s" onClick={onUndo}>
        撤销
      </Button>
    </p>
  );
}
