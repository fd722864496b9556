import CloudCheck from 'lucide-react/icons/cloud-check';
import { Button } from '../../../ui/button.tsx';
import type { SaveState } from './use-resume.ts';

const words: Record<SaveState, string> = {
  saved: '已保存',
  saving: '正在保存……',
  failed: '没有保存上，内容还在这个页面',
  conflict: '简历已在别处修改，请载入最新的再改',
};

/** Whether what is on the screen is kept. Quiet while it is; a bar over the page where it is not, wherever the person is. */
export function SaveMark({ state, onRetry }: { state: SaveState; onRetry(): void }) {
  const trouble = state === 'failed' || state === 'conflict';
  return (
    <div
      className={
        trouble
          ? 'fixed inset-x-4 bottom-4 z-40 mx-auto flex max-w-150 items-center justify-between gap-3 rounded-ctl border border-warm-line bg-warm-tint px-4 py-3 text-14 text-warm-ink shadow-float'
          : 'flex items-center gap-1 text-13 whitespace-nowrap text-ok-ink'
      }
    >
      {state === 'saved' && <CloudCheck size={16} aria-hidden />}
      <span role="status" data-testid="save-state">
        {words[state]}
      </span>
      {state === 'failed' && (
        <Button size="s" onClick={onRetry}>
          重试
        </Button>
      )}
      {state === 'conflict' && (
        <Button size="s" onClick={() => window.location.reload()}>
          载入最新
        </Button>
      )}
    </div>
  );
}
