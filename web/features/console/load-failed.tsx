import { ApiError } from '#web/api/api-error.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SignInAgain } from './sign-in-again.tsx';

/** Replaces content that failed to load: the server's words where it answered, and a retry button. */
export function LoadFailed({ title, error, onRetry }: { title: string; error: Error | null; onRetry(): unknown }) {
  const answered = error instanceof ApiError && error.kind === 'status' ? error : undefined;
  return (
    <ErrorState
      title={title}
      message={answered?.message || '网络不通或服务暂时不可用，请稍后重试'}
      aside={answered?.status === 401 && <SignInAgain />}
      onRetry={() => void onRetry()}
      {...(answered?.requestId ? { requestId: answered.requestId } : {})}
    />
  );
}
