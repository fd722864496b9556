import { consolePage } from '#web/features/console/console-page.tsx';

export default consolePage(() => import('#web/areas/admin/audit/audit-page.tsx').then(({ AuditPage }) => AuditPage));
