import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import type { CompanyPapers } from '#contract/companies/own-company.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { refusal, serve } from '#web/testing/serve.ts';
import { chooseFiles, holdUploads, pdf } from '#web/testing/uploads.ts';
import { PapersBox } from './papers-box.tsx';

const KEEP = 'PUT /api/team/company/papers';
const none = { licence: null, permit: null, authorisation: null };
const stored = (id: string) => ({ id, name: '证书.pdf', url: `/f/${id}`, type: 'application/pdf', size: 2_048 });

function open(type: string | undefined) {
  const uploads = holdUploads();
  const server = serve({ 'GET /api/team/company': null as never });
  function Box() {
    const [papers, setPapers] = useState<CompanyPapers>(none);
    const named = () => ({ company: '深圳中学', creditCode: '' });
    return <PapersBox papers={papers} onPapers={setPapers} type={type} named={named} />;
  }
  const page = renderConsole(<Box />);
  return { uploads, server, ...page };
}
const cards = () => within(screen.getByRole('region', { name: '证照' })).getAllByRole('listitem');
const cardOf = (at: number) => cards()[at] as HTMLElement;
const upload = (card: HTMLElement) => within(card).getByRole('button', { name: /上\s?传/ });

beforeEach(() => signIn.recruiter('owner'));

test('a paper is stored as soon as it is uploaded, each under its own name', async () => {
  const { uploads, server } = open('training');
  server.change({ [KEEP]: { ...none, licence: stored('71') } as never });
  chooseFiles(upload(cardOf(0)), pdf(10, '执照.pdf'));
  await waitFor(() => expect(uploads).toHaveLength(1));
  await uploads[0]?.answer(200, stored('71'));
  await within(cardOf(0)).findByText('PDF，2 KB');
  expect(server.to(KEEP)[0]?.body).toEqual({ licenceFileId: '71' });
  server.change({ [KEEP]: { ...none, licence: stored('71'), authorisation: stored('72') } as never });
  chooseFiles(upload(cardOf(cards().length - 1)), pdf(10, '授权书.pdf'));
  await waitFor(() => expect(uploads).toHaveLength(2));
  await uploads[1]?.answer(200, stored('72'));
  await waitFor(() => expect(server.to(KEEP)[1]?.body).toEqual({ authorisationFileId: '72' }));
});

test('several papers are chosen at once, and each is stored as what its name says', async () => {
  const { uploads, server } = open('training');
  server.change({ [KEEP]: none as never });
  const names = ['营业执照.pdf', '办学许可证.pdf', '授权书.pdf'];
  chooseFiles(screen.getByRole('button', { name: '一次选多份' }), ...names.map((name) => pdf(10, name)));
  for (const [at, name] of names.entries()) {
    await waitFor(() => expect(uploads).toHaveLength(at + 1));
    await uploads[at]?.answer(200, { ...stored(`7${at}`), name });
  }
  await waitFor(() => expect(server.to(KEEP)).toHaveLength(3));
  expect(server.to(KEEP).map(({ body }) => body)).toEqual([
    { licenceFileId: '70' },
    { permitFileId: '71' },
    { authorisationFileId: '72' },
  ]);
});

test('a paper that could not be stored is not shown as there, and may be chosen again', async () => {
  const { uploads, server } = open('training');
  server.change({ [KEEP]: () => refusal('CONFLICT', '认证审核中，不能更换证照') });
  chooseFiles(upload(cardOf(0)), pdf(10, '执照.pdf'));
  await waitFor(() => expect(uploads).toHaveLength(1));
  await uploads[0]?.answer(200, stored('71'));
  await screen.findByText('认证审核中，不能更换证照');
  expect(within(cardOf(0)).queryByText('PDF，2 KB')).toBeNull();
  expect(upload(cardOf(0))).toHaveProperty('disabled', false);
});

test('a file that the server does not take says why, and nothing is stored', async () => {
  const { uploads, server } = open('training');
  chooseFiles(upload(cardOf(0)), pdf(10, '执照.pdf'));
  await waitFor(() => expect(uploads).toHaveLength(1));
  await uploads[0]?.answer(400, { code: 'INVALID_INPUT', message: '文件内容和类型不符' });
  await screen.findByText(/文件内容和类型不符/);
  expect(server.to(KEEP)).toEqual([]);
});
