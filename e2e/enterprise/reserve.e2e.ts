import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { dayAt } from '#contract/months.ts';
import { legalVersions } from '#contract/personal-data/legal.ts';
import { demoPeople } from '#database/demo/accounts.ts';
import { givenDelivery } from '#e2e/lib/given-delivery.ts';
import { demoRecruiter, overHttp, tokenOf } from '#e2e/lib/over-http.ts';
import { fillBasics, signInByCode } from '#e2e/lib/sign-in.ts';
import { useSite } from '#e2e/lib/site.ts';
import { button, twice, watchedMember } from '#e2e/lib/twice.ts';

// 候补: whom a school takes next, proposed once an offer is declined; the person sees it without a place.
const site = useSite();

async function newSeeker(name: string) {
  const page = await site.person();
  await signInByCode(page, `1993${String(randomInt(1e7)).padStart(7, '0')}`);
  await fillBasics(page, { name });
  return { page, call: overHttp(site.origin, await tokenOf(page)) };
}

test('an offer that was declined goes to the first in reserve, with the same terms', async () => {
  const { id, postId, seeker, shortlist, invite } = await givenDelivery(site.origin);
  await shortlist();
  await invite();
  const { call } = await demoRecruiter(site.origin);
  const name = '沈候补';
  const next = await newSeeker(name);
  const resumes = await next.call('GET', '/api/resumes');
  const [resume] = resumes.items ?? resumes;
  const body = { postId, resumeId: resume.id, consent: true, consentVersion: legalVersions.delivery };
  const nextId = (await next.call('POST', '/api/deliveries', body)).id as string;
  const move = (one: string, status: string, more: object = {}) =>
    call('POST', '/api/company/updateResumeBoxStatus', { id: one, status, ...more });
  await move(nextId, 'shortlisted');
  const at = new Date(Date.now() + 3 * 86_400_000).toISOString();
  await move(nextId, 'interview', { at, mode: 'onsite', place: '博学楼 302', contact: '周老师' });
  for (const one of [id, nextId])
    await call('POST', `/api/deliveries/${one}/clearance`, {
      queriedOn: dayAt(new Date()),
      handler: '周老师',
      result: 'clear',
    });

  const school = await watchedMember(await site.person(), demoPeople.owner.phone, `/delivery?tab=all&id=${nextId}`);
  const panel = school.getByTestId('pane');
  const reserve = panel.getByRole('region', { name: '候补' });
  await twice(button(reserve, `把${name}列入候补`), 'PUT /api/company/posts/:id/reserve');
  await reserve.getByRole('link', { name }).waitFor();
  await next.page.goto(`/resume/delivery?id=${nextId}`);
  await next.page.getByText('学校把你列为候补').waitFor();

  const offer = {
    pay: 900_000,
    payUnit: 'month',
    payParts: [],
    startsOn: dayAt(new Date(Date.now() + 40 * 86_400_000)),
    contract: '聘用合同 3 年',
    answerBy: new Date(Date.now() + 2 * 86_400_000).toISOString(),
  };
  await move(id, 'offer', { offer });
  await seeker('POST', `/api/deliveries/${id}/moves`, { move: 'decline-offer' });
  await school.goto(`/delivery?tab=all&id=${id}`);
  await reserve.getByRole('button', { name: `录用候补第 1 位：${name}` }).click();
  const form = school.getByRole('dialog', { name: `录用 ${name}` });
  expect(await form.getByLabel('合同与试用期').inputValue()).toBe('聘用合同 3 年');
  await twice(button(form, '发出录用意向'), 'POST /api/company/updateResumeBoxStatus');
  await school.getByText('录用意向已发出').waitFor();
  expect(await next.call('GET', `/api/deliveries/${nextId}`)).toMatchObject({
    status: 'offer',
    reserve: false,
    offer: { pay: 900_000, startsOn: offer.startsOn },
  });
});
