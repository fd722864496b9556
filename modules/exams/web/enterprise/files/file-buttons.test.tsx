import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { pick, press, settled } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { fileAnswer, savedFiles } from '#web/testing/saved-files.ts';
import { later, refusal, type Sent, serve, unreachable } from '#web/testing/serve.ts';
import { RowsButton } from '../review/queue.tsx';
import { ArchiveButton, DayListButton, PrintMenu } from './file-buttons.tsx';

const ARCHIVE = 'GET /api/company/exams/:id/archive.zip';
const DAY = 'GET /api/company/exams/:id/recheckList.pdf';
const PAPERS = 'GET /api/company/exams/:id/papers';
const ROWS = 'GET /api/company/exams/:id/registrationRows';

/** Files that staff take from a project. */
const files = [
  {
    call: ARCHIVE,
    draw: <ArchiveButton examId="7" title="澜州市公开招聘" />,
    ask: async () => press('归档包'),
    name: '澜州市公开招聘归档包.zip',
    query: {},
  },
  {
    call: DAY,
    draw: <DayListButton examId="7" day="2027-03-02" />,
    ask: async () => press('打印当天名单'),
    name: '资格复审名单-2027-03-02.pdf',
    query: { day: '2027-03-02' },
  },
  {
    call: PAPERS,
    draw: <PrintMenu examId="7" />,
    ask: async () => {
      press('打印全部考场');
      await pick('准考证');
    },
    name: '准考证.pdf',
    query: { kind: 'tickets' },
  },
] as const;

beforeEach(() => signIn.recruiter());

test.each(files)('$name is saved under its name, after a first try that failed and said why', async (file) => {
  const saved = savedFiles();
  const server = serve({ [file.call]: unreachable });
  renderConsole(file.draw);
  await file.ask();
  await screen.findByText('接口请求失败');
  await settled();
  server.change({ [file.call]: () => refusal('ILLEGAL_MOVE', '现在还不能下载') });
  await file.ask();
  await screen.findByText('现在还不能下载');
  await settled();
  expect(saved).toEqual([]);
  server.change({ [file.call]: fileAnswer() });
  await file.ask();
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual([file.name]));
  expect(await saved[0]?.bytes.text()).toBe('file');
  expect(server.to(file.call).at(-1)).toMatchObject({ params: { id: '7' }, query: file.query });
});

test('while a file is on its way the button waits, and another press asks for nothing', async () => {
  savedFiles();
  const answer = later<Response>();
  const server = serve({ [ARCHIVE]: () => answer.promise });
  renderConsole(<ArchiveButton examId="7" title="澜州市公开招聘" />);
  press('归档包');
  await waitFor(() => expect(document.querySelector('.ant-btn-loading')).not.toBeNull());
  press('归档包');
  expect(server.to(ARCHIVE)).toHaveLength(1);
  answer.resolve(fileAnswer());
  await settled();
});

test('a list of registrations is read to its last page before it is saved; half of it is not', async () => {
  const saved = savedFiles();
  const page = ({ query }: Sent) => (query.cursor ? unreachable() : { items: [], nextCursor: '500' });
  const server = serve({ [ROWS]: page });
  renderConsole(
    <RowsButton examId="7" title="澜州市公开招聘" status="approved">
      下载名单
    </RowsButton>,
  );
  press('下载名单');
  await screen.findByText('接口请求失败');
  await settled();
  expect(saved).toEqual([]);
  server.change({ [ROWS]: ({ query }) => ({ items: [], nextCursor: query.cursor ? null : '500' }) });
  press('下载名单');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toMatch(/^澜州市公开招聘-报名名单-.+\.xlsx$/);
  expect(server.to(ROWS).map(({ query }) => [query.status, query.cursor])).toEqual([
    ['approved', undefined],
    ['approved', '500'],
    ['approved', undefined],
    ['approved', '500'],
  ]);
});
