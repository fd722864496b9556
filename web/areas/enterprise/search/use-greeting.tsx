import { App, Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { TalentCard } from '#contract/talents/talent-shapes.ts';
import { GreetCard, type Greeting } from './greet-card.tsx';
import { shownName } from './talent-words.ts';
import { useInvite } from './use-talents.ts';

/** A greeting waits this long, so that it can be taken back without using the quota. */
const UNDO_MS = 5_000;

/** 打招呼: the card of the person who is written to, and sending after the time in which it can be undone. */
export function useGreeting(onSent: (id: string) => void = () => undefined) {
  const { message } = App.useApp();
  const invite = useInvite('已打招呼，对方同意后即可沟通');
  const [greeted, setGreeted] = useState<TalentCard | null>(null);
  // What was written to whom and has not arrived; their card begins with it when it is opened again.
  const [drafts, setDrafts] = useState<Readonly<Record<string, Greeting | undefined>>>({});
  const keepDraft = (id: string, draft: Greeting | undefined) => setDrafts((all) => ({ ...all, [id]: draft }));
  const waiting = useRef(new Map<string, { timer: ReturnType<typeof setTimeout>; run(): void }>());

  // Leaving the page does not take back what was sent.
  useEffect(() => {
    const all = waiting.current;
    return () => {
      for (const { timer, run } of all.values()) {
        clearTimeout(timer);
        run();
      }
    };
  }, []);
  const send = (talent: TalentCard) => (body: Greeting) => {
    const { id } = talent;
    keepDraft(id, body);
    const run = () => {
      waiting.current.delete(id);
      message.destroy(id);
      // The same words sent again are the same greeting.
      void invite
        .send({ params: { id }, body })
        .then((sent) => (sent ? keepDraft(id, undefined) : setGreeted((now) => now ?? talent)));
    };
    // One at a time: what waits is replaced.
    clearTimeout(waiting.current.get(id)?.timer);
    waiting.current.set(id, { timer: setTimeout(run, UNDO_MS), run });
    const undo = () => {
      clearTimeout(waiting.current.get(id)?.timer);
      waiting.current.delete(id);
      message.destroy(id);
    };
    void message.open({
      key: id,
      type: 'info',
      duration: UNDO_MS / 1_000,
      content: (
        <>
          {UNDO_MS / 1_000} 秒后发给{shownName(talent)}
          <Button type="link" size="small" onClick={undo}>
            撤销
          </Button>
        </>
      ),
    });
  };
  const card = (postId: string | null) =>
    greeted && (
      <GreetCard
        key={greeted.id}
        talent={greeted}
        postId={postId}
        draft={drafts[greeted.id]}
        onSend={(greeting) => {
          send(greeted)(greeting);
          onSent(greeted.id);
        }}
        onClose={() => setGreeted(null)}
      />
    );
  return { greet: setGreeted, send, card };
}
