import { eq, sql } from 'drizzle-orm';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { fileEndpoints } from '#contract/files.ts';
import { postIdColumn, postImportEndpoints } from '#contract/post-import.ts';
import { post } from '#database/schema/posts.ts';
import { fileHandlers } from '#server/domains/files/routes.ts';
import { resolveToken } from '#server/domains/identity/public.ts';
import { postImportHandlers } from '#server/domains/imports/routes.ts';
import { givenRecruiter, signIn } from '#server/platform/testing/fixtures.ts';
import { useTestApp } from '#server/platform/testing/test-app.ts';

const { db, call } = await useTestApp({
  table: { ...fileEndpoints, ...postImportEndpoints },
  handlers: (deps) => ({ ...fileHandlers(deps), ...postImportHandlers(deps) }),
  resolveToken,
});

type Cell = string | number | null;
const sheet = async (grid: Cell[][], options: object = {}): Promise<Buffer> =>
  writeXlsxFile(
    grid.map((row) =>
      row.map((value) => (value === null ? null : { value, type: typeof value === 'number' ? Number : String })),
    ) as never,
    options as never,
  ).toBuffer() as unknown as Promise<Buffer>;

const head = ['岗位名称', '招聘人数', '薪资', '学历', '工作地区', '岗位要求'];
const row = (title: string, more: Partial<Record<number, Cell>> = {}): Cell[] =>
  [title, 2, '10-15K/月', '本科', '杭州-西湖区', '承担教学工作，参与教研活动。'].map((cell, at) => more[at] ?? cell);

async function desk(values: Parameters<typeof givenRecruiter>[1] = {}) {
  const recruiter = await givenRecruiter(db, values);
  const { token } = await signIn(db, recruiter.accountId);
  const upload = async (bytes: Buffer, name = '岗位表.xlsx') => {
    const answer = await call('POST', '/api/files', {
      token,
      query: { kind: 'postTable', name },
      body: bytes,
      headers: { 'content-type': 'application/octet-stream' },
    });
    return answer;
  };
  const start = async (bytes: Buffer, name?: string) => {
    const file = await upload(bytes, name);
    return file.status === 200 ? call('POST', '/api/company/imports', { token, body: { fileId: file.body.id } }) : file;
  };
  const write = (id: string) => call('POST', `/api/company/imports/${id}/write`, { token });
  const get = (path: string) => call('GET', `/api/company/imports/${path}`, { token });
  const remap = (id: string, mapping: Record<string, string>) =>
    call('PUT', `/api/company/imports/${id}/mapping`, {
      token,
      body: { mapping: Object.entries(mapping).map(([field, column]) => ({ field, column })) },
    });
  const posts = () => db.select().from(post).where(eq(post.companyId, recruiter.companyId));
  return { ...recruiter, token, upload, start, write, get, remap, posts };
}

const outcomes = (body: { rows: { outcome: string }[] }) => body.rows.map(({ outcome }) => outcome);

