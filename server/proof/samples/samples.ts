import type { HTTPMethods } from 'fastify';
import { type Api, api, type CoreApi, type EndpointKey } from '#contract/api.ts';
import type { CodePurpose } from '#contract/identity/code-purposes.ts';
import type { signUpEndpoints } from '#contract/identity/ticket.ts';
import type { CallOptions } from '#server/platform/testing/test-app.ts';
import type { Fixtures } from '../fixtures/fixtures.ts';
import { moduleProofs } from '../module-proof.ts';
import { nextPhone } from '../tenants.ts';
import type { WholeApp } from '../whole-app.ts';
import type { Samples, Stage } from './sample.ts';
import { accountsSamples } from './tables/accounts.ts';
import { alertsSamples } from './tables/alerts.ts';
import { answersSamples } from './tables/answers.ts';
import { boxSamples } from './tables/box.ts';
import { calendarSamples } from './tables/calendar.ts';
import { chatSamples } from './tables/chat.ts';
import { clearanceSamples } from './tables/clearance.ts';
import { companiesSamples } from './tables/companies.ts';
import { deliveriesSamples } from './tables/deliveries.ts';
import { filesSamples } from './tables/files.ts';
import { identitySamples } from './tables/identity.ts';
import { legalSamples } from './tables/legal.ts';
import { notificationsSamples } from './tables/notifications.ts';
import { operatorSamples } from './tables/operators.ts';
import { postsSamples } from './tables/posts.ts';
import { recommendationsSamples } from './tables/recommendations.ts';
import { recruiterPostSamples } from './tables/recruiter-posts.ts';
import { resumesSamples } from './tables/resumes.ts';
import { siteSamples } from './tables/site.ts';
import { talentsSamples, teamsSamples } from './tables/talents.ts';

/** Calls of the core that modules answer, and sample. */
type AnsweredByModules = keyof typeof signUpEndpoints;

/** One file per domain; an endpoint without a sample is a type error, also in a module's `proof.ts`. */
const ofCore: Samples<Omit<CoreApi, AnsweredByModules>> = {
  ...siteSamples,
  ...identitySamples,
  ...accountsSamples,
  ...companiesSamples,
  ...postsSamples,
  ...recruiterPostSamples,
  ...boxSamples,
  ...clearanceSamples,
  ...resumesSamples,
  ...answersSamples,
  ...deliveriesSamples,
  ...notificationsSamples,
  ...alertsSamples,
  ...recommendationsSamples,
  ...calendarSamples,
  ...chatSamples,
  ...legalSamples,
  ...filesSamples,
  ...operatorSamples,
  ...talentsSamples,
  ...teamsSamples,
};
const samples = Object.assign({}, ofCore, ...moduleProofs.map((proof) => proof.samples)) as Samples<Api>;

let calls = 0;

const addressOf = (call: number) => `10.${(call >> 16) & 255}.${(call >> 8) & 255}.${call & 255}`;

/** A fresh address: limits by address have their own tests. */
export function nextIp(): string {
  calls += 1;
  return addressOf(calls);
}

export function stageOf({ call, outbox }: WholeApp): Stage {
  const codeFor = async (phone: string, purpose?: CodePurpose) => {
    const answer = await call('POST', '/api/jober/sendshortmessage', {
      query: { phone },
      body: { purpose },
      // Without a cookie a code works only for the address that asked: that of the call it is made for.
      ip: addressOf(calls + 1),
    });
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

/** The input of an endpoint as it is sent. */
export interface Sent {
  params?: Record<string, string>;
  query?: CallOptions['query'];
  body?: unknown;
}

/** A sample with invalid codes and tickets: for calls that fail before these matter. */
export async function sampleOf(key: EndpointKey, fixtures: Fixtures, stage: Stage = noStage): Promise<Sent> {
  return (await samples[key](fixtures, stage)) as Sent;
}

/** Whether a call that succeeds may change something. */
export const changes = (key: EndpointKey): boolean => !key.startsWith('GET') || 'effectful' in api[key];

/** The names of what a call is about: what a caller needs who makes no other call. */
export async function namesIn(key: EndpointKey, fixtures: Fixtures): Promise<Set<string>> {
  const module = moduleProofs.find((proof) => Object.hasOwn(proof.samples, key));
  const names = new Set<string>(module?.needed);
  const get = (from: Fixtures, name: string & keyof Fixtures) => {
    names.add(name);
    return from[name];
  };
  await samples[key](new Proxy(fixtures, { get } as ProxyHandler<Fixtures>), noStage);
  return names;
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
