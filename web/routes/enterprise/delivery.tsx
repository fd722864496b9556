import { consolePage } from '#web/features/console/console-page.tsx';

export default consolePage(() => import('#web/areas/enterprise/box/box-page.tsx').then(({ BoxPage }) => BoxPage));
