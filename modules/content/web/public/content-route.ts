import { type PagePath, pages } from '#contract/pages.ts';
import type { ContentKind } from '#contract/taxonomy/content-categories.ts';
import { type Packed, unpack } from '#web/features/page/packed.ts';
import type { Load } from '#web/features/page/packed-page.tsx';
import { type Matches, pageMeta } from '#web/features/page/page-meta.ts';
import { sharePicture } from '#web/features/page/share-picture.ts';
import { type DetailData, type ListData, type ListedKind, loadDetail, loadList } from './load-content.ts';

export const listOf =
  (kind: ListedKind): Load<ListData> =>
  (call, url) =>
    loadList(kind, call, url);

export const detailOf =
  (kind: ContentKind): Load<DetailData> =>
  (call, url) =>
    loadDetail(kind, call, url);

interface MetaArgs<T> {
  matches: Matches;
  loaderData?: Packed<T>;
}

/** The `meta` of a list's route; `href` is where a list by its filters stands. */
export const listMeta =
  (path: PagePath, description: string, href: (query: Record<string, string | undefined>) => string) =>
  ({ matches, loaderData }: MetaArgs<ListData>) => {
    const { filters = {}, page = 1 } = loaderData ? unpack(loaderData) : {};
    const canonical = href({ ...filters, page: page > 1 ? String(page) : undefined });
    return pageMeta(matches, { name: pages[path].title, description, canonical });
  };

/** The `meta` of an item's route. */
export const detailMeta =
  (path: PagePath, href: (id: string) => string) =>
  ({ matches, loaderData }: MetaArgs<DetailData>) => {
    const item = loaderData && unpack(loaderData).item;
    if (!item) return pageMeta(matches, { name: pages[path].title });
    return pageMeta(matches, {
      name: item.title,
      description: item.summary || item.title,
      canonical: href(item.id),
      picture: sharePicture('content', item.id),
      type: 'article',
    });
  };
