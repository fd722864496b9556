import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { serve, unreachable } from '#web/testing/serve.ts';
import { ApplyForm } from './apply-form.tsx';
import { ResultsForm, VisitorsTab } from './fair-drawer.tsx';

const APPLY = 'POST /api/jobmeeting/addExhibitors';
const VISIT = 'POST /api/company/fairs/:id/visitors';
const RESULTS = 'PUT /api/company/fairs/:id/results';
const fair = sampleOf(api['GET /api/company/fairs/:id'].returns.shape.fair, {
  id: '5',
  startsAt: '2026-11-01T01:00:00.000Z',
});
const own = sampleOf(api[APPLY].returns, {});
const put = (label: string, value: string, nth = 0) =>
  fireEvent.change(screen.getAllByLabelText(label)[nth] as Element, { target: { value } });

function open() {
  const server = serve({
    [APPLY]: unreachable,
    'GET /api/company/posts': { items: [{ id: '31', title: '高中物理教师', place: '杭州' }], counts: {} },
  });
  return { server, ...renderConsole(<ApplyForm fair={fair} own={own} />) };
}

beforeEach(() => signIn.recruiter());

test('an application needs a post; people without a phone may come, one with a wrong phone may not', async () => {
  const { server, user } = open();
  const send = () => user.click(screen.getByRole('button', { name: '申请候补' }));
  await send();
  await screen.findByText('请选择带去的职位');
  fireEvent.mouseDown(screen.getByLabelText('带去的职位'));
  await user.click(await screen.findByTitle('高中物理教师 · 杭州'));
  await user.click(screen.getByRole('button', { name: '添加人员' }));
  put('姓名', '沈老师', 1);
  put('手机号', '138', 1);
  await send();
  await screen.findByText('请输入正确的电话号码');
  expect(server.to(APPLY)).toEqual([]);
  put('手机号', '13800000002', 1);
  await send();
  await waitFor(() => expect(server.to(APPLY)).toHaveLength(1));
  expect(server.to(APPLY)[0]).toMatchObject({
    query: { meeting: '5' },
    body: { posts: ['31'], people: [{ name: '王敏' }, { name: '沈老师', title: '', phone: '13800000002' }] },
  });
});

test('a visitor’s code is typed, and the field is free for the next one', async () => {
  const server = serve({ [VISIT]: { name: '林晓' }, 'GET /api/company/fairs/:id/visitors': [] });
  const { user } = renderConsole(<VisitorsTab fair={fair} />);
  put('入场码', 'ABC');
  await user.click(screen.getByRole('button', { name: /登\s*记/ }));
  await screen.findByText('还没有求职者到访，扫描对方出示的入场码登记');
  expect(server.to(VISIT)).toEqual([]);
  put('入场码', 'abcd-efgh-2345');
  put('备注', '想去初中部');
  await user.click(screen.getByRole('button', { name: /登\s*记/ }));
  await screen.findByText('已登记：林晓');
  expect(server.to(VISIT)[0]?.body).toEqual({ code: 'abcd-efgh-2345', note: '想去初中部' });
  expect(screen.getByLabelText<HTMLInputElement>('入场码').value).toBe('');
});

test('results are whole numbers, and none may be missing', async () => {
  const server = serve({ [RESULTS]: undefined });
  const { user } = renderConsole(<ResultsForm fair={fair} results={null} />);
  put('收到简历', '');
  await user.click(screen.getByRole('button', { name: /保\s*存/ }));
  await screen.findByText('请填写收到简历');
  expect(server.to(RESULTS)).toEqual([]);
  put('收到简历', '86');
  put('达成意向', '7');
  await user.click(screen.getByRole('button', { name: /保\s*存/ }));
  await waitFor(() =>
    expect(server.to(RESULTS)[0]?.body).toEqual({ resumes: 86, interviews: 0, intents: 7, note: '' }),
  );
});
