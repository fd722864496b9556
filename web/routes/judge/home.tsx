import { JudgePage } from '#web/areas/judge/judge-page.tsx';
import { PageError } from '#web/features/page/page-error.tsx';
import '#web/styles/classes.css';

export default function Judge() {
  return <JudgePage />;
}

export { PageError as ErrorBoundary };
