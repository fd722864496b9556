import { lazyPart } from '#web/api/lazy-part.tsx';
import type { WebModule } from '#web/slots.tsx';

export const contentWeb = {
  name: 'content',
  slots: {
    'home.banners': lazyPart(() => import('./home/banners.tsx').then(({ Banners }) => Banners)),
    'home.end': lazyPart(() => import('./home/columns-section.tsx').then(({ ColumnsSection }) => ColumnsSection)),
    'first-run.card': lazyPart(() =>
      import('./home/first-run-guides.tsx').then(({ FirstRunGuides }) => FirstRunGuides),
    ),
  },
  load: { home: (call, now) => import('./home/load-columns.ts').then(({ loadColumns }) => loadColumns(call, now)) },
} satisfies WebModule;
