import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

/**
 * The code that signs a recruiter in, as the demo shows it. It is asked for from an address of its own: after thirty codes for one
 * address within ten minutes the site wants proof that a person asks.
 */
export async function demoCodeFor(origin: string, phone: string): Promise<string> {
  const localAddress = `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`;
  const asked = request(`${origin}/api/company/sendshortmessage?phone=${phone}`, {
    method: 'POST',
    localAddress,
  }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const body = await text(answer);
  if (answer.statusCode !== 200) throw new Error(`a code for ${phone}: ${answer.statusCode} ${body}`);
  return JSON.parse(body).demoCode;
}
