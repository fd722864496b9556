import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { boxDetail } from '#contract/deliveries/box-rows.ts';
import { dialog, noButton, press, pressSoon, settled } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { fileAnswer, savedFiles } from '#web/testing/saved-files.ts';
import { serve, unreachable } from '#web/testing/serve.ts';
import { OfferCard } from './offer-card.tsx';

const PDF = 'GET /api/company/deliveries/:id/offer.pdf';
const late = '2020-01-06T01:00:00.000Z';
const ahead = '2099-01-05T01:00:00.000Z';

const open = (more: object = {}, answerBy = ahead) =>
  renderConsole(
    <OfferCard
      detail={sampleOf(boxDetail, {
        id: '1',
        status: 'offer',
        closed: false,
        person: { name: '赵一' },
        moves: ['change-offer'],
        interview: null,
        snapshot: null,
        offer: { pay: 1_200_000, payUnit: 'month', payParts: [], startsOn: '2099-09-01', answerBy, contract: '三年' },
        ...more,
      })}
    />,
  );

test('the letter is saved under the person’s name; where it was not made nothing is', async () => {
  signIn.recruiter();
  const saved = savedFiles();
  const server = serve({ [PDF]: unreachable });
  open();
  press('下载意向书');
  await screen.findByText('接口请求失败');
  await settled();
  expect(saved).toEqual([]);
  server.change({ [PDF]: () => fileAnswer() });
  press('下载意向书');
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['录用意向书-赵一.pdf']));
});

test('terms that wait for an answer open as they are to be changed', async () => {
  signIn.recruiter('owner');
  serve({});
  open();
  await pressSoon('更改条件或延长答复');
  within(await dialog()).getByDisplayValue('12000.00');
});

test('an offer that ran out says that it may be prolonged; an answered one is not late', () => {
  signIn.recruiter();
  const first = open({}, late);
  screen.getByText(/已过期，可以延长/);
  first.unmount();
  open({ status: 'accepted', moves: [] }, late);
  screen.getByText(/^答复截止/);
  noButton('更改条件或延长答复');
});

test('who only interviews reads the terms and takes no letter', () => {
  signIn.recruiter('interviewer');
  open();
  screen.getByText('三年');
  noButton('下载意向书');
  noButton('更改条件或延长答复');
});
