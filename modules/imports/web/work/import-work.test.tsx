import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '#contract/api.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { later, refusal, type Sent, serve, unreachable } from '#web/testing/serve.ts';
import { chooseFiles, holdUploads } from '#web/testing/uploads.ts';
import type { ImportSheet } from '../../contract.ts';
import { ImportWork } from './import-work.tsx';

const LIST = 'GET /api/company/imports';
const READ = 'POST /api/company/imports';
const OPEN = 'GET /api/company/imports/:id';
const MAP = 'PUT /api/company/imports/:id/mapping';
const WRITE = 'POST /api/company/imports/:id/write';
const UNDO = 'POST /api/company/imports/:id/undo';

type Row = Some<ImportSheet['rows'][number]>;
const row = (number: number, more: Row = {}): Row => ({ number, outcome: 'new', title: `职位${number}`, ...more });
const field = (name: string, label: string, needed = false) => ({ name, label, needed });
const table = (more: Some<ImportSheet> = {}): ImportSheet =>
  sampleOf(api[READ].returns, {
    id: '4',
    name: '岗位表.xlsx',
    sheet: 'Sheet1',
    sheets: ['Sheet1'],
    total: 3,
    done: 0,
    columns: ['岗位', '薪酬', '备用列'],
    samples: [['高中数学教师', '16 万/年', '']],
    notes: ['第 6 行是合计，不是职位，没有读取'],
    fields: [field('title', '职位名称', true), field('salary', '薪资', true), field('dormitory', '住宿')],
    mapping: { title: '岗位', salary: '薪酬' },
    rows: [
      row(1),
      row(2, { lacking: ['请填写职位描述'] }),
      row(3, { outcome: 'held', reason: '没有职位名称', title: '' }),
    ],
    ...more,
  });
const summary = (more = {}) => ({
  id: '4',
  name: '岗位表.xlsx',
  sheet: '',
  at: '2027-03-01T01:00:00Z',
  total: 3,
  done: 3,
  written: 2,
  drafts: 2,
  ...more,
});

function open(sheet = table()) {
  const server = serve({ [LIST]: {}, [READ]: sheet, [OPEN]: sheet });
  const page = renderConsole(
    <ImportWork next={<a href="/ment">去管理草稿</a>} postHref={(id) => `/release?id=${id}`} />,
    '/release/import',
  );
  return { server, ...page };
}
const choose = async () => {
  const uploads = holdUploads();
  chooseFiles(await screen.findByRole('button', { name: /选择岗位表/ }), new File(['x'], '岗位表.xlsx'));
  await waitFor(() => expect(uploads).toHaveLength(1));
  await uploads[0]?.answer(200, { id: '71', name: '岗位表.xlsx', size: 1, url: '/f/71' });
};
const read = async (sheet?: ImportSheet) => {
  const opened = open(sheet);
  await choose();
  await screen.findByText('列的对应关系');
  return opened;
};
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const write = () => press(/写入草稿$|继续写入$/);

beforeEach(() => signIn.recruiter());

test('a chosen file is read under its upload; what will be written, and what will not, is said first', async () => {
  const { server } = await read();
  expect(server.to(READ).map(({ body }) => body)).toEqual([{ fileId: '71' }]);
  screen.getByText('确认后将写入 2 个草稿，1 个可以直接提交发布，1 个需补充；重复和待修改的 1 行不写入');
  screen.getByText(/不使用的列：备用列/);
  expect(server.to(WRITE)).toEqual([]);
});

test('a file that is no table says why, and another one can be chosen', async () => {
  const { server } = open();
  server.change({ [READ]: () => refusal('INVALID_INPUT', '没有找到表头') });
  await choose();
  await screen.findByText('没有找到表头');
  server.change({ [READ]: table() });
  await choose();
  await screen.findByText('列的对应关系');
});

