import { lazyPart } from '#web/api/lazy-part.tsx';
import type { WebModule } from '#web/slots.tsx';

export const fairsWeb = {
  name: 'fairs',
  slots: {
    'first-run.card': lazyPart(() => import('./home/first-run-fairs.tsx').then(({ FirstRunFairs }) => FirstRunFairs)),
  },
} satisfies WebModule;
