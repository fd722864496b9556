import { createSign, createVerify } from 'node:crypto';
import type { Config } from '#server/config.ts';
import { beijing, Forged, PROVIDER_TIMEOUT_MS } from './provider.ts';

export type AlipaySettings = Pick<
  Config,
  'ALIPAY_APP_ID' | 'ALIPAY_KEY' | 'ALIPAY_PUBLIC_KEY' | 'ALIPAY_ENDPOINT' | 'PUBLIC_ORIGIN'
>;

export const alipayMoment = (at: Date) => beijing(at).replace('T', ' ');

/** The string to sign: every non-empty parameter, sorted by name, as `name=value` joined by &. */
const toSign = (params: Iterable<[string, string]>) =>
  [...params]
    .filter(([, value]) => value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

/** The parameters of a call with their RSA2 signature. */
export function signAlipay(params: Record<string, string>, key: string): URLSearchParams {
  const sign = createSign('RSA-SHA256')
    .update(toSign(Object.entries(params)), 'utf8')
    .sign(key, 'base64');
  return new URLSearchParams({ ...params, sign });
}

const isSigned = (text: string, sign: string, key: string) =>
  createVerify('RSA-SHA256').update(text, 'utf8').verify(key, sign, 'base64');

/** A callback's `sign` and `sign_type` are not part of the signed text. @throws Forged */
export function proveAlipay({ ALIPAY_PUBLIC_KEY }: AlipaySettings, params: URLSearchParams): void {
  if (params.get('sign_type') !== 'RSA2') throw new Forged('another kind of signature');
  const names = [...params.keys()];
  if (new Set(names).size !== names.length) throw new Forged('a parameter stands twice');
  const signed = [...params].filter(([name]) => name !== 'sign' && name !== 'sign_type');
  if (!isSigned(toSign(signed), params.get('sign') ?? '', ALIPAY_PUBLIC_KEY)) throw new Forged('wrong signature');
}

/** Common parameters of every call. */
export const alipayParams = (settings: AlipaySettings, method: string, content: object, at: Date) => ({
  app_id: settings.ALIPAY_APP_ID,
  method,
  format: 'JSON',
  charset: 'utf-8',
  sign_type: 'RSA2',
  timestamp: alipayMoment(at),
  version: '1.0',
  biz_content: JSON.stringify(content),
});

/**
 * The answer's node exactly as it stands in the text, since Alipay signs its bytes. Found by counting braces outside of strings.
 */
function nodeText(text: string, name: string): string | null {
  const start = text.indexOf('{', text.indexOf(`"${name}"`) + name.length + 2);
  if (!text.includes(`"${name}"`) || start < 0) return null;
  let [depth, inString] = [0, false];
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '\\' && inString) at += 1;
    else if (sign === '"') inString = !inString;
    else if (!inString && sign === '{') depth += 1;
    else if (!inString && sign === '}') {
      depth -= 1;
      if (depth === 0) return text.slice(start, at + 1);
    }
  }
  return null;
}

/**
 * A signed call; returns the method's node as it was signed, or null without an answer.
 * @throws Forged
 */
export async function callAlipay(
  settings: AlipaySettings,
  method: string,
  content: object,
  at: Date,
): Promise<unknown> {
  const body = signAlipay(alipayParams(settings, method, content, at), settings.ALIPAY_KEY);
  const signal = AbortSignal.timeout(PROVIDER_TIMEOUT_MS);
  const response = await fetch(settings.ALIPAY_ENDPOINT, { method: 'POST', redirect: 'error', body, signal }).catch(
    () => null,
  );
  const text = await response?.text().catch(() => null);
  if (!response?.ok || text == null) return null;
  const node = nodeText(text, `${method.replaceAll('.', '_')}_response`);
  const sign = /"sign"\s*:\s*"([A-Za-z0-9+/=]+)"\s*[,}]/.exec(node ? text.replace(node, '') : text)?.[1];
  if (!node || !sign || !isSigned(node, sign, settings.ALIPAY_PUBLIC_KEY)) throw new Forged('wrong signature');
  return JSON.parse(node);
}
