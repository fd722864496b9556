import { consolePage } from '#web/features/console/console-page.tsx';
import '#web/styles/classes.css';

export default consolePage(() =>
  import('../../enterprise/interview-page.tsx').then(({ InterviewPage }) => InterviewPage),
);
