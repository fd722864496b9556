import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { pictures } from '#web/testing/pictures.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { chooseFiles, holdUploads, pdf } from '#web/testing/uploads.ts';
import { EvidenceFields, type EvidenceFile } from './evidence-fields.tsx';

const photo = { width: 100, height: 200 };

function Form({ initial = [] }: { initial?: EvidenceFile[] }) {
  const [files, setFiles] = useState(initial);
  return (
    <>
      <EvidenceFields
        kinds={['photo', 'degree', 'other']}
        needed={['photo', 'degree']}
        files={files}
        photo={photo}
        onChange={(change) => setFiles((before) => change(before))}
      />
      <p data-testid="files">{files.map(({ kind, fileId }) => `${kind} ${fileId}`).join(',')}</p>
    </>
  );
}
const files = () => screen.getByTestId('files').textContent;
const lines = () => screen.getAllByRole('listitem');
const line = (at: number) => within(lines()[at] as HTMLElement);
const stored = (id: string) => ({ id, name: 'x', kind: 'examEvidence', url: '/x', size: 1, type: 'image/jpeg' });
const image = (name = '登记照.jpg') => new File(['picture'], name, { type: 'image/jpeg' });

/** Cuts the chosen picture as it stands. */
async function cut() {
  const dialog = await screen.findByRole('dialog', { name: '裁剪证件照' });
  await waitFor(() => expect(dialog.querySelector('img')).not.toBeNull());
  fireEvent.load(dialog.querySelector('img') as HTMLImageElement);
  fireEvent.click(within(dialog).getByRole('button', { name: '使用这张照片' }));
}

test('each kind has a line; what is needed is marked, and several papers of a kind stand beside each other', async () => {
  const sent = holdUploads();
  renderPage(<Form />);
  expect(lines().map(({ textContent }) => textContent?.includes('*'))).toEqual([true, true, false]);
  chooseFiles(line(1).getByRole('button', { name: /^上传/ }), pdf(10, '毕业证.pdf'));
  await waitFor(() => expect(sent).toHaveLength(1));
  await sent[0]?.answer(200, { ...stored('8'), name: '毕业证.pdf' });
  line(1).getByText('毕业证.pdf');
  chooseFiles(line(1).getByRole('button', { name: /^再加一份/ }), pdf(10, '学位证.pdf'));
  await waitFor(() => expect(sent).toHaveLength(2));
  await sent[1]?.answer(200, { ...stored('9'), name: '学位证.pdf' });
  expect(files()).toBe('degree 8,degree 9');
});

test('a paper that was chosen by mistake is taken away alone', async () => {
  const { user } = renderPage(
    <Form
      initial={[
        { kind: 'degree', fileId: '8', name: '毕业证.pdf' },
        { kind: 'degree', fileId: '9', name: '别人的证.pdf' },
      ]}
    />,
  );
  await user.click(screen.getByRole('button', { name: '去掉别人的证.pdf' }));
  expect(files()).toBe('degree 8');
});

test('an upload that fails says so beside its kind, and is tried again; what was attached stays', async () => {
  const sent = holdUploads();
  const { user } = renderPage(<Form initial={[{ kind: 'other', fileId: '3', name: '证明.pdf' }]} />);
  chooseFiles(line(1).getByRole('button', { name: /^上传/ }), pdf(10, '毕业证.pdf'));
  await waitFor(() => expect(sent).toHaveLength(1));
  await sent[0]?.answer(500, { message: '服务器开小差了' });
  await line(1).findByText(/服务器开小差了/);
  expect(files()).toBe('other 3');
  await user.click(line(1).getByRole('button', { name: /重试/ }));
  await waitFor(() => expect(sent).toHaveLength(2));
  await sent[1]?.answer(200, { ...stored('8'), name: '毕业证.pdf' });
  expect(files()).toBe('other 3,degree 8');
});

test('a picture is cut to the measures of the project; another one takes its place', async () => {
  const sent = holdUploads();
  const drawn = pictures(400, 400);
  renderPage(<Form initial={[{ kind: 'photo', fileId: '1', name: '旧照.jpg' }]} />);
  line(0).getByText('100 × 200');
  chooseFiles(line(0).getByRole('button', { name: /^换一张/ }), image());
  await cut();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.url).toContain('kind=examEvidence');
  expect(drawn[0]?.to).toEqual([100, 200]);
  await sent[0]?.answer(200, stored('2'));
  await waitFor(() => expect(files()).toBe('photo 2'));
  line(0).getByText('登记照.jpg');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a picture in the shape of the measures is made smaller and attached without a frame', async () => {
  const sent = holdUploads();
  const drawn = pictures(300, 600);
  renderPage(<Form />);
  chooseFiles(line(0).getByRole('button', { name: /^上传/ }), image());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect([drawn, screen.queryByRole('dialog')]).toEqual([[{ from: [0, 0, 300, 600], to: [100, 200] }], null]);
  await sent[0]?.answer(200, stored('2'));
  await waitFor(() => expect(files()).toBe('photo 2'));
});

test('where such a picture is refused, its frame opens to try another part of it', async () => {
  const sent = holdUploads();
  pictures(300, 600);
  renderPage(<Form />);
  chooseFiles(line(0).getByRole('button', { name: /^上传/ }), image());
  await waitFor(() => expect(sent).toHaveLength(1));
  await sent[0]?.answer(400, { code: 'INVALID_INPUT', message: '照片里没有人脸' });
  await screen.findByRole('dialog', { name: '裁剪证件照' });
  expect(files()).toBe('');
});

test('a picture that is too small is refused with its size; a better one clears the fault', async () => {
  pictures(80, 400);
  renderPage(<Form />);
  const choose = () => chooseFiles(line(0).getByRole('button', { name: /^上传/ }), image());
  choose();
  expect((await screen.findByRole('alert')).textContent).toBe(
    '照片是 80 × 400 像素，裁不出 100 × 200，请换一张更清晰的',
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  vi.restoreAllMocks();
  pictures(400, 400);
  choose();
  await screen.findByRole('dialog');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what is no picture is said to be none', async () => {
  pictures(400, 400);
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new DOMException('no picture'));
  renderPage(<Form />);
  chooseFiles(line(0).getByRole('button', { name: /^上传/ }), image('合同.jpg'));
  await screen.findByText('请选择 JPG、PNG 或 WebP 图片');
});

test('a picture whose upload is refused stays in its frame, and nothing is attached', async () => {
  const sent = holdUploads();
  pictures(400, 400);
  renderPage(<Form />);
  chooseFiles(line(0).getByRole('button', { name: /^上传/ }), image());
  await cut();
  await waitFor(() => expect(sent).toHaveLength(1));
  await sent[0]?.answer(400, { code: 'INVALID_INPUT', message: '照片里没有人脸' });
  await screen.findByText('照片里没有人脸');
  screen.getByRole('dialog', { name: '裁剪证件照' });
  expect(files()).toBe('');
});

test('a portrait among several files is cut like one of its own line, the others go to theirs', async () => {
  const sent = holdUploads();
  pictures(100, 200);
  renderPage(<Form />);
  chooseFiles(screen.getByRole('button', { name: '一次选好几份' }), image('证件照.jpg'), pdf(10, '学位证.pdf'));
  await waitFor(() => expect(sent).toHaveLength(2));
  for (const [at, id] of ['8', '9'].entries()) await sent[at]?.answer(200, stored(id));
  await waitFor(() =>
    expect(
      files()
        ?.split(',')
        .map((file) => file.split(' ')[0])
        .sort(),
    ).toEqual(['degree', 'photo']),
  );
});
