import { expect, test } from 'vitest';
import { dayMs } from '#contract/months.ts';
import { demoPassword, demoPeople } from '#database/demo/accounts.ts';
import { personOf, recordsOf } from '#e2e/lib/moved-clock/person-of.ts';
import { useMovedProduct } from '#e2e/lib/moved-clock/use-moved-product.ts';
import { overHttp } from '#e2e/lib/over-http.ts';
import { useSite } from '#e2e/lib/site.ts';

// An application by mail and the question a week later, on a product whose clock the story sets forward.
const product = useMovedProduct();
const site = useSite([], product);
const hour = 3_600_000;
const minute = 60_000;
/** The minute of each hour in which people are asked. */
const ASKS_AT = 40;

interface Listed {
  id: string;
  title: string;
}

/** A post of a project that others run and for which one applies by mail. */
async function postByMail(): Promise<Listed> {
  const call = overHttp(site.origin);
  const { items } = (await call('GET', '/api/exams?group=open')) as { items: Listed[] };
  for (const { id } of items) {
    const { reported } = await call('GET', `/api/exams/${id}`);
    if (reported?.applyBy.way === 'mail') return (await call('GET', `/api/exams/${id}/posts`)).items[0];
  }
  throw new Error('no open project takes applications by mail');
}

test('a mail with its papers is kept with its day, and its sender is asked for the answer after seven days', {
  timeout: 240_000,
}, async () => {
  const teacher = personOf(site, product, async () => {
    const body = { phone: demoPeople.seeker.phone, password: demoPassword };
    return recordsOf(site.origin, (await overHttp(site.origin)('POST', '/api/jober/joberLogin', body)).token);
  });
  const { id, title } = await postByMail();
  const page = await teacher.visit(`/jobs/apply?id=${id}`);
  await page.getByText('报名表、身份证').first().waitFor();
  const mail = page.getByRole('link', { name: '打开邮件程序' });
  await expect
    .poll(async () => decodeURIComponent((await mail.getAttribute('href')) ?? ''))
    .toMatch(/^mailto:rsc@\w+\.example\.cn\?subject=林知夏\+/);
  await page.getByRole('button', { name: '下载简历 PDF' }).waitFor();
  await page.getByRole('button', { name: '已寄出，记下来' }).click();
  await page.getByText(/\d{4}-\d\d-\d\d 已寄出/).waitFor();

  const week = product.now() + 7 * dayMs + hour;
  await product.moveTo(week - (week % hour) + ASKS_AT * minute);
  const list = await teacher.visit('/resume/delivery');
  await list.getByRole('region', { name: '站外报名' }).getByText('有回音吗？').waitFor();
  const asked = async () => {
    const { items } = await teacher.call('GET', '/api/notifications');
    return items.map((notice: Listed) => notice.title);
  };
  await expect.poll(asked, { timeout: 90_000, interval: 2_000 }).toContain('报名已 7 天，有回音吗？');
  const notices = await teacher.visit('/client/notices');
  await notices.getByText('报名已 7 天，有回音吗？').first().click();
  await notices.waitForURL(`**/jobs/apply?id=${id}`);
  await notices.getByText(title).first().waitFor();
  await notices.getByRole('button', { name: '有回音了' }).click();
  await notices.getByText(/已寄出，有回音/).waitFor();
});
