import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '#contract/api.ts';
import { type Resume, type ResumeContent, resumeContent } from '#contract/resumes/resumes.ts';
import { jober } from '#contract/seekers/seeker.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { later, refusal, type Sent, serve, unreachable } from '#web/testing/serve.ts';
import { ResumePage } from './resume-page.tsx';

const SAVE = 'PATCH /api/resumes/:id';
const resumeView = api['GET /api/resumes/:id'].returns;
const person = sampleOf(jober, { name: '林晓', birthday: '1996-05-01', phone: '13800000001' });
const honour = (key: string, title: string) => ({ key, title, issuer: '', note: '' });

/** A server with one resume; it rejects changes with an older revision. */
function resumeOn(content: Partial<ResumeContent> = {}, id = '5') {
  let row: Resume = {
    ...sampleOf(resumeView, { id, name: '我的简历', revision: 1 }),
    content: { ...resumeContent.parse({}), ...content },
  };
  const write = (part: object) => {
    row = { ...row, revision: row.revision + 1, content: { ...row.content, ...part } };
    return row;
  };
  const save = ({ params, body }: Sent) => {
    if (params.id !== id) return refusal('NOT_FOUND');
    return body.revision === row.revision ? write(body.content) : refusal('CONFLICT');
  };
  const server = serve({ [SAVE]: save, 'GET /api/resumes/:id': () => row });
  const open = (all?: Resume[], hash = '', identity = person.identity) =>
    renderPage(
      <ResumePage initial={row} all={all ?? [row]} jober={{ ...person, identity }} />,
      `/resume/resume${hash}`,
    );
  return { server, open, write, save, row: () => row };
}

const status = () => screen.getByTestId('save-state').textContent;
const saved = () => waitFor(() => expect(status()).toBe('已保存'));
const intro = () => screen.getByLabelText<HTMLTextAreaElement>('写给学校的几句话');
const write = (text: string) => fireEvent.change(intro(), { target: { value: text } });

beforeEach(() => signIn.seeker());

test('what is typed is saved by itself a moment later, and only the section that changed is sent', async () => {
  const { server, open, row } = resumeOn({ honours: [honour('a', '优秀教师')] });
  open();
  write('热爱');
  write('热爱教学');
  expect(status()).toBe('保存中');
  await saved();
  expect(row().content.intro).toBe('热爱教学');
  expect(server.to(SAVE).map(({ body }) => body)).toEqual([{ revision: 1, content: { intro: '热爱教学' } }]);
});

test('what is typed while a save is on its way stays, and goes with the next', async () => {
  const { server, open, save, row } = resumeOn();
  const slow = later<void>();
  server.change({ [SAVE]: (sent) => slow.promise.then(() => save(sent)) });
  open();
  write('一');
  await waitFor(() => expect(server.to(SAVE)).toHaveLength(1));
  write('一二');
  server.change({ [SAVE]: save });
  slow.resolve();
  await saved();
  expect([intro().value, row().content.intro]).toEqual(['一二', '一二']);
  expect(server.to(SAVE).map(({ body }) => body.revision)).toEqual([1, 2]);
});

test('without a network it says that the words are on this device, and sends them when the network is back', async () => {
  const { server, open, save, row } = resumeOn();
  server.change({ [SAVE]: unreachable });
  open();
  write('在火车上写的');
  await screen.findByText('未保存-离线，内容留在这台设备上');
  expect(screen.queryByText('接口请求失败')).toBeNull();
  server.change({ [SAVE]: save });
  act(() => void window.dispatchEvent(new Event('online')));
  await saved();
  expect(row().content.intro).toBe('在火车上写的');
});

test('what could not be saved comes back with the next visit, and is saved then', async () => {
  // The page that was left tries on, which must not reach the resume of a later test.
  const { server, open, save, row } = resumeOn({}, '6');
  server.change({ [SAVE]: unreachable });
  const first = open();
  write('没有来得及保存');
  await screen.findByText('未保存-离线，内容留在这台设备上');
  first.unmount();
  server.change({ [SAVE]: save });
  open();
  await screen.findByText('已找回上次没保存的修改');
  expect(intro().value).toBe('没有来得及保存');
  await saved();
  expect(row().content.intro).toBe('没有来得及保存');
});

test('a page that was left sends nothing any more: its words wait for the next visit', async () => {
  const { server, open } = resumeOn();
  server.change({ [SAVE]: unreachable });
  const page = open();
  write('没有来得及保存');
  await screen.findByText('未保存-离线，内容留在这台设备上');
  vi.useFakeTimers();
  page.unmount();
  await vi.advanceTimersByTimeAsync(0);
  const tries = server.to(SAVE).length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.to(SAVE)).toHaveLength(tries);
});

test('leaving the page at once still sends what was typed', async () => {
  const { open, row } = resumeOn();
  const page = open();
  write('最后一句');
  page.unmount();
  await waitFor(() => expect(row().content.intro).toBe('最后一句'));
});

