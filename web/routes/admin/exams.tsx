import { consolePage } from '#web/features/console/console-page.tsx';
import '#web/styles/classes.css';
import '#web/styles/areas/exams.css';

export default consolePage(() => import('#web/areas/admin/exams/exams-page.tsx').then(({ ExamsPage }) => ExamsPage));
