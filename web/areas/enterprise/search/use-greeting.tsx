import { Form } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { salaryText } from '#contract/posts/salary-text.ts';
import type { TalentCard } from '#contract/talents/talent-shapes.ts';
import { toast } from '#web/api/toasts.ts';
import { ChoiceField, FormDialog, TextField } from '#web/features/forms/fields.tsx';
import { setSession } from '#web/session/session-store.ts';
import { shownName } from './talent-row.tsx';
import { useInvite, useOpenPosts } from './use-talents.ts';

/** What most schools write. */
const usual = '老师您好，看了您的简历，觉得与我校的岗位很合适，想邀请您进一步沟通。';

interface Greeting {
  postId: string;
  message: string;
}

interface Props {
  talent: TalentCard;
  postId: string | null;
  /** A greeting to this person that did not arrive. */
  draft?: Greeting | undefined;
  onSend(greeting: Greeting): void;
  onClose(): void;
}

/** 打招呼: the post with its pay, and a message; Enter sends. */
export function GreetCard({ talent, postId, draft, onSend, onClose }: Props) {
  const [form] = Form.useForm<Greeting>();
  const posts = useOpenPosts();
  const open = posts.data?.items ?? [];
  const chosen = Form.useWatch('postId', form);
  const pay = open.find(({ id }) => id === chosen)?.salary;
  // Enter closes the card at once: a second press has nothing to send.
  const sent = useRef(false);
  const send = (greeting: Greeting) => {
    if (sent.current) return;
    sent.current = true;
    onSend(greeting);
    onClose();
  };
  return (
    <FormDialog
      width={480}
      title={`和${shownName(talent)}打招呼`}
      okText="发送"
      disabled={open.length === 0}
      busy={false}
      form={form}
      initialValues={draft ?? { postId: postId ?? open[0]?.id, message: usual }}
      onSend={send}
      onClose={onClose}
    >
      <ChoiceField
        name="postId"
        label="职位"
        extra={pay && `薪资 ${salaryText(pay)}，会一起发给对方`}
        required
        searchable
        options={open.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(value: string) => setSession({ position: value })}
        placeholder={posts.isSuccess && open.length === 0 ? '还没有在招职位' : '选择在招职位'}
      />
      <TextField
        name="message"
        label="想说的话"
        required="请写一句话"
        rows={3}
        maxLength={300}
        onPressEnter={(event) => {
          if (event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          form.submit();
        }}
      />
    </FormDialog>
  );
}

/** A greeting waits this long, so that it can be taken back without using the quota. */
const UNDO_MS = 5_000;

/** 打招呼: the card of the person who is written to, and sending after the time in which it can be undone. */
export function useGreeting(onSent: (id: string) => void = () => undefined) {
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
      // The same words sent again are the same greeting.
      void invite
        .send({ params: { id }, body })
        .then((sent) => (sent ? keepDraft(id, undefined) : setGreeted((now) => now ?? talent)));
    };
    // One at a time: what waits is replaced.
    clearTimeout(waiting.current.get(id)?.timer);
    waiting.current.set(id, { timer: setTimeout(run, UNDO_MS), run });
    toast.done(`${UNDO_MS / 1_000} 秒后发给${shownName(talent)}`, () => {
      clearTimeout(waiting.current.get(id)?.timer);
      waiting.current.delete(id);
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
