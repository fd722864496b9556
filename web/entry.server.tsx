import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { bootScript } from './boot-script.ts';
import { pageContext } from './page-context.ts';

/** What the server takes from this build: the key of the loaders' context, and the inline scripts it allows by hash. */
export const handover = { pageContext, inlineScripts: [bootScript] };

/** Renders the whole document to one string: pages are cached and their inline scripts hashed, so nothing is streamed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(pageContext);
  let failure: unknown;
  const body = new PassThrough();
  const rendered = text(body);
  await new Promise<void>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={entry} url={request.url} nonce={nonce} />, {
      nonce,
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
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(await rendered, { headers, status: failure ? 500 : status });
}

/** Errors are logged where the request is answered, once. A missing page is no error. */
export function handleError(error: unknown, { context }: { context: RouterContextProvider }) {
  context.get(pageContext).onError(error);
}
