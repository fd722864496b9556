import type { MetaDescriptor } from 'react-router';
import { SHARE_CARD, shareCardUrl } from '#contract/site/share-card.ts';
import { absolute } from './site-origin.ts';

/**
 * The picture beside a shared link. Other sites fetch it, so it needs an absolute URL; they read the document as the server sends
 * it, so no browser loads this code.
 */
export const sharePicture =
  (kind: string, id: string) =>
  (origin: string): MetaDescriptor[] => {
    if (!import.meta.env.SSR) return [];
    const url = absolute(origin, shareCardUrl(kind, id));
    if (!url) return [];
    return [
      { property: 'og:image', content: url },
      { property: 'og:image:width', content: String(SHARE_CARD.width) },
      { property: 'og:image:height', content: String(SHARE_CARD.height) },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:image', content: url },
    ];
  };
