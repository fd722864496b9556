import type { Config } from '#server/config.ts';
import { type ServiceAccount, WECHAT_TIMEOUT_MS, WechatRefused } from './service-account.ts';

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

interface Settings {
  appId: string;
  secret: string;
  endpoint: string;
}

/** A token is replaced this long before its expiry, so that none expires during a call. */
const MARGIN_MS = 300_000;

/**
 * The access token of a service account, cached until shortly before its expiry and requested once for all waiting callers. Uses
 * WeChat's stable token, which several nodes share without invalidating each other's.
 */
function accessTokens({ appId, secret, endpoint }: Settings, now: () => Date) {
  let cached: { token: string; until: number } | null = null;
  let asking: Promise<string> | null = null;
  let dropped: string | null = null;
  const read = async (isForced: boolean) => {
    const answer = await postJson(`${endpoint}/cgi-bin/stable_token`, {
      grant_type: 'client_credential',
      appid: appId,
      secret,
      force_refresh: isForced,
    });
    const { access_token: token, expires_in: seconds } = answer;
    if (typeof token !== 'string') throw new WechatRefused('no token');
    return { token, until: now().getTime() + Number(seconds) * 1_000 - MARGIN_MS };
  };
  /** Forces a new token only if WeChat rejects the one it still returns: forcing invalidates other nodes' tokens. */
  async function ask(): Promise<string> {
    const given = await read(false);
    cached = given.token === dropped ? await read(true) : given;
    dropped = null;
    return cached.token;
  }
  return {
    current: async (): Promise<string> => {
      if (cached && cached.until > now().getTime()) return cached.token;
      asking ??= ask().finally(() => {
        asking = null;
      });
      return asking;
    },
    /** Drops a token that WeChat rejects, unless a newer one was fetched meanwhile. */
    drop: (token: string): void => {
      if (cached?.token !== token) return;
      cached = null;
      dropped = token;
    },
  };
}

export interface ServiceSettings {
  appId: string;
  secret: string;
  templateId: string;
  /** The registered names of the template's two fields. */
  fields: { title: string; time: string };
  endpoint: string;
}

/** WeChat's error codes for an invalid or expired token. */
const STALE = new Set(['40001', '40014', '42001']);
/** Maximum length of a field of type `thing`, in characters. */
const THING_SIGNS = 20;

function asThing(title: string): string {
  const signs = [...title.replace(/\s+/g, ' ')];
  return signs.length <= THING_SIGNS ? signs.join('') : `${signs.slice(0, THING_SIGNS - 1).join('')}…`;
}

/** WeChat's API for service accounts. Calls share one token; a rejected one is replaced once per call. */
export function httpServiceAccount(settings: ServiceSettings, now: () => Date): ServiceAccount {
  const tokens = accessTokens(settings, now);
  async function call(path: string, body: object): Promise<Record<string, unknown>> {
    const token = await tokens.current();
    const ask = (with_: string) => postJson(`${settings.endpoint}${path}?access_token=${with_}`, body);
    try {
      return await ask(token);
    } catch (error) {
      if (!(error instanceof WechatRefused && STALE.has(error.code))) throw error;
      tokens.drop(token);
      return ask(await tokens.current());
    }
  }
  return {
    send: async ({ openId, url, title, time, id }) => {
      const { fields, templateId } = settings;
      await call('/cgi-bin/message/template/send', {
        touser: openId,
        template_id: templateId,
        url,
        client_msg_id: id,
        data: { [fields.title]: { value: asThing(title) }, [fields.time]: { value: time } },
      });
    },
    qrText: async (scene, seconds) => {
      const { url } = await call('/cgi-bin/qrcode/create', {
        expire_seconds: seconds,
        action_name: 'QR_STR_SCENE',
        action_info: { scene: { scene_str: scene } },
      });
      if (typeof url !== 'string') throw new WechatRefused('no code');
      return url;
    },
  };
}

/** The service account that the settings select; null where there is none. */
export function openServiceAccount(config: Config): ServiceAccount | null {
  if (config.WECHAT_SERVICE_APP_ID === '') return null;
  return httpServiceAccount(
    {
      appId: config.WECHAT_SERVICE_APP_ID,
      secret: config.WECHAT_SERVICE_SECRET,
      templateId: config.WECHAT_SERVICE_TEMPLATE,
      fields: { title: config.WECHAT_SERVICE_TITLE_FIELD, time: config.WECHAT_SERVICE_TIME_FIELD },
      endpoint: config.WECHAT_SERVICE_ENDPOINT,
    },
    () => new Date(),
  );
}
