import { expect, test } from 'vitest';
import { approveByPapers, certify, operatorOverHttp } from '#e2e/lib/operator-over-http.ts';
import { overHttp } from '#e2e/lib/over-http.ts';
import { registerCompany } from '#e2e/lib/register-company.ts';
import { enterAsOperator } from '#e2e/lib/sign-in-operator.ts';
import { useSite } from '#e2e/lib/site.ts';

// What a school says about itself: checked as posts are, reviewed where readers are to be warned, edited and hidden by operators.
const site = useSite();

test('a forbidden text is refused at its field, a doubtful one waits for review, an operator edits and hides it', async () => {
  const school = await site.person();
  const { id, name } = await registerCompany(school, site.origin);
  const reviewer = await operatorOverHttp(site.origin, 'review');
  await certify(reviewer, id);
  const intro = async () =>
    (await overHttp(site.origin)('GET', `/api/company/queryCompanyDetail?companyId=${id}`)).intro as string;
  const before = await intro();

  await school.goto('/means');
  const save = async (text: string) => {
    await school.getByLabel('单位简介').fill(text);
    await school.getByRole('button', { name: '保存', exact: true }).last().click();
  };
  await save('学校现招聘数学教师，限男性。');
  await school.locator('.ant-form-item-has-error', { has: school.getByLabel('单位简介') }).waitFor();
  const doubtful = '学校创办于 2004 年，应聘请加微信 jiaoshi2026 联系。';
  await save(doubtful);
  await school.getByText('变更审核中，通过前单位主页仍显示原来的信息').waitFor();
  expect(await intro()).toBe(before);

  const operator = await site.person();
  await enterAsOperator(operator, 'super');
  await operator.goto('/admin/reviews?queue=changes');
  await operator.getByTestId('review-item').filter({ hasText: name }).click();
  await operator.getByTestId('review-detail').getByText('jiaoshi2026').first().waitFor();
  await approveByPapers(operator);
  await expect.poll(intro).toBe(doubtful);

  await operator.goto(`/admin/companies?id=${id}`);
  const edit = async (text: string, act: string) => {
    await operator.getByRole('button', { name: '修改主页文字' }).click();
    const form = operator.getByRole('dialog', { name: /主页文字/ });
    await form.getByLabel('单位简介').fill(text);
    await form.getByLabel('理由').fill('简介里不留私人联系方式');
    await form.getByRole('button', { name: new RegExp(`^${[...act].join('\\s?')}$`) }).click();
    await form.waitFor({ state: 'detached' });
  };
  await edit('学校创办于 2004 年。', '保存修改');
  await expect.poll(intro).toBe('学校创办于 2004 年。');
  await edit('', '隐藏');
  await expect.poll(intro).toBe('');
  const reader = await site.person();
  await reader.goto(`/business/details?id=${id}`);
  await reader.getByRole('heading', { name }).first().waitFor();
  expect(await reader.getByText('2004 年').count()).toBe(0);
});
