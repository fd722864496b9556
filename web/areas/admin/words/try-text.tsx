import { Button, Input } from 'antd';
import { useState } from 'react';
import { wordLevels } from '#contract/operators/moderation-lists.ts';
import { useAction } from '#web/features/calls/use-action.ts';

/** Checks a text against the current lists. */
export function TryText() {
  const [text, setText] = useState('');
  const trying = useAction('POST /api/admin/words/try');
  const findings = trying.data?.findings;
  return (
    <section className="mt-3 rounded-card border border-line bg-surface p-4" aria-label="试一段文字">
      <h2 className="mb-2 text-14 font-medium text-ink-1">试一段文字</h2>
      <Input.TextArea
        aria-label="要检查的文字"
        rows={2}
        maxLength={2000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="mt-2 flex items-start gap-3">
        <Button disabled={!text.trim()} loading={trying.isPending} onClick={() => void trying.send({ body: { text } })}>
          检查
        </Button>
        <ul className="pt-1.5 text-13 text-ink-2" aria-live="polite">
          {findings?.length === 0 && <li className="text-ok-ink">没有命中</li>}
          {findings?.map(({ level, words, note }) => (
            <li key={words.join()}>
              “{words.join('”+“')}”：{wordLevels[level]}
              {note && `，${note}`}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
