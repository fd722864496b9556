import { lazyPart } from '#web/api/lazy-part.tsx';
import type { WebModule } from '#web/slots.tsx';

export const contentWeb = {
  name: 'content',
  slots: {
    'home.banners': lazyPart(() => import('./home/banners.tsx'), 'Banners'),
  },
  load: { home: (call) => import('./home/load-banners.ts').then(({ loadBanners }) => loadBanners(call)) },
} satisfies WebModule;
