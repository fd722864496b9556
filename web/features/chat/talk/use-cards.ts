import type { Api } from '#contract/api.ts';
import type { ChatMessage, ContactSort } from '#contract/chat/chat-messages.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { call } from '#web/api/browser-call.ts';
import { useFormKey } from '#web/api/form-key.ts';
import { reloadDetail, takeMessage } from '../talks.ts';

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
