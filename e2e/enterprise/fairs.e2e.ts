import { expect, test } from 'vitest';
import { demoPeople } from '#database/demo/accounts.ts';
import { givenFair } from '#e2e/lib/given-fair.ts';
import { demoRecruiter, overHttp } from '#e2e/lib/over-http.ts';
import { enterAsOperator } from '#e2e/lib/sign-in-operator.ts';
import { useSite } from '#e2e/lib/site.ts';

// Operators' part of a fair: they approve a school and admit visitors.
const site = useSite();

test('a school that applied is let in, and stands at its booth on the public plan', async () => {
  const fairId = await givenFair(site.origin);
  const { call, companyId } = await demoRecruiter(site.origin);
  const { items } = await call('GET', `/api/company/getPostByCompanyId?companyId=${companyId}`);
  const fair = await call('POST', `/api/jobmeeting/addExhibitors?meeting=${fairId}`, {
    companyId,
    posts: [items.find(({ status, exam }: { status: string; exam: unknown }) => status === 'open' && !exam).id],
    people: [{ name: '周明岚', title: '人事处' }],
  });
  expect(fair.standing).toMatchObject({ status: 'applied', booth: { number: 'A01' } });

  const operator = await site.person();
  await enterAsOperator(operator, 'super');
  await operator.goto(`/admin/fairs/details?id=${fairId}&tab=exhibitors`);
  await operator.getByRole('button', { name: /^通\s?过$/ }).click();
  await operator
    .getByRole('dialog')
    .getByRole('button', { name: /^通\s?过$/ })
    .click();
  await operator.getByText('已通过，展位 A01').waitFor();

  const visitor = await site.person();
  await visitor.goto(`/recruitment/details?id=${fairId}`);
  await visitor.getByText('看平面图').click();
  await visitor.getByRole('button', { name: /^展位 A01.*钱江湾/ }).waitFor();
  await visitor.locator('[data-booth][data-look="taken"]').waitFor();
});

test('at a door without a camera a typed code lets its holder in once, and the counts follow', async () => {
  const fairId = await givenFair(site.origin);
  const { phone, password } = demoPeople.seeker;
  const { token } = await overHttp(site.origin)('POST', '/api/jober/joberLogin', { phone, password });
  const { code } = await overHttp(site.origin, token)('POST', '/api/jober/saveSignUp', { meetingId: fairId });

  const door = await site.person();
  await enterAsOperator(door, 'support');
  await door.goto(`/admin/fairs/door?id=${fairId}`);
  await door.getByRole('button', { name: '摄像头扫码' }).click();
  await door.getByText('没有找到摄像头').waitFor();
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
  await door.getByText('已签到 1 / 1 人').waitFor();
});
