import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { OpenConversation } from '#contract/chat/chat.ts';
import { contactAdvice, warningsOf } from '#contract/chat/chat-warnings.ts';
import { Button } from '#web/ui/button.tsx';
import { Phrases } from './phrases.tsx';
import { ToolBar } from './talk/tool-bar.tsx';

interface Props {
  detail: OpenConversation;
  /** Nothing was said yet: a seeker's greeting is put into the input, to be edited for this post. */
  isFirst: boolean;
  onSend(text: string): void;
  onType(): void;
}

const MOST = 1_000;
/** From this number of remaining characters on, the counter is shown. */
const NEAR = 50;

/**
 * The message input. Enter sends; Shift+Enter, or Enter on a touch screen, starts a new line. A message that is too long stays,
 * with a counter; a selected phrase may be edited before sending.
 */
export function Composer({ detail, isFirst, onSend, onType }: Props) {
  const [text, setText] = useState('');
  const touched = useRef(false);
  if (detail.refusal)
    return <p className="border-t border-line p-4 text-center text-13 text-ink-3">{detail.refusal}</p>;
  const over = [...text].length - MOST;
  const ready = text.trim() !== '' && over <= 0;
  const byThumb = matchMedia('(pointer: coarse)').matches;
  const write = (typed: string) => {
    touched.current = true;
    setText(typed);
  };
  const send = () => {
    if (!ready) return;
    touched.current = true;
    onSend(text.trim());
    // At once: a second press that waits already finds the input empty.
    flushSync(() => setText(''));
  };
  const onKey = (event: KeyboardEvent) => {
    if (byThumb || event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <div className="border-t border-line bg-surface p-3">
      <Phrases
        side={detail.side}
        about={detail}
        onChoose={write}
        onGreeting={(phrase) => isFirst && !touched.current && setText(phrase)}
      />
      {warningsOf(text).includes('contact') && (
        <p className="mb-2 rounded-ctl bg-warm-tint px-2.5 py-1.5 text-12 text-warm-ink" role="status">
          {contactAdvice}
        </p>
      )}
      {over > -NEAR && (
        <p className={over > 0 ? 'mb-1 text-12 text-err-ink' : 'mb-1 text-12 text-ink-3'} role="status">
          {over > 0 ? `最多 ${MOST} 字，已超出 ${over} 字` : `还可以输入 ${-over} 字`}
        </p>
      )}
      <ToolBar
        detail={detail}
        send={
          <Button look="filled" disabled={over > 0} onClick={send}>
            发送
          </Button>
        }
      >
        <textarea
          aria-label="输入消息"
          className="max-h-40 block min-h-14 w-full resize-none bg-transparent px-2 py-1 text-14 text-ink-1 outline-none"
          placeholder={byThumb ? '输入消息' : '回车发送，Shift + 回车换行'}
          value={text}
          aria-invalid={over > 0}
          onChange={(event) => {
            write(event.target.value);
            onType();
          }}
          onKeyDown={onKey}
        />
      </ToolBar>
    </div>
  );
}
