import { createHash, randomBytes } from 'node:crypto';
import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router';
import type { PageContext } from '#contract/page-context.ts';
import { sealDocument } from './document.ts';
import type { CachedPage } from './page-cache.ts';

/** Where the server finds the web's build: from disk, or through Vite in development. */
export type BuildSource = () => Promise<ServerBuild>;

export interface Rendered {
  page: CachedPage;
  headers: Headers;
}

/** What the web's build hands to the server beside its routes: the loaders' context key and the constant inline scripts. */
interface Handover {
  pageContext: RouterContext<PageContext>;
  inlineScripts: readonly string[];
}

const handoverOf = (build: ServerBuild) => (build.entry.module as unknown as { handover: Handover }).handover;

/** For the development server's own inline scripts and its socket. */
const devPolicy = "default-src 'self' 'unsafe-inline' data: blob: ws:";

/** Renders one document as a visitor sees it. `sealed: false` (development) leaves the dev server's own scripts alone. */
export async function renderDocument(
  build: ServerBuild,
  url: URL,
  given: Omit<PageContext, 'nonce'>,
  { mode, sealed }: { mode: string; sealed: boolean },
): Promise<Rendered> {
  const nonce = randomBytes(16).toString('base64url');
  const context = new RouterContextProvider();
  const { pageContext, inlineScripts } = handoverOf(build);
  context.set(pageContext, { ...given, nonce });
  const response = await createRequestHandler(build, mode)(new Request(url), context);
  const html = await response.text();
  const document = sealed ? sealDocument(html, nonce, inlineScripts) : { html, policy: devPolicy };
  const body = Buffer.from(document.html);
  return {
    headers: response.headers,
    page: {
      status: response.status,
      plain: body,
      policy: document.policy,
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      tags: new Set(),
      packed: new Map(),
      asked: 0,
    },
  };
}
