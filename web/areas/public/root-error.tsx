import { RequestFeedback } from '#web/api/request-feedback.tsx';
import { PageError } from '#web/features/page/page-error.tsx';
import { Logo } from '#web/features/shell/logo.tsx';

/** The last resort: the page failed before its shell could be rendered. */
export function RootError() {
  return (
    <>
      <header className="h-(--h-top) border-b border-line bg-surface max-lg:h-auto">
        <div className="page flex h-full items-center">
          <Logo />
        </div>
      </header>
      <PageError />
      <RequestFeedback />
    </>
  );
}
