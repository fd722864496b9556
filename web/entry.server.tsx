import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import type { Page } from '#contract/page.ts';
import { pages } from '#contract/pages.ts';
import { bootScript } from './boot-script.ts';
import { filterNames } from './features/search/job-filters.ts';
import { pageContext } from './page-context.ts';
import { limitPreloads } from './rendering/limit-preloads.ts';
import { ownTick } from './rendering/macrotask.server.ts';
import { withMatchedRoutes } from './rendering/matched-routes.ts';
import { unindentScripts } from './rendering/unindent-scripts.ts';

/** What the document of a page is made from beside its path; whatever else stands in an address is the browser's affair. */
const partsRead: Record<string, readonly string[]> = {
  '/': ['cityCode', 'hot', 'famous', 'applicant', 'checkCity'],
  '/answers': ['month', 'cityCode'],
  '/jobs': [...filterNames, 'page', 'open', 'in'],
  '/jobs/details': ['id', 'cityCode'],
  '/business': ['keyword', 'cityCode', 'companyType', 'page'],
  '/business/details': ['id', 'tab', 'subject', 'page', 'cityCode'],
  '/privacyPolicy': ['version'],
  '/serviceAgreement': ['version'],
  '/mobile': ['cityCode'],
  '/mobile/list': filterNames,
  '/mobile/details': ['id', 'cityCode'],
  '/mobile/privacy': ['text', 'version'],
  ...Object.fromEntries(Object.entries<Page>(pages).flatMap(([path, { reads }]) => (reads ? [[path, reads]] : []))),
};

/** Whether the document of an address may be kept: an unlisted page with a query would be one of as many as a client can think of. */
export const isCachedPage = (address: string): boolean =>
  !address.includes('?') || Object.hasOwn(partsRead, address.split('?', 1)[0] ?? '');

/** Left out, it means the same. */
const isUsual = (name: string, value: string) => value === '' || (name === 'page' && value === '1');

/**
 * The one address under which a document is rendered and kept: without what its page does not read (the marks of campaigns,
 * a dialog to be opened), what is empty and the number of a first sheet, the rest in one order. An address of a page that is
 * not listed stays as it is.
 * @param address path and query
 */
export function pageAddress(address: string): string {
  const cut = address.indexOf('?');
  if (cut < 0) return address;
  const path = address.slice(0, cut);
  const names = Object.hasOwn(partsRead, path) ? partsRead[path] : undefined;
  if (!names) return address;
  const params = new URLSearchParams(address.slice(cut + 1));
  const cached = new URLSearchParams();
  for (const name of names) {
    const value = params.get(name)?.trim() ?? '';
    if (!isUsual(name, value)) cached.set(name, value);
  }
  return cached.size === 0 ? path : `${path}?${cached}`;
}

/**
 * What the server takes from this build: the loaders' context key, the inline scripts allowed by hash, and a document's address.
 */
export const handover = { pageContext, inlineScripts: [bootScript], pageAddress, isCachedPage };

/** React's marker of a suspended boundary in a synchronous rendering. */
const UNFINISHED = '<!--$!-->';
const END = '</body></html>';

/** Renders synchronously, which costs half as much as a stream; falls back to a stream only if something suspends. */
async function render(page: React.ReactElement, nonce: string): Promise<string> {
  try {
    const html = renderToString(page);
    if (!html.includes(UNFINISHED)) return html;
  } catch {
    // The error occurs again below, where it is reported.
  }
  const body = new PassThrough();
  const rendered = text(body);
  let failure: unknown;
  await new Promise<void>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // Suspended content is rendered in place, whatever its size, instead of in a template that a script moves.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        pipe(body);
        resolve();
      },
      onShellError: reject,
      onError: (error) => {
        failure ??= error;
      },
    });
  });
  const html = await rendered;
  if (failure !== undefined) throw failure;
  return html;
}

/** Escaped so that no text can end the script. */
const scriptText = (value: string) =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The loaders' data, as the router's own stream would deliver them. */
const dataScript = (data: string, nonce: string) =>
  `<script nonce="${nonce}">window.__reactRouterContext.streamController.enqueue(${scriptText(data)});` +
  'window.__reactRouterContext.streamController.close();</script>';

/** The head, the visible part, and the scripts after it. The first and the last are a tenth of a document. */
function piecesOf(html: string): [string, string, string] {
  const body = Math.max(0, html.indexOf('<body'));
  const scripts = html.indexOf('<script', body);
  const end = scripts < 0 ? html.length : scripts;
  return [html.slice(0, body), html.slice(body, end), html.slice(end)];
}

/** Renders the whole document at once: pages are cached and their inline scripts hashed, so nothing is streamed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, deliver } = context.get(pageContext);
  const { serverHandoffStream: data, ...whole } = withMatchedRoutes(entry);
  await ownTick();
  const html = await render(<ServerRouter context={whole} url={request.url} nonce={nonce} />, nonce);
  const withData = entry.renderMeta?.didRenderScripts && data ? dataScript(await text(data as never), nonce) : '';
  const doctype = html.startsWith('<!DOCTYPE') ? '' : '<!DOCTYPE html>';
  const [head, body, scripts] = piecesOf(html.slice(0, -END.length));
  deliver([doctype, limitPreloads(head), body, unindentScripts(scripts), withData, END]);
  return new Response(null, { headers, status });
}

/** Errors are logged once, where the request is answered. A missing page is not an error. */
export function handleError(error: unknown, { context }: { context: RouterContextProvider }) {
  context.get(pageContext).onError(error);
}
