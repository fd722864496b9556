import { dayMs } from '#contract/months.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { paths } from '#web/paths.ts';
import type { WebModule } from '#web/slots.tsx';
import { fairLine, homeFairs, mobileFair } from './home/fair-line.ts';
import { daysAway } from './parts/fair-words.ts';

const LINES = 4;
const DAYS = 30;
const aside = { background: true, quiet: true };

/** Where a day of the coming month lies, as a short bar. */
const onDay = (startsAt: string, now: number) => ({
  from: Math.min(0.8, Math.max(0, (Date.parse(startsAt) - now) / (DAYS * dayMs))),
  length: 0.2,
});

export const fairsWeb = {
  name: 'fairs',
  slots: {
    'home.section': lazyPart(() => import('./home/fairs-section.tsx').then(({ FairsSection }) => FairsSection)),
    'mobile.break': lazyPart(() => import('./home/fair-break.tsx').then(({ FairBreak }) => FairBreak)),
    'first-run.card': lazyPart(() => import('./home/first-run-fairs.tsx').then(({ FirstRunFairs }) => FirstRunFairs)),
  },
  load: {
    home: async (call, now) =>
      (await call('GET /api/fairs', {}, aside)).items.slice(0, LINES).map((fair) => fairLine(fair, now)),
    mobileHome: async (call) => (await call('GET /api/fairs', {}, aside)).items[0] ?? null,
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
  linkNote: (href, loaded, now) => {
    if (href !== paths.fairs()) return undefined;
    const fair = mobileFair(loaded);
    return fair ? daysAway(fair.startsAt, now) : '日历';
  },
  linkBars: (href, loaded, now) =>
    href.startsWith(paths.fairs())
      ? homeFairs(loaded).map(({ day, month, startsAt, exhibitors }) => ({
          label: `${month}${day} 日`,
          value: exhibitors > 0 ? `${exhibitors} 家` : '',
          ...onDay(startsAt, now),
        }))
      : undefined,
} satisfies WebModule;
