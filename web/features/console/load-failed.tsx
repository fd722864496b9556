import { ErrorState } from '#web/ui/error-state.tsx';

/** In place of what did not come: what it is, and another try. */
export function LoadFailed({ title, onRetry }: { title: string; onRetry(): unknown }) {
  return <ErrorState title={title} message="网络不通或服务暂时不可用，请稍后重试" onRetry={() => void onRetry()} />;
}
