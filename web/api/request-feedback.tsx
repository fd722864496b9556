import CircleAlert from 'lucide-react/icons/circle-alert';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router';
import { useConfirm } from './confirm.ts';
import { lazyPart } from './lazy-part.tsx';
import { setNavigator } from './navigator.ts';
import { overlayFor, useOverlay } from './overlay.ts';
import { dismissToast, useToasts } from './toasts.ts';

/** A page whose scripts are still loading shows the overlay from here on; its own requests show it by themselves. */
const ROUTE_PATIENCE_MS = 400;
const nothing = () => {};

function useRouteOverlay(): void {
  const isLoading = useNavigation().state === 'loading';
  useEffect(() => {
    if (!isLoading) return;
    let done = nothing;
    const timer = setTimeout(() => {
      // Offered like any other; leaving the current page in place happens below.
      done = overlayFor('', nothing);
    }, ROUTE_PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      done();
    };
  }, [isLoading]);
}

/**
 * Cancels a navigation by navigating to the current page: its data are present, so nothing is fetched. A failed page has no data
 * (page-error.tsx marks it) and would be fetched again.
 */
function useStay(): () => void {
  const navigate = useNavigate();
  const here = useLocation();
  const moves = [useNavigation(), useRevalidator()].some(({ state }) => state !== 'idle');
  const stay = { replace: true, state: here.state, preventScrollReset: true, defaultShouldRevalidate: false };
  return () => {
    if (moves && !document.querySelector('[data-failed]')) void navigate(here, stay);
  };
}

/** Visible with its request from the first moment (seed, section 7); small, and it neither dims nor moves the page. */
function LoadingOverlay() {
  const { visible, stop } = useOverlay();
  const stay = useStay();
  if (!visible) return null;
  return (
    <div
      className="pointer-events-none fixed inset-x-0 top-18 z-3000 grid place-items-center"
      role="status"
      data-testid="loading-overlay"
    >
      <div className="flex items-center gap-2 rounded-ctl bg-raised px-4 py-3 text-14 text-ink-1 shadow-float">
        <span className="size-4 animate-spin rounded-full border-2 border-brand border-t-transparent motion-reduce:animate-none" />
        loading...
        {stop && (
          <button
            type="button"
            className="btn btn-text btn-s pointer-events-auto"
            onClick={() => {
              stay();
              stop();
            }}
          >
            取消
          </button>
        )}
      </div>
    </div>
  );
}

// Above every layer: antd stacks dialogs and drawers that open from one another in steps of up to 200 above 1000.
function Toasts() {
  const toasts = useToasts((state) => state.toasts);
  /** What had the focus before a toast was pressed, which has it again: the pressed one goes. */
  const before = useRef<Element | null>(null);
  const dismiss = (id: number) => {
    dismissToast(id);
    const back = before.current?.isConnected ? before.current : document.getElementById('content');
    if (back instanceof HTMLElement) back.focus({ preventScroll: true });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its buttons are pressed, and tell of it
    <div
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
      }}
      className="pointer-events-none fixed inset-x-0 bottom-[calc(80px+env(safe-area-inset-bottom))] z-3000 flex flex-col items-center gap-2 px-4 sm:bottom-6"
      aria-live="assertive"
    >
      {toasts.map(({ id, kind, text, act }) => (
        <div
          key={id}
          className="pointer-events-auto flex min-h-11 max-w-120 items-center rounded-ctl bg-ink-1 text-14 text-surface shadow-float"
        >
          <button
            type="button"
            className="flex cursor-pointer items-center gap-2 px-4 py-2 text-left"
            onClick={() => dismiss(id)}
            title="点击关闭"
          >
            {kind === 'error' && <CircleAlert size={16} className="flex-none" aria-hidden />}
            {text}
          </button>
          {act && (
            <button
              type="button"
              className="mr-2 h-7 flex-none cursor-pointer rounded-tag bg-surface/15 px-3 hover:bg-surface/25"
              onClick={() => {
                dismiss(id);
                act.run();
              }}
            >
              {act.label}
            </button>
          )}
        </div>
      ))}
    </div>
  );
}

/** Confirmations are rare: the dialog loads with the first one. */
const ConfirmDialog = lazyPart(() => import('#web/ui/confirm-dialog.tsx'), 'ConfirmDialog');

function Question() {
  const asking = useConfirm((state) => state.asking);
  return asking && <ConfirmDialog {...asking} onAnswer={asking.answer} />;
}

/** Everything a request may show over any page: the overlay, toasts, and one confirmation at a time. */
export function RequestFeedback() {
  const navigate = useNavigate();
  useRouteOverlay();
  useEffect(() => setNavigator((path) => void navigate(path)), [navigate]);
  return (
    <>
      <LoadingOverlay />
      <Toasts />
      <Question />
    </>
  );
}
