import Pencil from 'lucide-react/icons/pencil';
import { useEffect, useRef, useState } from 'react';
import type { OpenConversation } from '#contract/chat/chat.ts';
import type { ChatSide } from '#contract/chat/chat-messages.ts';
import { mostPhrases } from '#contract/chat/chat-phrases.ts';
import { useAction } from '#web/features/page-calls/use-action.ts';
import { quietly, useCall } from '#web/features/page-calls/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/fields/text-field.tsx';

const usual: Record<ChatSide, readonly string[]> = {
  seeker: [
    '您好，我对贵单位的“【职位】”很感兴趣，想进一步了解',
    '请问这个职位是否有编制？',
    '请问试讲怎么安排？',
    '我的简历已经投递，请您查看',
  ],
  company: [
    '您好，想和您聊聊这个职位',
    '请问您最近方便来学校试讲吗？',
    '请补充一下您的教师资格证信息',
    '简历已收到，会尽快答复您',
  ],
};

/** A phrase with the post and the school of this conversation in place of 【职位】 and 【单位】. */
const filledIn = (phrase: string, about: OpenConversation | undefined) =>
  about ? phrase.replaceAll('【职位】', about.post.title).replaceAll('【单位】', about.company.name) : phrase;

/** The most characters of a phrase. */
const LONGEST = 200;

const linesOf = (text: string) => [...new Set(text.split('\n').map((line) => line.trim()))].filter(Boolean);

function faultOf(lines: readonly string[]): string | null {
  if (lines.length > mostPhrases) return `最多 ${mostPhrases} 句，现在 ${lines.length} 句`;
  const long = lines.find((line) => [...line].length > LONGEST);
  return long ? `“${long.slice(0, 8)}…”超过 ${LONGEST} 字` : null;
}

interface EditorProps {
  side: ChatSide;
  items: readonly string[];
  onSave(items: string[]): void;
  onClose(): void;
}

/** Phrases of one's own, one a line. */
function PhraseEditor({ side, items, onSave, onClose }: EditorProps) {
  const [text, setText] = useState(items.join('\n'));
  const { send, isPending } = useAction('PUT /api/communicate/phrases', {
    done: '常用语已保存',
    onSuccess: ({ items: saved }) => onSave(saved ?? []),
  });
  const lines = linesOf(text);
  const fault = faultOf(lines);
  return (
    <div className="mb-2 rounded-ctl border border-line bg-fill p-3 text-14">
      <TextArea
        label="我的常用语，一行一句"
        className="min-h-28"
        hint={`【职位】【单位】会换成当前的职位和单位${side === 'seeker' ? '；第一句是打招呼的话，第一次沟通时先放进输入框' : ''}。`}
        error={fault ?? undefined}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="mt-2 flex justify-end gap-2">
        <Button size="s" look="text" onClick={onClose}>
          取消
        </Button>
        <Button
          size="s"
          look="filled"
          disabled={fault !== null}
          busy={isPending}
          onClick={() => void send({ body: { side, items: lines } })}
        >
          保存常用语
        </Button>
      </div>
    </div>
  );
}

interface Props {
  side: ChatSide;
  /** The conversation, where there is one. */
  about?: OpenConversation;
  onChoose(phrase: string): void;
  /** Called once with the first phrase, the greeting. */
  onGreeting?: ((phrase: string) => void) | undefined;
}

/** Phrases to begin a message with, and the way to keep one's own. */
export function Phrases({ side, about, onChoose, onGreeting }: Props) {
  const [editing, setEditing] = useState(false);
  // The usual ones stand until the answer, and if there is none.
  const { data, status, replace } = useCall('GET /api/communicate/phrases', { query: { side } }, quietly);
  const own = data?.items;
  const greet = useRef((items: readonly string[]) => {
    const [first] = items;
    if (first) onGreeting?.(filledIn(first, about));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: greets once, when the phrases are known
  useEffect(() => {
    if (status !== 'pending') greet.current(own ?? usual[side]);
  }, [side, status]);
  // The usual ones open a talk; beside a delivery they are past.
  const items = (own ?? (side === 'seeker' && about?.delivery ? [] : usual[side])).map((phrase) =>
    filledIn(phrase, about),
  );
  if (editing)
    return (
      <PhraseEditor
        side={side}
        items={own ?? usual[side]}
        onSave={(saved) => {
          replace({ items: saved });
          setEditing(false);
        }}
        onClose={() => setEditing(false)}
      />
    );
  return (
    <fieldset
      className="scroll-line mb-2 items-center gap-2 md:max-h-24 md:flex-wrap"
      aria-label="常用语"
      // A mouse has no other way to the end of the line, which shows no bar.
      onWheel={({ currentTarget, deltaX, deltaY }) => {
        if (deltaX === 0) currentTarget.scrollLeft += deltaY;
      }}
    >
      {items.map((phrase) => (
        <button
          key={phrase}
          type="button"
          title={phrase}
          className="btn btn-outline btn-s"
          onClick={() => onChoose(phrase)}
        >
          {phrase.length > 14 ? `${phrase.slice(0, 13)}…` : phrase}
        </button>
      ))}
      {/* Before they are known the usual ones would be saved over one's own. */}
      {status === 'success' && (
        <button
          type="button"
          className={items.length > 0 ? 'icon-btn icon-btn-s shrink-0' : 'btn btn-text btn-s'}
          title="编辑常用语"
          aria-label="编辑常用语"
          onClick={() => setEditing(true)}
        >
          {items.length > 0 ? <Pencil size={16} aria-hidden /> : '编辑常用语'}
        </button>
      )}
    </fieldset>
  );
}
