import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { dialog, field, fill, press, settled } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { serve, unreachable } from '#web/testing/serve.ts';
import { chooseFiles, holdUploads, pdf } from '#web/testing/uploads.ts';
import { ExamsPage, NewExam } from './exams-page.tsx';

const CREATE = 'POST /api/company/exams';
const TITLE = '澜州市教育局 2027 年公开招聘教师';

async function open(regionCode = '330108') {
  const server = serve({ 'GET /api/team/company': { regionCode, name: '澜州市第一中学' } });
  const onClose = vi.fn();
  const page = renderConsole(<NewExam onClose={onClose} />, '/exams');
  return { server, onClose, ...page, form: await dialog() };
}
/** Chooses a place by typing its name. */
async function choosePlace(name: string, form: HTMLElement) {
  const region = field('所在地区', form);
  fireEvent.mouseDown(region);
  fireEvent.change(region, { target: { value: name } });
  fireEvent.click(await screen.findByText(name, { selector: '.ant-cascader-menu-item-keyword' }));
  fireEvent.blur(region);
}

beforeEach(() => signIn.recruiter('owner'));

test('a project needs its name and its place before anything is sent', async () => {
  const { server, form } = await open('');
  fill('项目名称', '招聘', form);
  press('新建', form);
  await within(form).findByText('项目名称至少 6 个字');
  within(form).getByText('请选择所在地区');
  expect(server.to(CREATE)).toEqual([]);
});

test('a project that was not made stays typed, is made once, and is opened', async () => {
  const { server, form, address } = await open();
  server.change({ [CREATE]: unreachable });
  fill('项目名称', TITLE, form);
  await choosePlace('越城区', form);
  press('新建', form);
  await screen.findByText('接口请求失败');
  await settled();
  expect(field('项目名称', form).value).toBe(TITLE);
  server.change({ [CREATE]: { id: '31' } as never });
  press('新建', form);
  press('新建', form);
  await waitFor(() => expect(address()).toBe('/exam/edit?id=31'));
  expect(server.to(CREATE)).toHaveLength(2);
  const [lost, again] = server.to(CREATE);
  expect(again?.body).toEqual({ title: TITLE, regionCode: '330602' });
  expect(again?.headers.get('idempotency-key')).toBe(lost?.headers.get('idempotency-key'));
});

test('the place of the organiser is filled in, down to its district', async () => {
  const { server, form } = await open();
  server.change({ [CREATE]: { id: '31' } as never });
  within(form).getByText('浙江 / 杭州 / 滨江区');
  fill('项目名称', TITLE, form);
  press('新建', form);
  await waitFor(() => expect(server.to(CREATE)[0]?.body).toEqual({ title: TITLE, regionCode: '330108' }));
});

test('a press beside the dialog does not throw away what was typed', async () => {
  const { form, onClose } = await open();
  fill('项目名称', TITLE, form);
  const beside = form.parentElement as HTMLElement;
  fireEvent.mouseDown(beside);
  fireEvent.mouseUp(beside);
  fireEvent.click(beside);
  expect(onClose).not.toHaveBeenCalled();
  press('返回', form);
  expect(onClose).toHaveBeenCalledOnce();
});

function openList(regionCode: string) {
  const server = serve({
    'GET /api/company/exams': { allowed: true, mayCreate: true, items: [] },
    'GET /api/team/company': { regionCode, name: '澜州市第一中学' },
    [CREATE]: { id: '9' },
  });
  return { server, ...renderConsole(<ExamsPage />, '/exam') };
}

test('a project begins with its announcement: it is made under a first name and opened with the file', async () => {
  const sent = holdUploads();
  const { server, address } = openList('330108');
  chooseFiles(await screen.findByRole('button', { name: '从公告新建' }), pdf(10, '公告.pdf'));
  await waitFor(() => expect(sent).toHaveLength(1));
  await sent[0]?.answer(200, { id: '31', name: '公告.pdf' });
  await waitFor(() => expect(address()).toContain('/exam/edit?id=9'));
  expect(server.to(CREATE).map(({ body }) => body)).toEqual([
    { title: '澜州市第一中学公开招聘', regionCode: '330108' },
  ]);
});

test.each([
  ['330108', '从公告新建'],
  ['', '新建项目'],
])('one act of the list is filled: of a school with the place “%s” it is %s', async (regionCode, name) => {
  openList(regionCode);
  await screen.findByRole('button', { name });
  const filled = document.querySelectorAll('.btn-filled, .ant-btn-primary');
  expect([...filled].map(({ textContent }) => textContent)).toEqual([name]);
});
