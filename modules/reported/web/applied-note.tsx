import type { ApplyWay } from '#contract/posts/apply-ways.ts';
import { dateText } from '#web/features/time/time-text.ts';
import { Button } from '#web/ui/button.tsx';
import { applicationAnswers, askAfterDays } from '../contract-words.ts';
import type { useApplication } from './use-application.ts';

interface Props {
  way: ApplyWay;
  own: ReturnType<typeof useApplication>;
  /** Nobody applies any more. */
  ended: boolean;
}

/** Keeps that one has applied, and what became of it. */
export function AppliedNote({ way, own: { found, busy, keep, answer, drop }, ended }: Props) {
  if (!found) return null;
  const { application } = found;
  const done = way === 'mail' ? '已寄出' : '已报名';
  if (!application)
    return ended ? null : (
      <p className="flex flex-wrap items-center gap-3 border-t border-line py-3 text-14 text-ink-3">
        <Button busy={busy} onClick={() => void keep()}>
          {done}，记下来
        </Button>
        记在“投递”里，{askAfterDays} 天后问你一次有没有回音
      </p>
    );
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line py-3 text-14 text-ink-2" role="status">
      <span>
        {dateText(application.appliedAt)} {done}
        {application.answer && `，${applicationAnswers[application.answer]}`}
      </span>
      {application.answer !== 'heard' && (
        <Button size="s" busy={busy} onClick={() => void answer('heard')}>
          有回音了
        </Button>
      )}
      {application.answer === null && (
        <Button size="s" busy={busy} onClick={() => void answer('silent')}>
          没有回音
        </Button>
      )}
      <Button size="s" look="text" busy={busy} onClick={() => void drop()}>
        删除记录
      </Button>
    </div>
  );
}
