import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { refusal, serve, unreachable } from '#web/testing/serve.ts';
import { type WageRecord, wageRecord } from '../../contract/wage-shapes.ts';
import { SlipsTab } from './record-drawer.tsx';
import { AgreementForm } from './wages-page.tsx';

const AGREE = 'POST /api/company/wages/agreements';
const MAKE = 'POST /api/company/wages/agreements/:id/slips';
const hired = [{ deliveryId: '21', name: '林晓', postTitle: '外聘美术教师' }] as never;

beforeEach(() => signIn.recruiter('finance'));

const settled = () => waitFor(() => expect(document.querySelector('.ant-btn-loading')).toBeNull());
const choose = async (label: string, option: string) => {
  fireEvent.mouseDown(screen.getByLabelText(label));
  fireEvent.click((await screen.findAllByTitle(option)).at(-1) as HTMLElement);
};
function fillDays(from: string, to: string) {
  const [first, last] = [...document.querySelectorAll<HTMLInputElement>('.ant-picker input')];
  for (const [field, value] of [
    [first, from],
    [last, to],
  ] as const) {
    if (!field) throw new Error('no days');
    fireEvent.mouseDown(field);
    fireEvent.change(field, { target: { value } });
    fireEvent.keyDown(field, { key: 'Enter', code: 'Enter', keyCode: 13 });
  }
}

test('an agreement needs who, how much and how long; it goes out in fen, and again under its key', async () => {
  const server = serve({ [AGREE]: unreachable });
  const [onClose, onMade] = [vi.fn(), vi.fn()];
  renderConsole(<AgreementForm hired={hired} onClose={onClose} onMade={onMade} />);
  const send = () => fireEvent.click(screen.getByRole('button', { name: '登记' }));
  fireEvent.change(screen.getByLabelText('课时费'), { target: { value: '一百' } });
  send();
  for (const fault of ['请选择已入职的教师', '请输入正确的金额', '请选择期限']) await screen.findByText(fault);
  expect(server.sent).toEqual([]);
  await choose('教师', '林晓 · 外聘美术教师');
  fireEvent.change(screen.getByLabelText('课时费'), { target: { value: '80.5' } });
  fillDays('2026-12-01', '2027-01-20');
  fireEvent.change(screen.getByLabelText('说明'), { target: { value: '晚自习 1.5 倍' } });
  send();
  await screen.findByText('接口请求失败');
  await settled();
  expect([screen.getByLabelText<HTMLTextAreaElement>('说明').value, onClose.mock.calls]).toEqual(['晚自习 1.5 倍', []]);
  server.change({ [AGREE]: { id: '30' } });
  send();
  await waitFor(() => expect(onMade).toHaveBeenCalledWith('30'));
  const [first, again] = server.to(AGREE);
  expect(again?.body).toEqual({
    deliveryId: '21',
    rate: 8_050,
    unit: 'lesson',
    from: '2026-12-01',
    to: '2027-01-20',
    note: '晚自习 1.5 倍',
  });
  expect(again?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
});

const recordOf = (more: Some<WageRecord>) => sampleOf(wageRecord, { agreement: { id: '30' }, ...more });
const hours = ['2026-11-03', '2026-11-05', '2026-10-08', '2026-09-01'].map((day, at) => ({
  day,
  status: at === 3 ? ('refused' as const) : ('confirmed' as const),
}));

test('a slip is made of a month whose hours both confirmed and that has none; a corrected one does not count', async () => {
  const server = serve({ [MAKE]: () => refusal('CONFLICT', '这个月还有未确认的课时') });
  const { user, unmount } = renderConsole(
    <SlipsTab record={recordOf({ hours, slips: [{ id: '8', month: '2026-11', status: 'corrected' }] })} />,
  );
  await choose('月份', '2026 年 10 月');
  const make = screen.getByRole('button', { name: '生成工资条' });
  await user.click(make);
  await screen.findByText('这个月还有未确认的课时');
  await settled();
  server.change({ [MAKE]: {} });
  await user.click(make);
  await waitFor(() => expect(server.to(MAKE)).toHaveLength(2));
  const [first, again] = server.to(MAKE);
  expect(again).toMatchObject({ params: { id: '30' }, body: { month: '2026-10' } });
  expect(again?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
  unmount();
  const slips = ['2026-10', '2026-11'].map((month, at) => ({ id: `${at}`, month, status: 'issued' as const }));
  renderConsole(<SlipsTab record={recordOf({ hours, slips })} />);
  screen.getByText('课时双方确认后，可以按月生成工资条');
  expect(screen.queryByRole('button', { name: '生成工资条' })).toBeNull();
});
