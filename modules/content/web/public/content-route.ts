import { type PagePath, pages } from '#contract/pages.ts';
import { type Matches, type Packed, pageMeta, unpack } from '#web/features/page/page-route.tsx';
import { sharePicture } from '#web/features/page/share-picture.ts';
import { contentHref } from './content-words.ts';
import type { DetailData } from './load-content.ts';

/** The `meta` of an item's route. */
export const detailMeta =
  (path: PagePath) =>
  ({ matches, loaderData }: { matches: Matches; loaderData?: Packed<DetailData> }) => {
    const item = loaderData && unpack(loaderData).item;
    if (!item) return pageMeta(matches, { name: pages[path].title });
    return pageMeta(matches, {
      name: item.title,
      description: item.summary || item.title,
      canonical: contentHref(item),
      picture: sharePicture('content', item.id),
      type: 'article',
    });
  };
