import type { Deps } from '#server/platform/deps.ts';
import { sendOnce } from './outgoing.ts';

/** Sends a stored notice by SMS, at most once; a site without a template for notices sends none. */
export async function sendNoticeSms(deps: Deps, id: string): Promise<void> {
  const { config, sms } = deps;
  if (config.SMS_PROVIDER === 'none' || (config.SMS_PROVIDER !== 'console' && config.SMS_NOTICE_TEMPLATE === ''))
    return;
  await sendOnce(deps, id, 'sms', async ({ to, title, body }) => {
    const text = `【教育人才网】${title}。${body}`.slice(0, 140);
    await sms.send(to, { kind: 'notice', title, text });
  });
}
