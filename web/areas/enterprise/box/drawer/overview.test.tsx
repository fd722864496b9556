import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type CompanyInterview, companyInterview } from '#contract/deliveries/box-interviews.ts';
import { noButton, press, settled } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { refusal, serve } from '#web/testing/serve.ts';
import { InterviewCard, wishText } from './overview.tsx';

const END = 'POST /api/company/interviews/:id/cancel';
const past = '2020-01-06T01:00:00.000Z';
const ahead = '2099-01-05T01:00:00.000Z';

const open = (more: Some<CompanyInterview> = {}, isOpen = true) =>
  renderConsole(
    <InterviewCard
      id="1"
      isOpen={isOpen}
      interview={sampleOf(companyInterview, { status: 'accepted', startsAt: ahead, slots: null, ...more })}
    />,
  );

beforeEach(() => signIn.recruiter());

test('an interview is called off after a yes, for two presses once', async () => {
  const server = serve({ [END]: { id: '1' } });
  open();
  press('取消面试');
  await screen.findByText('取消这场面试？对方会收到通知');
  press('再想想');
  expect(server.sent).toEqual([]);
  press('取消面试', screen.getByRole('region', { name: '面试' }));
  press('取消面试', screen.getByRole('tooltip'));
  press('取消面试', screen.getByRole('tooltip'));
  await settled();
  expect(server.to(END).map(({ params, body }) => [params.id, body])).toEqual([['1', { as: 'cancelled' }]]);
});

test('an absence is recorded once the time is past, and not before', async () => {
  const server = serve({ [END]: { id: '1' } });
  const first = open();
  noButton('记为未到场');
  first.unmount();
  open({ startsAt: past });
  press('记为未到场');
  await waitFor(() => expect(server.to(END)[0]?.body).toEqual({ as: 'absent' }));
});

test('what could not be recorded says why and may be tried again', async () => {
  const server = serve({ [END]: () => refusal('CONFLICT', '对方刚刚改了时间') });
  open({ startsAt: past });
  press('记为未到场');
  await screen.findByText('对方刚刚改了时间');
  await settled();
  press('记为未到场');
  await waitFor(() => expect(server.to(END)).toHaveLength(2));
});

test.each([
  ['of a delivery that has gone on', { status: 'accepted' as const }, false],
  ['that was called off', { status: 'cancelled' as const }, true],
])('an interview %s is a record without acts', (_, more, isOpen) => {
  open({ ...more, startsAt: past }, isOpen);
  noButton('取消面试');
  noButton('记为未到场');
});

test('times that the person has yet to choose are no past, and what they asked for is said', () => {
  open({ slots: [], startsAt: past, status: 'proposed', proposedAt: ahead, answerNote: '那天有课' });
  screen.getByText(/都被选走或已经过了/);
  screen.getByText(/^希望改到/);
  screen.getByText('对方留言：那天有课');
  noButton('记为未到场');
});

test('the pay that is wished has its unit once', () => {
  const snapshot = { content: { intentions: [{ salaryMin: 800_000, salaryMax: 1_200_000 }] } };
  expect(wishText({ snapshot } as never)).toBe('期望 8–12K/月');
});
