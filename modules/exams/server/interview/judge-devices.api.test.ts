import { expect, test } from 'vitest';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { givenInterview, newDevice } from './test-interview.ts';

const app = await useWholeApp({ settings: { PUBLIC_ORIGIN: 'https://jobs.example' } });

test('wrong codes of one device keep no other device out, though all share one address', async () => {
  const { named } = await givenInterview(app, [90, 80], [2]);
  const [judge] = await named(0, ['周明']);
  const stranger = newDevice(app);
  const tries: number[] = [];
  for (let n = 0; n < 80; n += 1) tries.push((await stranger.enter('ABCD-EFGH-JKMN')).status);
  expect([tries[0], tries.at(-1)]).toEqual([400, 429]);
  expect((await newDevice(app).enter(judge?.code ?? '')).status).toBe(200);
});

test('a code sheet names the address of the site and takes no other', async () => {
  const { as, groupIds, named } = await givenInterview(app, [90, 80], [2]);
  const codes = (await named(0, ['周明'])).map(({ code }) => code);
  const print = (more: object) => as('other', 'POST', `examGroups/${groupIds[0]}/codeSheets`, { codes, ...more });
  expect((await print({ address: 'https://evil.example/judge' })).body.code).toBe('INVALID_INPUT');
  expect((await print({})).status).toBe(200);
});
