import CloudAlert from 'lucide-react/icons/cloud-alert';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { useOnline } from './online.ts';
import { useEventListener } from './use-event-listener.ts';

interface Props {
  title?: string;
  /** If it is the whole page, its title is the page's heading. */
  page?: boolean;
  /** Empty where a toast has said all. */
  message: string;
  /** For support requests. */
  requestId?: string;
  onRetry?(): void;
  /** Beside the retry button. */
  aside?: ReactNode;
}

/** What happened, a retry button, and the request id. Without a network it says that alone, and retries when it is back. */
export function ErrorState({ title = '加载失败', page = false, message, requestId, onRetry, aside }: Props) {
  const Title = page ? 'h1' : 'p';
  const online = useOnline();
  useEventListener('online', () => onRetry?.());
  return (
    <div role="alert" className="flex flex-col items-center px-6 py-14 text-center">
      <CloudAlert size={44} strokeWidth={1.5} className="text-ink-4" aria-hidden />
      <Title className="mt-3 text-16 font-semibold text-ink-1">{online ? title : '网络已断开'}</Title>
      {(message || !online) && (
        <p className="mt-1 max-w-120 text-14 text-ink-2">{online ? message : '连上网络后再试'}</p>
      )}
      {onRetry && (
        <Button look="tint" className="mt-4" onClick={onRetry}>
          重试
        </Button>
      )}
      {aside && <p className="mt-3 text-14">{aside}</p>}
      {requestId && <p className="mt-3 text-14 text-ink-3 select-all">请求编号 {requestId}</p>}
    </div>
  );
}