test.each([
  ['mine', '用这里的', '这个窗口'],
  ['theirs', '用别处的', '另一台设备'],
])(
  'where another device wrote the same field both are shown, and %s is kept when it is chosen',
  async (_, button, text) => {
    const { server, open, write: writeElsewhere, row } = resumeOn();
    const { user } = open();
    writeElsewhere({ intro: '另一台设备' });
    write('这个窗口');
    const panel = within(await screen.findByRole('alert', { name: '两处修改不同' }));
    expect(panel.getByText('自我评价')).toBeDefined();
    expect(row().content.intro).toBe('另一台设备');
    expect(status()).toBe('两处修改不同，请在上方选择');
    const before = server.to(SAVE).length;
    fireEvent.change(screen.getByLabelText('到岗时间'), { target: { value: '随时' } });
    expect(status()).toBe('两处修改不同，请在上方选择');
    fireEvent(window, new Event('online'));
    expect(server.to(SAVE)).toHaveLength(before);
    await user.click(panel.getByRole('button', { name: button }));
    await saved();
    expect(row().content).toMatchObject({ intro: text, arrival: '随时' });
    expect(intro().value).toBe(text);
  },
);

test('where another device wrote elsewhere both stand, and nobody is asked', async () => {
  const { open, write: writeElsewhere, row } = resumeOn();
  open();
  writeElsewhere({ arrival: '随时' });
  write('这个窗口');
  await waitFor(() => expect(row().content).toMatchObject({ intro: '这个窗口', arrival: '随时' }));
  await saved();
  expect(screen.getByLabelText<HTMLSelectElement>('到岗时间').value).toBe('随时');
});

test('a save that is refused says why, keeps the words and can be tried again', async () => {
  const { server, open, save, row } = resumeOn();
  server.change({
    [SAVE]: () => refusal('INVALID_INPUT', '', [{ path: 'body.content.intro', message: '自我评价最多 1000 个字' }]),
  });
  const { user } = open();
  write('太长了');
  await screen.findByText('未保存：自我评价最多 1000 个字');
  expect(intro().value).toBe('太长了');
  server.change({ [SAVE]: save });
  await user.click(screen.getByRole('button', { name: '重试' }));
  await saved();
  expect(row().content.intro).toBe('太长了');
});

test('an entry that is half filled is not sent, says so, and is open again after a reload', async () => {
  const { server, open, row } = resumeOn();
  const page = open();
  await page.user.click(screen.getByRole('button', { name: '添加教学与工作经历' }));
  const form = within(screen.getByRole('form', { name: '添加教学与工作经历' }));
  await page.user.type(form.getByLabelText(/^单位/), '深圳中学');
  expect(status()).toBe('1 处未填好，还没有保存');
  await page.user.click(form.getByRole('button', { name: '完成' }));
  expect(form.getByLabelText(/^职务/).getAttribute('aria-invalid')).toBe('true');
  page.unmount();
  open();
  const again = within(screen.getByRole('form', { name: '添加教学与工作经历' }));
  expect(again.getByLabelText<HTMLInputElement>(/^单位/).value).toBe('深圳中学');
  fireEvent.change(again.getByLabelText(/^职务/), { target: { value: '数学教师' } });
  fireEvent.change(again.getByLabelText(/^开始/), { target: { value: '2020-09' } });
  expect(server.to(SAVE)).toEqual([]);
  fireEvent.click(again.getByLabelText('至今'));
  await saved();
  expect(row().content.experiences).toMatchObject([{ employer: '深圳中学', position: '数学教师', to: 'now' }]);
});

test('an entry that is deleted can be put back where it was', async () => {
  const { open, row } = resumeOn({
    honours: [honour('a', '优秀教师'), honour('b', '公开课一等奖'), honour('c', '先进个人')],
  });
  const { user } = open();
  await user.click(screen.getByRole('button', { name: '删除公开课一等奖' }));
  await waitFor(() => expect(row().content.honours).toHaveLength(2));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() =>
    expect(row().content.honours.map(({ title }) => title)).toEqual(['优秀教师', '公开课一等奖', '先进个人']),
  );
  await saved();
});

test('taking back what was changed in an entry restores it', async () => {
  const { open, row } = resumeOn({ honours: [honour('a', '优秀教师')] });
  const { user } = open();
  await user.click(screen.getByRole('button', { name: '编辑优秀教师' }));
  const form = within(screen.getByRole('form', { name: '编辑荣誉与公开课' }));
  const [title] = form.getAllByDisplayValue('优秀教师');
  if (title) fireEvent.change(title, { target: { value: '写错了' } });
  await waitFor(() => expect(row().content.honours[0]?.title).toBe('写错了'));
  await user.click(form.getByRole('button', { name: '撤销' }));
  await waitFor(() => expect(row().content.honours[0]?.title).toBe('优秀教师'));
});

