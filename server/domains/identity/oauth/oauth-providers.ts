import type { LoginProvider } from '#contract/identity/account-words.ts';
import type { Config } from '#server/config.ts';
import { appError } from '#server/platform/http/app-error.ts';

/** Timeout of a provider; answers are small and quick. */
const TIMEOUT_MS = 6_000;
const MAX_CHARACTERS = 20_000;

interface Exchange {
  code: string;
  verifier: string;
  redirectUri: string;
}

export interface OauthProvider {
  /** Our page that the provider redirects to. */
  returnPath: '/empower' | '/wxempower';
  authorizeUrl(request: { state: string; challenge: string; redirectUri: string }): string;
  /** The person's id at the provider, fetched by this server with its own secret. Null for an invalid code. */
  openIdOf(exchange: Exchange): Promise<string | null>;
}

const withParams = (url: string, params: Record<string, string>) => {
  const full = new URL(url);
  for (const [name, value] of Object.entries(params)) full.searchParams.set(name, value);
  return full.toString();
};

/** @throws AppError UNAVAILABLE when the provider cannot be reached or answers nonsense */
async function ask(url: string, params: Record<string, string>): Promise<Record<string, unknown>> {
  const unavailable = () => appError('UNAVAILABLE', { message: '第三方登录暂时连不上，请稍后再试', retryAfter: 30 });
  const response = await fetch(withParams(url, params), {
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { accept: 'application/json' },
  }).catch(() => {
    throw unavailable();
  });
  const text = await response.text().catch(() => '');
  if (response.status >= 500 || text.length > MAX_CHARACTERS) throw unavailable();
  try {
    const answer: unknown = JSON.parse(text);
    if (typeof answer === 'object' && answer !== null) return answer as Record<string, unknown>;
  } catch {
    // Falls through: a body that is not JSON is not an answer.
  }
  throw unavailable();
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.length > 0 && value.length <= 200 ? value : null;

function qq(config: Config, id: string): OauthProvider {
  return {
    returnPath: '/empower',
    authorizeUrl: ({ state, challenge, redirectUri }) =>
      withParams(config.QQ_AUTHORIZE_URL, {
        response_type: 'code',
        client_id: id,
        redirect_uri: redirectUri,
        scope: 'get_user_info',
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      }),
    openIdOf: async ({ code, verifier, redirectUri }) => {
      const granted = await ask(config.QQ_TOKEN_URL, {
        grant_type: 'authorization_code',
        client_id: id,
        client_secret: config.QQ_APP_KEY,
        code,
        redirect_uri: redirectUri,
        code_verifier: verifier,
        fmt: 'json',
      });
      const token = textOf(granted.access_token);
      if (!token) return null;
      return textOf((await ask(config.QQ_OPENID_URL, { access_token: token, fmt: 'json' })).openid);
    },
  };
}

function wechat(config: Config, id: string): OauthProvider {
  return {
    returnPath: '/wxempower',
    authorizeUrl: ({ state, challenge, redirectUri }) =>
      `${withParams(config.WECHAT_AUTHORIZE_URL, {
        appid: id,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'snsapi_login',
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      })}#wechat_redirect`,
    openIdOf: async ({ code, verifier }) => {
      const granted = await ask(config.WECHAT_TOKEN_URL, {
        appid: id,
        secret: config.WECHAT_APP_SECRET,
        code,
        grant_type: 'authorization_code',
        code_verifier: verifier,
      });
      return textOf(granted.openid);
    },
  };
}

/** The provider according to the settings; null where it is not configured. */
export function oauthProvider(config: Config, name: LoginProvider): OauthProvider | null {
  if (name === 'qq') return config.QQ_APP_ID ? qq(config, config.QQ_APP_ID) : null;
  return config.WECHAT_APP_ID ? wechat(config, config.WECHAT_APP_ID) : null;
}

export const offeredProviders = (config: Config): LoginProvider[] =>
  (['qq', 'wechat'] as const).filter((name) => oauthProvider(config, name));
