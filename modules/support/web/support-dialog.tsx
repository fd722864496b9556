import { useEffect, useRef, useState } from 'react';
import { call } from '#web/api/browser-call.ts';
import { useFormKey } from '#web/api/form-key.ts';
import { useLive } from '#web/features/live/live-events.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { TextArea } from '#web/ui/fields/text-field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { SupportMessage } from '../contract.ts';
import { SupportMessages } from './support-messages.tsx';

interface Thread {
  items: SupportMessage[];
  waiting: boolean;
}

const away = { background: true, quiet: true } as const;

/** 联系客服: one's conversation with the platform. Import it lazily. */
export function SupportDialog({ onClose }: { onClose(): void }) {
  const [thread, setThread] = useState<Thread | 'failed' | null>(null);
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const key = useFormKey(null);
  const end = useRef<HTMLDivElement>(null);
  const load = () => void call('GET /api/support/messages', {}, away).then(setThread, () => setThread('failed'));
  useEffect(load, []);
  useLive('notice', load);
  useEffect(() => {
    if (thread) end.current?.scrollIntoView?.({ block: 'end' });
  }, [thread]);
  const send = async () => {
    setBusy(true);
    const body = { text };
    const after = await call('POST /api/support/messages', { body }, { idempotencyKey: key.of(body) }).catch(
      () => null,
    );
    setBusy(false);
    if (!after) return;
    setThread(after);
    // What was typed meanwhile is the next message.
    setText((now) => (now === text ? '' : now));
    key.renew();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="联系客服"
      description="客服答复后会通知你"
      footer={
        <Button look="filled" busy={busy} disabled={text.trim() === ''} onClick={() => void send()}>
          发送
        </Button>
      }
    >
      {thread === null && <Skeleton className="h-32 rounded-ctl" />}
      {thread === 'failed' && <ErrorState message="对话没有加载出来" onRetry={load} />}
      {thread !== null && thread !== 'failed' && (
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
