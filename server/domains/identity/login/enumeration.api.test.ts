import { expect, test } from 'vitest';
import { givenRecruiter, givenSeeker } from '#server/platform/testing/fixtures.ts';
import type { Answer } from '#server/platform/testing/test-app.ts';
import { canTellApart, chanceAbove, median } from '#server/proof/rights/tell-apart.ts';
import { useIdentity, wrongCode } from '../test-identity.ts';

/** Phones per portal, half of them known. `npm run chaos -- enumeration` uses 2,000. */
const SAMPLES = Number(process.env.ENUMERATION_SAMPLES ?? 120);
/** The first answers include warming plans and pools. */
const WARM = 10;
const PAIRS = SAMPLES / 2 + WARM;

const { call, db, lastCode } = await useIdentity();

/** What a stranger sees of an answer, except the request id and digits of codes and times. */
function seen({ status, body: { requestId: _id, ...body }, headers }: Answer): string {
  const { date: _date, ...rest } = headers;
  const plain = (value: unknown) => JSON.stringify(value).replace(/\d/g, '0');
  return `${status} ${plain(body)} ${Object.keys(rest).sort()} ${headers['content-length']}`;
}

async function timed(ask: () => Promise<Answer>) {
  const from = performance.now();
  const answer = await ask();
  return { took: performance.now() - from, seen: seen(answer) };
}

const portals = [
  { portal: 'jober', number: 1, given: (phone: string) => givenSeeker(db, { phone }) },
  { portal: 'company', number: 2, given: (phone: string) => givenRecruiter(db, { phone }) },
];

test.each(portals)(
  'neither body, status, headers nor time tell the $portal portal’s known phones from unknown ones',
  async ({ portal, number, given }) => {
    const phoneOf = (pair: number, isKnown: boolean) => `13${isKnown ? 6 : 7}${number}${String(pair).padStart(7, '0')}`;
    for (let pair = 0; pair < PAIRS; pair += 1) await given(phoneOf(pair, true));

    const times = {
      send: { known: [] as number[], unknown: [] as number[] },
      guess: { known: [] as number[], unknown: [] as number[] },
    };
    const looks = { send: new Set<string>(), guess: new Set<string>() };
    for (let pair = 0; pair < PAIRS; pair += 1) {
      // Interleaved, each equally often first: load on the machine affects both alike.
      for (const isKnown of pair % 2 ? [true, false] : [false, true]) {
        const phone = phoneOf(pair, isKnown);
        const ip = `10.${number}.${pair >> 7}.${(pair & 127) * 2 + Number(isKnown)}`;
        const send = await timed(() => call('POST', `/api/${portal}/sendshortmessage`, { query: { phone }, ip }));
        const query = { phone, verifyCode: wrongCode(lastCode(phone)) };
        const guess = await timed(() => call('GET', `/api/${portal}/joberInfoByCode`, { query, ip }));
        for (const [name, one] of Object.entries({ send, guess }) as ['send' | 'guess', typeof send][]) {
          looks[name].add(one.seen);
          if (pair >= WARM) times[name][isKnown ? 'known' : 'unknown'].push(one.took);
        }
      }
    }

    expect([...looks.send]).toEqual([expect.stringMatching(/^200 /)]);
    expect([...looks.guess]).toEqual([expect.stringMatching(/^400 .*INVALID_CODE/)]);
    for (const [name, { known, unknown }] of Object.entries(times)) {
      const [ofKnown, ofUnknown] = [median(known).toFixed(2), median(unknown).toFixed(2)];
      const chance = chanceAbove(known, unknown).toFixed(3);
      const figures = `${portal} ${name}: ${known.length} known ${ofKnown} ms, ${unknown.length} unknown ${ofUnknown} ms, known slower ${chance}`;
      if (process.env.ENUMERATION_SAMPLES) console.log(figures);
      expect(canTellApart(known, unknown), figures).toBe(false);
    }
  },
  SAMPLES * 300 + 20_000,
);
