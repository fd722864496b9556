import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { companyInterview } from '#contract/deliveries/box-interviews.ts';
import { boxDetail } from '#contract/deliveries/box-rows.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { refusal, serve, unreachable } from '#web/testing/serve.ts';
import { InviteForm } from './invite/invite-form.tsx';
import { NotesTab } from './notes-tab.tsx';
import { InterviewCard } from './overview.tsx';
import { ReplyForm } from './reply-form.tsx';
import { ScoreFormEditor, ScoresTab } from './scores/scores-tab.tsx';

const NOTES = 'GET /api/company/deliveries/:id/notes';
const WRITE = 'POST /api/company/deliveries/:id/notes';
const SCORES = 'GET /api/company/deliveries/:id/scores';
const SCORE = 'PUT /api/company/deliveries/:id/score';
const detail = sampleOf(boxDetail, { id: '1', post: { id: '42', title: '高中物理教师' }, person: { name: '赵一' } });
const colleagues = [
  { memberId: '2', name: '李四' },
  { memberId: '3', name: '王五' },
];

beforeEach(() => signIn.recruiter());

test('a note calls upon whom it names, keeps its words and key where it was not sent, and empties when it was', async () => {
  const server = serve({ [NOTES]: { colleagues }, [WRITE]: unreachable });
  const { user } = renderConsole(<NotesTab id="1" />);
  const field = await screen.findByLabelText('写备注');
  fireEvent.change(field, { target: { value: ' 请 @李四 看一下 ' } });
  const add = () => user.click(screen.getByRole('button', { name: /添加备注$/ }));
  await add();
  await screen.findByText('接口请求失败');
  expect(field).toHaveProperty('value', ' 请 @李四 看一下 ');
  server.change({ [WRITE]: { items: [{ id: '9', author: '王敏', text: '请 @李四 看一下' }], colleagues } });
  await add();
  await screen.findByText('请 @李四 看一下');
  expect(field).toHaveProperty('value', '');
  const [first, again] = server.to(WRITE);
  expect(again?.body).toEqual({ text: '请 @李四 看一下', mentions: ['2'] });
  expect(again?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
  fireEvent.change(field, { target: { value: '请 @李四 看一下' } });
  await add();
  await waitFor(() => expect(server.to(WRITE)).toHaveLength(3));
  expect(server.to(WRITE)[2]?.headers.get('idempotency-key')).not.toBe(first?.headers.get('idempotency-key'));
});

const criteria = [
  { name: '教学设计', max: 40 },
  { name: '课堂表现', max: 60 },
];

test('the scores of others stay hidden until one’s own sheet is given', async () => {
  const server = serve({ [SCORES]: { criteria, open: true, judges: 2 }, [SCORE]: {} });
  const { user } = renderConsole(<ScoresTab detail={detail} mayMove={false} />);
  await screen.findByText('已有 2 位评委评分，您提交后可见');
  expect(screen.queryByRole('region', { name: '评分汇总' })).toBeNull();
  fireEvent.change(screen.getByLabelText('评语'), { target: { value: ' 思路清楚 ' } });
  fireEvent.change(screen.getByLabelText('教学设计的分数'), { target: { value: '32' } });
  fireEvent.change(screen.getByLabelText('课堂表现的分数'), { target: { value: '48' } });
  server.change({
    [SCORE]: {
      criteria,
      open: false,
      mine: { comment: '思路清楚' },
      seen: { sheets: [{ judge: '李四', total: 80, marks: [{ name: '教学设计', max: 40, value: 30 }] }], mean: 80 },
    } as never,
  });
  await user.click(screen.getByRole('button', { name: '提交评分' }));
  await screen.findByText('您已评分');
  expect(server.to(SCORE)[0]?.body).toEqual({ values: [32, 48], comment: '思路清楚' });
  screen.getByText('1 位评委');
});

test('without other judges there is nothing to look at instead of scoring', async () => {
  serve({ [SCORES]: { criteria, open: true, judges: 0 } });
  renderConsole(<ScoresTab detail={detail} mayMove={false} />);
  expect((await screen.findByText('不评分，直接查看')).closest('button')).toHaveProperty('disabled', true);
});

test('criteria are added, changed and taken away; the last one stays; a refusal keeps the dialog', async () => {
  const SAVE = 'PUT /api/company/posts/:id/scoreForm';
  const server = serve({ [SAVE]: () => refusal('INVALID_INPUT', '评分项不能重名') });
  const onClose = vi.fn();
  const { user } = renderConsole(<ScoreFormEditor post={detail.post} criteria={criteria} onClose={onClose} />);
  await user.click(await screen.findAllByRole('button', { name: '删除这一项' }).then((all) => all[1] as HTMLElement));
  expect(screen.getByRole('button', { name: '删除这一项' })).toHaveProperty('disabled', true);
  await user.click(screen.getByText('添加一项'));
  const [, added] = screen.getAllByLabelText('评分项');
  if (added) fireEvent.change(added, { target: { value: ' 教学设计 ' } });
  const save = () => user.click(screen.getByRole('button', { name: /保存$/ }));
  await save();
  await screen.findByText('评分项不能重名');
  expect(onClose).not.toHaveBeenCalled();
  expect(server.to(SAVE)[0]?.body).toEqual({ criteria: [criteria[0], { name: '教学设计', max: 10 }] });
  server.change({ [SAVE]: {} });
  if (added) fireEvent.change(added, { target: { value: ' 课堂互动 ' } });
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(server.to(SAVE)[1]?.body).toEqual({ criteria: [criteria[0], { name: '课堂互动', max: 10 }] });
});

const MOVE = 'POST /api/company/updateResumeBoxStatus';

test('an invitation needs its time and place; what the server finds wrong stands at its field', async () => {
  const fault = { path: 'body.place', message: '面试地点含有无法识别的字符' };
  const server = serve({
    [MOVE]: () => refusal('INVALID_INPUT', '提交的内容有误，请检查后重试', [fault]),
    'GET /api/team/company': null,
    'GET /api/company/interviews': [],
    'GET /api/company/deliveries/:id/notes': { items: [], colleagues: [] },
  });
  const onClose = vi.fn();
  const interview = {
    proposedAt: new Date(Date.now() + 86_400_000).toISOString(),
    minutes: 45,
    mode: 'onsite' as const,
    contact: '王敏',
  };
  const current = sampleOf(boxDetail.shape.interview.unwrap(), interview);
  const { user } = renderConsole(<InviteForm row={detail} current={{ ...current, place: '' }} onClose={onClose} />);
  const send = async () => user.click(await screen.findByText('更改并通知'));
  await send();
  await screen.findByText('请填写面试地点');
  expect(server.to(MOVE)).toEqual([]);
  fireEvent.change(screen.getByLabelText('面试地点'), { target: { value: '行政楼 301' } });
  await send();
  await screen.findByText('面试地点含有无法识别的字符');
  server.change({ [MOVE]: {} });
  await send();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(server.to(MOVE)[0]?.body).toMatchObject({ id: '1', status: 'interview', mode: 'onsite', place: '行政楼 301' });
});

test('a past time is refused before anything is sent, and a call by phone needs no place', async () => {
  const server = serve({
    [MOVE]: {},
    'GET /api/team/company': null,
    'GET /api/company/interviews': [],
    'GET /api/company/deliveries/:id/notes': { items: [], colleagues: [] },
  });
  const past = sampleOf(boxDetail.shape.interview.unwrap(), {
    proposedAt: '2020-01-01T01:00:00.000Z',
    minutes: 45,
    mode: 'phone',
    contact: '王敏',
  });
  const { user } = renderConsole(<InviteForm row={detail} current={past} onClose={vi.fn()} />);
  await waitFor(() => expect(screen.queryByLabelText('面试地点')).toBeNull());
  await user.click(await screen.findByText('更改并通知'));
  await screen.findByText('面试时间须在当前时间之后');
  expect(server.to(MOVE)).toEqual([]);
});

const TEMPLATES = 'GET /api/company/replyTemplates';
const template = { id: '5', move: 'reject' as const, name: '已招满', text: '岗位已招满，期待合作。' };

test('a reply is taken from a template or written anew, and what is written may be kept as one', async () => {
  const KEEP = 'POST /api/company/replyTemplates';
  const server = serve({ [TEMPLATES]: [template], [KEEP]: { ...template, id: '6' } });
  const onSend = vi.fn();
  const { user } = renderConsole(
    <ReplyForm title="答复" okText="发出" pending={false} onSend={onSend} onClose={vi.fn()} />,
  );
  await user.click(await screen.findByRole('button', { name: '岗位已招满，期待合作。' }));
  expect(screen.queryByText('存为答复模板')).toBeNull();
  fireEvent.change(screen.getByLabelText('不合适的原因'), { target: { value: ' 学段不符，欢迎关注其他岗位。 ' } });
  await user.click(screen.getByText('存为答复模板'));
  await waitFor(() =>
    expect(server.to(KEEP)[0]?.body).toEqual({
      move: 'reject',
      name: '学段不符，欢迎关注其他岗',
      text: '学段不符，欢迎关注其他岗位。',
    }),
  );
  await user.click(screen.getByText('发出'));
  expect(onSend).toHaveBeenCalledWith('学段不符，欢迎关注其他岗位。');
});

test('a template is changed in its place', async () => {
  const CHANGE = 'PUT /api/company/replyTemplates/:id';
  const server = serve({ [TEMPLATES]: [template], [CHANGE]: template });
  const { user } = renderConsole(
    <ReplyForm title="答复" okText="发出" pending={false} onSend={vi.fn()} onClose={vi.fn()} />,
  );
  await user.click(await screen.findByRole('button', { name: '修改模板：已招满' }));
  fireEvent.change(screen.getByLabelText('不合适的原因'), { target: { value: '岗位已招满。' } });
  await user.click(screen.getByText('保存对模板的修改'));
  await waitFor(() =>
    expect(server.to(CHANGE)[0]).toMatchObject({ params: { id: '5' }, body: { name: '已招满', text: '岗位已招满。' } }),
  );
});

test.each([
  ['in interview', true],
  ['over', false],
])('the interview of a delivery that is %s can be cancelled: %s', (_, isOpen) => {
  const accepted = sampleOf(companyInterview, { status: 'accepted' });
  renderConsole(<InterviewCard id="1" interview={accepted} isOpen={isOpen} />);
  expect(screen.queryByRole('button', { name: '取消面试' }) !== null).toBe(isOpen);
});
