import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { companyJober, ownCompany } from '#contract/identity/identity.ts';
import { sectionsOf, tabsOf } from '#web/features/page/sections.ts';
import { registerTicket } from '#web/session/register-ticket.ts';
import { getSession } from '#web/session/session-store.ts';
import { switchModulesOff } from '#web/slots.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { refusal, type Sent, serve, unreachable } from '#web/testing/serve.ts';
import { EnterpriseLoginPage } from './enterprise-login-page.tsx';

const BY_CODE = 'GET /api/company/joberInfoByCode';
const BY_PASSWORD = 'POST /api/company/recruiterLogin';
const TICKET = 'ticket-of-the-proven-phone';
type Company = NonNullable<ReturnType<typeof getSession>['company']>;
const loginOf = (status: Company['status'] | null, role: 'owner' | 'recruiter' | 'finance' = 'recruiter') => ({
  token: 'new',
  user: { phone: '13800000001' },
  registerTicket: TICKET,
  company: status && sampleOf(ownCompany, { id: '9', name: '云溪实验学校', status }),
  jober: status && sampleOf(companyJober, { companyId: '9', name: '王敏', role, status: 'active' }),
});

const INVITATION = 'GET /api/team/invitations/:token';
const invitation = { companyName: '云溪实验学校', inviter: '周老师', role: 'interviewer' };

function open(login: object | ((sent: Sent) => unknown), query = '', invited: object = invitation) {
  const server = serve({
    [INVITATION]: invited as never,
    [BY_CODE]: login as never,
    [BY_PASSWORD]: login as never,
    'GET /api/home': {},
    'GET /api/session': { user: null },
    'GET /api/notifications/settings': {},
  });
  return { server, ...renderPage(<EnterpriseLoginPage />, `/enterprise/login${query}`) };
}
const put = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = () => {
  fireEvent.click(screen.getByRole('button', { name: '同意并登录' }));
};
const byCode = () => {
  put('手机号', '13800000001');
  put('验证码', '123456');
  submit();
};

test.each([
  ['a recruiter of an approved school', 'approved', 'recruiter', '/workbench'],
  ['who pays', 'approved', 'finance', '/settle'],
  ['a member of a suspended school', 'suspended', 'recruiter', '/workbench'],
  ['a school under review', 'pending', 'owner', '/enterprise/authInfo'],
  ['a rejected school', 'rejected', 'owner', '/enterprise/authInfo'],
] as const)('%s is led to the own first page', async (_, status, role, to) => {
  const { address } = open(loginOf(status, role));
  byCode();
  await waitFor(() => expect(address().toLowerCase()).toBe(to.toLowerCase()));
  expect(getSession()).toMatchObject({ token: 'new', company: { status }, companyJober: { role } });
});

test('who pays begins at the first page that is open to them where the site has no page of payments', async () => {
  const settle = sectionsOf('enterprise')
    .flatMap(tabsOf)
    .find(({ path }) => path === '/settle');
  switchModulesOff([settle?.module ?? '']);
  const { address } = open(loginOf('approved', 'finance'));
  byCode();
  await waitFor(() => expect(address()).toBe('/ment'));
  switchModulesOff([]);
});

test('the page that was wanted comes before the first one, but never one of another site', async () => {
  const first = open(loginOf('approved'), '?redirect=%2Fdelivery%3Fid%3D3');
  byCode();
  await waitFor(() => expect(first.address()).toBe('/delivery?id=3'));
  first.unmount();
  const { address } = open(loginOf('approved'), '?redirect=https%3A%2F%2Fevil.example%2F');
  byCode();
  await screen.findByText('another page');
  expect(address()).not.toContain('evil');
});

test('a new phone is led to certify its school, and keeps its proof; an invitation is not lost', async () => {
  const first = open(loginOf(null), '?redirect=%2Fdelivery');
  byCode();
  await waitFor(() => expect(first.address()).not.toContain('/enterprise/login'));
  expect(first.address()).not.toContain('/delivery');
  expect([registerTicket(), getSession().user?.phone]).toEqual([TICKET, '13800000001']);
  const certify = first.address();
  first.unmount();
  const invited = `${certify}?invite=${'t'.repeat(43)}`;
  const { address } = open(loginOf(null), `?redirect=${encodeURIComponent(invited)}`);
  byCode();
  await waitFor(() => expect(address()).toBe(invited));
});

test('a colleague reads who invites into which school before signing in', async () => {
  const link = `/enterprise/authInfo?invite=${'t'.repeat(43)}`;
  const { server } = open(loginOf(null), `?redirect=${encodeURIComponent(link)}`);
  await screen.findByText('周老师 邀请您加入 云溪实验学校');
  screen.getByText(/角色：面试官/);
  expect(server.to(INVITATION)[0]?.params).toEqual({ token: 't'.repeat(43) });
});

test('a link that is used up says so, and no other address asks', async () => {
  const link = `/enterprise/authInfo?invite=${'t'.repeat(43)}`;
  const used = open(loginOf(null), `?redirect=${encodeURIComponent(link)}`, () =>
    refusal('NOT_FOUND', '邀请链接不存在、已使用或已过期，请向同事要一个新的'),
  );
  await screen.findByText('邀请链接不存在、已使用或已过期，请向同事要一个新的');
  used.unmount();
  const { server } = open(loginOf(null), '?redirect=%2Fdelivery%3Finvite%3Dabc');
  await screen.findByLabelText('手机号');
  expect(server.to(INVITATION)).toEqual([]);
});

test.each([
  ['a wrong code', () => refusal('INVALID_CODE', '验证码不正确'), '验证码不正确'],
  ['a network that is gone', unreachable, '接口请求失败'],
])('%s stays on the page with what was typed, and signs nobody in', async (_, answer, said) => {
  const { address } = open(answer);
  byCode();
  await screen.findByText(said);
  expect(address()).toBe('/enterprise/login');
  expect(screen.getByLabelText('手机号')).toHaveProperty('value', '13800000001');
  expect(getSession().token).toBeNull();
});
