import type { HTTPMethods } from 'fastify';
import type { Api, EndpointKey } from '#contract/api.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { legalVersions } from '#contract/legal.ts';
import type { CallOptions } from '#server/platform/testing/test-app.ts';
import { nextPhone, type Things } from './houses.ts';
import type { WholeApp } from './whole-app.ts';

/** What only a call to the application can bring about. */
export interface Stage {
  /** A code sent to the phone. */
  codeFor(phone: string): Promise<string>;
  /** The ticket of a new phone. */
  ticket(): Promise<string>;
}

type Sample<K extends EndpointKey> = (things: Things, stage: Stage) => InputOf<Api[K]> | Promise<InputOf<Api[K]>>;

const person = { name: '周明岚', title: '人事主任' };
const form = {
  name: '杭州市青柠檬实验学校',
  type: 'private-school',
  regionCode: '330108',
  creditCode: '91440300708461136T',
} as const;
const seekerForm = {
  name: '王晓梅',
  gender: 'female',
  birthday: '1995-03-08',
  education: 'bachelor',
  identity: 'teacher',
  agreementVersion: legalVersions.agreement,
} as const;
const filters = { keyword: '数学', cityCode: '330100', stage: 'junior', salaryMin: 500_000, within: '30d' } as const;

const byPhone = ({ phone }: Things) => ({ query: { phone } });
const byCompany = ({ companyId }: Things) => ({ query: { companyId } });
const byShownCompany = ({ shownCompanyId }: Things) => ({ query: { companyId: shownCompanyId } });
const postOfPath = ({ postId }: Things) => ({ params: { id: postId } });
const followed = ({ shownCompanyId }: Things) => ({ params: { id: shownCompanyId } });
const byCode = async ({ phone, codePhone }: Things, { codeFor }: Stage) => ({
  query: { phone, verifyCode: await codeFor(codePhone) },
});
const withPassword = ({ phone, password }: Things) => ({ body: { phone, password } });
const ofConversation = ({ conversationId: id }: Things) => ({ params: { id } });
const boxMove = ({ deliveryId: id }: Things) => ({ id, status: 'rejected', note: '专业不符' }) as const;

