import { consolePage } from '#web/features/console/console-page.tsx';
import '#web/styles/classes.css';
import '../../exams.css';

export default consolePage(() => import('../../enterprise/rooms-page.tsx').then(({ RoomsPage }) => RoomsPage));