test('rows are narrowed by what becomes of them; a row opens with what was read beside what stands in the table', async () => {
  const values = [{ label: '薪资', cell: '十六万', value: '16 万/年' }];
  const { user } = await read(
    table({
      rows: [
        row(1, { values, notes: ['薪资按年读'], postId: '88' }),
        row(2, { outcome: 'held', reason: '没有职位名称', title: '' }),
      ],
    }),
  );
  await user.click(screen.getByRole('button', { name: '职位1' }));
  const drawer = within(await screen.findByTestId('import-row'));
  drawer.getByText('16 万/年');
  drawer.getByText('十六万');
  drawer.getByText('薪资按年读');
  expect(drawer.getByRole('link', { name: '打开职位' }).getAttribute('href')).toBe('/release?id=88');
  await user.click(within(screen.getByRole('tablist', { name: '逐行结果' })).getByText(/待修改/));
  await waitFor(() => expect(screen.queryByRole('button', { name: '职位1' })).toBeNull());
  screen.getByRole('button', { name: '（没有名称）' });
});

test('a column that was taken for the wrong field is put right; a refusal puts it back', async () => {
  const { server } = await read();
  const select = async (label: string, column: string) => {
    fireEvent.mouseDown(screen.getByLabelText(new RegExp(`^${label}`)));
    const options = await screen.findAllByTitle(column);
    fireEvent.click(options.find((option) => option.className.includes('option')) as HTMLElement);
  };
  server.change({
    [MAP]: ({ body }: Sent) =>
      table({
        mapping: Object.fromEntries(
          body.mapping.map((one: { field: string; column: string }) => [one.field, one.column]),
        ),
      }),
  });
  await select('薪资', '备用列');
  await waitFor(() => expect(server.to(MAP)).toHaveLength(1));
  expect(server.to(MAP)[0]).toMatchObject({
    params: { id: '4' },
    body: {
      mapping: [
        { field: 'title', column: '岗位' },
        { field: 'salary', column: '备用列' },
      ],
    },
  });
  await screen.findByText(/不使用的列：薪酬/);
  server.change({ [MAP]: unreachable });
  await select('薪资', '薪酬');
  await screen.findByText('接口请求失败');
  await screen.findByText(/不使用的列：薪酬/);
});

test('before a row is written another table takes the place of this one by its file alone', async () => {
  const { server } = await read();
  const uploads = holdUploads();
  server.change({ [READ]: table({ name: '改好的岗位表.xlsx' }) });
  chooseFiles(
    screen.getByRole('button', { name: '换一张表' }),
    new File(['x'], '改好的岗位表.csv', { type: 'text/csv' }),
  );
  await waitFor(() => expect(uploads).toHaveLength(1));
  await uploads[0]?.answer(200, { id: '12' });
  await screen.findByRole('heading', { name: '改好的岗位表.xlsx' });
  expect(server.to(READ).at(-1)?.body).toEqual({ fileId: '12' });
});

test('fields without a column unfold', async () => {
  const { user } = await read();
  expect(screen.queryByLabelText('住宿')).toBeNull();
  await user.click(screen.getByRole('button', { name: '显示其余 1 个字段' }));
  screen.getByLabelText('住宿');
  await user.click(screen.getByRole('button', { name: '收起没有对应列的字段' }));
  expect(screen.queryByLabelText('住宿')).toBeNull();
});

test('rows are written step by step, and where the line breaks it goes on from there', async () => {
  const { server } = await read();
  let done = 0;
  server.change({
    [WRITE]: () => {
      if (done === 2) throw new TypeError('Failed to fetch');
      done = 2;
      return { done, rows: [row(1, { postId: '88' })] };
    },
  });
  write();
  await screen.findByText('接口请求失败');
  await screen.findByText('2 / 3 行');
  server.change({ [WRITE]: { done: 3, rows: [] } });
  write();
  await screen.findByText('岗位表已写入草稿');
  screen.getByRole('link', { name: '去管理草稿' });
  expect(server.to(WRITE)).toHaveLength(3);
  expect(screen.queryByRole('button', { name: '继续写入' })).toBeNull();
});

test('stopping keeps what is written and offers to go on or to take it back', async () => {
  const { server } = await read();
  const step = later<object>();
  server.change({ [WRITE]: () => step.promise });
  write();
  await waitFor(() => expect(server.to(WRITE)).toHaveLength(1));
  expect(screen.getByRole('button', { name: /下载逐行报告/ })).toHaveProperty('disabled', true);
  press(/停\s*止$/);
  await act(async () => step.resolve({ done: 1, rows: [] }));
  await screen.findByText('1 / 3 行');
  screen.getByRole('button', { name: /继续写入$/ });
  expect(server.to(WRITE)).toHaveLength(1);
});

