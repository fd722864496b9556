import { Avatar } from '#web/ui/avatar.tsx';
import { Key } from './key.tsx';
import type { Choice } from './use-palette.ts';

/** A title with the typed word marked. */
function Marked({ title, word }: { title: string; word: string }) {
  const at = word ? title.indexOf(word) : -1;
  if (at < 0) return title;
  return (
    <>
      {title.slice(0, at)}
      <mark className="rounded-[3px] bg-(--mark) text-(--mark-ink)">{word}</mark>
      {title.slice(at + word.length)}
    </>
  );
}

interface Props {
  choice: Choice;
  word: string;
  isChosen: boolean;
  onPoint(): void;
  onOpen(): void;
}

/** One result. The keyboard stays in the text field, so a line is never focused. */
export function Line({ choice, word, isChosen, onPoint, onOpen }: Props) {
  const { id, title, note, face, icon: Icon } = choice;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the text field handles the keys
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      onPointerMove={onPoint}
      onClick={onOpen}
      className={`flex h-12 cursor-pointer items-center gap-3 rounded-ctl px-3 ${isChosen ? 'bg-brand-tint' : ''}`}
    >
      {face ? (
        <Avatar name={face} size={32} />
      ) : (
        <span className="grid size-8 shrink-0 place-items-center rounded-ctl bg-fill text-ink-2">
          {Icon && <Icon size={16} aria-hidden="true" />}
        </span>
      )}
      <span className="shrink-0 font-medium text-ink-1">
        <Marked title={title} word={word} />
      </span>
      <span className="cut min-w-0 flex-1 text-13 text-ink-2">{note}</span>
      {isChosen && (
        <span className="max-sm:hidden" aria-hidden="true">
          <Key>回车</Key>
        </span>
      )}
    </div>
  );
}
