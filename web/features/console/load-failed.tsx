import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ApiError } from '#web/api/api-error.ts';
import { paths } from '#web/paths.ts';
import { passesOperatorGuard, passesRecruiterGuard, useSession } from '#web/session/session-store.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ListSkeleton, RowsSkeleton } from './list-skeleton.tsx';

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

interface AwaitingProps {
  query: { isError: boolean; error: Error | null; refetch(): unknown };
  /** Stands there if loading failed. */
  failed: string;
  /** Stands there while it is loading. */
  waiting?: ReactNode;
  /** It is the whole page. */
  page?: boolean;
}

/** Takes the place of an answer that is not here: rows while it loads; why it did not load, with a retry. */
export function Awaiting({ query, failed, page = false, waiting }: AwaitingProps) {
  if (query.isError) return <LoadFailed page={page} title={failed} error={query.error} onRetry={query.refetch} />;
  return waiting ?? (page ? <ListSkeleton /> : <RowsSkeleton />);
}

interface LoadedProps<T> extends Omit<AwaitingProps, 'page'> {
  query: AwaitingProps['query'] & { data: T | undefined };
  children: (data: T) => ReactNode;
}

/** What a call answered, once it has. */
export const Loaded = <T,>({ query, children, waiting = <Skeleton active />, ...props }: LoadedProps<T>) =>
  query.isError || query.data === undefined ? (
    <Awaiting query={query} waiting={waiting} {...props} />
  ) : (
    children(query.data)
  );
