import { create } from 'zustand';

export type ToastKind = 'error' | 'success' | 'info';

interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
}

const LASTS_MS = 4_000;
const MOST = 4;

export const useToasts = create<{ toasts: Toast[] }>(() => ({ toasts: [] }));

let nextId = 1;

function show(kind: ToastKind, text: string, lastsMs = LASTS_MS): void {
  const id = nextId++;
  useToasts.setState(({ toasts }) => ({
    toasts: [...toasts.filter((toast) => toast.text !== text), { id, kind, text }].slice(-MOST),
  }));
  setTimeout(() => dismissToast(id), lastsMs);
}

export function dismissToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

/** Short messages that disappear by themselves; the same text shows once. */
export const toast = {
  error: (text: string, lastsMs?: number) => show('error', text, lastsMs),
  success: (text: string, lastsMs?: number) => show('success', text, lastsMs),
  info: (text: string, lastsMs?: number) => show('info', text, lastsMs),
};
