import { create } from 'zustand';

interface Confirmation {
  title: string;
  text: string;
  confirmLabel: string;
  cancelLabel: string;
}

interface Asking {
  asking: (Confirmation & { answer(yes: boolean): void }) | null;
}

export const useConfirm = create<Asking>(() => ({ asking: null }));

let pending: Promise<boolean> | null = null;
let pendingText = '';

/**
 * Asks the user; resolves to the choice. While a question is open, the same question joins it; a different one replaces it, and
 * the first is answered no.
 */
export function confirm(question: Confirmation): Promise<boolean> {
  if (pending && pendingText === question.text) return pending;
  useConfirm.getState().asking?.answer(false);
  pendingText = question.text;
  pending = new Promise<boolean>((resolve) => {
    const answer = (yes: boolean) => {
      useConfirm.setState({ asking: null });
      pending = null;
      resolve(yes);
    };
    useConfirm.setState({ asking: { ...question, answer } });
  });
  return pending;
}
