import { screen, waitFor } from '@testing-library/react';
import { unzipSync } from 'fflate';
import { beforeEach, expect, test, vi } from 'vitest';
import { press, settled } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { fileAnswer, savedFiles } from '#web/testing/saved-files.ts';
import { refusal, type Sent, serve } from '#web/testing/serve.ts';
import { ZipButton } from '../batch-bar.tsx';

const ONE = 'GET /api/company/deliveries/:id';
const PDF = 'GET /api/company/deliveries/:id/resume.pdf';
const FILES = 'GET /api/company/deliveries/:id/files';
const names: Record<string, string> = { '1': '赵一', '2': '钱二' };

const detail = ({ params }: Sent, own: object = {}) =>
  ({
    id: params.id,
    person: { name: names[params.id as string] },
    post: { id: '42', title: '高中物理教师' },
    interview: null,
    offer: null,
    snapshot: { content: { own } },
  }) as never;

function open(ids = ['1', '2']) {
  const server = serve({
    [ONE]: (sent) => detail(sent),
    [PDF]: () => fileAnswer('pdf'),
    'GET /api/company/boxRows': {},
    'GET /api/company/boxCounts': {},
    'GET /api/company/boxStrip': {},
  });
  return { server, ...renderConsole(<ZipButton ids={ids} />) };
}
async function save() {
  press('下载简历');
  await screen.findByText(/对方会看到简历被查看$/);
  press('下载', screen.getByRole('tooltip'));
}
const inside = async (bytes: Blob) => Object.keys(unzipSync(new Uint8Array(await bytes.arrayBuffer())));

beforeEach(() => signIn.recruiter());

test('the resumes are one file, each under its post and person, after a yes that says who will see it', async () => {
  const saved = savedFiles();
  const { server } = open();
  press('下载简历');
  await screen.findByText('下载 2 份简历？对方会看到简历被查看');
  press('再想想');
  expect(server.sent).toEqual([]);
  await save();
  await screen.findByText('已下载 2 份简历');
  expect(await inside(saved[0]?.bytes as Blob)).toEqual(['高中物理教师-赵一.pdf', '高中物理教师-钱二.pdf']);
});

test('a resume that may not be had is named with its reason, the others are saved', async () => {
  const saved = savedFiles();
  const { server } = open();
  server.change({ [PDF]: ({ params }) => (params.id === '1' ? refusal('NOT_FOUND', '对方已撤回投递') : fileAnswer()) });
  await save();
  expect((await screen.findAllByText('已下载 1 份简历，1 份没有下载')).length).toBeGreaterThan(0);
  screen.getByText(/对方已撤回投递/);
  expect(await inside(saved[0]?.bytes as Blob)).toEqual(['高中物理教师-钱二.pdf']);
});

test('a file of the person that is out of reach does not take the other resumes with it', async () => {
  const saved = savedFiles();
  const { server } = open();
  server.change({
    [ONE]: (sent) => detail(sent, sent.params.id === '1' ? { fileId: '8' } : {}),
    [FILES]: [{ kind: 'own', title: '简历', url: 'https://files.test/8' }] as never,
  });
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    String(address).startsWith('https://files.test') ? Promise.reject(new TypeError('offline')) : answer(address, init),
  );
  await save();
  expect((await screen.findAllByText('已下载 1 份简历，1 份没有下载')).length).toBeGreaterThan(0);
  screen.getByText(/求职者自己的简历没有下载/);
  expect(await inside(saved[0]?.bytes as Blob)).toContain('高中物理教师-钱二.pdf');
});

test('too many at once are not begun', async () => {
  const { server } = open(Array.from({ length: 51 }, (_, at) => `${at + 1}`));
  press('下载简历');
  await screen.findByText('一次最多下载 50 份，请少选一些');
  press('知道了');
  await settled();
  expect(server.sent).toEqual([]);
});

test('where none could be had no file is saved', async () => {
  const saved = savedFiles();
  const { server } = open();
  server.change({ [ONE]: () => refusal('NOT_FOUND', '没有这份投递') });
  await save();
  expect((await screen.findAllByText('已下载 0 份简历，2 份没有下载')).length).toBeGreaterThan(0);
  await waitFor(() => expect(saved).toEqual([]));
});
