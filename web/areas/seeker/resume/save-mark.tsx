import { Button } from '../../../ui/button.tsx';
import type { SaveState } from './use-resume.ts';

const words: Record<SaveState, string> = {
  saved: '已保存',
  saving: '正在保存……',
  failed: '没有保存上，内容还在这个页面',
  conflict: '简历已在别处修改，请载入最新的再改',
};

/** Whether what is on the screen is kept. */
export function SaveMark({ state, onRetry }: { state: SaveState; onRetry(): void }) {
  const trouble = state === 'failed' || state === 'conflict';
  return (
    <div
      className={`flex items-center justify-between gap-2 rounded-ctl px-4 py-2.5 text-13 ${trouble ? 'bg-warm-tint text-warm-ink' : 'bg-ok-tint text-ok-ink'}`}
    >
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
