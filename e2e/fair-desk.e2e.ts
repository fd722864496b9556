import { expect, test } from 'vitest';
import { demoOperators, demoPassword, demoPeople } from '#database/demo/accounts.ts';
import { operatorCode } from './lib/operator-code.ts';
import { demoRecruiter, overHttp } from './lib/over-http.ts';
import { signInOperator } from './lib/sign-in-operator.ts';
import { useSite } from './lib/site.ts';

// What operators do about a fair: they let a school in, and people through the door.
const site = useSite();
const hours = (n: number) => new Date(Date.now() + n * 3_600_000).toISOString();

/** A fair of our own that takes exhibitors and visitors, with two booths; it begins in an hour. */
async function givenFair() {
  const ask = overHttp(site.origin);
  const phone = demoOperators.find(({ role }) => role === 'content')?.phone ?? '';
  const code = await operatorCode(site.origin, phone);
  const { token } = await ask('POST', '/api/admin/login', { phone, password: demoPassword, code });
  const operator = overHttp(site.origin, token);
  const { id } = await operator('POST', '/api/admin/fairs', {
    type: 'general',
    kind: 'school',
    title: `钱塘教师双选会 ${Date.now() % 100_000}`,
    cityCode: '330100',
    online: false,
    venue: '钱塘会展中心',
    coverUrl: null,
    startsAt: hours(1),
    endsAt: hours(6),
    signUpFrom: hours(-2),
    signUpUntil: hours(5),
    capacity: 20,
    halls: [{ name: '1 号馆', width: 20, height: 10, entrance: '南门' }],
  });
  const booth = (number: string, x: number) => ({ number, hall: 0, x, y: 2, w: 3, h: 2 });
  await operator('PUT', `/api/admin/fairs/${id}/booths`, { booths: [booth('A01', 1), booth('A02', 6)] });
  await operator('POST', `/api/admin/fairs/${id}/moves`, { move: 'publish' });
  return id as string;
}

test('a school that applied is let in, and stands at its booth on the public plan', async () => {
  const fairId = await givenFair();
  const { call, companyId } = await demoRecruiter(site.origin);
  const { items } = await call('GET', `/api/company/getPostByCompanyId?companyId=${companyId}`);
  const fair = await call('POST', `/api/jobmeeting/addExhibitors?meeting=${fairId}`, {
    companyId,
    posts: [items[0].id],
    people: [{ name: '周明岚', title: '人事处' }],
  });
  expect(fair.standing).toMatchObject({ status: 'applied', booth: { number: 'A01' } });

  const operator = await site.person();
  await signInOperator(operator, 'super');
  await operator.goto(`/admin/fairs/details?id=${fairId}&tab=exhibitors`);
  await operator.getByRole('button', { name: /^通\s?过$/ }).click();
  await operator
    .getByRole('dialog')
    .getByRole('button', { name: /^通\s?过$/ })
    .click();
  await operator.getByText('已通过，展位 A01').waitFor();

  const visitor = await site.person();
  await visitor.goto(`/recruitment/details?id=${fairId}`);
  await visitor.locator('[data-booth][aria-label^="展位 A01"][data-look="taken"]').waitFor();
  expect(await visitor.locator('[data-booth][aria-label^="展位 A01"]').getAttribute('aria-label')).toContain('钱江湾');
});

test('at the door a typed code lets its holder in once, and the counts follow', async () => {
  const fairId = await givenFair();
  const { phone, password } = demoPeople.seeker;
  const { token } = await overHttp(site.origin)('POST', '/api/jober/joberLogin', { phone, password });
  const { code } = await overHttp(site.origin, token)('POST', '/api/jober/saveSignUp', { meetingId: fairId });

  const door = await site.person();
  await signInOperator(door, 'support');
  await door.goto(`/admin/fairs/door?id=${fairId}`);
  const typed = door.getByLabel('入场码');
  await typed.fill('AAAA BBBB CCCC');
  await typed.press('Enter');
  await door.getByText('不能入场').waitFor();
  await typed.fill(code);
  await typed.press('Enter');
  await door.getByText('签到成功，请入场').waitFor();
  await typed.fill(code.toLowerCase());
  await typed.press('Enter');
  await door.getByText(/已签到过/).waitFor();
  await door.getByText('共 1 人报名').waitFor();
});