test('entries and sections are put in order by the keyboard, and the order is saved', async () => {
  const { open, row } = resumeOn({ honours: [honour('a', '优秀教师'), honour('b', '公开课一等奖')] });
  const { user } = open();
  screen.getByRole('button', { name: '移动公开课一等奖' }).focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await screen.findByText('公开课一等奖已移到第 1 位，共 2 项');
  await waitFor(() => expect(row().content.honours.map(({ key }) => key)).toEqual(['b', 'a']));
  screen.getByRole('button', { name: '移动自我评价' }).focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  const placeOf = (name: 'intro' | 'honours' | 'trials') => row().content.order.indexOf(name);
  await waitFor(() => expect(placeOf('intro')).toBeLessThan(placeOf('honours')));
  // One without entries is not among those that are moved.
  expect(placeOf('trials')).toBe(10);
});

test('a wrong e-mail address stays in its field, is not sent, and is there after a reload', async () => {
  const { server, open } = resumeOn();
  const page = open();
  fireEvent.change(screen.getByLabelText('邮箱'), { target: { value: 'lin@' } });
  expect(status()).toBe('1 处未填好，还没有保存');
  page.unmount();
  open();
  expect(screen.getByLabelText<HTMLInputElement>('邮箱').value).toBe('lin@');
  expect(server.to(SAVE)).toEqual([]);
});

const versions = () => {
  const other = { ...sampleOf(resumeView, { id: '6', name: '国际学校版' }), content: resumeContent.parse({}) };
  const resume = resumeOn();
  return { ...resume, open: () => resume.open([resume.row(), other]) };
};

test('before another version takes the page, what was typed in this one is saved', async () => {
  const { open, row } = versions();
  const { user, address } = open();
  write('切换之前');
  await user.click(screen.getByRole('button', { name: '国际学校版' }));
  await waitFor(() => expect(address()).toContain('id=6'));
  expect(row().content.intro).toBe('切换之前');
});

test('a new version whose answer was lost keeps its name and its key for another try', async () => {
  const { server, open } = versions();
  server.change({ 'POST /api/resumes': unreachable });
  const { user, address } = open();
  await user.click(screen.getByRole('button', { name: '新建' }));
  await user.type(screen.getByLabelText('简历名称'), '公办校版');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await screen.findByText('接口请求失败');
  expect(screen.getByLabelText<HTMLInputElement>('简历名称').value).toBe('公办校版');
  server.change({ 'POST /api/resumes': { id: '7', name: '公办校版' } });
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(address()).toContain('id=7'));
  const [first, again] = server.to('POST /api/resumes');
  expect(again?.body).toEqual({ name: '公办校版', blank: true });
  expect(again?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
});

test('a version is deleted only after a yes', async () => {
  const { server, open } = versions();
  server.change({ 'DELETE /api/resumes/:id': [{ id: '6' }] });
  const { user, address } = open();
  await user.click(screen.getByRole('button', { name: '删除' }));
  await user.click(await screen.findByRole('button', { name: '取消' }));
  expect(server.to('DELETE /api/resumes/:id')).toEqual([]);
  await user.click(screen.getByRole('button', { name: '删除' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(address()).toContain('id=6'));
});

test('a version is dated by the day in Shanghai', () => {
  const { open, row } = resumeOn();
  open([{ ...row(), updatedAt: '2026-11-23T19:20:00.000Z' }]);
  screen.getByText('11-24');
});

test('an address that names a section leads to it: one without entries is begun, another only shown', () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  const { open } = resumeOn({ honours: [honour('a', '优秀教师')] });
  const at = () => shown.mock.contexts.map((context) => (context as Element).id);
  open(undefined, '#titles');
  screen.getByRole('form', { name: '添加职称' });
  expect(at()).toContain('titles');
  cleanup();
  open(undefined, '#honours');
  expect(screen.queryByRole('form', { name: '添加荣誉与公开课' })).toBeNull();
  expect(at()).toContain('honours');
});

test('who has not taught yet begins with education, and with a resume that is there already', () => {
  const { open } = resumeOn();
  open(undefined, '', 'graduate');
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const at = (name: string) => names.findIndex((one) => one?.startsWith(name));
  expect(at('导入')).toBeLessThan(at('教育经历'));
  expect(at('教育经历')).toBeLessThan(at('求职意向'));
  expect(at('求职意向')).toBeLessThan(at('教学与工作经历'));
});

test.each([
  ['the import stands first where nothing is written', {}, '导入', 'btn-filled'],
  ['the contact details stand first once something is', { intro: '热爱课堂' }, '联系方式', 'btn-outline'],
])('the head names the person alone; %s', (_, content, first, look) => {
  resumeOn(content).open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('林晓');
  expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe(first);
  expect(screen.getByRole('button', { name: '从文件导入成草稿' }).className).toContain(look);
});
