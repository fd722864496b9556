import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const withParams = (address: string, params: Record<string, string>) => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
  return url.toString();
};

/** The provider's page where a person agrees or declines. */
const askPage = (requests: URLSearchParams) => {
  const [back, state] = [requests.get('redirect_uri') ?? '', requests.get('state') ?? ''];
  const hidden = [...requests].map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${encodeURI(value)}">`,
  );
  const no = withParams(back, { error: 'access_denied', state });
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>授权</title><form action="/agree">${hidden.join('')}
    <label>我是 <input name="openId"></label><button>同意</button></form><a href="${encodeURI(no)}">拒绝</a></html>`;
};

/** Fake QQ and WeChat providers, as strict as the real ones: a code is valid once, for its app, with its PKCE verifier. */
export async function startProvider(port = 0) {
  const codes = new Map<string, { openId: string; challenge: string }>();
  const tokens = new Map<string, string>();
  const requests: URL[] = [];
  const grant = (openId: string, challenge: string) => {
    const code = randomBytes(8).toString('hex');
    codes.set(code, { openId, challenge });
    return code;
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://provider');
    requests.push(url);
    const say = (body: object) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    if (url.pathname === '/authorize')
      return response.setHeader('content-type', 'text/html').end(askPage(url.searchParams));
    if (url.pathname === '/agree') {
      const parameter = (name: string) => decodeURI(url.searchParams.get(name) ?? '');
      const code = grant(parameter('openId'), parameter('code_challenge'));
      return response
        .writeHead(302, { location: withParams(parameter('redirect_uri'), { code, state: parameter('state') }) })
        .end();
    }
    if (url.pathname === '/down') return response.writeHead(502).end('<html>bad gateway</html>');
    if (url.pathname === '/me') return say({ openid: tokens.get(url.searchParams.get('access_token') ?? '') });
    const code = url.searchParams.get('code') ?? '';
    const granted = codes.get(code);
    codes.delete(code);
    const verifier = createHash('sha256')
      .update(url.searchParams.get('code_verifier') ?? '')
      .digest('base64url');
    const secret = url.searchParams.get('client_secret') ?? url.searchParams.get('secret');
    if (!granted || verifier !== granted.challenge || secret !== 'app-secret') return say({ errcode: 40029 });
    const token = randomBytes(8).toString('hex');
    tokens.set(token, granted.openId);
    return say({ access_token: token, openid: url.pathname === '/wx' ? granted.openId : undefined });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    asked: requests,
    settings: {
      QQ_APP_ID: 'app-1',
      QQ_APP_KEY: 'app-secret',
      QQ_AUTHORIZE_URL: `${origin}/authorize`,
      QQ_TOKEN_URL: `${origin}/token`,
      QQ_OPENID_URL: `${origin}/me`,
      WECHAT_APP_ID: 'app-2',
      WECHAT_APP_SECRET: 'app-secret',
      WECHAT_AUTHORIZE_URL: `${origin}/authorize`,
      WECHAT_TOKEN_URL: `${origin}/wx`,
    },
    /** A person agrees at the URL that we redirected them to; returns the provider's redirect parameters. */
    agree: (address: string, openId: string) => {
      const { searchParams } = new URL(address);
      const code = grant(openId, searchParams.get('code_challenge') ?? '');
      return { code, state: searchParams.get('state') ?? '' };
    },
    close: () => void server.close(),
  };
}
