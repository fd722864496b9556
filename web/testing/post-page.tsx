import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { companyJober, ownCompany, user } from '#contract/identity/identity.ts';
import { ownJober } from '#contract/seekers/seeker.ts';
import { type JobData, loadJob } from '#web/features/posts/detail/load-job.ts';
import { type SessionState, setSession } from '#web/session/session-store.ts';
import { renderLoaded } from './render-page.tsx';
import { sampleOf } from './sample-of.ts';
import { type Answers, refusal, serve, unreachable } from './serve.ts';

const phone = '13800000001';

/** Signs a user in, only in this browser. */
export const signIn = {
  seeker: (more: Partial<SessionState> = {}) =>
    setSession({
      token: 'token',
      user: sampleOf(user, { phone }),
      jober: sampleOf(ownJober, { name: '林晓' }),
      ...more,
    }),
  recruiter: (role: 'owner' | 'recruiter' | 'interviewer' | 'finance' = 'recruiter') =>
    setSession({
      token: 'token',
      user: sampleOf(user, { phone }),
      company: sampleOf(ownCompany, { id: '9', name: '深圳市第一中学', status: 'approved' }),
      companyJober: sampleOf(companyJober, { companyId: '9', name: '王敏', role, status: 'active' }),
    }),
  operator: (role: NonNullable<SessionState['operator']>['role'] = 'super') =>
    setSession({ token: 'token', operator: { name: '陈立', role } }),
};

const POST = 'GET /api/posts/:id';
const MINE = 'GET /api/posts/:id/mine';
const REPORT = 'POST /api/posts/:id/reports';

interface Page {
  draw(data: JobData): ReactNode;
  /** Its address. */
  path: string;
  /** Where visitors sign in. */
  login: string;
}

/** Each test has a post of its own: what is known of the reader's posts outlives a page. */
let last = 500;

/** What the page of a post does for its readers, on the wide site as on phones. */
export function testPostPage({ draw, path, login }: Page): void {
  let id = '';
  const at = () => `${path}?id=${id}`;
  beforeEach(() => {
    last += 1;
    id = String(last);
  });

  const open = ({ post = {}, mine = {}, query = '', more = {} as Answers } = {}) => {
    const server = serve({
      [POST]: {
        id,
        title: '高中物理教师',
        status: 'open',
        exam: null,
        description: '教高中物理。',
        tenureInfo: null,
        company: { id: '9', name: '深圳中学', claimed: true },
        academic: null,
        recruiter: null,
        ...post,
      } as never,
      'GET /api/posts/:id/similar': { items: [], salary: null },
      'POST /api/posts/:id/views': null,
      'PUT /api/history/:id': null,
      'GET /api/posts/mine': {},
      [MINE]: { favourite: false, deliveryStatus: null, ...mine } as never,
      'GET /api/resumes': [{ id: '1', name: '我的简历', isDefault: true }],
      ...more,
    });
    return { server, ...renderLoaded(loadJob, draw, `${at()}${query}`) };
  };
  const title = () => screen.findByRole('heading', { name: /^高中物理教师/ });
  const deliver = async () =>
    fireEvent.click((await screen.findAllByRole('button', { name: '投递简历' }))[0] as HTMLElement);

  test('a visitor is led to sign in from every act, and comes back to this post', async () => {
    const { user, address } = open();
    await title();
    const href = screen.getAllByRole('link', { name: '投递简历' })[0]?.getAttribute('href');
    const back = new URLSearchParams(href?.split('?')[1]).get('redirect');
    expect([href?.split('?')[0], back]).toEqual([login, `${at()}&deliver=1`]);
    await user.click(screen.getAllByRole('button', { name: '举报' })[0] as HTMLElement);
    await screen.findByText('another page');
    expect(address()).toContain(login);
  });

  test('a seeker delivers in a dialog, and what was delivered before is not delivered again', async () => {
    signIn.seeker();
    const { server } = open();
    await title();
    await waitFor(() => expect(server.to(MINE)).toHaveLength(1));
    await deliver();
    within(await screen.findByRole('dialog')).getByRole('checkbox');
  });

  test('an address that asks to deliver opens the dialog, and is an address of the post afterwards', async () => {
    signIn.seeker();
    const { address } = open({ query: '&deliver=1' });
    await screen.findByRole('dialog');
    await waitFor(() => expect(address()).toBe(at()));
  });

  test('an address that asks to deliver what was delivered says so, and opens nothing', async () => {
    signIn.seeker();
    open({ query: '&deliver=1', mine: { deliveryStatus: 'viewed' } });
    await screen.findByText('你已经投递过这个职位');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getAllByRole('link', { name: '已投递，看进度' }).length).toBeGreaterThan(0);
  });

  test('where it is not known whether one delivered, delivering is still possible', async () => {
    signIn.seeker();
    open({ more: { [MINE]: unreachable } });
    await title();
    await deliver();
    await screen.findByRole('dialog');
    expect(screen.queryByTitle('点击关闭')).toBeNull();
  });

  test.each([
    ['closed', { status: 'closed' }, '已停止招聘'],
    ['of a school that is not here', { company: { id: '9', name: '深圳中学', claimed: false } }, '该单位尚未入驻'],
  ])('a post that is %s takes no delivery, nor a talk, and asks nobody to sign in for it', async (_, more, said) => {
    const { address } = open({ post: more, query: '&deliver=1' });
    await title();
    expect(screen.getAllByRole('button', { name: said })[0]).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button', { name: '立即沟通' })).toBeNull();
    expect(address()).toContain(at());
  });

  test('a report is sent with its reason from the page', async () => {
    signIn.seeker();
    const { server, user } = open({ more: { [REPORT]: () => refusal('TOO_MANY_REQUESTS', '今天举报得太多了') } });
    await title();
    await user.click(screen.getAllByRole('button', { name: '举报' })[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getAllByRole('radio')[0] as HTMLElement);
    await user.type(dialog.getByLabelText('补充说明（选填）'), '要交报名费');
    await user.click(dialog.getByRole('button', { name: '提交' }));
    await dialog.findByText('今天举报得太多了');
    expect(dialog.getByLabelText('补充说明（选填）')).toHaveProperty('value', '要交报名费');
    server.change({ [REPORT]: null });
    await user.click(dialog.getByRole('button', { name: '提交' }));
    await screen.findByText('已收到举报，24 小时内处理');
    expect(server.to(REPORT).at(-1)).toMatchObject({ params: { id }, body: { detail: '要交报名费' } });
  });

  test('each visit is counted once; a seeker’s is kept in the own history, and neither failing is seen', async () => {
    signIn.seeker();
    const { server } = open({
      more: { 'POST /api/posts/:id/views': unreachable, 'PUT /api/history/:id': unreachable },
    });
    await title();
    await waitFor(() => expect(server.to('PUT /api/history/:id')).toHaveLength(1));
    expect(server.to('POST /api/posts/:id/views').map(({ params }) => params)).toEqual([{ id }]);
    expect(screen.queryByTitle('点击关闭')).toBeNull();
  });

  test('a post that is not there is a page that is not there; one that did not load is asked for again', async () => {
    const gone = open({ more: { [POST]: () => refusal('NOT_FOUND') } });
    await screen.findByText('404');
    gone.unmount();
    const { server, user } = open({ more: { [POST]: unreachable } });
    const again = await screen.findByRole('button', { name: /重试/ });
    server.change({ [POST]: { id, title: '高中物理教师', status: 'open', exam: null } as never });
    await user.click(again);
    await title();
  });
}
