import { consolePage } from '#web/features/console/console-page.tsx';
import '#web/styles/classes.css';
import '../../fairs.css';

export default consolePage(() => import('../../enterprise/fairs-page.tsx').then(({ FairsPage }) => FairsPage));
