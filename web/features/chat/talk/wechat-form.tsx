import { useState } from 'react';
import type { Api } from '#contract/api.ts';
import type { ChatMessage, ContactSort } from '#contract/chat/chat-messages.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { call } from '#web/api/browser-call.ts';
import { useFormKey } from '#web/api/form-key.ts';
import { inTab } from '#web/session/browser-storage.ts';
import { reloadDetail, takeMessage } from '../talks.ts';

const KEY = 'jyrc_wechat';
const shape = '[A-Za-z][A-Za-z0-9_\\-]{5,19}';

/** Asks for one's own WeChat name; remembered for this visit. */
export function WechatForm({
  label,
  onDone,
  onCancel,
}: {
  label: string;
  onDone(wechat: string): void;
  onCancel(): void;
}) {
  const [wechat, setWechat] = useState(() => inTab.read(KEY) ?? '');
  return (
    <form
      className="flex w-full items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        inTab.write(KEY, wechat);
        onDone(wechat);
      }}
    >
      <input
        className="field h-8 min-w-0 flex-1"
        aria-label="您的微信号"
        placeholder="您的微信号"
        required
        pattern={shape}
        title="6 到 20 位，字母开头，可含数字、下划线和减号"
        value={wechat}
        onChange={(event) => setWechat(event.target.value.trim())}
      />
      <button type="submit" className="btn btn-tint btn-s">
        {label}
      </button>
      <button type="button" className="btn btn-text btn-s" onClick={onCancel}>
        取消
      </button>
    </form>
  );
}

export type Terms = Omit<InputOf<Api['POST /api/communicate/conversations/:id/interview']>['body'], 'clientId'>;

/** Sends cards in a conversation. Resolves to whether it was sent; a refusal has been shown. */
export function useCards(id: string) {
  const params = { id };
  const key = useFormKey(id);
  const settle = async (sent: Promise<ChatMessage>): Promise<boolean> => {
    const message = await sent.catch(() => null);
    if (message) await takeMessage(id, message);
    await reloadDetail(id);
    if (message) key.renew();
    return message !== null;
  };
  const action = (content: unknown) => {
    const clientId = key.of(content);
    return { clientId, options: { background: true, idempotencyKey: clientId } } as const;
  };
  return {
    resume(resumeId: string) {
      const { clientId, options } = action({ resumeId });
      return settle(
        call('POST /api/communicate/conversations/:id/resume', { params, body: { clientId, resumeId } }, options),
      );
    },
    invite(terms: Terms) {
      const { clientId, options } = action(terms);
      return settle(
        call('POST /api/communicate/conversations/:id/interview', { params, body: { clientId, ...terms } }, options),
      );
    },
    contact(what: ContactSort, wechat?: string) {
      const { clientId, options } = action({ what, wechat });
      return settle(
        call('POST /api/communicate/conversations/:id/contact', { params, body: { clientId, what, wechat } }, options),
      );
    },
  };
}
