import { randomBytes } from 'node:crypto';
import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router';
import type { DocumentPieces, PageContext } from '#contract/page-context.ts';
import { sealDocument } from './document.ts';

/** Where the server finds the web's build: from disk, or through Vite in development. */
export type BuildSource = () => Promise<ServerBuild>;

export interface Rendered {
  status: number;
  headers: Headers;
  /** Whether it is a page; else what the router answers to scripts, which is no HTML whatever stands in it. */
  isDocument: boolean;
  pieces: DocumentPieces;
  /** What its policy lets run; undefined in development, where Vite adds scripts of its own. */
  scripts: string | undefined;
}

/** What the web's build hands to the server beside its routes. */
interface Handover {
  pageContext: RouterContext<PageContext>;
  /** The constant ones. */
  inlineScripts: readonly string[];
  /** The one address, of path and query, under which a document is rendered and kept. */
  pageAddress(address: string): string;
  /** Whether the document of such an address may be kept. */
  isKeptPage(address: string): boolean;
}

export const handoverOf = (build: ServerBuild) => (build.entry.module as unknown as { handover: Handover }).handover;

const handlers = new WeakMap<ServerBuild, ReturnType<typeof createRequestHandler>>();

/** The router's handler reads the route table when it is made: once a build, not once a page. */
function handlerOf(build: ServerBuild, mode: string) {
  const made = handlers.get(build) ?? createRequestHandler(build, mode);
  handlers.set(build, made);
  return made;
}

/** Renders one document as a visitor sees it. `sealed: false` (development) leaves the dev server's own scripts alone. */
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
  const { pieces, scripts } = sealed
    ? sealDocument(rendered, nonce, inlineScripts)
    : { pieces: rendered, scripts: undefined };
  return { status, headers, isDocument: delivered !== undefined, pieces, scripts };
}

async function answer(build: ServerBuild, mode: string, url: URL, context: RouterContextProvider) {
  const response = await handlerOf(build, mode)(new Request(url), context);
  return { status: response.status, headers: response.headers, text: await response.text() };
}
