import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { EndpointKey } from '#contract/api.ts';
import { demoOperators, demoPeople } from '#database/demo/accounts.ts';
import { demoSeeker } from '#e2e/lib/given-delivery.ts';
import { operatorCode } from '#e2e/lib/operator-code.ts';
import { certify } from '#e2e/lib/operator-over-http.ts';
import { overHttp, tokenOf } from '#e2e/lib/over-http.ts';
import { registerCompany } from '#e2e/lib/register-company.ts';
import { enterAsOperator } from '#e2e/lib/sign-in-operator.ts';
import { useSite } from '#e2e/lib/site.ts';
import { button, twice, watch } from '#e2e/lib/twice.ts';

// What operators decide and keep, clicked twice, is done once.
const site = useSite();

type Calls = ReturnType<typeof overHttp>;

/** One verdict: the item that comes next is not decided. */
async function verdicts(page: Page, call: Calls): Promise<void> {
  const waiting = async () => (await call('GET', '/api/admin/reviews/posts')).total as number;
  await page.goto('/admin/reviews?queue=posts');
  await page.getByTestId('review-item').first().click();
  const detail = page.getByTestId('review-detail');
  await detail.getByRole('heading').first().waitFor();
  await page.waitForTimeout(800);
  const count = await waiting();
  await twice(detail.getByRole('button', { name: /^通\s?过/ }), 'POST /api/admin/reviews/:queue/:id/decision');
  expect(await waiting()).toBe(count - 1);

  await detail.getByRole('button', { name: /^驳\s?回/ }).click();
  await page.getByLabel('理由').fill('职位描述过于简单，请补充任教年级和课时');
  await twice(button(page.getByRole('dialog'), '驳回'), 'POST /api/admin/reviews/:queue/:id/decision');
  await page.getByLabel('理由').waitFor({ state: 'detached' });
  expect(await waiting()).toBe(count - 2);
}

