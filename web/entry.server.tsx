import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { bootScript } from './boot-script.ts';
import { isKeptPage, pageAddress } from './page-address.ts';
import { pageContext } from './page-context.ts';
import { limitPreloads } from './rendering/limit-preloads.ts';
import { ownTick } from './rendering/macrotask.server.ts';
import { unindentScripts } from './rendering/unindent-scripts.ts';

/** What the server takes from this build: the loaders' context key, the inline scripts it allows by hash, a document's address. */
export const handover = { pageContext, inlineScripts: [bootScript], pageAddress, isKeptPage };

/** React's mark of a place that waited for something while the page was rendered in one go. */
const UNFINISHED = '<!--$!-->';
const END = '</body></html>';

/** In one go, which costs half as much as a stream; only where something is to be waited for, as one. */
async function render(page: React.ReactElement, nonce: string): Promise<string> {
  try {
    const html = renderToString(page);
    if (!html.includes(UNFINISHED)) return html;
  } catch {
    // What failed fails again below, where it is told.
  }
  const body = new PassThrough();
  const rendered = text(body);
  let failure: unknown;
  await new Promise<void>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // What was waited for stands in its place, however long it is, and not in a template that a script moves there.
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

/** Escaped so that no text in it can end the script. */
const scriptText = (value: string) =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The loaders' data, as the router's own stream would bring them. */
const dataScript = (data: string, nonce: string) =>
  `<script nonce="${nonce}">window.__reactRouterContext.streamController.enqueue(${scriptText(data)});` +
  'window.__reactRouterContext.streamController.close();</script>';

/** The head; what people see; and the scripts after it. The first and the last are a tenth of a document. */
function piecesOf(html: string): [string, string, string] {
  const body = Math.max(0, html.indexOf('<body'));
  const scripts = html.indexOf('<script', body);
  const end = scripts < 0 ? html.length : scripts;
  return [html.slice(0, body), html.slice(body, end), html.slice(end)];
}

/** Renders the whole document in one go: pages are cached and their inline scripts hashed, so nothing is streamed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, deliver } = context.get(pageContext);
  const { serverHandoffStream: data, ...whole } = entry;
  await ownTick();
  const html = await render(<ServerRouter context={whole} url={request.url} nonce={nonce} />, nonce);
  const withData = entry.renderMeta?.didRenderScripts && data ? dataScript(await text(data as never), nonce) : '';
  const doctype = html.startsWith('<!DOCTYPE') ? '' : '<!DOCTYPE html>';
  const [head, body, scripts] = piecesOf(html.slice(0, -END.length));
  deliver([doctype, limitPreloads(head), body, unindentScripts(scripts), withData, END]);
  return new Response(null, { headers, status });
}

/** Errors are logged where the request is answered, once. A missing page is no error. */
export function handleError(error: unknown, { context }: { context: RouterContextProvider }) {
  context.get(pageContext).onError(error);
}
