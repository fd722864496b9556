import { Search } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import { type KeyboardEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Avatar } from '#web/ui/avatar.tsx';
import { panelClass, useDialogFocus, veilClass } from '#web/ui/dialog.tsx';
import { intoView } from '#web/ui/into-view.ts';
import { type Choice, type Found, keepRecent } from './choices.ts';

interface PaletteProps {
  /** What it finds: '搜职位、人选、对话'. */
  label: string;
  useFound(text: string): Found;
  onClose(): void;
}

/** 快速查找: records and commands of a console by keyboard. Arrows choose, Enter opens, `>` leaves the commands only. */
export function Palette({ label: name, useFound, onClose }: PaletteProps) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [chosenId, setChosenId] = useState<string | null>(null);
  const focus = useDialogFocus();
  const { groups, pending, failed } = useFound(text);
  const choices = groups.flatMap((group) => group.choices);
  const at = Math.max(
    0,
    choices.findIndex(({ id }) => id === chosenId),
  );
  const chosen = choices[at];
  const total = groups.filter(({ label }) => label !== '命令').reduce((sum, group) => sum + group.choices.length, 0);

  const choose = (choice: Choice | undefined) => choice && setChosenId(choice.id);
  const open = (choice: Choice | undefined) => {
    if (!choice) return;
    onClose();
    choice.run?.();
    if (!choice.href) return;
    const { id, title, note = '', href, face } = choice;
    if (face) keepRecent({ id, title, note, href });
    void navigate(href);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends the composition of a character is not meant for the list.
    if (event.nativeEvent.isComposing) return;
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by !== 0 && choices.length > 0) choose(choices[(at + by + choices.length) % choices.length]);
    // While the answer is on its way the first line is of what was typed before.
    else if (event.key === 'Enter' && (chosenId !== null || !pending)) open(chosen);
    else return;
    event.preventDefault();
  };
  return (
    <Radix.Root open onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={veilClass} />
        <Radix.Content
          aria-describedby={undefined}
          className={`${panelClass} mt-[10vh]! overflow-hidden max-sm:mt-4!`}
          style={{ width: 'min(640px, calc(100vw - 32px))' }}
          {...focus}
        >
          <Radix.Title className="sr-only">查找</Radix.Title>
          <div className="flex h-14 items-center gap-3 border-b border-line px-4">
            <Search size={18} className="shrink-0 text-brand" aria-hidden="true" />
            <input
              role="combobox"
              aria-label={name}
              aria-expanded="true"
              aria-controls="palette-list"
              aria-activedescendant={chosen?.id}
              aria-autocomplete="list"
              className="h-full min-w-0 flex-1 bg-transparent text-16 text-ink-1 outline-none focus-visible:shadow-none"
              placeholder={`${name}，或输入 > 找命令`}
              maxLength={41}
              value={text}
              onChange={({ target }) => {
                setText(target.value);
                setChosenId(null);
              }}
              onKeyDown={onKeyDown}
            />
          </div>
          <div id="palette-list" role="listbox" aria-label="结果" className="min-h-0 flex-1 overflow-y-auto p-2">
            {groups.map(({ label, choices: lines }) => (
              // biome-ignore lint/a11y/useSemanticElements: a group of options, which a fieldset is not
              <div key={label} role="group" aria-label={label}>
                <p className="px-2 pt-2 pb-1 text-12 text-ink-3" aria-hidden="true">
                  {label}
                </p>
                {lines.map((choice) => (
                  <Line
                    key={choice.id}
                    choice={choice}
                    isChosen={choice === chosen}
                    onPoint={() => choose(choice)}
                    onOpen={() => open(choice)}
                  />
                ))}
              </div>
            ))}
            {choices.length === 0 && !pending && (
              <p className="py-10 text-center text-14 text-ink-3">
                {failed ? '没有查到，请稍后再试' : '没有找到，换个词或拼音首字母试试'}
              </p>
            )}
          </div>
          <p className="sr-only" role="status">
            {pending ? '查找中' : !failed && text.trim() && `共 ${total} 条`}
          </p>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface Props {
  choice: Choice;
  isChosen: boolean;
  onPoint(): void;
  onOpen(): void;
}

/** One result. The keyboard stays in the text field, so a line is never focused. */
function Line({ choice: { id, title, note, face, icon: Icon }, isChosen, onPoint, onOpen }: Props) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the text field handles the keys
    <div
      ref={isChosen ? intoView : undefined}
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
      <span className="shrink-0 font-semibold text-ink-1">{title}</span>
      <span className="cut min-w-0 flex-1 text-14 text-ink-2">{note}</span>
    </div>
  );
}
