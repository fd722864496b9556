import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { button, dialog, enter, field, fill, noButton, pick, press, settled } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { later, refusal, serve, unreachable } from '#web/testing/serve.ts';
import type { CandidateLine } from '../../../contract/candidates/candidates.ts';
import { CandidateActs } from './candidate-acts.tsx';

const MOVE = 'POST /api/company/examCandidates/:id/moves';
const REPLACE = 'POST /api/company/examCandidates/:id/replacement';
const EXTRA = 'PUT /api/company/examCandidates/:id/extra';
const REASON = '原因（记入项目经过）';

const line = (more: Some<CandidateLine> = {}): CandidateLine =>
  sampleOf(api[MOVE].returns, {
    id: '1',
    name: '林知夏',
    status: 'recheck',
    leftFrom: null,
    moves: ['pass', 'fail', 'absent'],
    ...more,
  });

function open(more: Some<CandidateLine> = {}, maySetExtra = false) {
  const server = serve({ [MOVE]: line(more) });
  return { server, ...renderConsole(<CandidateActs line={line(more)} maySetExtra={maySetExtra} />) };
}
const other = async (outcome: string) => {
  press('林知夏 更多操作');
  await pick(outcome);
  return dialog();
};

beforeEach(() => signIn.recruiter());

test('who passes is recorded by one press, once for two', async () => {
  const { server } = open();
  const answer = later<CandidateLine>();
  server.change({ [MOVE]: () => answer.promise });
  press('合格');
  press('合格');
  await waitFor(() => expect(server.to(MOVE).length).toBeGreaterThan(0));
  answer.resolve(line());
  await screen.findAllByText('已登记：合格');
  expect(server.to(MOVE)[0]).toMatchObject({ params: { id: '1' }, body: { move: 'pass', reason: '' } });
  expect(new Set(server.to(MOVE).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
});

test('who fails the recheck is recorded with words, and they stay where that did not work', async () => {
  const { server } = open();
  const form = await other('不合格');
  expect(button('确定', form).disabled).toBe(true);
  fill(REASON, ' 学位证书与报名不符 ', form);
  server.change({ [MOVE]: unreachable });
  press('确定', form);
  await screen.findByText('接口请求失败');
  await settled();
  expect(field(REASON, form).value).toBe(' 学位证书与报名不符 ');
  server.change({ [MOVE]: () => refusal('ILLEGAL_MOVE', '何敏之刚刚登记了合格') });
  press('确定', form);
  await screen.findByText('何敏之刚刚登记了合格');
  await settled();
  server.change({ [MOVE]: line() });
  press('确定', form);
  await screen.findByText('已登记：不合格');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = server.to(MOVE);
  expect(sent.map(({ body }) => body)).toEqual(Array(3).fill({ move: 'fail', reason: '学位证书与报名不符' }));
  expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
});

test('of a medical examination nothing is written but its outcome', async () => {
  const { server } = open({ status: 'medical' });
  const form = await other('不合格');
  expect(form.textContent).toContain('只登记结论，不记录任何病情');
  expect(form.querySelector('textarea')).toBeNull();
  expect(server.to(MOVE)).toEqual([]);
  press('登记', form);
  await screen.findByText('已登记：不合格');
  expect(server.to(MOVE)[0]?.body).toEqual({ move: 'fail', reason: '' });
});

test('who did not come is asked about first, and the question may be left', async () => {
  const { server } = open();
  press('返回', await other('未到'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.to(MOVE)).toEqual([]);
});

test('an outcome is taken back with words only', async () => {
  const { server } = open({ status: 'failed', leftFrom: 'medical', moves: ['restore'] });
  noButton('合格');
  noButton('林知夏 更多操作');
  press('撤销结论');
  const form = await dialog();
  fill(REASON, '复', form);
  expect(button('确定', form).disabled).toBe(true);
  fill(REASON, '复检结果合格', form);
  press('确定', form);
  await waitFor(() =>
    expect(server.to(MOVE).map(({ body }) => body)).toEqual([{ move: 'restore', reason: '复检结果合格' }]),
  );
});

test('the next take a place with a reason, and all of them are named', async () => {
  const { server } = open({ status: 'withdrawn', moves: [], mayReplace: true });
  server.change({ [REPLACE]: { items: [{ name: '周远' }, { name: '何青' }] } });
  press('递补');
  const form = await dialog();
  fill(REASON, '本人放弃体检', form);
  press('确定', form);
  await screen.findByText('已由 周远、何青 递补，并通知本人');
  expect(server.to(REPLACE)[0]).toMatchObject({ params: { id: '1' }, body: { reason: '本人放弃体检' } });
});

test('points of a second test wait for another person, who sees what was entered; both learn what it did', async () => {
  const { server } = open({ moves: [] }, true);
  server.change({ [EXTRA]: line({ extraWaiting: 86.5 }) });
  press('加试成绩');
  const form = await dialog();
  expect(button('登记', form).disabled).toBe(true);
  enter('加试成绩', '86.5', form);
  press('登记', form);
  await screen.findByText('已登记，另一人登记同样的分数后生效');
  expect(server.to(EXTRA)[0]?.body).toEqual({ points: 86.5 });
});

test('a colleague’s points are confirmed as they stand, and 101 of 100 become 100', async () => {
  const { server } = open({ moves: [], extraWaiting: 86.5 }, true);
  server.change({ [EXTRA]: line({ extra: 86.5, extraWaiting: null }) });
  press('加试成绩');
  const form = await dialog();
  expect(form.textContent).toContain('已有人登记 86.5 分');
  press('登记', form);
  await screen.findByText('已确认，重新生成总成绩后按它排序');
  press('加试成绩');
  const again = await dialog();
  enter('加试成绩', '101', again);
  press('登记', again);
  await waitFor(() => expect(server.to(EXTRA).map(({ body }) => body.points)).toEqual([86.5, 100]));
});
