import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { savedFiles } from '#web/testing/saved-files.ts';
import { refusal, serve, unreachable } from '#web/testing/serve.ts';
import { chooseFiles, holdUploads, pdf } from '#web/testing/uploads.ts';
import { type WageSlip, wageSlipShape } from '../../contract/wage-shapes.ts';
import { SlipCard } from './slip-card.tsx';

const MOVE = 'POST /api/wages/slips/:id/moves';
const open = (more: Some<WageSlip> = {}) =>
  renderPage(
    <SlipCard
      slip={sampleOf(wageSlipShape, {
        id: '8',
        month: '2026-11',
        status: 'issued',
        netFen: 850_050,
        moves: ['confirm', 'dispute'],
        nextId: null,
        ...more,
      })}
    />,
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const note = () => screen.getByLabelText<HTMLTextAreaElement>(/哪里有异议/);
const isIdle = (name: string) =>
  waitFor(() => expect(screen.getByRole('button', { name })).toHaveProperty('disabled', false));

beforeEach(() => signIn.seeker());

test('a slip is confirmed once the server agrees', async () => {
  const server = serve({ [MOVE]: () => refusal('CONFLICT', '工资条已更正，请刷新') });
  open();
  expect(screen.getByRole('banner').textContent, 'the head of an open slip').toContain('实发 8,500.50 元');
  press('确认无误');
  await screen.findByText('工资条已更正，请刷新');
  expect(screen.queryByText('已确认')).toBeNull();
  server.change({ [MOVE]: {} });
  await isIdle('确认无误');
  press('确认无误');
  await screen.findByText('已确认');
  expect(server.to(MOVE)[1]).toMatchObject({ params: { id: '8' }, body: { move: 'confirm' } });
});

test('an objection needs words; words and evidence stay where it was not sent', async () => {
  const sent = holdUploads();
  const server = serve({ [MOVE]: unreachable });
  open();
  press('有异议');
  fireEvent.change(note(), { target: { value: '  ' } });
  press('提交异议');
  await screen.findByText('请写明有异议的地方');
  expect(server.sent).toEqual([]);
  fireEvent.change(note(), { target: { value: ' 少算 2 课时 ' } });
  for (const [at, name] of ['课表.pdf', '签到.pdf'].entries()) {
    chooseFiles(screen.getByRole('button', { name: '添加证据' }), pdf(10, name));
    await waitFor(() => expect(sent).toHaveLength(at + 1));
    await sent[at]?.answer(200, { id: String(at + 1), name });
  }
  press('去掉 签到.pdf');
  press('提交异议');
  await screen.findByText('接口请求失败');
  expect(note().value).toBe(' 少算 2 课时 ');
  screen.getByText('课表.pdf');
  server.change({ [MOVE]: {} });
  await isIdle('提交异议');
  press('提交异议');
  await screen.findByText('已提出异议，等学校更正');
  expect(server.to(MOVE).map(({ body }) => body)).toEqual(
    Array(2).fill({ move: 'dispute', note: '少算 2 课时', evidence: ['1'] }),
  );
  await screen.findByRole('button', { name: '有异议' });
});

test('where one objected, confirming takes the objection back; a paid slip asks for nothing', () => {
  const { unmount } = open({ status: 'disputed', moves: ['confirm'] });
  screen.getByRole('button', { name: '撤回异议并确认' });
  expect(screen.queryByRole('button', { name: '有异议' })).toBeNull();
  unmount();
  open({ status: 'paid', moves: [] });
  expect(screen.queryByRole('button', { name: '确认无误' })).toBeNull();
  screen.getByRole('button', { name: '明细' });
});

test('the proof is saved under its own name; where it did not come nothing is saved, and it can be asked for again', async () => {
  const PROOF = 'GET /api/wages/slips/:id/proof';
  const saved = savedFiles();
  const server = serve({ [PROOF]: unreachable });
  open();
  press('导出工资条');
  await screen.findByText('接口请求失败');
  expect(saved).toEqual([]);
  server.change({ [PROOF]: { name: '深圳中学 2026-11.pdf', sha256: '0f', base64: btoa('%PDF') } });
  await isIdle('导出工资条');
  press('导出工资条');
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['深圳中学 2026-11.pdf']));
});
