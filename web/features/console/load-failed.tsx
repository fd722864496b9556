import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ApiError } from '#web/api/api-error.ts';
import { paths } from '#web/paths.ts';
import { passesOperatorGuard, passesRecruiterGuard, useSession } from '#web/session/session-store.ts';
import { ErrorState } from '#web/ui/error-state.tsx';

/** After 系统提示 was answered with 取消: signs in beside the page, whose unsaved words stay; the tabs share the session. */
export function SignInAgain() {
  const { pathname, search } = useLocation();
  const login = useSession((state) =>
    passesOperatorGuard(state)
      ? paths.adminLogin
      : passesRecruiterGuard(state) && state.companyJober
        ? paths.enterpriseLogin
        : paths.seekerLogin,
  );
  return (
    <a className="link" href={login(pathname + search)} target="_blank" rel="noopener">
      重新登录
    </a>
  );
}

interface Props {
  title: string;
  /** If it is the whole page, its title is the page's heading. */
  page?: boolean;
  error: Error | null;
  onRetry(): unknown;
}

/**
 * Replaces content that failed to load: the server's reason where it gave one, and a retry button. That the server failed stands in
 * the toast of the call alone.
 */
export function LoadFailed({ title, page = false, error, onRetry }: Props) {
  const answered = error instanceof ApiError && error.kind === 'status' ? error : undefined;
  return (
    <ErrorState
      title={title}
      page={page}
      message={
        answered ? ((answered.status ?? 500) < 500 ? answered.message : '') : '网络不通或服务暂时不可用，请稍后重试'
      }
      aside={answered?.status === 401 && <SignInAgain />}
      onRetry={() => void onRetry()}
      {...(answered?.requestId ? { requestId: answered.requestId } : {})}
    />
  );
}

interface LoadedProps<T> {
  query: { data: T | undefined; isError: boolean; error: Error | null; refetch(): unknown };
  /** Stands there if loading failed. */
  failed: string;
  /** Stands there while it is loading. */
  waiting?: ReactNode;
  children: (data: T) => ReactNode;
}

/** What a call answered, once it has; before that a skeleton, or why it failed, with a retry. */
export function Loaded<T>({ query, failed, waiting = <Skeleton active />, children }: LoadedProps<T>) {
  if (query.isError) return <LoadFailed title={failed} error={query.error} onRetry={query.refetch} />;
  return query.data === undefined ? waiting : children(query.data);
}
