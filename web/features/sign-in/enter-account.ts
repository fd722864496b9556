import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { forgetTraces } from '#web/session/logout.ts';
import {
  getSession,
  REMEMBERED_MS,
  replaceCredentials,
  type SessionState,
  setSession,
  TOKEN_LIFETIME_MS,
} from '#web/session/session-store.ts';

interface Entering {
  remember?: boolean;
  /** A pending closure of the account was cancelled. */
  closingCancelled?: boolean | undefined;
}

type Entered = Partial<SessionState> & { token: string };

/**
 * Signs an account in on this browser, replacing any other at either portal. A browser holds one account, with both of its roles
 * (docs/decisions/0024), and nothing of another one; the role that the sign-in did not answer is fetched here, and may be
 * missing.
 */
export async function enterAccount(
  login: Entered,
  { remember = false, closingCancelled = false }: Entering = {},
): Promise<void> {
  const before = getSession().user?.phone;
  if (before !== login.user?.phone) forgetTraces(true, before === undefined);
  replaceCredentials(login, remember ? REMEMBERED_MS : TOKEN_LIFETIME_MS);
  const own = await call('GET /api/session', {}, { background: true, quiet: true }).catch(() => null);
  if (closingCancelled) toast.success('已取消注销，账号恢复使用。已结束的投递不会恢复', 8_000);
  if (!own?.user || getSession().token !== login.token) return;
  const { jober, company, companyJober } = own;
  const { token: _, ...answered } = login;
  setSession({ jober, company, companyJober, ...answered });
}
