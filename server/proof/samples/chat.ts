import type { chatEndpoints } from '#contract/chat.ts';
import type { Things } from '../houses.ts';
import type { Samples } from '../sample.ts';

const ofConversation = ({ conversationId: id }: Things) => ({ params: { id } });

export const chatSamples: Samples<typeof chatEndpoints> = {
  'GET /api/communicate/unread': () => ({}),
  'GET /api/communicate/conversations': () => ({ query: { page: 1 } }),
  'GET /api/communicate/company/conversations': () => ({ query: { keyword: '林', unread: '1' } }),
  'POST /api/communicate/posts/:id/conversation': ({ targetPostId: id }) => ({ params: { id } }),
  'POST /api/communicate/deliveries/:id/conversation': ({ deliveryId: id }) => ({ params: { id } }),
  'GET /api/communicate/conversations/:id': ofConversation,
  'GET /api/communicate/conversations/:id/messages': (things) => ({ ...ofConversation(things), query: { before: 9 } }),
  'POST /api/communicate/conversations/:id/messages': (things) => ({
    ...ofConversation(things),
    body: { clientId: 'message-0001', text: '您好，请问还招人吗？' },
  }),
  'POST /api/communicate/conversations/:id/read': (things) => ({ ...ofConversation(things), body: { number: 1 } }),
  'POST /api/communicate/conversations/:id/block': (things) => ({ ...ofConversation(things), body: { blocked: true } }),
  'POST /api/communicate/conversations/:id/reports': (things) => ({
    ...ofConversation(things),
    body: { reason: 'ads', detail: '发广告' },
  }),
};
