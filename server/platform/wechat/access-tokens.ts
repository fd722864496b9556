import { postJson } from './post-json.ts';
import { WechatRefused } from './service-account.ts';

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
export function accessTokens({ appId, secret, endpoint }: Settings, now: () => Date) {
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
