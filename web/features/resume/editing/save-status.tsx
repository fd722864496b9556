import { clsx } from 'clsx';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CloudCheck from 'lucide-react/icons/cloud-check';
import CloudOff from 'lucide-react/icons/cloud-off';
import { use, useSyncExternalStore } from 'react';
import { unfinished } from '#web/session/unfinished.ts';
import { Button } from '#web/ui/button.tsx';
import { ResumeId } from '../resume-id.ts';
import type { SaveState } from './resume-autosave.ts';

interface Props {
  state: SaveState;
  /** Why it was refused. */
  message: string;
  onRetry(): void;
}

/** Number of entries that are not saved because something is missing or invalid. */
function useUnfinished(): number {
  const prefix = `${use(ResumeId)}_`;
  const count = () => unfinished.count(prefix);
  return useSyncExternalStore(unfinished.subscribe, count, () => 0);
}

const words = (state: SaveState, message: string): string => {
  if (state === 'saved') return '已保存';
  if (state === 'saving') return '保存中';
  if (state === 'offline') return '未保存-离线，内容留在这台设备上';
  return state === 'refused' ? `未保存：${message}` : '两处修改不同，请在上方选择';
};

/** Whether everything on the page is saved. Unobtrusive if so; otherwise a bar over the page, wherever it is scrolled. */
export function SaveStatus({ state, message, onRetry }: Props) {
  const open = useUnfinished();
  const isWhole = open === 0;
  const trouble = state !== 'saved' && state !== 'saving';
  return (
    <div
      className={
        trouble
          ? 'fixed inset-x-4 bottom-4 z-40 mx-auto flex max-w-150 items-center justify-between gap-3 rounded-ctl border border-warm-line bg-warm-tint px-4 py-3 text-14 text-warm-ink shadow-float'
          : clsx('flex items-center gap-1 text-14', isWhole ? 'whitespace-nowrap text-ok-ink' : 'text-warm-ink')
      }
    >
      {state === 'saved' && isWhole && <CloudCheck size={16} aria-hidden />}
      {!trouble && !isWhole && <CircleDashed size={16} className="shrink-0" aria-hidden />}
      {state === 'offline' && <CloudOff size={16} aria-hidden />}
      <span
        role="status"
        className="min-w-0 flex-1"
        data-testid="save-state"
        data-state={!trouble && !isWhole ? 'unfinished' : state}
      >
        {!trouble && !isWhole ? `${open} 处未填好，还没有保存` : words(state, message)}
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
