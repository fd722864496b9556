import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { fileAnswer, savedFiles } from '#web/testing/saved-files.ts';
import { later, refusal, serve, unreachable } from '#web/testing/serve.ts';
import { Downloads } from './preview-page.tsx';

const PDF = 'GET /api/resumes/:id/pdf';
const DOCX = 'GET /api/resumes/:id/docx';
const [resume] = sampleOf(api['GET /api/resumes'].returns, [{ id: '7', name: '初中数学版' }]);
const open = () => renderPage(<Downloads resume={resume as NonNullable<typeof resume>} template="plain" />);
const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

beforeEach(() => signIn.seeker());

test.each([
  ['PDF', PDF, /PDF/, '林晓-初中数学版.pdf'],
  ['Word', DOCX, /Word/, '林晓-初中数学版.docx'],
] as const)('the resume is saved as %s under the name of person and version', async (_, call, name, saved) => {
  const files = savedFiles();
  const server = serve({ [call]: unreachable });
  const { user } = open();
  await user.click(button(name));
  await screen.findByText('接口请求失败');
  server.change({ [call]: () => refusal('TOO_MANY_REQUESTS', '下载得太快了，请稍候') });
  await user.click(button(name));
  await screen.findByText('下载得太快了，请稍候');
  expect(files).toEqual([]);
  server.change({ [call]: fileAnswer() });
  await user.click(button(name));
  await waitFor(() => expect(files.map((file) => file.name)).toEqual([saved]));
  expect(server.to(call).at(-1)).toMatchObject({ params: { id: '7' }, query: { template: 'plain' } });
});

test('one file is made at a time, and may be given up: nothing is saved then', async () => {
  const files = savedFiles();
  const answer = later<Response>();
  const server = serve({ [PDF]: () => answer.promise, [DOCX]: fileAnswer() });
  const { user } = open();
  await user.click(button(/PDF/));
  expect(button(/Word/).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: '取消' }));
  await act(async () => answer.resolve(fileAnswer()));
  await waitFor(() => expect(button(/Word/).disabled).toBe(false));
  expect(files).toEqual([]);
  await user.click(button(/Word/));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(server.to(PDF)).toHaveLength(1);
});

test('a file that comes after the page was left is not saved', async () => {
  const files = savedFiles();
  const answer = later<Response>();
  serve({ [PDF]: () => answer.promise });
  const { user, unmount } = open();
  await user.click(button(/PDF/));
  unmount();
  await act(async () => answer.resolve(fileAnswer()));
  expect(files).toEqual([]);
});
