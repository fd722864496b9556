import { lazyPart } from '#web/api/lazy-part.tsx';
import { paths } from '#web/paths.ts';
import type { WebModule } from '#web/slots.tsx';
import { homeFairs, mobileFair } from './home/loaded.ts';

const LINES = 4;
const aside = { background: true, quiet: true };

export const fairsWeb = {
  name: 'fairs',
  slots: {
    'home.section': lazyPart(() => import('./home/fairs-section.tsx').then(({ FairsSection }) => FairsSection)),
    'mobile.break': lazyPart(() => import('./home/fair-break.tsx').then(({ FairBreak }) => FairBreak)),
    'first-run.card': lazyPart(() => import('./home/first-run-fairs.tsx').then(({ FirstRunFairs }) => FirstRunFairs)),
  },
  load: {
    home: (call, now) => import('./home/load-home.ts').then(({ loadHome }) => loadHome(call, now)),
    mobileHome: (call, now) => import('./home/load-home.ts').then(({ loadMobileHome }) => loadMobileHome(call, now)),
  },
  upcoming: {
    kind: '招聘会',
    load: async (call, cityCode) => {
      const { items } = await call('GET /api/fairs', { query: { cityCode } }, aside);
      return items.slice(0, LINES).map(({ id, title, startsAt, online, cityName, venue, exhibitors }) => ({
        href: paths.fair(id),
        at: startsAt,
        title,
        text: [online ? '线上' : venue || cityName, exhibitors > 0 && `${exhibitors} 家`].filter(Boolean).join(' · '),
      }));
    },
  },
  linkNote: (href, loaded) => (href === paths.fairs() ? (mobileFair(loaded)?.note ?? '日历') : undefined),
  linkBars: (href, loaded) => (href.startsWith(paths.fairs()) ? (homeFairs(loaded)?.bars ?? []) : undefined),
} satisfies WebModule;
