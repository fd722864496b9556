import type { Api } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { CodePurpose } from '#contract/identity/code-purposes.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/browser-call.ts';

export type Side = 'jober' | 'company';
type Sent = AnswerOf<Api['POST /api/jober/sendshortmessage']>;

/** Solves the proof of work that the server requires when many codes are sent to one address. */
async function prove(): Promise<string> {
  const challenge = await call('GET /api/captcha/challenge', {}, { background: true });
  const { solveChallenge } = await import('altcha-lib/v1');
  const { promise } = solveChallenge(challenge.challenge, challenge.salt, challenge.algorithm, challenge.maxnumber);
  const solution = await promise;
  if (!solution) throw new ApiError({ kind: 'status', message: '安全验证没有通过，请重试' });
  return btoa(JSON.stringify({ ...challenge, number: solution.number, took: solution.took }));
}

/** Requests a code for its purpose; solves a required proof of work and repeats the request. */
export async function sendCode(side: Side, phone: string, purpose?: CodePurpose): Promise<Sent> {
  const send = (altcha?: string) =>
    side === 'jober'
      ? call('POST /api/jober/sendshortmessage', { query: { phone }, body: { purpose, altcha } })
      : call('POST /api/company/sendshortmessage', { query: { phone }, body: { purpose, altcha } });
  try {
    return await send();
  } catch (error) {
    if (error instanceof ApiError && error.code === 'CAPTCHA_REQUIRED') return send(await prove());
    throw error;
  }
}
