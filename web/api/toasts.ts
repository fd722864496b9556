import { create } from 'zustand';

export type ToastKind = 'error' | 'success' | 'info';

interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
  act?: ToastAct | undefined;
}

/** What can still be done about what the toast says: 撤销. */
interface ToastAct {
  label: string;
  run(): void;
}

const LASTS_MS = 4_000;
/** As long as an act in it is offered. */
const ACT_MS = 5_000;
const MAX_TOASTS = 4;

export const useToasts = create<{ toasts: Toast[] }>(() => ({ toasts: [] }));

let nextId = 1;

function show(kind: ToastKind, text: string, lastsMs = LASTS_MS, act?: ToastAct): void {
  const id = nextId++;
  useToasts.setState(({ toasts }) => ({
    toasts: [...toasts.filter((toast) => toast.text !== text || toast.act), { id, kind, text, act }].slice(-MAX_TOASTS),
  }));
  setTimeout(() => dismissToast(id), lastsMs);
}

export function dismissToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

/** Short messages that disappear by themselves; the same text shows once, unless something can be taken back. */
export const toast = {
  error: (text: string, lastsMs?: number) => show('error', text, lastsMs),
  success: (text: string, lastsMs?: number) => show('success', text, lastsMs),
  info: (text: string, lastsMs?: number) => show('info', text, lastsMs),
  /** What was done, and how it is taken back. */
  done: (text: string, undo: () => void) => show('success', text, ACT_MS, { label: '撤销', run: undo }),
};
