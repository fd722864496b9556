import { notApprovedMessage } from '#contract/errors.ts';
import { paths } from '#web/paths.ts';
import { logout } from '#web/session/logout.ts';
import { useSession } from '#web/session/session-store.ts';
import { isOffline } from '#web/ui/online.ts';
import type { ApiError } from './api-error.ts';
import { confirm } from './confirm.ts';
import { navigateTo } from './navigator.ts';
import { toast } from './toasts.ts';

/** The approval toast lasts 2,000 ms, then the user is redirected home (seed, sections 8 and 9). */
const APPROVAL_TOAST_MS = 2_000;

const expired = {
  title: '系统提示',
  text: '登录状态已过期，您可以继续留在该页面，或者重新登录',
  confirmLabel: '重新登录',
  cancelLabel: '取消',
};

/** When the user chose to stay on the page; another sign-in resets it. */
let stayedAt: number | null = null;
useSession.subscribe(({ token }, { token: before }) => {
  if (token !== before && token !== null) stayedAt = null;
});

/** Calls in progress at that time are covered by the choice, and so are later background calls of the page. */
function isAnswered({ background, startedAt }: RequestFacts): boolean {
  return stayedAt !== null && (background || startedAt <= stayedAt);
}

let isAsking = false;

/** Calls that fail together share one question and one logout. */
async function askToSignInAgain(): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  try {
    if (await confirm(expired)) {
      await logout(true);
      navigateTo(paths.home());
    } else stayedAt = performance.now();
  } finally {
    isAsking = false;
  }
}

let leaving: ReturnType<typeof setTimeout> | undefined;

/** Parallel calls are refused together: one toast, one redirect. */
function announceReview(): void {
  if (leaving !== undefined) return;
  toast.info('已提交审核，请稍后再试', APPROVAL_TOAST_MS);
  leaving = setTimeout(() => {
    leaving = undefined;
    navigateTo(paths.home());
  }, APPROVAL_TOAST_MS);
}

/** How the failed call was made. */
interface RequestFacts {
  /** Suppresses the toast of a background call; what a person asked for always says why it failed. */
  quiet: boolean;
  background: boolean;
  /** By `performance.now()`. */
  startedAt: number;
}

/** The seed's error catalogue (section 8), in its order. */
export function showError(error: ApiError, requested: RequestFacts): void {
  if (error.kind === 'aborted') return;
  if (error.status === 401) {
    if (!isAnswered(requested)) void askToSignInAgain();
  } else if (error.status === 403) navigateTo(paths.noRights());
  else if (error.message === notApprovedMessage) announceReview();
  else if (!(requested.quiet && requested.background)) toast.error(toastText(error));
}

/** The seed's words for a call without an answer, with the reason where the browser knows it. */
function toastText(error: ApiError): string {
  if (error.kind === 'timeout') return '网络请求超时';
  return error.kind === 'network' ? `接口请求失败${isOffline() ? '：网络已断开' : ''}` : error.message;
}
