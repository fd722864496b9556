import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { refusal, serve, unreachable } from '#web/testing/serve.ts';
import { chooseFiles, holdUploads, pdf } from '#web/testing/uploads.ts';
import { type OwnRegistration, ownRegistration } from '../../contract/registrations.ts';
import { EvidenceForm } from './registration-moves.tsx';

const MOVE = 'POST /api/exams/registrations/:id/moves';

let sent: ReturnType<typeof holdUploads>;
beforeEach(() => {
  signIn.seeker();
  sent = holdUploads();
});

type Move = Parameters<typeof EvidenceForm>[0]['move'];
function open(move: Move, more: Some<OwnRegistration> = {}) {
  const onDone = vi.fn();
  const registration = sampleOf(ownRegistration, { id: '7', accessible: '', ...more });
  return { ...renderPage(<EvidenceForm registration={registration} move={move} onDone={onDone} />), onDone };
}
const kinds = () => within(screen.getByRole('list', { name: '材料' })).getAllByRole('listitem');
async function attach(kind: string, name: string, id: string) {
  const line = within(kinds().find((one) => one.textContent.startsWith(kind)) as HTMLElement);
  chooseFiles(line.getByRole('button', { name: /上传|再加一份/ }), pdf(10, name));
  await line.findByText(/上传中/);
  await sent.at(-1)?.answer(200, { id, name });
  await line.findByText(name);
}
const button = (name: string) => screen.getByRole('button', { name });

test('a returned registration asks for exactly what the reviewer named, and goes out when all of it is there', async () => {
  const server = serve({ [MOVE]: { id: '7' } });
  const { user, onDone } = open('complete', { asked: ['degree', 'putonghua', 'resume'] });
  screen.getByText('要补：学位证、普通话证书、简历信息');
  screen.getByRole('link', { name: '默认简历' });
  expect(kinds().map(({ textContent }) => textContent.slice(0, 3))).toEqual(['学位证', '普通话']);
  fireEvent.change(screen.getByLabelText('说明'), { target: { value: '已补' } });
  await attach('学位证', '学位证.pdf', '21');
  expect(button('提交补件')).toHaveProperty('disabled', true);
  await attach('普通话', '普通话.pdf', '22');
  await user.click(button('提交补件'));
  await screen.findByText('补件已提交，重新进入审核');
  expect(onDone).toHaveBeenCalledOnce();
  expect(server.to(MOVE)).toMatchObject([
    {
      params: { id: '7' },
      body: {
        move: 'complete',
        note: '已补',
        evidence: [
          { kind: 'degree', fileId: '21' },
          { kind: 'putonghua', fileId: '22' },
        ],
      },
    },
  ]);
  expect(server.to(MOVE)[0]?.body).not.toHaveProperty('accessible');
});

test('where only the resume is asked for there is nothing to attach, and it can be sent at once', async () => {
  const server = serve({ [MOVE]: { id: '7' } });
  const { user, onDone } = open('complete', { asked: ['resume'] });
  expect(screen.queryByRole('list', { name: '材料' })).toBeNull();
  await user.click(button('提交补件'));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(server.to(MOVE)[0]?.body).toEqual({ move: 'complete', note: '', evidence: [] });
});

test('an appeal needs words, since it can be made once; a refusal and a lost answer keep words and files', async () => {
  const server = serve({ [MOVE]: () => refusal('CONFLICT', '申诉期限已过') });
  const { user, onDone } = open('appeal');
  await attach('其他材料', '证明.pdf', '23');
  fireEvent.change(screen.getByLabelText('申诉理由'), { target: { value: '   ' } });
  expect(button('提交申诉')).toHaveProperty('disabled', true);
  fireEvent.change(screen.getByLabelText('申诉理由'), { target: { value: '专业名称与学位证一致' } });
  await user.click(button('提交申诉'));
  await screen.findByText('申诉期限已过');
  server.change({ [MOVE]: unreachable });
  await waitFor(() => expect(button('提交申诉')).toHaveProperty('disabled', false));
  await user.click(button('提交申诉'));
  await screen.findByText('接口请求失败');
  expect(screen.getByLabelText('申诉理由')).toHaveProperty('value', '专业名称与学位证一致');
  screen.getByText('证明.pdf');
  expect(onDone).not.toHaveBeenCalled();
  server.change({ [MOVE]: { id: '7' } });
  await waitFor(() => expect(button('提交申诉')).toHaveProperty('disabled', false));
  await user.click(button('提交申诉'));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  const keys = server.to(MOVE).map(({ headers }) => headers.get('idempotency-key'));
  expect([keys.length, new Set(keys).size, keys[0] === null]).toEqual([3, 1, false]);
});

test('an amended registration opens with its reason for a seat, which can be taken back', async () => {
  const server = serve({ [MOVE]: { id: '7' } });
  const { user } = open('amend', { accessible: '使用轮椅' });
  const seat = screen.getByLabelText(/无障碍座位/);
  expect(seat).toHaveProperty('value', '使用轮椅');
  fireEvent.change(seat, { target: { value: ' ' } });
  await user.click(button('保存修改'));
  await screen.findByText('修改已保存，简历按现在的内容重新留存');
  expect(server.to(MOVE)[0]?.body).toEqual({ move: 'amend', note: '', evidence: [], accessible: '' });
});

test('a receipt or the reason for a waiver is enough for the fee, nothing is not', async () => {
  serve({});
  open('remit');
  expect(kinds().map(({ textContent }) => textContent.slice(0, 4))).toEqual(['其他材料', '缴费凭证'].reverse());
  expect(button('提交缴费凭证')).toHaveProperty('disabled', true);
  fireEvent.change(screen.getByLabelText(/免缴/), { target: { value: '低保家庭' } });
  expect(button('提交缴费凭证')).toHaveProperty('disabled', false);
  fireEvent.change(screen.getByLabelText(/免缴/), { target: { value: '' } });
  await attach('缴费凭证', '回单.pdf', '24');
  expect(button('提交缴费凭证')).toHaveProperty('disabled', false);
});
