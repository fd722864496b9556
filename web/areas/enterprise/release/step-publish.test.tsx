import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { type Answers, serve, unreachable } from '#web/testing/serve.ts';
import { StepPublish } from './editor.tsx';

const QUOTA = 'GET /api/company/verifyNumber';
const POST = 'GET /api/company/posts/:id';

function open({ left = 3, skipsReview = false, status = 'draft', more = {} as Answers } = {}) {
  const server = serve({ [QUOTA]: { posts: { limit: 5, left } } as never, [POST]: { skipsReview }, ...more });
  return { server, ...renderConsole(<StepPublish blocked={false} status={status} id="3" />) };
}

beforeEach(() => signIn.recruiter());

test('a school in good standing is told that the post is public at once; others that it is looked at', async () => {
  const first = open({ skipsReview: true });
  await screen.findByText(/^本单位信誉良好：提交后立即发布/);
  await screen.findByText('今天还可发布 3 个职位（每天 5 个），本次用去 1 个');
  first.unmount();
  open();
  await screen.findByText(/^今天还可发布/);
  screen.getByText(/^提交后由运营审核/);
});

test('a post that was sent back is looked at again, also in good standing', async () => {
  open({ skipsReview: true, status: 'rejected' });
  await screen.findByText(/^今天还可发布/);
  screen.getByText(/^提交后由运营审核/);
});

test('who has used up the day is told what the post costs, before it is handed in', async () => {
  open({ left: 0 });
  await screen.findByText(/^今天的 5 个免费发布名额已用完/);
});

test('a change of a published post uses up nothing', async () => {
  const { server } = open({ status: 'open' });
  screen.getByText(/^提交后立即生效/);
  await waitFor(() => expect(server.to(QUOTA)).toHaveLength(1));
  await act(async () => undefined);
  expect(screen.queryByText(/^今天还可发布/)).toBeNull();
});

test('where the quota is not known the page still says what happens, and nothing fails aloud', async () => {
  const { server } = open({ more: { [QUOTA]: unreachable, [POST]: unreachable } });
  await waitFor(() => expect(server.sent).toHaveLength(2));
  await act(async () => undefined);
  screen.getByText(/^提交后由运营审核/);
  expect(screen.queryByText('接口请求失败')).toBeNull();
});
