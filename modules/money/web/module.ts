import { lazyPart } from '#web/api/lazy-part.tsx';
import type { WebModule } from '#web/slots.tsx';

export const moneyWeb = {
  name: 'money',
  slots: {
    'operators.work': lazyPart(() => import('./admin/order-drawer.tsx'), 'VoucherWork'),
  },
} satisfies WebModule;
