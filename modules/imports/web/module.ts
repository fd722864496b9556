import { lazyPart } from '#web/api/lazy-part.tsx';
import type { WebModule } from '#web/slots.tsx';

export const importsWeb = {
  name: 'imports',
  slots: {
    'operators.company': lazyPart(() => import('./company-import.tsx'), 'CompanyImport'),
  },
} satisfies WebModule;
