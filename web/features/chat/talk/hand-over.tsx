import { useEffect, useState } from 'react';
import type { OpenConversation } from '#contract/chat/chat.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { reloadDetail } from '../talks.ts';

interface Colleague {
  memberId: string;
  name: string;
  title: string;
  holds: boolean;
}

/** Transfers the conversation to a colleague. */
export function HandOver({ detail, onDone }: { detail: OpenConversation; onDone(): void }) {
  const [colleagues, setColleagues] = useState<Colleague[] | null>(null);
  const { id } = detail;
  useEffect(() => {
    call('GET /api/communicate/conversations/:id/colleagues', { params: { id } }, { background: true }).then(
      setColleagues,
      onDone,
    );
  }, [id, onDone]);
  const choose = async ({ memberId, name }: Colleague) => {
    const input = { params: { id }, body: { memberId } };
    const done = await call('POST /api/communicate/conversations/:id/holder', input, { background: true }).catch(
      () => null,
    );
    if (!done) return;
    toast.success(`已转给${name}，对方也会看到`);
    await reloadDetail(id);
    onDone();
  };
  const others = colleagues?.filter(({ holds }) => !holds);
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line bg-fill px-4 py-2 text-14">
      <span>转给</span>
      {others?.length === 0 && <span className="text-ink-3">没有可以接手的同事</span>}
      {others?.map((colleague) => (
        <button
          key={colleague.memberId}
          type="button"
          className="btn btn-outline btn-s"
          onClick={() => void choose(colleague)}
        >
          {colleague.name} {colleague.title}
        </button>
      ))}
      <button type="button" className="btn btn-text btn-s" onClick={onDone}>
        取消
      </button>
    </div>
  );
}
