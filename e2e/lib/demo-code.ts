import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { storyToken } from '#lab/shots/demo-token.ts';

/**
 * Signs a recruiter in with the code that the demo shows. Code and sign-in come from an address of their own: a code without
 * cookies works from where it was asked for, and after thirty codes for one address within ten minutes the site wants proof that a
 * person asks.
 */
export async function recruiterByCode(origin: string, phone: string) {
  const localAddress = `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`;
  const ask = async (method: string, path: string) => {
    const headers = { 'x-demo-token': storyToken };
    const asked = request(origin + path, { method, headers, localAddress }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    const body = await text(answer);
    if (answer.statusCode !== 200) throw new Error(`${path.split('?')[0]} of ${phone}: ${answer.statusCode} ${body}`);
    return JSON.parse(body);
  };
  const { demoCode } = await ask('POST', `/api/company/sendshortmessage?phone=${phone}`);
  return ask('GET', `/api/company/joberInfoByCode?phone=${phone}&verifyCode=${demoCode}`);
}