describe('a table of the own posts', () => {
  test('is shown as understood before anything is written, then becomes drafts', async () => {
    const school = await desk();
    const { body } = await school.start(
      await sheet([['2026 年岗位表'], head, row('高中数学教师'), row('高中物理教师'), row('高中数学教师')]),
    );
    expect(body).toMatchObject({ done: 0, total: 3, columns: head });
    expect(body.mapping).toMatchObject({ title: '岗位名称', salary: '薪资', place: '工作地区' });
    expect(outcomes(body)).toEqual(['new', 'new', 'duplicate']);
    expect(await school.posts()).toEqual([]);
    expect((await school.write(body.id)).body).toMatchObject({ done: 3, total: 3 });
    const made = await school.posts();
    expect(made.map(({ title, status }) => [title, status]).sort()).toEqual([
      ['高中数学教师', 'draft'],
      ['高中物理教师', 'draft'],
    ]);
    expect(made[0]).toMatchObject({
      regionCode: '330106',
      headcount: 2,
      salaryMin: 1_000_000n,
      education: 'bachelor',
      source: null,
    });
    expect((await school.write(body.id)).body).toMatchObject({ done: 3, rows: [] });
  });

  test('sent again makes nothing twice; a corrected report brings its drafts up to date', async () => {
    const school = await desk();
    const first = await school.start(await sheet([head, row('小学语文教师'), row(''), row('小学英语教师')]));
    expect(outcomes(first.body)).toEqual(['new', 'held', 'new']);
    await school.write(first.body.id);
    const again = await school.start(
      await sheet([head, row('小学语文教师'), row('小学音乐教师'), row('小学英语教师')]),
    );
    expect(outcomes(again.body)).toEqual(['duplicate', 'new', 'duplicate']);
    await school.write(again.body.id);
    expect(await school.posts()).toHaveLength(3);
    const report = (await school.get(`${first.body.id}/report`)).body;
    const [known] = report.rows;
    expect(known).toMatchObject({
      outcome: 'new',
      cells: ['小学语文教师', '2', '10-15K/月', '本科', '杭州-西湖区', '承担教学工作，参与教研活动。'],
    });
    const corrected = [...head, postIdColumn];
    const third = await school.start(
      await sheet([corrected, [...row('小学语文教师', { 2: '12-18K/月' }), known.postId]]),
    );
    expect(outcomes(third.body)).toEqual(['update']);
    await school.write(third.body.id);
    expect(await school.posts()).toHaveLength(3);
    expect((await school.posts()).find(({ id }) => id === known.postId)?.salaryMin).toBe(1_200_000n);
  });

  test('a row tells its cells without a column, and loses the signs that nobody sees', async () => {
    const school = await desk();
    const { body } = await school.start(
      await sheet([head, [...row('高中\u202e生物教师'), '急聘'], row('高中地理教师'), row('高中历史教师')]),
    );
    expect(body).toMatchObject({ columns: head, rows: [{ title: '高中生物教师' }, {}, {}] });
    const note = '比表头多出 1 个单元格，没有使用：“急聘”';
    expect(body.rows.map(({ notes }: { notes: string[] }) => notes.includes(note))).toEqual([true, false, false]);
    expect((await school.write(body.id)).body.rows[0].notes).toContain(note);
  });

  test('can be mapped otherwise, but not once it is being written', async () => {
    const school = await desk();
    const { body } = await school.start(
      await sheet([
        ['甲', '乙', '丙'],
        ['高中化学教师', '杭州', '10-15K/月'],
      ]),
    );
    expect(outcomes(body)).toEqual(['held']);
    expect((await school.remap(body.id, { title: '丁' })).body.message).toContain('没有“丁”');
    const mapped = await school.remap(body.id, { title: '甲', place: '乙', salary: '丙' });
    expect(mapped.body.rows).toMatchObject([{ outcome: 'new', title: '高中化学教师' }]);
    await school.write(body.id);
    expect((await school.remap(body.id, { title: '乙' })).status).toBe(409);
  });

  test('tells what is unlawful or hidden in a row, and another school’s name', async () => {
    const school = await desk();
    const { body } = await school.start(
      await sheet([
        ['单位名称', ...head],
        ['海口市第九十九中学', ...row('数学教师（限女性）', { 5: '电话13812345678，持证上岗。' })],
      ]),
    );
    const notes = body.rows[0].notes.join('；');
    expect(notes).toContain('性别限制');
    expect(notes).toContain('手机号');
    expect(notes).toContain('海口市第九十九中学');
  });

  test('is the company’s own; two writers at once write every row once', async () => {
    const [school, other] = [await desk(), await desk()];
    const many = Array.from({ length: 450 }, (_, n) => row(`初中数学教师 ${n + 1} 岗`));
    const { body } = await school.start(await sheet([head, ...many]));
    expect((await other.get(body.id)).status).toBe(404);
    expect((await other.write(body.id)).status).toBe(404);
    await Promise.all([school.write(body.id), school.write(body.id), school.write(body.id), school.write(body.id)]);
    expect((await school.get(body.id)).body.done).toBe(450);
    expect(await school.posts()).toHaveLength(450);
    for (const role of ['interviewer', 'finance'] as const) {
      const person = await desk({ companyId: school.companyId, role });
      expect((await person.get(body.id)).status).toBe(403);
    }
  });
});

