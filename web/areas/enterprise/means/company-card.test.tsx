import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { OwnCompanyForm } from '#contract/companies/own-company.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { refusal, serve } from '#web/testing/serve.ts';
import { chooseFiles, holdUploads, pdf } from '#web/testing/uploads.ts';
import { CompanyCard } from './company-card.tsx';

const SAVE = 'POST /api/company/joberSaveCompanyInfo';
const shape = api['GET /api/team/company'].returns;
const companyOf = (more: Some<OwnCompanyForm> = {}) =>
  sampleOf(shape, {
    id: '9',
    name: '云溪实验学校',
    creditCode: '12330106470116379T',
    status: 'approved',
    type: '',
    size: '',
    website: '',
    mayEdit: true,
    ...more,
  });
const put = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: /保\s*存$/ }));

beforeEach(() => signIn.recruiter('owner'));

test('faults are said at their fields before anything is sent; www. becomes an address', async () => {
  const server = serve({ [SAVE]: {} });
  renderConsole(<CompanyCard company={companyOf()} />);
  put('单位全称', '云溪');
  put('官网', 'yunxi');
  put('联系电话', '12');
  put('建校年份', '一九');
  save();
  const faults = ['单位全称至少 4 个字', '请输入正确的电话号码或者固话号码', '请输入数字值'];
  for (const fault of [...faults, /官网请填写以 http/]) await screen.findByText(fault);
  expect(server.to(SAVE)).toEqual([]);
  put('单位全称', '云溪外国语学校');
  put('官网', 'www.yunxi.edu.cn');
  put('联系电话', '0571-87654321');
  put('建校年份', '1998');
  save();
  await screen.findByText('已保存');
  expect(server.to(SAVE)[0]?.body).toMatchObject({
    name: '云溪外国语学校',
    website: 'https://www.yunxi.edu.cn',
    facts: { founded: 1998, hotline: '057187654321' },
  });
});

test('a text that was emptied is sent empty, so that it leaves the page', async () => {
  const server = serve({ [SAVE]: {} });
  renderConsole(<CompanyCard company={companyOf({ intro: '旧的介绍', address: '', shortName: '云溪' })} />);
  put('单位简介', '');
  save();
  await screen.findByText('已保存');
  expect(server.to(SAVE)[0]?.body).toMatchObject({ intro: '', shortName: '云溪' });
  expect(server.to(SAVE)[0]?.body).not.toHaveProperty('address');
});

test('what the server refuses stands at its field, and the text stays', async () => {
  const issues = [{ path: 'body.intro', message: '单位简介含有联系方式' }];
  const server = serve({ [SAVE]: () => refusal('INVALID_INPUT', undefined, issues) });
  renderConsole(<CompanyCard company={companyOf({ intro: '一所学校' })} />);
  put('单位简介', '加微信了解');
  save();
  await screen.findByText('单位简介含有联系方式');
  expect(screen.getByLabelText<HTMLTextAreaElement>('单位简介').value).toBe('加微信了解');
  server.change({ [SAVE]: {} });
  save();
  await waitFor(() => expect(server.to(SAVE)).toHaveLength(2));
});

test.each([
  ['a member who is not its owner', { mayEdit: false }, '只有单位主管理员可以修改单位资料'],
  ['a company under review', { status: 'pending' as const }, /审核期间文字资料不能修改/],
])('%s reads the form, which takes nothing', async (_who, more, said) => {
  serve({});
  renderConsole(<CompanyCard company={companyOf(more)} />);
  await screen.findByText(said);
  expect(screen.getByLabelText('单位简介')).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: /保\s*存$/ })).toHaveProperty('disabled', true);
});

const PICTURES = 'PUT /api/team/company/pictures';
const file = (id: string) => ({ id, name: '校徽.png', url: `/f/${id}`, type: 'image/png', size: 10 });

test('a picture is kept as soon as it is uploaded; one that was refused says why, and the texts stay', async () => {
  const uploads = holdUploads();
  const server = serve({ [PICTURES]: () => refusal('CONFLICT', '单位已暂停，不能更换图片') });
  renderConsole(<CompanyCard company={companyOf({ intro: '一所学校' })} />);
  put('单位简介', '一所好学校');
  const choose = () => chooseFiles(screen.getByRole('button', { name: /更换标志$/ }), pdf(10, '校徽.png', 'image/png'));
  choose();
  await waitFor(() => expect(uploads).toHaveLength(1));
  await uploads[0]?.answer(200, file('71'));
  await screen.findByText('单位已暂停，不能更换图片');
  expect(screen.getByLabelText<HTMLTextAreaElement>('单位简介').value).toBe('一所好学校');
  server.change({ [PICTURES]: companyOf({ logoUrl: '/f/72' }) });
  choose();
  await waitFor(() => expect(uploads).toHaveLength(2));
  await uploads[1]?.answer(200, file('72'));
  await waitFor(() => expect(server.to(PICTURES)[1]?.body).toEqual({ logoFileId: '72' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('单位简介').value).toBe('一所好学校');
});

test('while texts are looked at pictures may be prepared; a colleague changes neither', () => {
  const first = renderConsole(<CompanyCard company={companyOf({ status: 'pending' })} />);
  screen.getByText('审核期间文字资料不能修改，标志、主页图片和相册可以先准备好');
  expect(screen.getByLabelText('单位简介')).toHaveProperty('disabled', true);
  screen.getByRole('button', { name: /更换标志$/ });
  first.unmount();
  renderConsole(<CompanyCard company={companyOf({ mayEdit: false })} />);
  screen.getByText('只有单位主管理员可以修改单位资料');
  expect(screen.queryByRole('button', { name: /更换标志$/ })).toBeNull();
});
