import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { dayAt } from '#contract/months.ts';
import { demoPeople } from '#database/demo/accounts.ts';
import { givenDelivery } from '#e2e/lib/given-delivery.ts';
import { enterAs } from '#e2e/lib/sign-in.ts';
import { useSite } from '#e2e/lib/site.ts';
import { button, twice, watchedMember } from '#e2e/lib/twice.ts';

// What is answered to those who delivered, clicked twice, is answered once.
const site = useSite();

const school = async (path: string) => watchedMember(await site.person(), demoPeople.owner.phone, path);

test('one note and one template', async () => {
  const page = await school('/delivery');
  const row = page.locator('li[data-delivery]').first();
  await row.click();
  await page.getByRole('tab', { name: /^备注/ }).click();
  const note = `约在周三试讲 ${randomInt(1e6)}`;
  await page.getByLabel('写备注').fill(note);
  await twice(button(page, '添加备注'), 'POST /api/company/deliveries/:id/notes');
  const notes = page.getByRole('region', { name: '备注' });
  await notes.getByText(note).first().waitFor();
  await expect.poll(() => notes.getByText(note).count()).toBe(1);

  await page.keyboard.press('Escape');
  await page.locator('li[data-delivery]').nth(1).getByRole('checkbox').check();
  await page.getByRole('button', { name: '批量不合适' }).click();
  const text = `感谢投递，岗位已满 ${randomInt(1e6)}。`;
  await page.getByLabel('不合适的原因').fill(text);
  await twice(button(page, '存为答复模板'), 'POST /api/company/replyTemplates');
  const templates = page.getByRole('list', { name: '答复模板' });
  await expect.poll(() => templates.getByText(text).count()).toBe(1);
  const line = templates.getByRole('listitem').filter({ hasText: text });
  await line.getByRole('button', { name: /^修改模板/ }).click();
  await page.getByLabel('不合适的原因').fill(`${text}祝顺利。`);
  await twice(button(page, '保存对模板的修改'), 'PUT /api/company/replyTemplates/:id');
  await line.getByRole('button', { name: /^删除模板/ }).click();
  await twice(button(page.locator('.ant-popconfirm'), '删除'), 'DELETE /api/company/replyTemplates/:id');
  expect(await templates.getByText(text).count()).toBe(0);
});

test('one invitation to an interview', async () => {
  const { id, seeker, shortlist } = await givenDelivery(site.origin);
  await shortlist();
  const notices = async () => (await seeker('GET', '/api/notifications')).total as number;
  const before = await notices();

  const page = await school(`/delivery?tab=all&id=${id}`);
  const panel = page.getByTestId('pane');
  await button(panel, '邀面试').click();
  const form = page.getByRole('dialog').filter({ hasText: '面试方式' });
  const day = new Date(Date.now() + (30 + randomInt(60)) * 86_400_000).toISOString().slice(0, 10);
  await form.getByPlaceholder('选择日期和时间').fill(`${day} 14:00`);
  await form.getByPlaceholder('选择日期和时间').press('Enter');
  await form.getByLabel('面试地点').fill('博学楼 302');
  await twice(button(form, '发出邀请'), 'POST /api/company/updateResumeBoxStatus');
  await page.getByText('邀请已发出').first().waitFor();
  expect(await notices()).toBe(before + 1);
  const { steps } = await seeker('GET', `/api/deliveries/${id}`);
  expect(steps.filter((step: { move: string }) => step.move === 'invite')).toHaveLength(1);
});

test('one round of interviews, of which the person chooses a time', async () => {
  const { id, seeker, shortlist } = await givenDelivery(site.origin);
  await shortlist();
  const page = await school('/delivery?tab=all');
  await page.locator(`li[data-delivery="${id}"]`).getByRole('checkbox').check();
  await button(page, '批量邀面试').click();
  const form = page.getByRole('dialog').filter({ hasText: '可选时段' });
  const day = dayAt(new Date(Date.now() + (100 + randomInt(60)) * 86_400_000));
  await form.getByLabel('从这个时间起').fill(`${day} 09:00`);
  await form.getByLabel('从这个时间起').press('Enter');
  await button(form, '再加 1 场').click();
  await form.getByLabel('面试地点').fill('博学楼');
  await twice(button(form, '发出邀请'), 'POST /api/company/interviewRounds');
  const { steps } = await seeker('GET', `/api/deliveries/${id}`);
  expect(steps.filter((step: { move: string }) => step.move === 'invite')).toHaveLength(1);

  const person = await site.person();
  await enterAs(person, demoPeople.seeker.phone, 'client');
  await person.goto('/client/index');
  const panel = person.getByTestId('interview').filter({ hasText: '选一个时间' }).first();
  await panel.getByText('09:45').click();
  await panel.getByRole('button', { name: /^就选/ }).click();
  await person.getByText('已选好时间，学校会收到通知').waitFor();
  const { interview } = await seeker('GET', `/api/deliveries/${id}`);
  expect(interview).toMatchObject({ status: 'accepted', slots: null });
});