describe('a sheet that is none', () => {
  const cases: [string, () => Promise<Buffer>, RegExp][] = [
    [
      'bytes of noise',
      async () => Buffer.from(Array.from({ length: 4_000 }, (_, n) => (n * 7919) % 256)),
      /岗位表|xlsx|支持/,
    ],
    ['a torn file', async () => (await sheet([head, row('数学教师')])).subarray(0, 1_200), /损坏|读取|支持|不完整/],
    ['a picture', async () => Buffer.from('\x89PNG\r\n\x1a\n not a sheet'), /岗位表只支持/],
    ['a program', async () => Buffer.from('MZ\x90\0,,,\0\0,'), /岗位表只支持/],
    ['words without columns', async () => Buffer.from('我们招老师\n欢迎报名'), /岗位表只支持/],
    ['only a head', () => sheet([head]), /没有数据行/],
    ['nothing', () => sheet([[null]]), /表头|没有数据/],
    ['one column', () => sheet([['职位'], ['数学教师']]), /表头/],
    ['too many rows', () => sheet([head, ...Array.from({ length: 5_001 }, (_, n) => row(`教师${n}`))]), /5000 行/],
    [
      'too many columns',
      () => sheet([Array.from({ length: 140 }, (_, n) => `列${n}`), Array.from({ length: 140 }, () => 'x')]),
      /100 列/,
    ],
  ];
  test.each(cases)('%s is said in words', async (_name, make, words) => {
    const school = await desk();
    const answer = await school.start(await make());
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.body.message).toMatch(words);
    expect(await school.posts()).toEqual([]);
  });

  test.each(['utf8', 'gbk'])('a CSV in %s is read as a workbook is', async (encoding) => {
    const school = await desk();
    const lines = [head, row('高中数学教师'), row('"小学语文教师, 一年级"')].map((cells) => cells.join(','));
    const { body } = await school.start(iconv.encode(lines.join('\r\n'), encoding), '岗位 表.csv');
    expect(body).toMatchObject({ name: '岗位 表.csv', columns: head, total: 2 });
    expect(body.rows).toMatchObject([
      { outcome: 'new', title: '高中数学教师' },
      { outcome: 'new', title: '小学语文教师, 一年级' },
    ]);
    await school.write(body.id);
    expect(await school.posts()).toHaveLength(2);
  });

  test('a merged cell counts for each row that it covers, and the row says so', async () => {
    const school = await desk();
    const cells = (values: Cell[]) => values.map((value) => ({ value: String(value), type: String }));
    const bytes = await writeXlsxFile([
      cells(head),
      [{ value: '初中物理教师', type: String, rowSpan: 2 }, ...cells(row('').slice(1))],
      [null, ...cells(row('', { 4: '杭州-拱墅区' }).slice(1))],
    ] as never).toBuffer();
    const { body } = await school.start(bytes as unknown as Buffer);
    expect(body.rows).toMatchObject([
      { outcome: 'new', title: '初中物理教师' },
      { outcome: 'new', title: '初中物理教师' },
    ]);
  });

  test('a cell far out is refused before a grid is built, and the answer does not wait for it', async () => {
    const school = await desk();
    const parts = unzipSync(await sheet([head, row('数学教师')]));
    const path = 'xl/worksheets/sheet1.xml';
    const far = '<row r="100000"><c r="IV100000" t="inlineStr"><is><t>x</t></is></c></row></sheetData>';
    const xml = strFromU8(parts[path] ?? new Uint8Array()).replace('</sheetData>', far);
    const answer = await school.start(Buffer.from(zipSync({ ...parts, [path]: strToU8(xml) })));
    expect(answer.status).toBe(400);
    expect(answer.body.message).toContain('一次最多导入 5000 行');
  });

  test('may be tried so many times an hour', async () => {
    const school = await desk();
    await db.execute(
      sql`insert into rate_counter (key, count, expires_at) values (${`import:${school.accountId}`}, 60, now() + interval '50 years')`,
    );
    const answer = await school.start(await sheet([head, row('数学教师')]));
    expect(answer.status).toBe(429);
    expect(answer.body.message).toContain('导入太频繁');
  });

  test('of formulas, huge and odd cells loses no row', async () => {
    const school = await desk();
    const grid = [
      head,
      row('=HYPERLINK("http://x","教师")'),
      row('@SUM(A1)'),
      row('#REF!'),
      row('美术教师', { 5: '长'.repeat(30_000) }),
      row('𠮷\u0007体育教师\u202e'),
      row("Robert'); DROP TABLE post;--"),
      row('<script>alert(1)</script>音乐教师'),
      row('历史教师', { 1: '若干', 2: '-1', 3: '火星', 4: '月球' }),
    ];
    const { body, status } = await school.start(await sheet(grid));
    expect(status).toBe(200);
    expect(body.rows).toHaveLength(grid.length - 1);
    const { body: written } = await school.write(body.id);
    expect(written.rows).toHaveLength(grid.length - 1);
    const report = (await school.get(`${body.id}/report`)).body;
    expect(report.rows).toHaveLength(grid.length - 1);
    expect(written.rows.filter(({ outcome }: { outcome: string }) => outcome === 'held')).toMatchObject([
      { number: 4, reason: '缺少职位名称' },
    ]);
  });
});
