import type { Api } from '#contract/api.ts';
import type { OwnDelivery } from '#contract/deliveries/deliveries.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/page-calls/use-action.ts';

/**
 * Remembers what has the focus and what is around it. Called back once an act may have taken it away, it moves the focus to the
 * nearest list or section that is left, or to the page's content.
 */
export function focusNear(): () => void {
  const around: HTMLElement[] = [];
  for (let at = document.activeElement; at instanceof HTMLElement; at = at.parentElement) around.push(at);
  return () =>
    requestAnimationFrame(() => {
      if (around.length === 0 || around[0]?.isConnected || document.activeElement !== document.body) return;
      const left = around.find((one) => one.isConnected && one.matches('article, section, ul, ol, main'));
      const near = left ?? document.getElementById('content');
      if (near && near.tabIndex < 0) near.tabIndex = -1;
      near?.focus({ preventScroll: true });
    });
}

export type MoveBody = InputOf<Api['POST /api/deliveries/:id/moves']>['body'];

/** Makes a move and returns whether it was made. A refusal has been shown already. */
export function useMove(id: string, onChange: (next: OwnDelivery) => void) {
  const { send, isPending } = useAction('POST /api/deliveries/:id/moves');
  const move = async (body: MoveBody, done: string, keepalive = false): Promise<boolean> => {
    const focus = focusNear();
    const next = await send({ params: { id }, body }, { keepalive });
    if (!next) return false;
    onChange(next);
    focus();
    toast.success(done);
    return true;
  };
  return { busy: isPending, move };
}

/** What every part that answers needs: the delivery, and where the updated one goes. */
export interface AnswerProps {
  delivery: OwnDelivery;
  /** Of the button that says yes: one of a page is filled. */
  look?: 'filled' | 'tint';
  onChange(next: OwnDelivery): void;
}
