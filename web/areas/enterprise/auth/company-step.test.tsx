import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { storedFile } from '#contract/files/files.ts';
import { companyJober } from '#contract/identity/identity.ts';
import { getSession, setSession } from '#web/session/session-store.ts';
import { renderConsole } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { type Answers, refusal, serve, unreachable } from '#web/testing/serve.ts';
import { CompanyStep } from './company-step.tsx';

const DRAFT = 'GET /api/team/company/draft';
const KEEP = 'PUT /api/team/company/draft';
const OWN = 'GET /api/team/company';
const REGISTER = 'POST /api/company/jobberRegisteredCompanyInfo';
const JOIN = 'POST /api/company/saveRecruiterInfo';
const FIND = 'GET /api/company/queryCompany';
const paper = sampleOf(storedFile, { name: '证照.pdf', type: 'application/pdf' });
const form = {
  name: '云溪实验学校',
  type: 'public-school',
  region: ['330000', '330100', '330106'],
  creditCode: '12330106470116379T',
};
const papers = { licence: paper, permit: null, authorisation: paper };

beforeEach(() =>
  setSession({
    token: 'token',
    companyJober: sampleOf(companyJober, { name: '王敏', title: '人事', status: 'active' }),
  }),
);

function open(more: Answers = {}, at = '/') {
  const server = serve({
    [DRAFT]: { form, papers },
    [OWN]: null as never,
    [KEEP]: { savedAt: '2026-11-26T06:02:00.000Z' },
    [REGISTER]: { id: '9', status: 'pending' },
    [FIND]: { items: [] },
    ...more,
  });
  const onSaved = vi.fn();
  return { server, onSaved, ...renderConsole(<CompanyStep onSaved={onSaved} />, at) };
}
const name = () => screen.findByLabelText<HTMLInputElement>('单位全称');
const typeName = async (value: string) => fireEvent.change(await name(), { target: { value } });
const submit = async (label = '提交认证') => fireEvent.click(await screen.findByRole('button', { name: label }));
const settled = () => waitFor(() => expect(document.querySelector('.ant-btn-loading')).toBeNull());

test('what another device stored stands in the form, and goes out whole', async () => {
  const { server, onSaved } = open();
  expect((await name()).value).toBe('云溪实验学校');
  await submit();
  await screen.findByText('已提交审核');
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  const { name: whole, type, creditCode } = form;
  expect(server.to(REGISTER)).toMatchObject([{ body: { name: whole, type, regionCode: '330106', creditCode } }]);
  expect(getSession().company).toMatchObject({ id: '9', status: 'pending' });
});

test('papers that are lacking are named, and nothing is sent without them', async () => {
  const { server } = open({ [DRAFT]: { form: { ...form, type: 'private-school' }, papers } });
  await submit();
  await screen.findByText('请先上传证照：民办学校办学许可证');
  expect(server.to(REGISTER)).toEqual([]);
});

test('a wrong code is refused at its field', async () => {
  const { server } = open();
  await name();
  fireEvent.change(screen.getByLabelText('统一社会信用代码'), { target: { value: '12330100470116379N' } });
  await submit();
  await screen.findByText(/统一社会信用代码有误/);
  expect(server.to(REGISTER)).toEqual([]);
});

test('what was typed without a network is stored after a submission failed, too', async () => {
  const { server, onSaved } = open({ [KEEP]: unreachable, [REGISTER]: unreachable });
  await typeName('云溪外国语学校');
  await submit();
  await screen.findByText('接口请求失败');
  await settled();
  expect([(await name()).value, onSaved.mock.calls]).toEqual(['云溪外国语学校', []]);
  server.change({ [KEEP]: { savedAt: '2026-11-26T06:02:00.000Z' } });
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(server.to(KEEP).at(-1)?.body.form).toMatchObject({ name: '云溪外国语学校' }));
  await screen.findByText(/已自动保存/);
});

test('what the server refuses stands at its field', async () => {
  const issues = [{ path: 'body.creditCode', message: '这个代码已被另一家单位使用' }];
  open({ [REGISTER]: () => refusal('INVALID_INPUT', undefined, issues) });
  await submit();
  await screen.findByText('这个代码已被另一家单位使用');
});

