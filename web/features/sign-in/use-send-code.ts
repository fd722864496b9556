import { useEffect, useState } from 'react';
import type { Api } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { CodePurpose } from '#contract/identity/code-purposes.ts';
import { normalisePhone, rules } from '#contract/rules.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/browser-call.ts';
import { useBusy } from '#web/features/page-calls/use-busy.ts';
import { inTab, jsonOf } from '#web/session/browser-storage.ts';

/** In seconds; the wait of a whole hour is told in words. */
const LONGEST_COUNTDOWN = 60;

export interface CodeTarget {
  side: Side;
  /** Purpose of the code; default: a sign-in at this side. */
  purpose?: CodePurpose;
  phone: string;
  /** Called when a code was sent: the phone was valid. */
  onSent?(): void;
  /** Called when there is no phone to send a code to; a form with a fixed phone omits it. */
  onPhoneError?(text: string): void;
}

/** Sends an SMS code: the answer to it, and the seconds until the next can be requested. */
export function useSendCode({ side, purpose, phone, onSent, onPhoneError }: CodeTarget) {
  const normal = normalisePhone(phone);
  const [left, startCountdown] = useCountdown(normal);
  const { busy, run } = useBusy();
  const [sent, setSent] = useState<{ demoCode?: string } | null>(null);
  const [failure, setFailure] = useState<string>();

  const request = async () => {
    setFailure(undefined);
    try {
      const answer = await sendCode(side, normal, purpose);
      setSent(answer);
      onSent?.();
      startCountdown(answer.waitSeconds);
    } catch (problem) {
      const wait = problem instanceof ApiError && problem.status === 429 ? problem.retryAfter : undefined;
      if (wait && wait <= LONGEST_COUNTDOWN) startCountdown(wait);
      setFailure(problem instanceof ApiError ? problem.message : '验证码没有发出，请重试');
    }
  };
  const send = async () => {
    if (!rules.mobile.test(normal)) return onPhoneError?.(rules.phone.message);
    await run(request);
  };
  return { send, sent, left, busy, failure };
}

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
async function sendCode(side: Side, phone: string, purpose?: CodePurpose): Promise<Sent> {
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

const KEY = 'jyrc_code_waits';

/** When each phone or address may be sent the next code, in ms. */
const waits = () => (jsonOf(inTab.read(KEY)) ?? {}) as Record<string, number>;

/** The seconds until `target` can be sent another code, whichever form the last was asked for in; start it with their number. */
export function useCountdown(target: string): [left: number, start: (seconds: number) => void] {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  useEffect(() => {
    setNow(Date.now());
    setUntil(waits()[target] ?? 0);
  }, [target]);
  useEffect(() => {
    if (until <= Date.now()) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [until]);
  const start = (seconds: number) => {
    const moment = Date.now();
    setNow(moment);
    setUntil(moment + seconds * 1_000);
    inTab.write(KEY, JSON.stringify({ ...waits(), [target]: moment + seconds * 1_000 }));
  };
  return [Math.max(0, Math.ceil((until - now) / 1_000)), start];
}
