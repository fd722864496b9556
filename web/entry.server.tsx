import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { bootScript } from './boot-script.ts';
import { isCachedPage, pageAddress } from './page-address.ts';
import { pageContext } from './page-context.ts';
import { limitPreloads } from './rendering/limit-preloads.ts';
import { ownTick } from './rendering/macrotask.server.ts';
import { withMatchedRoutes } from './rendering/matched-routes.ts';
import { unindentScripts } from './rendering/unindent-scripts.ts';

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
