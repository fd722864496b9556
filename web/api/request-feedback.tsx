import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useConfirm } from './confirm.ts';
import { setNavigator } from './navigator.ts';
import { useOverlay } from './overlay.ts';
import { dismissToast, type ToastKind, useToasts } from './toasts.ts';

function LoadingOverlay() {
  const visible = useOverlay((state) => state.visible);
  if (!visible) return null;
  return (
    <div
      className="pointer-events-none fixed inset-0 z-50 grid place-items-center"
      role="status"
      data-testid="loading-overlay"
    >
      <div className="flex items-center gap-2 rounded-ctl bg-raised px-4 py-3 text-13 text-ink-1 shadow-float">
        <span className="size-4 animate-spin rounded-full border-2 border-brand border-t-transparent motion-reduce:animate-none" />
        loading...
      </div>
    </div>
  );
}

const tints: Record<ToastKind, string> = {
  error: 'border-err-line bg-err-tint text-err-ink',
  success: 'border-ok-line bg-ok-tint text-ok-ink',
  info: 'border-brand-line bg-brand-tint text-ink-1',
};

function Toasts() {
  const toasts = useToasts((state) => state.toasts);
  return (
    <div
      className="pointer-events-none fixed inset-x-0 top-20 z-60 flex flex-col items-center gap-2 px-4"
      aria-live="assertive"
    >
      {toasts.map((toast) => (
        <button
          key={toast.id}
          type="button"
          className={`pointer-events-auto max-w-120 cursor-pointer rounded-ctl border px-4 py-2 text-left text-14 shadow-float ${tints[toast.kind]}`}
          onClick={() => dismissToast(toast.id)}
          title="点击关闭"
        >
          {toast.text}
        </button>
      ))}
    </div>
  );
}

function ConfirmDialog() {
  const asking = useConfirm((state) => state.asking);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (asking && !dialog.current?.open) dialog.current?.showModal();
    if (!asking) dialog.current?.close();
  }, [asking]);
  return (
    <dialog
      ref={dialog}
      className="m-auto w-[min(420px,calc(100vw-32px))] rounded-card bg-raised p-6 text-ink-2 shadow-float backdrop:bg-black/40"
      aria-labelledby="confirm-title"
      onCancel={(event) => {
        event.preventDefault();
        asking?.answer(false);
      }}
    >
      {asking && (
        <>
          <h2 id="confirm-title" className="text-16 font-semibold text-ink-1">
            {asking.title}
          </h2>
          <p className="mt-3 leading-6">{asking.text}</p>
          <div className="mt-6 flex justify-end gap-3">
            <button
              type="button"
              className="h-9 cursor-pointer rounded-ctl border border-line-strong px-4 text-ink-1 hover:bg-fill"
              onClick={() => asking.answer(false)}
            >
              {asking.cancelLabel}
            </button>
            <button
              type="button"
              className="h-9 cursor-pointer rounded-ctl bg-brand-solid px-4 text-on-brand hover:bg-brand-hover"
              onClick={() => asking.answer(true)}
            >
              {asking.confirmLabel}
            </button>
          </div>
        </>
      )}
    </dialog>
  );
}

/** Everything a request may show over any page: the overlay, toasts, and the one question at a time. */
export function RequestFeedback() {
  const navigate = useNavigate();
  useEffect(() => setNavigator((path) => void navigate(path)), [navigate]);
  return (
    <>
      <LoadingOverlay />
      <Toasts />
      <ConfirmDialog />
    </>
  );
}