async function suspensions(page: Page, call: Calls): Promise<void> {
  const recruiter = await site.person();
  const { id, name } = await registerCompany(recruiter, site.origin);
  await certify(call, id);
  await page.goto(`/admin/companies?id=${id}`);
  for (const [move, done] of [
    ['暂停', '已暂停，理由已告诉对方'],
    ['恢复', '已恢复，理由已告诉对方'],
  ] as const) {
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${[...move].join('\\s?')}`) })
      .click();
    await page.getByLabel('理由').fill('核对办学许可');
    const ask = page.getByRole('dialog', { name: new RegExp(name) }).last();
    await twice(
      ask.getByRole('button', { name: new RegExp(`^${[...move].join('\\s?')}`) }),
      'POST /api/admin/companies/:id/moves',
    );
    await page.getByText(done).first().waitFor();
    await page.getByLabel('理由').waitFor({ state: 'detached' });
  }
  await button(page, '修改主页文字').click();
  const edit = page.getByRole('dialog', { name: /主页文字/ });
  await edit.getByLabel('单位简介').fill(`学校创办于 2004 年，${randomInt(1e6)}。`);
  await edit.getByLabel('理由').fill('补充办学情况');
  await twice(button(edit, '保存修改'), 'PUT /api/admin/companies/:id/texts');
}

/** Lists that operators keep: tab, noun, fields, and the calls that make, change and remove an entry. */
const lists: [string, string, string[], [EndpointKey, EndpointKey, EndpointKey]][] = [
  [
    'reasons',
    '模板',
    ['名称', '对方看到的话'],
    ['POST /api/admin/reviewReasons', 'PUT /api/admin/reviewReasons/:id', 'DELETE /api/admin/reviewReasons/:id'],
  ],
  [
    'hot',
    '热门词',
    ['热门词'],
    ['POST /api/admin/hotWords', 'PUT /api/admin/hotWords/:id', 'DELETE /api/admin/words/:id'],
  ],
  [
    'sensitive',
    '敏感词',
    ['敏感词'],
    ['POST /api/admin/sensitiveWords', 'PUT /api/admin/sensitiveWords/:id', 'DELETE /api/admin/words/:id'],
  ],
  [
    'training',
    '规则',
    ['关键词，输入后回车'],
    ['POST /api/admin/trainingRules', 'PUT /api/admin/trainingRules/:id', 'DELETE /api/admin/words/:id'],
  ],
];

async function entries(page: Page, call: Calls): Promise<void> {
  await page.goto('/admin/finance?tab=packages');
  const name = `双击套餐${randomInt(1e6)}`;
  await button(page, '新建套餐').click();
  await page.getByLabel('套餐名称').fill(name);
  await page.getByLabel('价格').fill('199');
  await page.getByLabel('职位发布').fill('3');
  await twice(button(page.getByRole('dialog'), '保存'), 'POST /api/admin/packages');
  const packages = (await call('GET', '/api/admin/packages')) as { name: string }[];
  expect(packages.filter((one) => one.name === name)).toHaveLength(1);

  await button(page.getByRole('row').filter({ hasText: name }), '修改').click();
  await page.getByLabel('价格').fill('299');
  await twice(button(page.getByRole('dialog'), '保存'), 'PUT /api/admin/packages/:id');

  for (const [tab, noun, fields, calls] of lists) {
    const label = `双击${randomInt(1e6)}`;
    await page.goto(`/admin/words?tab=${tab}`);
    await button(page, `新增${noun}`).click();
    const form = page.getByRole('dialog');
    for (const field of fields) {
      await form.getByLabel(field).fill(`${label}${field.slice(0, 1)}`);
      if (field.startsWith('关键词')) {
        for (const more of ['\n', '贷款\n']) await form.getByLabel(field).pressSequentially(more);
      }
    }
    await twice(button(form, '保存'), calls[0]);
    // The row of another word may name this one.
    const row = page.locator('tr, [data-testid=hot-word]').filter({ hasText: label });
    await expect.poll(() => row.count()).toBe(1);
    await button(row, '修改').click();
    await twice(button(form, '保存'), calls[1]);
    await button(row, '修改').click();
    await button(form, '删除').click();
    await twice(button(page.getByRole('dialog').last(), '删除'), calls[2]);
  }
}

// One sign-in for all: an operator's code is valid once.
test('operators: one verdict, one suspension, one restoring, one entry of a list', { timeout: 150_000 }, async () => {
  const page = watch(await site.person());
  await enterAsOperator(page, 'super');
  await page.goto('/admin');
  const call = overHttp(site.origin, await tokenOf(page));
  await verdicts(page, call);
  await suspensions(page, call);
  await entries(page, call);
});

test('one ending of sessions, one ban, one lifting, one new operator, one reset, one disabling', {
  timeout: 150_000,
}, async () => {
  const page = watch(await site.person());
  await enterAsOperator(page, 'super');
  await page.goto('/admin');
  const call = overHttp(site.origin, await tokenOf(page));
  const acts = async (act: string) => (await call('GET', `/api/admin/acts?act=${act}`)).total as number;
  /** Presses twice, and counts what the log says of it. */
  const once = async (act: string, target: ReturnType<typeof button>, endpoint: EndpointKey) => {
    const before = await acts(act);
    await twice(target, endpoint);
    expect(await acts(act)).toBe(before + 1);
  };
  await demoSeeker(site.origin);
  await page.goto(`/admin/users?keyword=${demoPeople.seeker.phone}`);
  await page.locator('tbody button').first().click();
  await button(page, '结束登录').click();
  await page.getByLabel('原因').fill('手机遗失，本人来电');
  await once(
    'account.sign-out',
    button(page.getByRole('dialog').last(), '结束登录'),
    'POST /api/admin/users/:id/signOut',
  );
  await button(page, '封禁').click();
  await page.getByLabel('封禁原因').fill('发布虚假信息');
  await once('account.ban', button(page.getByRole('dialog').last(), '封禁'), 'POST /api/admin/users/:id/ban');
  await button(page, '解封').click();
  await once('account.unban', button(page.getByRole('dialog').last(), '解封'), 'POST /api/admin/users/:id/unban');

  await twice(button(page, '解除登录限制'), 'POST /api/admin/users/:id/unlock');

  await page.goto('/admin/operators');
  await button(page, '新建账号').click();
  const form = page.getByRole('dialog').last();
  const phone = `137${String(randomInt(1e8)).padStart(8, '0')}`;
  await form.getByLabel('手机号').fill(phone);
  await form.getByLabel('姓名').fill('双击运营');
  await once('operator.create', button(form, '新建'), 'POST /api/admin/operators');
  await button(page, '已当面交给本人').click();
  const row = page.getByRole('row').filter({ hasText: phone.slice(-4) });
  await row.getByRole('button', { name: /更多操作$/ }).click();
  await page.getByRole('menuitem', { name: '重置登录' }).click();
  await once(
    'operator.reset',
    button(page.getByRole('dialog').last(), '重置登录'),
    'POST /api/admin/operators/:id/reset',
  );
  await button(page, '已当面交给本人').click();
  await row.getByRole('button', { name: /更多操作$/ }).click();
  await page.getByRole('menuitem', { name: '停用' }).click();
  await once('operator.change', button(page.getByRole('dialog').last(), '停用'), 'PATCH /api/admin/operators/:id');

  const own = demoOperators.find(({ role }) => role === 'super') ?? demoOperators[0];
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('menuitem', { name: '恢复码' }).click();
  await page.getByLabel('验证器上的动态码').fill(await operatorCode(site.origin, own.phone));
  await twice(button(page, '换一组新的恢复码'), 'POST /api/admin/recoveryCodes');
});
