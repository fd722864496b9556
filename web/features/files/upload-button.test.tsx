import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { setSession } from '#web/session/session-store.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { chooseFiles, holdUploads, pdf } from '#web/testing/uploads.ts';
import { uploadAddress } from './upload.ts';
import { UploadButton } from './upload-button.tsx';

function open() {
  const onDone = vi.fn();
  const page = renderPage(
    <UploadButton kind="attachment" onDone={onDone}>
      选择文件
    </UploadButton>,
  );
  const choose = (file: File) => chooseFiles(screen.getByRole('button', { name: '选择文件' }), file);
  return { onDone, choose, ...page };
}

let sent: ReturnType<typeof holdUploads>;
const last = () => sent.at(-1) as (typeof sent)[number];
const settle = (action: () => void) => act(async () => action());

beforeEach(() => {
  sent = holdUploads();
  setSession({ token: 'token' });
});

test('a file is sent as it is chosen, with its purpose and name, and shows how far it is', async () => {
  const { choose, onDone } = open();
  choose(pdf());
  await screen.findByText('上传中', { exact: false });
  const query = new URLSearchParams(last().url.split('?')[1]);
  expect([query.get('kind'), query.get('name')]).toEqual(['attachment', '简历.pdf']);
  expect(last().headers.authorization).toBe('Bearer token');
  await settle(() => last().upload.onprogress?.({ loaded: 3, total: 10 }));
  screen.getByText('30%');
  await last().answer(200, { id: '7', name: '简历.pdf' });
  expect(onDone).toHaveBeenCalledWith({ id: '7', name: '简历.pdf' });
  screen.getByRole('button', { name: '选择文件' });
});

test.each([
  ['an empty file', pdf(0), '文件是空的，请重新选择'],
  ['a file of another kind', pdf(10, 'a.exe', 'application/x-msdownload'), /PDF|图片|Word/],
])('%s is refused before anything is sent', async (_, file, text) => {
  const { choose } = open();
  choose(file);
  expect((await screen.findByRole('alert')).textContent).toMatch(text);
  expect(sent).toEqual([]);
});

test('a file that is too heavy is refused before anything is sent', async () => {
  const { choose } = open();
  const file = pdf();
  Object.defineProperty(file, 'size', { value: 500 * 1024 * 1024 });
  choose(file);
  expect((await screen.findByRole('alert')).textContent).toContain('文件不能超过');
  expect(sent).toEqual([]);
});

test('a connection that is lost says so; another try sends the same file again', async () => {
  const { choose, onDone, user } = open();
  choose(pdf());
  await screen.findByText('上传中', { exact: false });
  await settle(() => last().onerror());
  expect((await screen.findByRole('alert')).textContent).toContain('网络不通，文件没有传完');
  await user.click(screen.getByRole('button', { name: '重试' }));
  await last().answer(200, { id: '7' });
  expect([sent.length, onDone.mock.calls.length]).toEqual([2, 1]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what the server refuses is said beside the button', async () => {
  const { choose, onDone } = open();
  choose(pdf());
  await screen.findByText('上传中', { exact: false });
  await last().answer(415, { code: 'UNSUPPORTED_TYPE', message: '文件内容不是 PDF' });
  expect((await screen.findByRole('alert')).textContent).toContain('文件内容不是 PDF');
  expect(onDone).not.toHaveBeenCalled();
});

test('an upload is called off without a word of failure, and another file may be chosen', async () => {
  const { choose, onDone, user } = open();
  choose(pdf());
  await user.click(await screen.findByRole('button', { name: '取消' }));
  expect(screen.queryByRole('alert')).toBeNull();
  choose(pdf(20, '另一份.pdf'));
  await last().answer(200, { id: '8' });
  expect(onDone.mock.calls).toEqual([[{ id: '8' }]]);
});

test('files go to the API host, or to a host of their own', () => {
  expect(uploadAddress({ baseUrl: 'https://api.test', uploadUrl: '/api/files' })).toBe('https://api.test/api/files');
  expect(uploadAddress({ baseUrl: 'https://api.test', uploadUrl: 'https://files.test/up' })).toBe(
    'https://files.test/up',
  );
});
