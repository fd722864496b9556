import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '#contract/api.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { refusal, serve } from '#web/testing/serve.ts';
import { AgreementCard } from './agreement-card.tsx';
import { CalculatorTab } from './calculator-tab.tsx';
import { DisputeForm } from './slip-card.tsx';

const RECORD = 'GET /api/wages/agreements/:id';
const MOVE = 'POST /api/wages/hours/:id/moves';
const record = api[RECORD].returns;
const agreement = sampleOf(record.shape.agreement, {
  id: '3',
  unit: 'lesson',
  company: { name: '深圳中学' },
  postTitle: '高中物理教师',
});
const hours = [
  { id: '6', day: '2026-11-04', quantity: 200, status: 'by-school' as const, moves: ['confirm', 'refuse'] },
];
const put = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => signIn.seeker());

test('hours of the school are confirmed; what is wrong with them needs its words', async () => {
  const server = serve({ [RECORD]: { agreement, hours } as never, [MOVE]: { status: 'confirmed' } as never });
  const { user } = renderPage(<AgreementCard agreement={agreement} opened />);
  await user.click(await screen.findByRole('button', { name: '有出入' }));
  expect(screen.getByRole('button', { name: '退回' })).toHaveProperty('disabled', true);
  put('哪里有出入', ' 只有 1 课时 ');
  await user.click(screen.getByRole('button', { name: '退回' }));
  await waitFor(() => expect(server.to(MOVE)[0]?.body).toEqual({ move: 'refuse', note: '只有 1 课时' }));
  await waitFor(() => expect(server.to(RECORD)).toHaveLength(2));
});

test('hours that the school took back meanwhile are not confirmed, and the words stay', async () => {
  serve({ [RECORD]: { agreement, hours } as never, [MOVE]: () => refusal('ILLEGAL_MOVE') });
  const { user } = renderPage(<AgreementCard agreement={agreement} opened />);
  await user.click(await screen.findByRole('button', { name: '有出入' }));
  put('哪里有出入', '只有 1 课时');
  await user.click(screen.getByRole('button', { name: '退回' }));
  await screen.findByText('情况有了变化，请刷新后再试');
  expect(screen.getByLabelText('哪里有出入')).toHaveProperty('value', '只有 1 课时');
});

test('an objection needs its words', async () => {
  const onSend = vi.fn();
  const { user } = renderPage(<DisputeForm busy={false} onCancel={vi.fn()} onSend={onSend} />);
  put(/^哪里有异议/, '  ');
  await user.click(screen.getByRole('button', { name: '提交异议' }));
  screen.getByText('请写明有异议的地方');
  put(/^哪里有异议/, ' 晚自习没有算 ');
  expect(screen.queryByText('请写明有异议的地方')).toBeNull();
  await user.click(screen.getByRole('button', { name: '提交异议' }));
  expect(onSend).toHaveBeenCalledWith('晚自习没有算', []);
});

const result = () => within(screen.getByRole('region', { name: '结果' }));

test('the calculator answers as one types, and says what is wrong or not counted', () => {
  renderPage(<CalculatorTab />);
  put('参保城市', '110100');
  const before = result().queryAllByRole('row').length;
  expect(before).toBeGreaterThan(12);
  put('税前月薪（元）', '一万');
  screen.getByText('填好左边的金额和比例，这里就有结果');
  expect(screen.getByLabelText('税前月薪（元）').getAttribute('aria-invalid')).toBe('true');
  put('税前月薪（元）', '12000');
  expect(result().queryAllByRole('row')).toHaveLength(before);
  put('参保城市', '');
  expect(result().getByRole('status').textContent).toContain('还没有填写比例，没有计入，到手会偏高');
});
