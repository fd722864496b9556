import { consolePage } from '#web/features/console/console-page.tsx';
import '#web/styles/classes.css';
import '../../content.css';

export default consolePage(() => import('../../admin/item-page.tsx').then(({ ItemPage }) => ItemPage));
