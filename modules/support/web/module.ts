import { lazyPart } from '#web/api/lazy-part.tsx';
import type { WebModule } from '#web/slots.tsx';
import { SupportButton } from './support-button.tsx';

export const supportWeb = {
  name: 'support',
  slots: {
    help: SupportButton,
    'operators.work': lazyPart(() => import('./inbox/thread-pane.tsx'), 'ThreadWork'),
  },
} satisfies WebModule;
