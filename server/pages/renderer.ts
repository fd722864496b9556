import { randomBytes } from 'node:crypto';
import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router';
import type { DocumentPieces, PageContext } from '#contract/page-context.ts';
import { sealDocument } from './document.ts';

/** Source of the web's build: from disk, or through Vite in development. */
export type BuildSource = () => Promise<ServerBuild>;

export interface Rendered {
  status: number;
  headers: Headers;
  /** Whether it is a page. Otherwise it is the router's answer to scripts, never served as HTML. */
  isDocument: boolean;
  pieces: DocumentPieces;
  /** Scripts that the policy allows; undefined in development, where Vite adds its own. */
  scripts: string | undefined;
}

/** What the web's build exports to the server besides its routes. */
interface Handover {
  pageContext: RouterContext<PageContext>;
  /** The constant ones. */
  inlineScripts: readonly string[];
  /** The canonical address, path and query, under which a document is rendered and cached. */
  pageAddress(address: string): string;
  /** Whether the document of an address may be cached. */
  isCachedPage(address: string): boolean;
}

export const handoverOf = (build: ServerBuild) => (build.entry.module as unknown as { handover: Handover }).handover;

const handlers = new WeakMap<ServerBuild, ReturnType<typeof createRequestHandler>>();

/** The router's handler reads the route table on creation, so it is created once per build, not once per page. */
function handlerOf(build: ServerBuild, mode: string) {
  const made = handlers.get(build) ?? createRequestHandler(build, mode);
  handlers.set(build, made);
  return made;
}

/** Renders one document as a visitor sees it. `sealed: false` (development) names no scripts, since the dev server adds its own. */
export async function renderDocument(
  build: ServerBuild,
  url: URL,
  given: Omit<PageContext, 'nonce' | 'deliver'>,
  { mode, sealed }: { mode: string; sealed: boolean },
): Promise<Rendered> {
  const nonce = randomBytes(16).toString('base64url');
  const context = new RouterContextProvider();
  const { pageContext, inlineScripts } = handoverOf(build);
  let delivered: DocumentPieces | undefined;
  const deliver = (pieces: DocumentPieces) => {
    delivered = pieces;
  };
  context.set(pageContext, { ...given, nonce, deliver });
  const { status, headers, ...response } = await answer(build, mode, url, context);
  const rendered = delivered ?? [response.text];
  const { pieces, scripts } = sealDocument(rendered, nonce, inlineScripts);
  return { status, headers, isDocument: delivered !== undefined, pieces, scripts: sealed ? scripts : undefined };
}

async function answer(build: ServerBuild, mode: string, url: URL, context: RouterContextProvider) {
  const response = await handlerOf(build, mode)(new Request(url), context);
  return { status: response.status, headers: response.headers, text: await response.text() };
}
