import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { companyJober, ownCompany } from '#contract/identity/identity.ts';
import { getSession, setSession } from '#web/session/session-store.ts';
import { renderConsole } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { type Answers, refusal, serve } from '#web/testing/serve.ts';
import { AuthPage } from './auth-page.tsx';

const SESSION = 'GET /api/session';
const WITHDRAW = 'POST /api/team/company/withdrawal';
const school = (status: 'pending' | 'draft' | 'approved' | 'rejected') =>
  sampleOf(ownCompany, { id: '9', name: '云溪实验学校', status });
const person = (role: 'owner' | 'recruiter') =>
  sampleOf(companyJober, { companyId: '9', name: '王敏', role, status: 'active' });

beforeEach(() => setSession({ token: 'token', company: null, companyJober: null }));

function open(session: object, more: Answers = {}, query = '') {
  const server = serve({
    [SESSION]: session as never,
    'GET /api/team/company': null as never,
    'GET /api/team/company/draft': null as never,
    'GET /api/team/invitations/:token': { companyName: '云溪实验学校', inviter: '周老师', role: 'recruiter' },
    ...more,
  });
  return { server, ...renderConsole(<AuthPage />, `/enterprise/authInfo${query}`) };
}

test('the owner takes an application back while it waits, and the form opens again', async () => {
  const { server, user } = open(
    { company: school('pending'), companyJober: person('owner') },
    { [WITHDRAW]: school('draft') as never },
  );
  await user.click(await screen.findByRole('button', { name: '撤回修改' }));
  server.change({ [SESSION]: { company: school('draft'), companyJober: person('owner') } as never });
  await user.click(await screen.findByRole('button', { name: /^撤\s?回$/ }));
  await screen.findByText('已撤回，改好后请重新提交');
  await screen.findByLabelText('单位全称');
  expect(getSession().company?.status).toBe('draft');
});

test('one that was decided meanwhile stays, and a colleague cannot take it back', async () => {
  const first = open(
    { company: school('pending'), companyJober: person('owner') },
    { [WITHDRAW]: () => refusal('ILLEGAL_MOVE', '已经处理过了') },
  );
  await first.user.click(await screen.findByRole('button', { name: '撤回修改' }));
  await first.user.click(await screen.findByRole('button', { name: /^撤\s?回$/ }));
  await screen.findByText('已经处理过了');
  expect(getSession().company?.status).toBe('pending');
  first.unmount();
  open({ company: school('pending'), companyJober: person('recruiter') });
  await screen.findByText('已提交，等待审核');
  expect(screen.queryByRole('button', { name: '撤回修改' })).toBeNull();
});

const OWN = 'GET /api/team/company';
const refused = (rejectReason: string) =>
  open(
    { company: school('rejected'), companyJober: person('owner') },
    { [OWN]: sampleOf(api[OWN].returns, { name: '云溪实验学校', type: 'public-school', mayEdit: true, rejectReason }) },
  );

test.each([
  ['信用代码与证照不一致', () => screen.findByRole('region', { name: '证照' })],
  [
    '信用代码有误',
    async () => (await screen.findByLabelText('统一社会信用代码')).closest('.ant-form-item') as HTMLElement,
  ],
  [
    '请写清办学层次',
    async () => (await screen.findByRole('heading', { name: '认证没有通过' })).parentElement as HTMLElement,
  ],
])('who was refused has the form at once, and the reason once, beside what it is about: %s', async (reason, place) => {
  refused(reason);
  await within(await place()).findByText(reason);
  expect(screen.getAllByText(reason)).toHaveLength(1);
  screen.getByRole('button', { name: '重新提交' });
});

test.each([
  ['approved', '/workbench'],
  ['pending', '/enterprise/authInfo'],
] as const)('who accepts an invitation of a school that is %s begins at %s', async (status, to) => {
  const { server, address } = open(
    { company: null, companyJober: null },
    { 'POST /api/team/invitations/:token': person('recruiter') as never },
    `?invite=${'t'.repeat(43)}`,
  );
  await screen.findByText('周老师 邀请您加入 云溪实验学校');
  fireEvent.change(screen.getByLabelText('姓名'), { target: { value: '王敏' } });
  server.change({ [SESSION]: { company: school(status), companyJober: person('recruiter') } as never });
  fireEvent.click(screen.getByRole('button', { name: '接受邀请' }));
  await waitFor(() => expect(address()).toBe(to));
});

test('marks what has to be filled in', async () => {
  open({ company: null, companyJober: null });
  await screen.findByLabelText('姓名');
  expect(document.querySelector('.ant-form-hide-required-mark')).toBeNull();
  expect([...document.querySelectorAll('.ant-form-item-required')].map(({ textContent }) => textContent)).toEqual([
    '姓名',
  ]);
});