test('colleagues are asked once to look at deliveries, and find them', async () => {
  const { id } = await givenDelivery(site.origin);
  const page = await school('/delivery?tab=all');
  await page.locator(`li[data-delivery="${id}"]`).getByRole('checkbox').check();
  await button(page, '请同事看').click();
  const form = page.getByRole('dialog').filter({ hasText: /请同事看 1 份投递/ });
  await form.getByLabel('同事').click();
  await page.locator('.ant-select-item-option', { hasText: '李致远' }).click();
  await page.keyboard.press('Escape');
  await form.getByLabel('说明').fill('请看教学经历');
  await twice(button(form, '通知同事'), 'POST /api/company/deliveryReferrals');
  const mate = await site.person();
  await enterAs(mate, demoPeople.colleague.phone, 'enterprise');
  await mate.goto('/delivery?tab=all&asked=1');
  await mate.locator(`li[data-delivery="${id}"]`).waitFor();
});

test('one message to many', async () => {
  const { id, seeker } = await givenDelivery(site.origin);
  const page = await school('/delivery?tab=all');
  await page.locator(`li[data-delivery="${id}"]`).getByRole('checkbox').check();
  await button(page, '群发消息').click();
  const form = page.getByRole('dialog').filter({ hasText: '看不到还发给了谁' });
  const text = `试讲改在博学楼 ${randomInt(1e6)}`;
  await form.getByLabel('消息', { exact: true }).fill(text);
  await twice(button(form, '发出'), 'POST /api/communicate/deliveries/messages');
  const { items } = await seeker('GET', `/api/communicate/messages?side=seeker&keyword=${encodeURIComponent(text)}`);
  expect(items).toHaveLength(1);
});

test('one verdict, one score, one form of scores, one clearance, one offer', async () => {
  const { id, seeker, invite } = await givenDelivery(site.origin);
  const moves = async (name: string) => {
    const { steps } = (await seeker('GET', `/api/deliveries/${id}`)) as { steps: { move: string }[] };
    return steps.filter(({ move }) => move === name).length;
  };
  const page = await school(`/delivery?tab=todo&id=${id}`);
  const panel = page.getByTestId('pane');
  // The pane goes on to the next person, whose button comes to stand under the pointer.
  await twice(panel.getByRole('button', { name: '有意向' }), 'POST /api/company/boxBatches');
  await expect.poll(() => moves('shortlist'), { timeout: 20_000 }).toBe(1);
  await invite();

  await page.goto(`/delivery?tab=all&id=${id}`);
  const clearance = panel.getByRole('region', { name: '准入查询' });
  await button(clearance, '登记').click();
  await clearance.getByLabel('经办人').fill('周老师');
  await twice(button(clearance, '登记'), 'POST /api/deliveries/:id/clearance');
  await panel.getByRole('tab', { name: '评分', exact: true }).click();
  const scores = panel.getByLabel(/的分数$/);
  await scores.first().waitFor();
  for (const score of await scores.all()) await score.fill('8');
  await twice(button(panel, '提交评分'), 'PUT /api/company/deliveries/:id/score');
  await button(panel, '评分表').click();
  await twice(button(page.getByRole('dialog').last(), '保存'), 'PUT /api/company/posts/:id/scoreForm');
  await panel.getByRole('button', { name: '录用' }).click();
  const offer = page.getByRole('dialog', { name: /^录用/ });
  await offer.getByLabel('薪酬', { exact: true }).fill('12000');
  await offer.getByLabel('到岗日').fill(dayAt(new Date(Date.now() + 30 * 86_400_000)));
  await offer.getByLabel('到岗日').press('Enter');
  await offer.getByLabel('合同与试用期').fill('聘用合同 3 年，试用期 6 个月');
  await twice(button(offer, '发出录用意向'), 'POST /api/company/updateResumeBoxStatus');
  expect(await moves('pass')).toBe(1);
  await page.goto(`/delivery?tab=all&id=${id}`);
  const [letter] = await Promise.all([page.waitForEvent('download'), button(panel, '下载意向书').click()]);
  expect(letter.suggestedFilename()).toMatch(/^录用意向书-.+\.pdf$/);
  await button(panel, '更改条件或延长答复').click();
  const change = page.getByRole('dialog', { name: /^更改给/ });
  await change.getByLabel('报到时携带').fill('身份证、学历学位证');
  await twice(button(change, '更改并通知'), 'POST /api/company/updateResumeBoxStatus');
  expect(await moves('change-offer')).toBe(1);
});

test('one interview called off, one refusal, taken back once', async () => {
  const { id, shortlist, invite } = await givenDelivery(site.origin);
  await shortlist();
  await invite();
  const page = await school(`/delivery?tab=all&id=${id}`);
  const panel = page.getByTestId('pane');
  await button(panel, '取消面试').click();
  await twice(button(page.locator('.ant-popconfirm'), '取消面试'), 'POST /api/company/interviews/:id/cancel');
  await panel.getByRole('button', { name: '不合适' }).click();
  const ask = page.getByRole('dialog').filter({ hasText: '对方会看到这段话' });
  await twice(button(ask, '标为不合适'), 'POST /api/company/updateResumeBoxStatus');
  await page.goto(`/delivery?tab=all&id=${id}`);
  await twice(button(panel, '撤销不合适'), 'POST /api/company/updateResumeBoxStatus');
});

test('a reply to many is sent off once and taken back once', async () => {
  const page = await school('/delivery');
  const rows = page.locator('li[data-delivery]');
  await rows.first().waitFor();
  for (const at of [0, 1]) await rows.nth(at).getByRole('checkbox').check();
  await page.getByRole('button', { name: '批量不合适' }).click();
  await twice(page.getByRole('button', { name: '10 秒后发出' }), 'POST /api/company/boxBatches');
  await twice(button(page, '撤销'), 'POST /api/company/boxBatches/:id/undo');
  await page.getByText('已撤销，没有通知任何人').waitFor();
});
