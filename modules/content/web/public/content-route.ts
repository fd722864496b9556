import type { PagePath } from '#contract/pages.ts';
import { type Load, metaOf } from '#web/features/page/page-route.tsx';
import { sharePicture } from '#web/features/page/share-picture.ts';
import { contentHref } from './content-words.ts';
import type { DetailData } from './load-content.ts';

/** The `meta` of an item's route. */
export const detailMeta = (path: PagePath) =>
  metaOf<Load<DetailData>>(path, ({ item }) => ({
    name: item.title,
    description: item.summary || item.title,
    canonical: contentHref(item),
    picture: sharePicture('content', item.id),
    type: 'article',
  }));
