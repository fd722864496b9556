import { consolePage } from '#web/features/console/console-page.tsx';

export default consolePage(() => import('#web/areas/admin/users/users-page.tsx').then(({ UsersPage }) => UsersPage));
