import { expect, test } from 'vitest';
import { demoPeople } from '#database/demo/accounts.ts';
import { enterAs } from '#e2e/lib/sign-in.ts';
import { enterAsOperator } from '#e2e/lib/sign-in-operator.ts';
import { useSite } from '#e2e/lib/site.ts';
import { button, twice, watch, watchedMember } from '#e2e/lib/twice.ts';

const site = useSite();

test('a school writes to support from its messages, an operator answers, and a seeker on a phone finds the same way', async () => {
  const question = `公对公转账用哪个账户（${String(Date.now()).slice(-6)}）？`;
  const school = await watchedMember(await site.person(), demoPeople.owner.phone, '/connect');
  await school.getByRole('button', { name: '联系客服' }).click();
  const dialog = school.getByRole('dialog');
  await dialog.getByLabel('给客服留言').fill(question);
  await twice(button(dialog, '发送'), 'POST /api/support/messages');
  await dialog.getByText(question).waitFor();
  await dialog.getByText('等待客服答复').waitFor();

  const operator = watch(await site.person());
  await enterAsOperator(operator, 'support');
  await operator.goto('/admin/support');
  await operator.getByRole('button', { name: demoPeople.owner.name }).click();
  const drawer = operator.getByRole('region', { name: `${demoPeople.owner.name}的对话` });
  await drawer.getByText(question).waitFor();
  const answer = `在结算页下单后可以看到（${question.slice(10, 16)}）。`;
  await drawer.getByRole('textbox', { name: '答复' }).fill(answer);
  await twice(button(drawer, '答复'), 'POST /api/admin/support/:id/messages');
  await drawer.getByText(answer).waitFor();
  await dialog.getByText(answer).waitFor();

  const phone = await site.person({ viewport: { width: 390, height: 844 } });
  await enterAs(phone, demoPeople.seeker.phone, 'client');
  await phone.goto('/mobile/messages');
  await phone.getByRole('button', { name: '联系客服' }).click();
  await phone.getByRole('dialog').getByLabel('给客服留言').waitFor();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