/** A valid call of every endpoint, about the things given. An endpoint without one is a type error. */
export const samples: { [K in EndpointKey]: Sample<K> } = {
  'GET /api/site/config': () => ({}),
  'GET /api/site/regions': () => ({ query: { parent: '330000' } }),
  'GET /api/site/legal': () => ({}),

  'POST /api/jober/sendshortmessage': byPhone,
  'POST /api/company/sendshortmessage': byPhone,
  'GET /api/captcha/challenge': () => ({}),
  'GET /api/jober/joberInfoByCode': byCode,
  'GET /api/jober/mobileLoginByCode': byCode,
  'GET /api/company/joberInfoByCode': byCode,
  'POST /api/jober/joberLogin': withPassword,
  'POST /api/company/recruiterLogin': withPassword,
  'POST /api/jober/registerJoberInfo': async (_, { ticket }) => ({
    body: { ...seekerForm, registerTicket: await ticket() },
  }),
  'DELETE /api/jober/logout': () => ({}),
  'POST /api/jober/updatePass': async ({ password }) => ({ body: { oldPassword: password, password: 'Other2027' } }),
  'GET /api/session': () => ({}),
  'GET /api/jober/joberInfoByPhone': byPhone,
  'GET /api/jober/joberInfoById': ({ joberId }) => ({ query: { joberId } }),

  'GET /api/companies': () => ({ query: { keyword: '中学', cityCode: '330100', page: 1 } }),
  'GET /api/company/queryCompanyDetail': byShownCompany,
  'GET /api/company/getPostByCompanyId': byShownCompany,
  'GET /api/company/getHostPostByCompanyId': byShownCompany,
  'GET /api/company/queryCompany': () => ({ query: { keyword: '杭州' } }),
  'POST /api/company/saveJoberInfo': ({ companyId }) => ({ query: { companyId }, body: person }),
  'POST /api/company/jobberRegisteredCompanyInfo': ({ claimId }) => ({ body: { ...form, claimId } }),
  'POST /api/company/joberSaveCompanyInfo': () => ({ body: { name: form.name, regionCode: form.regionCode } }),
  'POST /api/company/saveRecruiterInfo': ({ shownCompanyId }) => ({
    query: { companyId: shownCompanyId },
    body: person,
  }),
  'GET /api/company/queryCompanyMessage': byCompany,
  'GET /api/company/verifyNumber': ({ companyId }) => ({ query: { companyid: companyId } }),
  'GET /api/jober/getEnterpriseRecruiter': byShownCompany,
  'PUT /api/companies/:id/follow': followed,
  'DELETE /api/companies/:id/follow': followed,

  'GET /api/posts': () => ({ query: { ...filters, sort: 'newest' } }),
  'GET /api/posts/facets': () => ({ query: filters }),
  'GET /api/posts/around': () => ({ query: filters }),
  'GET /api/posts/suggest': () => ({ query: { keyword: '数' } }),
  'GET /api/posts/:id': postOfPath,
  'GET /api/posts/:id/similar': postOfPath,
  'POST /api/posts/:id/views': postOfPath,
  'PUT /api/posts/:id/favourite': postOfPath,
  'DELETE /api/posts/:id/favourite': postOfPath,
  'GET /api/favourites': () => ({ query: { page: 1 } }),
  'GET /api/posts/:id/mine': postOfPath,
  'POST /api/posts/:id/reports': ({ postId }) => ({ params: { id: postId }, body: { reason: 'fee', detail: '收费' } }),
  'GET /api/company/posts': () => ({ query: { status: 'open', keyword: '教师' } }),
  'POST /api/company/posts/:id/moves': ({ postId }) => ({ params: { id: postId }, body: { move: 'close' } }),
  'GET /api/home': () => ({ query: { cityCode: '330100' } }),

  'GET /api/resumes': () => ({}),
  'POST /api/resumes': () => ({ body: { name: '公办初中版' } }),
  'PUT /api/resumes/:id': ({ resumeId }) => ({
    params: { id: resumeId },
    body: { revision: 1, content: { intro: '热爱教学' } },
  }),
  'PATCH /api/jobers/me': () => ({ body: { name: '林知夏', privacy: 'hidden' } }),
  'GET /api/resume/getViewsList': byPhone,

  'POST /api/deliveries': ({ targetPostId: postId, resumeId }) => ({
    body: { postId, resumeId, consent: true, consentVersion: legalVersions.delivery },
  }),
  'GET /api/deliveries': () => ({ query: { group: 'all' } }),
  'GET /api/deliveries/:id': ({ deliveryId }) => ({ params: { id: deliveryId } }),
  'POST /api/deliveries/:id/moves': ({ deliveryId }) => ({ params: { id: deliveryId }, body: { move: 'withdraw' } }),
  'GET /api/company/resumeBoxList': ({ companyId }) => ({ query: { companyId, status: 'interview,offer' } }),
  'GET /api/company/deliveries/:id': ({ deliveryId }) => ({ params: { id: deliveryId } }),
  'GET /api/company/updateResumeBoxStatus': (things) => ({ query: boxMove(things) }),
  'POST /api/company/updateResumeBoxStatus': (things) => ({ body: boxMove(things) }),
  'POST /api/company/interviews/:id/cancel': ({ deliveryId }) => ({
    params: { id: deliveryId },
    body: { as: 'cancelled', note: '行程有变' },
  }),

  'GET /api/notifications': () => ({ query: { page: 1 } }),
  'POST /api/notifications/read': ({ noticeId }) => ({ body: { ids: [noticeId] } }),

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

let calls = 0;

/** An address that has not called yet: limits by address are met in their own tests. */
export function nextIp(): string {
  calls += 1;
  return `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
}

export function stageOf({ call, outbox }: WholeApp): Stage {
  const codeFor = async (phone: string) => {
    const answer = await call('POST', '/api/jober/sendshortmessage', { query: { phone }, ip: nextIp() });
    if (answer.status !== 200) throw new Error(`no code: ${JSON.stringify(answer.body)}`);
    const text = outbox.findLast((message) => message.phone === phone)?.text ?? '';
    return /验证码 (\d+)/.exec(text)?.[1] ?? '';
  };
  const ticket = async () => {
    const phone = nextPhone();
    const query = { phone, verifyCode: await codeFor(phone) };
    const answer = await call('GET', '/api/jober/joberInfoByCode', { query, ip: nextIp() });
    return answer.body.registerTicket as string;
  };
  return { codeFor, ticket };
}

/** What an endpoint's input is made of, as it is sent. */
export interface Sent {
  params?: Record<string, string>;
  query?: CallOptions['query'];
  body?: unknown;
}

/** A sample whose codes and tickets are none: for calls that fail before these matter. */
export async function sampleOf(key: EndpointKey, things: Things, stage: Stage = noStage): Promise<Sent> {
  return (await samples[key](things, stage)) as Sent;
}

const noStage: Stage = { codeFor: async () => '123456', ticket: async () => 'A'.repeat(43) };

/** The path of an endpoint with its parameters filled in. */
export const pathOf = (key: string, params: Record<string, string> = {}): string =>
  (key.split(' ')[1] ?? '').replace(/:([A-Za-z]+)/g, (_, name) => encodeURIComponent(params[name] ?? ''));

/** Sends an input to its endpoint. */
export function send(
  { call }: Pick<WholeApp, 'call'>,
  key: string,
  { params, query, body }: Sent,
  options: CallOptions = {},
) {
  return call(key.split(' ')[0] as HTTPMethods, pathOf(key, params), { query, body, ...options });
}
