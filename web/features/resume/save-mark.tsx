import CloudCheck from 'lucide-react/icons/cloud-check';
import CloudOff from 'lucide-react/icons/cloud-off';
import { Button } from '../../ui/button.tsx';
import type { SaveState } from './resume-keeper.ts';

interface Props {
  state: SaveState;
  /** Why it was refused. */
  message: string;
  onRetry(): void;
}

const words = (state: SaveState, message: string): string => {
  if (state === 'saved') return '已保存';
  if (state === 'saving') return '保存中';
  if (state === 'offline') return '未保存-离线，内容留在这台设备上';
  return state === 'refused' ? `未保存：${message}` : '两处修改不同，请在上方选择';
};

/** Whether what is on the screen is kept. Quiet while it is; a bar over the page where it is not, wherever the person is. */
export function SaveMark({ state, message, onRetry }: Props) {
  const trouble = state !== 'saved' && state !== 'saving';
  return (
    <div
      className={
        trouble
          ? 'fixed inset-x-4 bottom-4 z-40 mx-auto flex max-w-150 items-center justify-between gap-3 rounded-ctl border border-warm-line bg-warm-tint px-4 py-3 text-14 text-warm-ink shadow-float'
          : 'flex items-center gap-1 text-13 whitespace-nowrap text-ok-ink'
      }
    >
      {state === 'saved' && <CloudCheck size={16} aria-hidden />}
      {state === 'offline' && <CloudOff size={16} aria-hidden />}
      <span role="status" className="min-w-0 flex-1" data-testid="save-state" data-state={state}>
        {words(state, message)}
      </span>
      {(state === 'offline' || state === 'refused') && (
        <Button size="s" onClick={onRetry}>
          重试
        </Button>
      )}
      {state === 'conflict' && (
        <Button size="s" onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}>
          去选择
        </Button>
      )}
    </div>
  );
}
