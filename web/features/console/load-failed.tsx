import { ErrorState } from '#web/ui/error-state.tsx';

/** Replaces content that failed to load, with a retry button. */
export function LoadFailed({ title, onRetry }: { title: string; onRetry(): unknown }) {
  return <ErrorState title={title} message="网络不通或服务暂时不可用，请稍后重试" onRetry={() => void onRetry()} />;
}
