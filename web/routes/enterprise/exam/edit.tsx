import { consolePage } from '#web/features/console/console-page.tsx';
import '#web/styles/classes.css';
import '#web/styles/areas/exams.css';

export default consolePage(() => import('#web/areas/enterprise/exams/exam-page.tsx').then(({ ExamPage }) => ExamPage));
