import type { boxEndpoints } from '#contract/deliveries/box.ts';
import type { Samples } from '../sample.ts';

const template = { move: 'reject', name: '学历不符', text: '感谢投递，本岗位要求硕士及以上。' } as const;
const scores = { values: [20, 18, 17, 21, 8], comment: '板书清楚' };

export const boxSamples: Samples<typeof boxEndpoints> = {
  'POST /api/company/deliveryReferrals': ({ deliveryId, memberId }) => ({
    body: { ids: [deliveryId], memberIds: [memberId], text: '请看教学经历' },
  }),
  'GET /api/company/deliveries/:id/notes': ({ deliveryId }) => ({ params: { id: deliveryId } }),
  'POST /api/company/deliveryTags': ({ deliveryId }) => ({
    body: { ids: [deliveryId], add: ['竞赛教练', '可先试讲'], remove: ['待定'] },
  }),
  'GET /api/company/deliveries/:id/files': ({ deliveryId }) => ({ params: { id: deliveryId } }),
  'POST /api/company/deliveries/:id/notes': ({ deliveryId }) => ({
    params: { id: deliveryId },
    body: { text: '追问接得住，建议录用', mentions: [] },
  }),
  'GET /api/company/deliveries/:id/scores': ({ deliveryId }) => ({ params: { id: deliveryId } }),
  'PUT /api/company/deliveries/:id/score': ({ deliveryId }) => ({ params: { id: deliveryId }, body: scores }),
  'GET /api/company/posts/:id/scoreForm': ({ postId }) => ({ params: { id: postId } }),
  'PUT /api/company/posts/:id/scoreForm': ({ postId }) => ({
    params: { id: postId },
    body: {
      criteria: [
        { name: '教学设计', max: 60 },
        { name: '课堂互动', max: 40 },
      ],
    },
  }),
  'PUT /api/company/posts/:id/blind': ({ postId }) => ({ params: { id: postId }, body: { on: true } }),
  'PUT /api/company/posts/:id/reserve': ({ postId }) => ({ params: { id: postId }, body: { ids: [] } }),
  'GET /api/company/boxRows': () => ({ query: { status: 'interview,offer', sort: 'due' } }),
  'GET /api/company/boxCounts': () => ({ query: { education: 'bachelor', unread: '1' } }),
  'GET /api/company/boxStrip': () => ({}),
  'GET /api/company/replyTemplates': () => ({}),
  'POST /api/company/replyTemplates': () => ({ body: template }),
  'PUT /api/company/replyTemplates/:id': ({ templateId }) => ({ params: { id: templateId }, body: template }),
  'DELETE /api/company/replyTemplates/:id': ({ templateId }) => ({ params: { id: templateId } }),
  'POST /api/company/boxBatches': ({ deliveryId }) => ({
    body: { ids: [deliveryId], move: 'reject', note: '感谢投递' },
  }),
  'GET /api/company/boxBatches/:id': ({ batchId }) => ({ params: { id: batchId } }),
  'POST /api/company/boxBatches/:id/undo': ({ batchId }) => ({ params: { id: batchId } }),
  'POST /api/company/interviewRounds': ({ deliveryId }) => ({
    body: {
      ids: [deliveryId],
      slots: ['2026-11-27T01:00:00.000Z', '2026-11-27T02:00:00.000Z'],
      mode: 'onsite',
      place: '博学楼',
      contact: '周老师',
    },
  }),
  'GET /api/company/interviews': () => ({ query: { from: '2026-11-24', days: 7 } }),
  'GET /api/company/boxExport': ({ companyId }) => ({
    query: { companyId, status: 'interview', education: 'bachelor' },
  }),
  'GET /api/company/workbench': () => ({}),
  'GET /api/company/palette': () => ({ query: { keyword: '数学' } }),
  'GET /api/company/dashboard': () => ({ query: { days: 90 } }),
};
