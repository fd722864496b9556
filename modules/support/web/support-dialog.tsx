import '#web/styles/classes.css';
import { useEffect, useRef, useState } from 'react';
import { useLive } from '#web/features/live/live-events.ts';
import { useAction } from '#web/features/page-calls/use-action.ts';
import { quietly, useCall } from '#web/features/page-calls/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { TextArea } from '#web/ui/fields/text-field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SupportMessages } from './support-messages.tsx';

/** 联系客服: one's conversation with the platform. Import it lazily. */
export function SupportDialog({ onClose }: { onClose(): void }) {
  const { data: thread, status, refetch, replace } = useCall('GET /api/support/messages', {}, quietly);
  const [text, setText] = useState('');
  const end = useRef<HTMLDivElement>(null);
  useLive('notice', refetch);
  useEffect(() => {
    if (thread) end.current?.scrollIntoView?.({ block: 'end' });
  }, [thread]);
  const message = useAction('POST /api/support/messages', {
    onSuccess: (after, { body }) => {
      replace(after);
      // What was typed meanwhile is the next message.
      setText((now) => (now === body.text ? '' : now));
      message.renew();
    },
  });
  return (
    <Dialog
      onClose={onClose}
      title="联系客服"
      description="客服答复后会通知你"
      footer={
        <Button
          look="filled"
          busy={message.isPending}
          disabled={text.trim() === ''}
          onClick={() => void message.send({ body: { text } })}
        >
          发送
        </Button>
      }
    >
      {status === 'pending' && <Skeleton className="h-32 rounded-ctl" />}
      {status === 'error' && <ErrorState message="对话没有加载出来" onRetry={refetch} />}
      {status === 'success' && thread && (
        <>
          <SupportMessages items={thread.items} own="person" />
          {thread.waiting && <p className="mt-3 text-12 text-ink-3">已收到，等待客服答复</p>}
          <div ref={end} />
        </>
      )}
      <TextArea
        fieldClass="mt-4"
        label="给客服留言"
        maxLength={1_000}
        value={text}
        placeholder="遇到的问题，涉及的单位、职位或订单号"
        onChange={(event) => setText(event.target.value)}
      />
    </Dialog>
  );
}
