import type { ComponentType } from 'react';
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs, MetaDescriptor } from 'react-router';
import type { Call } from '#contract/api.ts';
import { type PagePath, pages, pageTitle, SITE_TITLE } from '#contract/pages.ts';
import type { SiteConfig } from '#contract/site/site.ts';
import { call } from '#web/api/browser-call.ts';
import { pageContext } from '#web/page-context.ts';
import { absolute, siteOrigin } from './site-origin.ts';

interface Meta {
  /** The page's name, or on a detail page its object's. */
  name: string;
  description?: string;
  /** Path and query of the page's canonical URL. Absent: not indexed. */
  canonical?: string;
  type?: 'website' | 'article' | 'profile';
  /** The picture of the page's content: `sharePicture`. */
  picture?: (origin: string) => MetaDescriptor[];
}

const MAX_DESCRIPTION = 110;
const shorten = (text: string) => (text.length > MAX_DESCRIPTION ? `${text.slice(0, MAX_DESCRIPTION - 1)}…` : text);

/** The part of a `meta` function's matches that is used here. */
export type Matches = readonly ({ id: string; loaderData?: unknown; error?: unknown } | undefined)[];

function originOf(matches: Matches): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { site?: SiteConfig } | undefined;
  return siteOrigin(root?.site?.pcSiteUrl);
}

/** Title, description, canonical URL and Open Graph data of a page. A failed page gets its title from `PageError`. */
export function pageMeta(
  matches: Matches,
  { name, description, canonical, type = 'website', picture }: Meta,
): MetaDescriptor[] {
  if (matches.some((match) => match?.error)) return [{ name: 'robots', content: 'noindex' }];
  const title = pageTitle(name);
  const metas: MetaDescriptor[] = [{ title }];
  if (description) metas.push({ name: 'description', content: shorten(description) });
  if (canonical === undefined) return [...metas, { name: 'robots', content: 'noindex' }];
  const origin = originOf(matches);
  const url = absolute(origin, canonical);
  return [
    ...metas,
    ...(url ? [{ tagName: 'link', rel: 'canonical', href: url }] : []),
    { property: 'og:site_name', content: SITE_TITLE },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    ...(description ? [{ property: 'og:description', content: shorten(description) }] : []),
    ...(url ? [{ property: 'og:url', content: url }] : []),
    ...(picture?.(origin) ?? []),
  ];
}

/**
 * A page's data as one JSON text. React Router's own encoding refers to every value by number and compresses badly: with it the
 * document of `/jobs` is 1.1 KB heavier.
 */
export interface Packed<T> {
  json: string;
  /** Type only: the content. */
  holds?: T;
}

/** Parsed texts, so that a page rendered where it was loaded, and its title, need not parse again. */
const known = new WeakMap<object, unknown>();

export function pack<T extends object>(value: T): Packed<T> {
  const packed: Packed<T> = { json: JSON.stringify(value) };
  known.set(packed, value);
  return packed;
}

export function unpack<T>(packed: Packed<T>): T {
  if (!known.has(packed)) known.set(packed, JSON.parse(packed.json));
  return known.get(packed) as T;
}

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

/** A route's `meta`: the page's title, and what its data say. Where loading failed there are none. */
export const metaOf =
  <L extends Load<unknown>>(page: PagePath, of: (data: Awaited<ReturnType<L>>) => Partial<Meta> = () => ({})) =>
  ({ matches, loaderData }: { matches: Matches; loaderData?: LoadedBy<L> | undefined }): MetaDescriptor[] =>
    pageMeta(matches, { name: pages[page].title, ...(loaderData && of(unpack(loaderData))) });

/** A route's component: the page with its unpacked data, mounted again where `keyOf` names another object. */
export const packedPage = <T,>(Page: ComponentType<{ data: T }>, keyOf?: (data: T) => string) =>
  function PackedPage({ loaderData }: { loaderData: Packed<T> }) {
    const data = unpack(loaderData);
    return <Page key={keyOf?.(data)} data={data} />;
  };
