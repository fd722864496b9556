import type { ComponentType } from 'react';
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import type { Call } from '#contract/api.ts';
import { call } from '#web/api/browser-call.ts';
import { pageContext } from '#web/page-context.ts';
import { type Packed, pack, unpack } from './packed.ts';
import type { Matches } from './page-meta.ts';

/** Loads a page's data for its URL. */
export type Load<T> = (call: Call, url: URL) => Promise<T>;

/** A route's `loader`: what the page loads, by calls within the server, packed. */
export const onServer =
  <T extends object>(load: Load<T>) =>
  async ({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>): Promise<Packed<T>> =>
    pack(await load(context.get(pageContext).call, new URL(request.url)));

/** A route's `clientLoader`: the same, by calls over the network. */
export const inBrowser =
  <T extends object>(load: Load<T>) =>
  async ({ request }: Pick<ClientLoaderFunctionArgs, 'request'>): Promise<Packed<T>> =>
    pack(await load(call, new URL(request.url)));

/** What a route's `loaderData` is, by what loads its page. */
export type LoadedBy<L extends Load<unknown>> = Packed<Awaited<ReturnType<L>>>;

/** What the `meta` function of such a route is given; without data where loading failed. */
export interface MetaArgs<L extends Load<unknown>> {
  matches: Matches;
  loaderData?: LoadedBy<L>;
}

/** A route's component: the page with its unpacked data, mounted again where `keyOf` names another object. */
export const packedPage = <T,>(Page: ComponentType<{ data: T }>, keyOf?: (data: T) => string) =>
  function PackedPage({ loaderData }: { loaderData: Packed<T> }) {
    const data = unpack(loaderData);
    return <Page key={keyOf?.(data)} data={data} />;
  };
