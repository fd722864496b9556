import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { button, dialog, noButton, press, settled } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { refusal, serve, unreachable } from '#web/testing/serve.ts';
import { OpenDraw } from './open-draw.tsx';

const committed = {
  seedHash: 'a'.repeat(64),
  inputHash: 'b'.repeat(64),
  committedAt: '2027-03-01T01:00:00Z',
  revealedAt: null,
};
type Draw = (Omit<typeof committed, 'revealedAt'> & { revealedAt: string | null }) | null;
const state = (draw: Draw, lacking: string[] = []) => ({ draw, lacking, people: 1571 });

/** Seats and lots are drawn in the same steps. */
const kinds = [
  {
    of: 'seats',
    call: 'POST /api/company/exams/:id/draw',
    fixes: '1571 人和全部考场从此不能改动',
    done: /座位和准考证号已生成/,
    draw: (draw: Draw, { lacking = [] as string[], mayArrange = true } = {}) => (
      <OpenDraw
        kind="seats"
        examId="7"
        state={sampleOf(api['GET /api/company/exams/:id/rooms'].returns, state(draw, lacking))}
        mayArrange={mayArrange}
      />
    ),
  },
  {
    of: 'lots',
    call: 'POST /api/company/exams/:id/lots',
    fixes: '1571 人和 0 个小组从此不能改动',
    done: /签号已生成/,
    draw: (draw: Draw, { lacking = [] as string[], mayArrange = true } = {}) => (
      <OpenDraw
        kind="lots"
        examId="7"
        state={sampleOf(api['GET /api/company/exams/:id/interview'].returns, state(draw, lacking))}
        mayArrange={mayArrange}
      />
    ),
  },
] as const;

beforeEach(() => signIn.recruiter());

test.each(kinds)(
  'the list of $of is fixed after a question, and the question may be left',
  async ({ call, fixes, draw }) => {
    const server = serve({ [call]: state(committed) as never });
    renderConsole(draw(null));
    screen.getByText(fixes);
    noButton('开始抽签');
    press('冻结名单');
    press('返回', await dialog());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.to(call)).toEqual([]);
    press('冻结名单');
    press('冻结名单', await dialog());
    await screen.findByText('已公布');
    expect(server.to(call).map(({ params, body }) => [params.id, body])).toEqual([['7', { move: 'commit' }]]);
  },
);

test.each(kinds)('what keeps the list of $of from being fixed is said, and it cannot be', ({ draw }) => {
  renderConsole(draw(null, { lacking: ['还有 3 份报名没有结论', '座位少 20 个'] }));
  screen.getByText('还不能冻结：还有 3 份报名没有结论；座位少 20 个');
  expect(button('冻结名单').disabled).toBe(true);
});

test.each(kinds)(
  'a draw of $of that failed is tried again under its key, and is not said to be done',
  async ({ call, draw }) => {
    const server = serve({ [call]: unreachable });
    renderConsole(draw(committed));
    screen.getByText('b'.repeat(64));
    noButton('冻结名单');
    for (const said of ['接口请求失败', '抽签刚刚由何敏之完成']) {
      press('开始抽签');
      const question = (await screen.findAllByRole('dialog')).at(-1) as HTMLElement;
      within(question).getByText(/抽签只能进行一次/);
      press('开始抽签', question);
      await screen.findByText(said);
      await settled();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      server.change({ [call]: () => refusal('ILLEGAL_MOVE', '抽签刚刚由何敏之完成') });
    }
    expect(screen.queryByText('已公布')).toBeNull();
    expect(server.to(call).map(({ body }) => body.move)).toEqual(['reveal', 'reveal']);
    expect(new Set(server.to(call).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  },
);

test.each(kinds)('drawn $of show both proofs and no act', ({ done, draw }) => {
  renderConsole(draw({ ...committed, revealedAt: '2027-03-01T02:00:00Z' }));
  screen.getByText(done);
  screen.getByText('a'.repeat(64));
  noButton('开始抽签');
});

test.each(kinds)('who only watches sees the steps of $of without their acts', ({ draw }) => {
  renderConsole(draw(committed, { mayArrange: false }));
  screen.getByText('在监督人员在场时进行，结果立刻公开');
  noButton('开始抽签');
});
