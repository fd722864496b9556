import { postJson } from './post-json.ts';
import { WechatRefused } from './service-account.ts';

interface Settings {
  appId: string;
  secret: string;
  endpoint: string;
}

/** A token is replaced so long before its end, so that none ends under way. */
const MARGIN_MS = 300_000;

/**
 * The token of a service account, kept until shortly before its end and asked for once however many wait for it. It is the
 * stable one of WeChat, so several nodes hold the same and none takes another's away.
 */
export function accessTokens({ appId, secret, endpoint }: Settings, now: () => Date) {
  let kept: { token: string; until: number } | null = null;
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
  /** By force only where WeChat still gives what it no longer takes: force would take the others' away. */
  async function ask(): Promise<string> {
    const given = await read(false);
    kept = given.token === dropped ? await read(true) : given;
    dropped = null;
    return kept.token;
  }
  return {
    current: async (): Promise<string> => {
      if (kept && kept.until > now().getTime()) return kept.token;
      asking ??= ask().finally(() => {
        asking = null;
      });
      return asking;
    },
    /** WeChat no longer takes this one; another that was got meanwhile stays. */
    drop: (token: string): void => {
      if (kept?.token !== token) return;
      kept = null;
      dropped = token;
    },
  };
}
