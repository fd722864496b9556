import { Button } from 'antd';
import { SignInAgain } from '#web/features/console/sign-in-again.tsx';
import { timeOfDay } from '#web/features/time/day-parts.ts';
import type { Draft } from './use-draft.ts';

/** The state of saving; after a conflict, the choice between the two versions. */
export function SaveLine({ draft }: { draft: Draft }) {
  const { save, resolve, flush } = draft;
  if (save.kind === 'conflict') {
    return (
      <div role="alert" className="mb-3 flex flex-wrap items-center gap-2 rounded-ctl bg-warm-tint px-4 py-2.5 text-13">
        <span className="min-w-0 flex-1 text-ink-1">{save.message}。您刚才的修改还没有保存。</span>
        <Button size="small" onClick={() => void resolve('theirs')}>
          载入最新内容
        </Button>
        <Button size="small" type="primary" onClick={() => void resolve('mine')}>
          保留我的修改
        </Button>
      </div>
    );
  }
  if (save.kind === 'failed') {
    return (
      <div
        role="alert"
        className="mb-3 flex items-center gap-2 rounded-ctl bg-err-tint px-4 py-2.5 text-13 text-err-ink"
      >
        <span className="min-w-0 flex-1">没有保存：{save.message}</span>
        {save.isExpired && <SignInAgain />}
        <Button size="small" onClick={() => void flush()}>
          重试
        </Button>
      </div>
    );
  }
  return null;
}

/** '已自动保存 14:02' */
export function SaveStatus({ draft: { save } }: { draft: Draft }) {
  const words = {
    clean: '修改会自动保存为草稿',
    dirty: '正在输入…',
    saving: '保存中…',
    saved: '',
    conflict: '未保存',
    failed: '未保存',
  };
  return (
    <span className="text-13 text-ink-3" role="status" data-testid="save-mark">
      {save.kind === 'saved' ? `已自动保存 ${timeOfDay(save.at)}` : words[save.kind]}
    </span>
  );
}
