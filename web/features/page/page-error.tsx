import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { pageTitle } from '#contract/pages.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { offlineOr } from '#web/ui/online.ts';
import type { PageFailure } from './page-failure.ts';

const NotFound = lazyPart(() => import('./not-found.tsx'), 'NotFound');

/** Replaces a page that could not be loaded: the 404 page, or the error with a retry. */
export function PageError() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  const answered = isRouteErrorResponse(error);
  const isGone = answered && error.status === 410;
  const isMissing = isGone || (answered && error.status === 404);
  const failure: Partial<PageFailure> = answered ? ((error.data as PageFailure | null) ?? {}) : {};
  return (
    <div className="contents" data-failed>
      <title>{pageTitle(isGone ? '信息已移除' : isMissing ? '页面不存在' : offlineOr('加载失败'))}</title>
      {isMissing ? (
        <NotFound gone={isGone ? failure.message : undefined} />
      ) : (
        <div className="page py-10">
          <div className="card">
            <ErrorState
              page
              message={failure.message ?? '页面出错了，请稍后再试'}
              requestId={failure.requestId}
              onRetry={() => void revalidate()}
            />
          </div>
        </div>
      )}
    </div>
  );
}