test('a company that is here already is joined: no form, no papers, and its owner is asked', async () => {
  const found = { id: '12', name: '云溪第一小学', cityName: '杭州', unclaimed: false };
  const { server, onSaved } = open({ [FIND]: { items: [found] }, [JOIN]: { status: 'requested' } });
  fireEvent.mouseDown(await name());
  await typeName('云溪第一');
  fireEvent.click(await screen.findByText('云溪第一小学（杭州）'));
  await screen.findByText('该单位已入驻，提交后由单位管理员同意');
  expect(screen.queryByLabelText('统一社会信用代码')).toBeNull();
  await submit('申请加入');
  await screen.findByText('已申请加入，等待单位管理员同意');
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(server.to(JOIN)[0]).toMatchObject({ query: { companyId: '12' }, body: { name: '王敏', title: '人事' } });
  expect([server.to(REGISTER), getSession().companyJober?.status]).toEqual([[], 'requested']);
});

test('one that was imported is claimed with the whole form; another name after it is not the claimed one', async () => {
  const found = { id: '13', name: '云溪第二小学', cityName: '杭州', unclaimed: true };
  const { server } = open({ [FIND]: { items: [found] } });
  fireEvent.mouseDown(await name());
  await typeName('云溪第二');
  fireEvent.click(await screen.findByText('云溪第二小学（杭州，未认领）'));
  await screen.findByText('该单位的职位已在本站，认领后由您管理');
  await submit();
  await waitFor(() => expect(server.to(REGISTER)[0]?.body).toMatchObject({ name: '云溪第二小学', claimId: '13' }));
  await settled();
  await typeName('云溪第三小学');
  await submit();
  await waitFor(() => expect(server.to(REGISTER)).toHaveLength(2));
  expect(server.to(REGISTER)[1]?.body).not.toHaveProperty('claimId');
});

test('the address of a letter chooses its school, and the code goes out with the claim', async () => {
  const found = { id: '13', name: '云溪第二小学', cityName: '杭州', unclaimed: true };
  const { server } = open({ [FIND]: { items: [found] } }, '/enterprise/authInfo?claim=K7P29QXM');
  await screen.findByText('该单位的职位已在本站，认领后由您管理');
  expect((await name()).value).toBe('云溪第二小学');
  await submit();
  await waitFor(() => expect(server.to(REGISTER)[0]?.body).toMatchObject({ claimId: '13', letterCode: 'K7P29QXM' }));
  expect(server.to(FIND).map(({ query }) => query?.keyword)).toContain('K7P29QXM');
});

test('what is known of a school to be claimed fills the fields that are empty', async () => {
  const found = {
    id: '13',
    name: '青田县石门新区教育局',
    cityName: '丽水',
    unclaimed: true,
    type: 'bureau',
    regionCode: '331121',
  };
  const first = { type: 'bureau', region: ['330000', '331100', '331121'] };
  const empty = open({ [FIND]: { items: [found] }, [DRAFT]: {} }, '/enterprise/authInfo?claim=K7P29QXM');
  await waitFor(() => expect(empty.server.to(KEEP).at(-1)?.body.form).toMatchObject(first));
  empty.unmount();
  const begun = open({ [FIND]: { items: [found] } }, '/enterprise/authInfo?claim=K7P29QXM');
  const { type, region } = form;
  await waitFor(() => expect(begun.server.to(KEEP).at(-1)?.body.form).toMatchObject({ type, region }));
});

test('a stored form that was not loaded is not overwritten by an empty one', async () => {
  const { server, user } = open({ [DRAFT]: unreachable });
  await screen.findByText('填写过的内容没有加载出来');
  expect(screen.queryByLabelText('单位全称')).toBeNull();
  server.change({ [DRAFT]: { form, papers } });
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect((await name()).value).toBe('云溪实验学校');
  expect(server.to(KEEP)).toEqual([]);
});

test('who has asked to join waits', async () => {
  setSession({ companyJober: sampleOf(companyJober, { status: 'requested' }) });
  open();
  await screen.findByText(/等待单位管理员同意后即可使用/);
  expect(screen.queryByRole('button', { name: '提交认证' })).toBeNull();
});
