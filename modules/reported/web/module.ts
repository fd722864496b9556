import { lazyPart } from '#web/api/lazy-part.tsx';
import type { WebModule } from '#web/slots.tsx';
import { ApplyLink } from './apply-link.tsx';

const OwnApplications = lazyPart(() => import('./own-applications.tsx').then(({ OwnApplications }) => OwnApplications));

export const reportedWeb = {
  name: 'reported',
  frames: { 'job.apply': ApplyLink },
  slots: { 'deliveries.end': OwnApplications },
} satisfies WebModule;
