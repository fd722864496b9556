import { expect, test } from 'vitest';
import { demoPeople } from '#database/demo/accounts.ts';
import { demoSeeker } from '#e2e/lib/given-delivery.ts';
import { operatorOverHttp } from '#e2e/lib/operator-over-http.ts';
import { enterAs } from '#e2e/lib/sign-in.ts';
import { useSite } from '#e2e/lib/site.ts';
import { button } from '#e2e/lib/twice.ts';

// 面经: written by who was interviewed, read by an operator, shown without a name, answered by the school.
const site = useSite();

interface Ended {
  id: string;
  post: { company: { id: string } };
}

/** The newest ended delivery that one may tell of. Other stories end deliveries of the seeker too: it may be on a later page. */
async function toldOf(call: Awaited<ReturnType<typeof demoSeeker>>, cursor = ''): Promise<Ended> {
  const { items, nextCursor } = await call('GET', `/api/deliveries?group=ended${cursor && `&cursor=${cursor}`}`);
  const found = items.find(({ mayTell }: { mayTell: boolean }) => mayTell);
  return found || !nextCursor ? found : toldOf(call, encodeURIComponent(nextCursor));
}

test('a seeker tells what was asked, the school answers, and nobody reads who told it', async () => {
  const call = await demoSeeker(site.origin);
  const { id, post } = await toldOf(call);
  const page = await site.person();
  await enterAs(page, demoPeople.seeker.phone, 'client');
  await page.goto(`/resume/delivery?id=${id}`);
  await page.getByRole('button', { name: '写面经' }).first().click();
  const form = page.getByRole('dialog').filter({ hasText: '考了什么' });
  await form.getByRole('checkbox', { name: '试讲' }).check();
  const question = `试讲《背影》，准备三十分钟（${String(Date.now()).slice(-6)}）。`;
  await form.getByLabel('问题和课题').fill(question);
  await form.getByRole('button', { name: '提交审核' }).click();
  await page.getByText('已提交，审核通过后不署名公开').waitFor();

  const operator = await operatorOverHttp(site.origin, 'super');
  const waiting = (await operator('GET', '/api/admin/reviews/texts')).items as { id: string; title: string }[];
  const texts = await Promise.all(
    waiting.map(async (one) => ({
      ...one,
      told: JSON.stringify(await operator('POST', `/api/admin/reviews/texts/${one.id}/claim`)),
    })),
  );
  const mine = texts.find(({ told }) => told.includes(question));
  expect(mine?.told).not.toContain(demoPeople.seeker.name);
  await operator('POST', `/api/admin/reviews/texts/${mine?.id}/decision`, { verdict: 'approve' });

  const visitor = await site.person({ viewport: { width: 390, height: 844 } });
  await visitor.goto(`/business/details?id=${post.company.id}&tab=experiences`);
  await visitor.getByText(question).waitFor();
  expect(await visitor.locator('main').innerText()).not.toContain(demoPeople.seeker.name);

  await page.getByRole('button', { name: '写面经' }).first().click();
  await form.getByText('已公开').waitFor();
  await button(form, '删除').click();
  await page.getByText('面经已删除').waitFor();
});
