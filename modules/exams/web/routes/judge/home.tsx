import { JudgePage } from '../../judge/judge-page.tsx';
import '#web/styles/classes.css';

export default JudgePage;
