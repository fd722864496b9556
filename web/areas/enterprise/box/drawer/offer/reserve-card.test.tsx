import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { boxDetail, boxRow } from '#contract/deliveries/box-rows.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { serve } from '#web/testing/serve.ts';
import { ReserveCard } from './reserve-card.tsx';

const ROWS = 'GET /api/company/boxRows';
const SET = 'PUT /api/company/posts/:id/reserve';
const rowOf = (id: string, name: string, reserve: number | null) =>
  sampleOf(boxRow, { id, reserve, status: 'interview', person: { name } });
const two = { items: [rowOf('2', '钱二', 2), rowOf('1', '赵一', 1)], nextCursor: null };
const offer = {
  pay: 18_500_000,
  payUnit: 'year' as const,
  payParts: [],
  startsOn: '2026-01-01',
  contract: '聘用合同 3 年',
  answerBy: '2026-01-01T00:00:00.000Z',
};
const detailOf = (status: 'interview' | 'declined') =>
  sampleOf(boxDetail, { id: '3', status, post: { id: '9', title: '高中数学教师' }, person: { name: '孙三' }, offer });

beforeEach(() => signIn.recruiter());

test('the first of the reserve is proposed where an offer was declined, with its terms', async () => {
  serve({ [ROWS]: two, 'GET /api/deliveries/:id/clearance': null });
  const { user } = renderConsole(<ReserveCard detail={detailOf('declined')} />);
  await user.click(await screen.findByText('录用候补第 1 位：赵一'));
  const form = await screen.findByRole('dialog', { name: '录用 赵一' });
  expect(within(form).getByLabelText('薪酬')).toHaveProperty('value', '18.50');
  expect(within(form).getByLabelText('合同与试用期')).toHaveProperty('value', '聘用合同 3 年');
  expect(within(form).getByLabelText('到岗日'), 'a day that is over').toHaveProperty('value', '');
});

test('somebody in interviews joins at the end, goes up, and leaves', async () => {
  const server = serve({ [ROWS]: two, [SET]: { n: 2 } });
  const { user } = renderConsole(<ReserveCard detail={detailOf('interview')} />);
  await user.click(await screen.findByText('把孙三列入候补'));
  await user.click(screen.getByRole('button', { name: '钱二提前一位' }));
  await user.click(screen.getByRole('button', { name: '赵一移出候补' }));
  await waitFor(() => expect(server.to(SET)).toHaveLength(3));
  expect(server.to(SET).map(({ body }) => (body as { ids: string[] }).ids)).toEqual([
    ['1', '2', '3'],
    ['2', '1'],
    ['2'],
  ]);
});

test('an interviewer reads the order and changes nothing', async () => {
  signIn.recruiter('interviewer');
  serve({ [ROWS]: two });
  renderConsole(<ReserveCard detail={detailOf('declined')} />);
  await screen.findByText('赵一');
  expect(screen.queryByRole('button')).toBeNull();
});
