import type { LoginProvider } from '#contract/identity/account-words.ts';
import { call } from '#web/api/browser-call.ts';
import { inTab, jsonOf } from '#web/session/browser-storage.ts';

const KEY = 'jyrc_oauth';

interface Begun {
  provider: LoginProvider;
  browserKey: string;
  redirect: string | null;
}

/** Redirects to the provider; the browser's secret stays in the tab for the return. */
export async function leaveForProvider(provider: LoginProvider, purpose: 'login' | 'bind', redirect?: string) {
  const { url, browserKey } = await call('POST /api/oauth/:provider/attempts', {
    params: { provider },
    body: { purpose },
  });
  const begun: Begun = { provider, browserKey, redirect: redirect ?? null };
  inTab.write(KEY, JSON.stringify(begun));
  window.location.assign(url);
}

/** The pending attempt, consumed once; null if this tab started none with that provider. */
export function takeBegun(provider: LoginProvider): Begun | null {
  const begun = jsonOf(inTab.read(KEY)) as Begun | undefined;
  inTab.drop(KEY);
  return begun?.provider === provider ? begun : null;
}
