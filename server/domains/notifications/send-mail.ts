import type { Deps } from '#server/platform/deps.ts';
import { noticeMail } from './notice-mail.ts';
import { sendOnce } from './outgoing.ts';
import { siteAddress } from './site-address.ts';
import { unsubscribePath } from './unsubscribe.ts';

/** Sends a stored notice by e-mail, at most once. */
export async function sendNoticeMail(deps: Deps, id: string): Promise<void> {
  const { config, mail } = deps;
  if (!mail) return;
  await sendOnce(deps, id, 'email', async (notice) => {
    const origin = siteAddress(config);
    const unsubscribe = origin + unsubscribePath(deps, notice);
    await mail.send(noticeMail(notice, { origin, unsubscribe }));
  });
}
