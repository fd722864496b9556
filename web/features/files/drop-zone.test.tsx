import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole, renderPage } from '#web/testing/render-page.tsx';
import { chooseFiles, holdUploads, pdf } from '#web/testing/uploads.ts';
import { AttachedFiles } from './attached-files.tsx';
import { DropZone } from './drop-zone.tsx';

let sent: ReturnType<typeof holdUploads>;
const last = () => sent.at(-1) as (typeof sent)[number];
const table = (name = '岗位表.csv', bytes = 10) => new File([new Uint8Array(bytes)], name, { type: 'text/csv' });

function open(disabled = false) {
  const onDone = vi.fn();
  const page = renderPage(
    <DropZone
      kind="postTable"
      title="把岗位表拖到这里"
      text="XLSX 或 CSV"
      label="选择岗位表"
      disabled={disabled}
      onDone={onDone}
    />,
  );
  const zone = screen.getByTestId('drop-zone');
  const drop = (...files: File[]) => fireEvent.drop(zone, { dataTransfer: { files } });
  return { onDone, zone, drop, ...page };
}

beforeEach(() => {
  signIn.recruiter();
  sent = holdUploads();
});

test('a file that is dropped is sent like one that is chosen, and shows how far it is', async () => {
  const { drop, onDone, zone } = open();
  fireEvent.dragOver(zone);
  screen.getByText('松开即上传');
  fireEvent.dragLeave(zone);
  screen.getByText('把岗位表拖到这里');
  drop(table());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(new URLSearchParams(last().url.split('?')[1]).get('kind')).toBe('postTable');
  act(() => last().upload.onprogress?.({ loaded: 1, total: 4 }));
  screen.getByText('25%');
  await last().answer(200, { id: '7' });
  expect(onDone.mock.calls).toEqual([[{ id: '7' }]]);
});

test('a second file that is dropped while one is on its way does not take its place', async () => {
  const { drop, onDone } = open();
  drop(table());
  await waitFor(() => expect(sent).toHaveLength(1));
  drop(table('另一份.csv'));
  await last().answer(200, { id: '7' });
  expect([sent.length, onDone.mock.calls.length]).toEqual([1, 1]);
});

test('while it is closed nothing that is dropped is sent', () => {
  const { drop } = open(true);
  drop(table());
  expect(sent).toEqual([]);
  expect(screen.getByRole('button', { name: '选择岗位表' })).toHaveProperty('disabled', true);
});

test('what is dropped that is no file is left alone', () => {
  const { drop } = open();
  drop();
  expect(sent).toEqual([]);
  screen.getByRole('button', { name: '选择岗位表' });
});

test.each([
  ['an empty file', table('空.csv', 0), /文件是空的/],
  ['a picture', new File(['x'], '照片.png', { type: 'image/png' }), /XLSX|CSV|Excel/],
])('%s is refused before it is sent, and another can be dropped', async (_, file, said) => {
  const { drop, onDone } = open();
  drop(file);
  expect((await screen.findByRole('alert')).textContent).toMatch(said);
  expect(sent).toEqual([]);
  drop(table());
  await waitFor(() => expect(sent).toHaveLength(1));
  await last().answer(200, { id: '8' });
  expect(onDone).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['the network is gone', (one: (typeof sent)[number]) => act(async () => one.onerror()), '网络不通，文件没有传完'],
  ['it takes too long', (one: (typeof sent)[number]) => act(async () => one.ontimeout()), '网络请求超时'],
  [
    'the server has no room',
    (one: (typeof sent)[number]) => one.answer(503, { code: 'UNAVAILABLE', message: '存储已满' }),
    '存储已满',
  ],
  [
    'the answer is no JSON',
    (one: (typeof sent)[number]) =>
      act(async () => Object.assign(one, { status: 502, responseText: '<html>' }).onload()),
    '接口请求失败',
  ],
])('where %s it says so and the same file is sent again by one press', async (_, fail, said) => {
  const { drop, onDone, user } = open();
  drop(table());
  await waitFor(() => expect(sent).toHaveLength(1));
  await fail(last());
  expect((await screen.findByRole('alert')).textContent).toContain(said);
  await user.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(last().url).toBe(sent[0]?.url);
  await last().answer(200, { id: '7' });
  expect(onDone).toHaveBeenCalledOnce();
});

test('an upload is given up when its page is left: its answer changes nothing', async () => {
  const { drop, onDone, unmount } = open();
  drop(table());
  await waitFor(() => expect(sent).toHaveLength(1));
  unmount();
  await last().answer(200, { id: '7' });
  expect(onDone).not.toHaveBeenCalled();
});

function Attached({ first = [] as { fileId: string; name: string }[] }) {
  const [files, setFiles] = useState(first);
  return <AttachedFiles value={files} onChange={setFiles} />;
}

test('files are attached one after the other, and each can be taken away', async () => {
  const { user } = renderConsole(<Attached first={[{ fileId: '1', name: '报名表.pdf' }]} />);
  chooseFiles(screen.getByRole('button', { name: '上传附件' }), pdf(10, '公告.pdf'));
  await waitFor(() => expect(sent).toHaveLength(1));
  await last().answer(200, { id: '2', name: '公告.pdf' });
  const names = () => screen.getAllByRole('listitem').map((one) => one.textContent);
  await waitFor(() => expect(names()).toEqual(['报名表.pdf移除', '公告.pdf移除']));
  await user.click(screen.getAllByRole('button', { name: /移\s*除/ })[0] as HTMLElement);
  expect(names()).toEqual(['公告.pdf移除']);
});

test('no more files than a post may have can be attached', () => {
  const many = Array.from({ length: 10 }, (_, at) => ({ fileId: String(at), name: `附件${at}.pdf` }));
  renderConsole(<Attached first={many} />);
  expect(screen.getByRole('button', { name: '上传附件' })).toHaveProperty('disabled', true);
});
