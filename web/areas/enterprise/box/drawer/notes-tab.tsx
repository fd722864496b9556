import { Button, Mentions } from 'antd';
import { useState } from 'react';
import { callKey, useAction } from '#web/features/calls/use-call.ts';
import { Awaiting } from '#web/features/console/load-failed.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { useNotes } from '../../own-calls.ts';

/** Who is called upon. A name that begins with another's, as 王敏之 does with 王敏, does not call the other. */
function mentionsOf(text: string, colleagues: readonly { memberId: string; name: string }[]): string[] {
  let rest = text;
  const called = new Set<string>();
  for (const { memberId, name } of colleagues.toSorted((one, other) => other.name.length - one.name.length)) {
    if (rest.includes(`@${name}`)) called.add(memberId);
    rest = rest.replaceAll(`@${name}`, '@');
  }
  return [...called];
}

/** Colleagues' notes; `@` mentions one. The seeker never sees them. */
export function NotesTab({ id }: { id: string }) {
  const [text, setText] = useState('');
  const notes = useNotes(id);
  const write = useAction('POST /api/company/deliveries/:id/notes', {
    answers: callKey('GET /api/company/deliveries/:id/notes', { params: { id } }),
    invalidates: ['GET /api/company/boxRows'],
    background: true,
  });
  if (notes.isError || !notes.data) return <Awaiting query={notes} failed="备注没有加载出来" />;
  const { items, colleagues } = notes.data;
  const send = async () => {
    const body = { text: text.trim(), mentions: mentionsOf(text, colleagues) };
    if (!(await write.send({ params: { id }, body }))) return;
    // What was typed meanwhile is the next note.
    setText((typed) => (typed.trim() === body.text ? '' : typed));
    write.renew();
  };
  return (
    <section aria-label="备注">
      <ul className="space-y-3">
        {items.map((note) => (
          <li key={note.id} className="flex gap-3">
            <Avatar name={note.author} size={28} />
            <div className="min-w-0 flex-1 rounded-ctl bg-fill px-3 py-2">
              <p className="break-words whitespace-pre-line text-ink-1">{note.text}</p>
              <p className="mt-0.5 text-12 text-ink-3">
                {note.author}，{dayAndTime(note.at)}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {items.length === 0 && <p className="text-14 text-ink-3">还没有备注，写下看法，同事都能看到</p>}
      <Mentions
        className="mt-4"
        aria-label="写备注"
        rows={3}
        maxLength={500}
        value={text}
        onChange={setText}
        placeholder="写备注，输入 @ 提醒同事；对方看不到"
        options={colleagues.map(({ name }) => ({ value: name, label: name }))}
      />
      <div className="mt-2 text-right">
        <Button type="primary" disabled={!text.trim()} loading={write.isPending} onClick={() => void send()}>
          添加备注
        </Button>
      </div>
    </section>
  );
}
