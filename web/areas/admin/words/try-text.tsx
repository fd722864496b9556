import { Button, Input } from 'antd';
import { useState } from 'react';
import { wordLevels } from '#contract/operators/moderation-lists.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { SidePanel } from '#web/features/console/list/beside.tsx';

/** Checks a text against the current lists. */
export function TryText() {
  const [text, setText] = useState('');
  const trying = useAction('POST /api/admin/words/try');
  const findings = trying.data?.findings;
  return (
    <SidePanel title="试一段文字">
      <div className="p-4">
        <Input.TextArea
          aria-label="要检查的文字"
          placeholder="粘贴一段职位描述或聊天内容，看会不会被拦下"
          rows={5}
          maxLength={2000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button
          block
          className="mt-3"
          disabled={!text.trim()}
          loading={trying.isPending}
          onClick={() => void trying.send({ body: { text } })}
        >
          检查
        </Button>
        <ul className="mt-3 space-y-1 text-13 text-ink-2 empty:hidden" aria-live="polite">
          {findings?.length === 0 && <li className="text-ok-ink">没有命中</li>}
          {findings?.map(({ level, words, note }) => (
            <li key={words.join()}>
              “{words.join('”+“')}”：{wordLevels[level]}
              {note && `，${note}`}
            </li>
          ))}
        </ul>
      </div>
    </SidePanel>
  );
}
