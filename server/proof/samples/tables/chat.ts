import type { chatEndpoints } from '#contract/chat/chat.ts';
import type { Fixtures } from '../../fixtures/fixtures.ts';
import type { Samples } from '../sample.ts';

const ofConversation = ({ conversationId: id }: Fixtures) => ({ params: { id } });

export const chatSamples: Samples<typeof chatEndpoints> = {
  'GET /api/communicate/unread': () => ({}),
  'GET /api/communicate/phrases': () => ({ query: { side: 'company' } }),
  'PUT /api/communicate/phrases': () => ({ body: { side: 'company', items: ['您好，方便来试讲吗？'] } }),
  'POST /api/communicate/deliveries/messages': ({ deliveryId }) => ({
    body: { ids: [deliveryId], clientId: 'message-0009', text: '试讲改在博学楼，请留意。' },
  }),
  'GET /api/communicate/conversations': () => ({ query: { page: 1 } }),
  'GET /api/communicate/company/conversations': () => ({ query: { keyword: '林', unread: '1' } }),
  'POST /api/communicate/posts/:id/conversation': ({ targetPostId: id }) => ({ params: { id } }),
  'POST /api/communicate/deliveries/:id/conversation': ({ deliveryId: id }) => ({ params: { id } }),
  'GET /api/communicate/conversations/:id': ofConversation,
  'GET /api/communicate/conversations/:id/messages': (fixtures) => ({
    ...ofConversation(fixtures),
    query: { before: 9 },
  }),
  'POST /api/communicate/conversations/:id/messages': (fixtures) => ({
    ...ofConversation(fixtures),
    body: { clientId: 'message-0001', text: '您好，请问还招人吗？' },
  }),
  'POST /api/communicate/conversations/:id/resume': (fixtures) => ({
    ...ofConversation(fixtures),
    body: { clientId: 'message-0002', resumeId: fixtures.resumeId },
  }),
  'GET /api/communicate/conversations/:id/resume': (fixtures) => ({
    ...ofConversation(fixtures),
    query: { number: 2 },
  }),
  'POST /api/communicate/conversations/:id/interview': (fixtures) => ({
    ...ofConversation(fixtures),
    body: {
      clientId: 'message-0003',
      at: '2026-12-01T02:00:00Z',
      mode: 'onsite',
      place: '博学楼 302',
      contact: '周老师',
      note: '请准备一节试讲',
    },
  }),
  'POST /api/communicate/conversations/:id/contact': (fixtures) => ({
    ...ofConversation(fixtures),
    body: { clientId: 'message-0004', what: 'phone' },
  }),
  'POST /api/communicate/conversations/:id/contact/answer': (fixtures) => ({
    ...ofConversation(fixtures),
    body: { number: 3, accept: false },
  }),
  'POST /api/communicate/conversations/:id/signal': (fixtures) => ({
    ...ofConversation(fixtures),
    body: { signal: 'typing' },
  }),
  'GET /api/communicate/messages': () => ({ query: { side: 'seeker', keyword: '您好' } }),
  'GET /api/communicate/conversations/:id/colleagues': ofConversation,
  'POST /api/communicate/conversations/:id/holder': (fixtures) => ({
    ...ofConversation(fixtures),
    body: { memberId: fixtures.memberId },
  }),
  'POST /api/communicate/conversations/:id/read': (fixtures) => ({ ...ofConversation(fixtures), body: { number: 1 } }),
  'POST /api/communicate/conversations/:id/block': (fixtures) => ({
    ...ofConversation(fixtures),
    body: { blocked: true },
  }),
  'POST /api/communicate/conversations/:id/reports': (fixtures) => ({
    ...ofConversation(fixtures),
    body: { reason: 'ads', detail: '发广告' },
  }),
};