test('notes on the table stand above its rows, and every field that is written has a column', async () => {
  const values = [
    { label: '职称', cell: '', value: '一级教师' },
    { label: '其他要求', cell: '', value: '须任班主任' },
    { label: '福利', cell: '无', value: '' },
  ];
  await read(table({ rows: [row(1, { values })] }));
  screen.getByText('第 6 行是合计，不是职位，没有读取');
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['行', '结果', '职位', '说明', '职称', '其他要求']);
});

test.each([
  [{ removed: 2, restored: 1, left: 0 }, '已撤回：删除 2 个草稿，还原 1 个草稿'],
  [{ removed: 0, restored: 0, left: 3 }, '没有可以撤回的草稿；3 个已提交或修改过，予以保留'],
])('an import is taken back only after a yes, and says what became of it: %j', async (answer, said) => {
  const server = serve({ [LIST]: { list: [summary()] }, [UNDO]: answer });
  renderConsole(<ImportWork />, '/release/import');
  const line = within(await screen.findByTestId('recent-import'));
  line.getByText(/3 行，写入 2 个；可撤回草稿 2 个/);
  fireEvent.click(line.getByRole('button', { name: /撤\s*回$/ }));
  expect(server.to(UNDO)).toEqual([]);
  fireEvent.click(await screen.findByRole('button', { name: /撤回导入$/ }));
  await screen.findByText(said);
  expect(server.to(UNDO).map(({ params }) => params)).toEqual([{ id: '4' }]);
});

test('an import of before is opened where it stands; one without drafts cannot be taken back', async () => {
  const server = serve({ [LIST]: { list: [summary({ drafts: 0 })] }, [OPEN]: table({ done: 1 }) });
  renderConsole(<ImportWork />, '/release/import');
  const line = within(await screen.findByTestId('recent-import'));
  expect(line.getByRole('button', { name: /撤\s*回$/ })).toHaveProperty('disabled', true);
  fireEvent.click(line.getByRole('button', { name: /查\s*看$/ }));
  await screen.findByText('1 / 3 行');
  screen.getByRole('button', { name: /继续写入$/ });
  expect(server.to(OPEN).map(({ params }) => params.id)).toEqual(['4']);
});

test('a workbook of several sheets is read one by one, and a table without a row to write cannot be written', async () => {
  const { server, user } = await read(table({ sheets: ['教师', '教辅'], sheet: '教师' }));
  server.change({
    [READ]: table({ sheets: ['教师', '教辅'], sheet: '教辅', rows: [row(1, { outcome: 'duplicate' })], total: 1 }),
  });
  fireEvent.mouseDown(screen.getByLabelText('工作表'));
  await user.click(await screen.findByText('教辅', { selector: '.ant-select-item-option-content' }));
  await screen.findByText('没有可以写入的行');
  expect(server.to(READ).at(-1)?.body).toEqual({ fileId: '71', sheet: '教辅' });
  expect(screen.getByRole('button', { name: /写入草稿$/ })).toHaveProperty('disabled', true);
});

test('an operator imports for a school, by the calls of operators alone', async () => {
  signIn.operator('content');
  const server = serve({
    'GET /api/admin/companies/:companyId/imports': {},
    'POST /api/admin/companies/:companyId/imports': table(),
  });
  renderConsole(<ImportWork companyId="9" />, '/admin/companies');
  await choose();
  await screen.findByText('列的对应关系');
  expect(server.to('POST /api/admin/companies/:companyId/imports')[0]).toMatchObject({
    params: { companyId: '9' },
    body: { fileId: '71' },
  });
  expect(server.sent.filter(({ key }) => key.includes('/api/company/'))).toEqual([]);
});

test('the template is a file of this device: nothing is asked for it', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  const { server, user } = open();
  await user.click(await screen.findByRole('button', { name: /下载模板/ }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(server.sent.filter(({ key }) => key !== LIST && !key.includes('unread'))).toEqual([]);
});
