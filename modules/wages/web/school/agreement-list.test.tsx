import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { noButton, press } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { refusal, serve } from '#web/testing/serve.ts';
import { type WageAgreement, wageAgreement } from '../../contract/wage-shapes.ts';
import { AgreementList } from './agreement-list.tsx';

const REMIND = 'POST /api/company/wages/agreements/:id/remind';
const nudge = '催确认';

function open(more: Some<WageAgreement>, slips = 0) {
  const agreement = sampleOf(wageAgreement, {
    id: '30',
    unit: 'lesson',
    rateFen: 8_050,
    person: { name: '林晓' },
    postTitle: '外聘美术教师',
    ...more,
  });
  const onOpen = vi.fn();
  const query = { data: [agreement], isError: false, refetch: vi.fn() };
  const page = renderConsole(<AgreementList query={query} slipsOf={() => slips} onOpen={onOpen} />);
  return { onOpen, ...page };
}

beforeEach(() => signIn.recruiter('finance'));

/** The reminder stands in the menu of the line. */
async function urge({ user }: ReturnType<typeof open>) {
  await user.click(screen.getByRole('button', { name: '林晓 更多操作' }));
  await user.click(await screen.findByRole('menuitem', { name: nudge }));
}

test('a teacher who has to confirm hours and slips is reminded of this agreement', async () => {
  const server = serve({ [REMIND]: null });
  const page = open({ toConfirm: 0, waiting: 2 }, 1);
  screen.getByText('1 张工资条');
  await urge(page);
  await screen.findByText('已提醒教师确认，同一天不重复通知');
  expect(server.to(REMIND).map(({ params }) => params)).toEqual([{ id: '30' }]);
});

test('a reminder that was not sent says why, and says nothing else', async () => {
  serve({ [REMIND]: () => refusal('TOO_MANY_REQUESTS', '今天已经提醒过了') });
  await urge(open({ toConfirm: 0, waiting: 1 }));
  await screen.findByText('今天已经提醒过了');
  expect(screen.queryByText(/^已提醒教师确认/)).toBeNull();
});

test.each([
  ['the school itself has to confirm', { toConfirm: 3, waiting: 1 }, '3 条待您确认'],
  ['both have confirmed', { toConfirm: 0, waiting: 0 }, '都已确认'],
])('nobody is reminded where %s', (_, more, said) => {
  open(more);
  screen.getByText(said);
  noButton(nudge);
});

test('the whole line opens its agreement, the reminder in it does not', async () => {
  serve({ [REMIND]: null });
  const page = open({ toConfirm: 0, waiting: 1 }, 1);
  fireEvent.click(screen.getByRole('row', { name: /外聘美术教师/ }));
  press('林晓');
  expect(page.onOpen).toHaveBeenCalledTimes(2);
  await urge(page);
  await waitFor(() => expect(screen.queryByText('已提醒教师确认，同一天不重复通知')).not.toBeNull());
  expect(page.onOpen).toHaveBeenCalledTimes(2);
});
