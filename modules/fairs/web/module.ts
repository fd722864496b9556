import { lazyPart } from '#web/api/lazy-part.tsx';
import { paths } from '#web/paths.ts';
import type { WebModule } from '#web/slots.tsx';
import { homeFairs } from './home/loaded.ts';

export const fairsWeb = {
  name: 'fairs',
  slots: {
    'home.section': lazyPart(() => import('./home/fairs-section.tsx').then(({ FairsSection }) => FairsSection)),
    'first-run.card': lazyPart(() => import('./home/first-run-fairs.tsx').then(({ FirstRunFairs }) => FirstRunFairs)),
  },
  load: {
    home: (call, now) => import('./home/load-home.ts').then(({ loadHome }) => loadHome(call, now)),
  },
  linkBars: (href, loaded) => (href.startsWith(paths.fairs()) ? (homeFairs(loaded)?.bars ?? []) : undefined),
} satisfies WebModule;
