import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Deps } from '#server/platform/deps.ts';
import type { Ctx } from './context.ts';
import { isSameText } from './same-text.ts';

const COOKIE = 'jyrc_demo';
const SECONDS = 30 * 86_400;

type Keys = Pick<Deps, 'config' | 'secret'>;

/** Opens the secrets that a demo shows: the start prints it in a link, and a file holds it for scripts (docs/settings.md). */
export const demoTokenOf = ({ config, secret }: Keys): string =>
  config.DEMO_TOKEN || secret('demo-token').toString('base64url');

/** The path that the start prints; opening it lets this browser see the demo's secrets. */
export const demoPath = (keys: Keys): string => `/demo/${demoTokenOf(keys)}`;

const cookieOf = (header: string | undefined): string | undefined =>
  (header ?? '')
    .split(';')
    .map((part) => part.trim().split('=', 2))
    .find(([name]) => name === COOKIE)?.[1];

/**
 * Whether the caller may see codes and passwords of the demo: in a demo, with its token as a cookie or in `X-Demo-Token`. The
 * address says nothing: any proxy on this machine calls from it.
 */
export function maySeeDemo(keys: Keys, ctx: Pick<Ctx, 'header'>): boolean {
  const given = ctx.header('x-demo-token') ?? cookieOf(ctx.header('cookie'));
  return keys.config.demo && given !== undefined && isSameText(given, demoTokenOf(keys));
}

/** `GET /demo/<token>` of a demo: gives the browser the cookie and goes to the home page. */
export const demoEntryPlugin = fastifyPlugin(async (app: FastifyInstance, { deps }: { deps: Deps }) => {
  if (!deps.config.demo) return;
  app.get<{ Params: { token: string } }>('/demo/:token', async ({ params }, reply) => {
    const token = demoTokenOf(deps);
    if (!isSameText(params.token, token)) return reply.redirect('/404');
    return reply
      .header('cache-control', 'no-store')
      .header('set-cookie', `${COOKIE}=${token}; Path=/; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax`)
      .redirect('/');
  });
});
