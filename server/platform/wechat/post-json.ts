import { WECHAT_TIMEOUT_MS, WechatRefused } from './service-account.ts';

/**
 * Calls WeChat and returns its answer.
 * @throws WechatRefused for an error from WeChat, an invalid answer, or a timeout
 */
export async function postJson(address: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(address, {
    method: 'POST',
    redirect: 'error',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(WECHAT_TIMEOUT_MS),
  }).catch((error: Error) => {
    throw new WechatRefused(error.name);
  });
  const answer: unknown = await response.json().catch(() => null);
  if (answer === null || typeof answer !== 'object') throw new WechatRefused(`HTTP ${response.status}`);
  const { errcode } = answer as { errcode?: number };
  if (errcode) throw new WechatRefused(String(errcode));
  return answer as Record<string, unknown>;
}
