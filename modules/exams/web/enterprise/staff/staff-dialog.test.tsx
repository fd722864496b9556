import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '#contract/api.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { later, refusal, serve, unreachable } from '#web/testing/serve.ts';
import type { OwnExam } from '../../../contract/company-exams.ts';
import { usualSettings } from '../../../contract/exam-settings.ts';
import type { StaffMember } from '../../../contract/staff.ts';
import { StaffDialog } from './staff-tab.tsx';

const SAVE = 'PUT /api/company/exams/:id/staff';
const exam = (more: Some<OwnExam> = {}): OwnExam =>
  sampleOf(api['GET /api/company/exams/:id'].returns, {
    id: '7',
    status: 'published',
    role: 'lead',
    settings: usualSettings(2027),
    organiser: { name: '市教育局' },
    ...more,
  });
const member = (more: Partial<StaffMember> = {}) =>
  ({ memberId: '21', name: '何敏之', company: '市教育局', role: 'reviewer', posts: ['10204'], ...more }) as StaffMember;
const colleagues = [
  { memberId: '21', name: '何敏之', title: '干事' },
  { memberId: '22', name: '邵立', title: '' },
];

function open(person: StaffMember | null = null, of = exam()) {
  const server = serve({
    [SAVE]: {},
    'GET /api/company/exams/:id/posts': {
      items: [{ id: '1', code: '10204', title: '高中数学教师', employer: '第一中学', requirements: {} }],
    },
  });
  const onClose = vi.fn();
  const page = renderConsole(
    <StaffDialog exam={of} person={person} colleagues={colleagues} onClose={onClose} />,
    '/exam/edit?id=7',
  );
  return { server, onClose, dialog: within(screen.getByRole('dialog')), ...page };
}
const save = () => fireEvent.click(screen.getByRole('button', { name: /保\s*存$/ }));
const pick = async (label: string, option: string) => {
  fireEvent.mouseDown(screen.getByLabelText(label));
  fireEvent.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }));
};
const settled = () => waitFor(() => expect(document.querySelector('.ant-btn-loading')).toBeNull());

beforeEach(() => signIn.recruiter('owner'));

test('a colleague is named for a part, once for two presses; of a reviewer the posts may be named', async () => {
  const { server, dialog, onClose } = open();
  save();
  await dialog.findByText('请选择成员');
  expect(server.to(SAVE)).toEqual([]);
  await pick('成员', '邵立');
  await pick('所管岗位', '10204 高中数学教师（第一中学）');
  const slow = later<object>();
  server.change({ [SAVE]: () => slow.promise as never });
  save();
  save();
  await waitFor(() => expect(server.to(SAVE)).toHaveLength(1));
  slow.resolve({});
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.to(SAVE).map(({ body }) => body)).toEqual([{ memberId: '22', role: 'reviewer', posts: ['10204'] }]);
});

test('who does not review has no posts of their own', async () => {
  const { server, dialog, onClose } = open();
  await pick('成员', '邵立');
  fireEvent.click(dialog.getByRole('radio', { name: /考务/ }));
  await waitFor(() => expect(dialog.queryByLabelText('所管岗位')).toBeNull());
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(server.to(SAVE)[0]?.body).toEqual({ memberId: '22', role: 'rooms', posts: null });
});

test('somebody of an employer is named by phone, as a reviewer only', async () => {
  const { server, dialog, onClose } = open();
  fireEvent.click(dialog.getByRole('radio', { name: '用人单位' }));
  const phone = await dialog.findByLabelText('手机号');
  fireEvent.change(phone, { target: { value: '1380000' } });
  save();
  await dialog.findByText('请输入正确的电话号码');
  expect(dialog.queryByText('负责人')).toBeNull();
  fireEvent.change(phone, { target: { value: '13800000001' } });
  server.change({ [SAVE]: () => refusal('NOT_FOUND', '用人单位里没有这个手机号的成员') });
  save();
  await screen.findByText('用人单位里没有这个手机号的成员');
  await settled();
  expect(phone).toHaveProperty('value', '13800000001');
  server.change({ [SAVE]: {} });
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const [first, again] = server.to(SAVE);
  expect(again?.body).toEqual({ phone: '13800000001', role: 'reviewer', posts: null });
  expect(first?.body).toEqual(again?.body);
});

test('before a project is published employers have nobody in it', () => {
  const { dialog } = open(null, exam({ status: 'draft' }));
  expect(dialog.getByRole('radio', { name: '用人单位' })).toHaveProperty('disabled', true);
});

test('a part is changed for who has it; where that fails the dialog stays', async () => {
  const { server, dialog, onClose } = open(member());
  dialog.getByText('调整 何敏之 的职责');
  expect(dialog.queryByLabelText('成员')).toBeNull();
  fireEvent.click(dialog.getByRole('radio', { name: /监督/ }));
  server.change({ [SAVE]: unreachable });
  save();
  await screen.findByText('接口请求失败');
  await settled();
  expect(onClose).not.toHaveBeenCalled();
  expect(dialog.getByRole('radio', { name: /监督/ })).toHaveProperty('checked', true);
  server.change({ [SAVE]: {} });
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(server.to(SAVE).at(-1)?.body).toMatchObject({ memberId: '21', role: 'observer' });
});

test('somebody of an employer can only be given other posts', async () => {
  const { server, dialog, onClose } = open(member({ company: '第一中学' }));
  expect(dialog.queryByRole('radio', { name: /负责人/ })).toBeNull();
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(server.to(SAVE)[0]?.body).toEqual({ memberId: '21', role: 'reviewer', posts: ['10204'] });
});
