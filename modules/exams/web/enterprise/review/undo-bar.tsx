import { Button } from 'antd';
import { useAction } from '#web/features/calls/use-action.ts';
import { useSecondsUntil } from '#web/features/time/use-now.ts';
import { registration as machine, type RegistrationState } from '../../../contract/registration-state.ts';
import type { Undoable } from '../../../contract/review.ts';
import { changedByReview } from './changed-by-review.ts';

/** The own last decision, in whatever list one is now, and the key that takes it back before its applicant is told. */
export function UndoBar({ undo, onUndone }: { undo: Undoable; onUndone(id: string): void }) {
  const left = useSecondsUntil(undo.until);
  const take = useAction('POST /api/company/examRegistrations/:id/moves', {
    invalidates: [...changedByReview, 'GET /api/company/examRegistrations/:id'],
    opened: undo.id + undo.until,
    done: () => `${undo.name}：已撤销，回到${machine.labels.recruiter.submitted}`,
    onSuccess: () => onUndone(undo.id),
  });
  if (left === 0) return null;
  const move = undo.status === 'checking' ? ('dispute' as const) : ('reopen' as const);
  return (
    <p
      role="status"
      className="flex flex-wrap items-center gap-3 border-b border-line bg-fill px-4 py-2 text-14 text-ink-2"
    >
      <span>
        刚才：<b className="font-semibold text-ink-1">{undo.name}</b>{' '}
        {undo.status === 'checking' ? '已提交复核' : machine.labels.recruiter[undo.status as RegistrationState]}
        {undo.status !== 'checking' && `，${left} 秒后通知考生`}
      </span>
      <Button
        size="small"
        data-key="u"
        loading={take.isPending}
        onClick={() => void take.send({ params: { id: undo.id }, body: { move } })}
      >
        撤销 <kbd>U</kbd>
      </Button>
    </p>
  );
}
