import { lazyPart } from '#web/api/lazy-part.tsx';
import type { WebModule } from '#web/slots.tsx';
import { ApplyLink } from './apply-link.tsx';

const OwnApplications = lazyPart(() => import('./own-applications.tsx').then(({ OwnApplications }) => OwnApplications));
const CorrectButton = lazyPart(() => import('./correct-button.tsx').then(({ CorrectButton }) => CorrectButton));

export const reportedWeb = {
  name: 'reported',
  frames: { 'job.apply': ApplyLink },
  slots: { 'deliveries.end': OwnApplications, 'operators.review': CorrectButton },
} satisfies WebModule;
