import { lazyPart } from '#web/api/lazy-part.tsx';
import type { WebModule } from '#web/slots.tsx';
import { ApplyLink } from './apply-link.tsx';
import { loadInterest } from './load-interest.ts';

const ClaimNote = lazyPart(() => import('./claim-note.tsx'), 'ClaimNote');
const OwnApplications = lazyPart(() => import('./own-applications.tsx'), 'OwnApplications');
const CorrectButton = lazyPart(() => import('./correct-button.tsx'), 'CorrectButton');
const LetterButton = lazyPart(() => import('./letter-button.tsx'), 'LetterButton');

export const reportedWeb = {
  name: 'reported',
  frames: { 'job.apply': ApplyLink },
  slots: {
    'company.section': ClaimNote,
    'deliveries.end': OwnApplications,
    'operators.company-act': LetterButton,
    'operators.review': CorrectButton,
  },
  load: { company: loadInterest },
} satisfies WebModule;
