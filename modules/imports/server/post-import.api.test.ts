import { eq, sql } from 'drizzle-orm';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { company } from '#database/schema/companies.ts';
import { post, postDraft } from '#database/schema/posts.ts';
import { givenRecruiter, signIn } from '#server/platform/testing/fixtures.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';
import { postIdColumn } from '../contract.ts';

const { db, call, clock } = await useWholeApp();

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
  const undo = (id: string) => call('POST', `/api/company/imports/${id}/undo`, { token });
  const get = (path: string) => call('GET', `/api/company/imports${path && `/${path}`}`, { token });
  const remap = (id: string, mapping: Record<string, string>) =>
    call('PUT', `/api/company/imports/${id}/mapping`, {
      token,
      body: { mapping: Object.entries(mapping).map(([field, column]) => ({ field, column })) },
    });
  const posts = () => db.select().from(post).where(eq(post.companyId, recruiter.companyId));
  return { ...recruiter, token, upload, start, write, undo, get, remap, posts };
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

  test('sums are named and not counted, drafts keep the order of the table, and only drafts count as written', async () => {
    const school = await desk();
    const titles = ['语文', '数学', '英语', '物理', '化学'].map((subject) => `高中${subject}教师`);
    const { body } = await school.start(
      await sheet([
        head,
        ...titles.map((title) => row(title)),
        row(titles[0] ?? ''),
        ['合计', 12, null, null, null, null],
      ]),
    );
    expect(body).toMatchObject({ total: 6, notes: ['第 8 行是合计，不是职位，没有读取'] });
    await school.write(body.id);
    const made = (await school.posts()).sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
    expect(made.map(({ title }) => title)).toEqual(titles);
    expect((await school.get('')).body.list).toMatchObject([{ total: 6, done: 6, written: 5, drafts: 5 }]);
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

describe('what was read', () => {
  const columns = [
    '岗位名称',
    '招聘人数',
    '薪资',
    '学历',
    '地区',
    '学段',
    '学科',
    '编制',
    '截止日期',
    '福利',
    '到岗时间',
    '岗位职责',
  ];
  const good = [
    '小学语文教师',
    '2',
    '8-12K/月',
    '本科',
    '杭州-西湖区',
    '小学',
    '语文',
    '事业编制',
    '2099-03-01',
    '食堂',
    '立即到岗',
    '承担小学语文教学，参与教研活动。',
  ];
  const oneRow = async (school: Awaited<ReturnType<typeof desk>>, changes: Record<string, string>) => {
    const cells = columns.map((column, at) => changes[column] ?? good[at] ?? '');
    return (await school.start(await sheet([columns, cells]))).body.rows[0];
  };

  test('is shown field by field beside its cell, and whether it can be published', async () => {
    const school = await desk();
    const row = await oneRow(school, {});
    expect(row).toMatchObject({ outcome: 'new', lacking: [] });
    expect(row.values).toEqual(
      expect.arrayContaining([
        { label: '薪资', cell: '8-12K/月', value: '8–12K/月' },
        { label: '地区', cell: '杭州-西湖区', value: '浙江省杭州市西湖区' },
        { label: '学段', cell: '小学', value: '小学' },
        { label: '截止日期', cell: '2099-03-01', value: '2099-03-01' },
        { label: '招聘人数', cell: '2', value: '2 人' },
      ]),
    );
    expect((await oneRow(school, { 岗位职责: '教书' })).lacking).toEqual(['职位描述至少 10 个字']);
  });

  test('a school is asked nothing about itself: its kind decides what a row without 编制 offers', async () => {
    const school = await desk();
    await db.update(company).set({ type: 'private-school' }).where(eq(company.id, school.companyId));
    const { notes } = await oneRow(school, { 编制: '' });
    expect(notes).toEqual(['编制：民办单位，按民办劳动合同理解']);
  });

  test.each([
    [{ 招聘人数: '若干人' }, '招聘人数“若干人”按 1 人填写'],
    [{ 招聘人数: '-3' }, '招聘人数“-3”看不懂，按 1 人填写'],
    [{ 截止日期: '2020-01-01' }, '截止日期 2020-01-01 已过，没有写入'],
    [{ 截止日期: '下个月' }, '截止时间“下个月”看不懂，没有写入'],
    [{ 学历: '小学毕业' }, '学历要求“小学毕业”看不懂，没有写入'],
    [{ 学段: '火星学段' }, '学段“火星学段”看不懂，取自职位名称'],
    [{ 学科: '占星术' }, '学科“占星术”看不懂，取自职位名称'],
    [{ 地区: '火星' }, '地区“火星”看不懂，按本单位所在地填写'],
    [{ 编制: '铁饭碗' }, '用工形式“铁饭碗”看不懂，没有写明编制，按校聘合同理解'],
    [{ 福利: '五险；月结' }, '福利“五险、月结”没有对应的选项，写入职位描述'],
    [{ 到岗时间: '储备状态' }, '到岗时间“储备状态”不是到岗时间，写入其他要求'],
    [{ 岗位名称: `小学语文教师${'长'.repeat(60)}` }, '职位名称超过 60 字，已截去 6 字'],
    [{ 薪资: '#REF!' }, '“薪资”：公式出错（#REF!），没有读取'],
  ])('%j leaves a note', async (changes, note) => {
    const school = await desk();
    expect((await oneRow(school, changes)).notes.join('\n')).toContain(note);
  });

  test('reaches the post: papers, majors, conditions, contact and another school', async () => {
    const school = await desk();
    const more = ['单位', '专业', '学位', '教师资格证', '普通话', '职称', '年龄', '其他条件', '联系人', '任职要求'];
    const values = [
      '海口市第九十九中学',
      '汉语言文学、小学教育',
      '学士',
      '小学及以上',
      '二甲',
      '一级教师',
      '35岁以下',
      '有班主任经历',
      '无此人',
      '热爱教育。',
    ];
    const { body } = await school.start(
      await sheet([
        [...columns, ...more],
        [...good, ...values],
      ]),
    );
    await school.write(body.id);
    const [made] = await school.posts();
    expect(made).toMatchObject({
      certificate: 'primary',
      titleLevel: 'school-1',
      requirements: { majors: ['汉语言文学', '小学教育'], putonghua: '2a' },
    });
    expect(made?.requirements.others).toEqual(
      expect.arrayContaining(['用人单位：海口市第九十九中学', '学位：学士', '年龄：35岁以下', '有班主任经历']),
    );
    expect(made?.description).toContain('【任职要求】\n热爱教育。');
    expect(body.rows[0].notes).toContain('联系人“无此人”不是本单位在职的招聘者，没有写入');
    expect((await oneRow(school, { 编制: '合同' })).notes.join()).not.toContain('年龄');
  });

  test('of a workbook of several sheets is the one with a table, or the one that is asked for', async () => {
    const school = await desk();
    const cells = (grid: Cell[][]) => grid.map((line) => line.map((value) => ({ value: String(value), type: String })));
    const bytes = await writeXlsxFile([
      { data: cells([['填写说明']]), sheet: '说明' },
      { data: cells([head, row('数学教师')]), sheet: '本部' },
      { data: cells([head, row('物理教师')]), sheet: '分校' },
    ] as never).toBuffer();
    const file = (await school.upload(bytes as unknown as Buffer)).body.id;
    const read = async (sheetName?: string) =>
      (await call('POST', '/api/company/imports', { token: school.token, body: { fileId: file, sheet: sheetName } }))
        .body;
    expect(await read()).toMatchObject({
      sheets: ['说明', '本部', '分校'],
      sheet: '本部',
      rows: [{ title: '数学教师' }],
    });
    expect(await read('分校')).toMatchObject({ sheet: '分校', rows: [{ title: '物理教师' }] });
    expect((await read('别的')).message).toBe('没有名为“别的”的工作表');
  });
});

describe('a table that is corrected', () => {
  const send = async (school: Awaited<ReturnType<typeof desk>>, ...lines: Cell[][]) => {
    clock.advance(60_000);
    const { body } = await school.start(await sheet([head, ...lines]));
    return body;
  };
  const edit = async (id: string, form: object, at: Date) =>
    db.update(postDraft).set({ form, savedAt: at }).where(eq(postDraft.postId, id));
  const draftOf = async (id: string) => (await db.select().from(postDraft).where(eq(postDraft.postId, id)))[0]?.form;

  test('brings its drafts up to date without their numbers, and keeps what was edited by hand', async () => {
    const school = await desk();
    const first = await send(school, row('语文教师'), row('数学教师'), row('语文教师', { 4: '杭州-拱墅区' }));
    await school.write(first.id);
    const [chinese] = (await school.posts()).filter(
      ({ regionCode, title }) => title === '语文教师' && regionCode === '330106',
    );
    const id = chinese?.id ?? '';
    await edit(id, { ...(await draftOf(id)), address: '学院路 1 号' }, new Date(clock.now().getTime() + 1_000));
    const second = await send(
      school,
      row('数学教师'),
      row('语文教师', { 2: '9-16K/月' }),
      row('语文教师', { 4: '杭州-拱墅区' }),
    );
    expect(second.rows).toMatchObject([
      { outcome: 'duplicate' },
      { outcome: 'update', postId: id, reason: '改动：薪资；草稿中手工修改的其他内容保留' },
      { outcome: 'duplicate' },
    ]);
    await school.write(second.id);
    expect(await school.posts()).toHaveLength(3);
    expect((await school.posts()).find((item) => item.id === id)?.salaryMin).toBe(900_000n);
    expect(await draftOf(id)).toMatchObject({ address: '学院路 1 号' });
  });

  test('changes no post that was handed in, and says so', async () => {
    const school = await desk();
    await school.write((await send(school, row('语文教师'))).id);
    await db.update(post).set({ status: 'open' }).where(eq(post.companyId, school.companyId));
    const again = await send(school, row('语文教师', { 2: '9-16K/月' }));
    expect(again.rows).toMatchObject([
      { outcome: 'held', reason: '该职位已提交，表中改动的薪资没有写入，请在职位管理中修改' },
    ]);
    await school.write(again.id);
    expect((await school.posts())[0]?.salaryMin).toBe(1_000_000n);
  });

  test('an older table that is taken back leaves what a later one wrote', async () => {
    const school = await desk();
    const first = await send(school, row('语文教师'), row('数学教师'));
    await school.write(first.id);
    await school.write((await send(school, row('语文教师', { 2: '9-16K/月' }))).id);
    expect((await school.undo(first.id)).body).toEqual({ removed: 1, restored: 0, left: 1 });
    expect((await school.posts()).map(({ title, salaryMin }) => [title, salaryMin])).toEqual([['语文教师', 900_000n]]);
  });

  test('a row of the same title that says all else otherwise is a post of its own', async () => {
    const school = await desk();
    await school.write((await send(school, row('语文教师'))).id);
    const other = row('语文教师', {
      1: 5,
      2: '20-30万/年',
      3: '硕士',
      4: '宁波-鄞州区',
      5: '面向高中部招聘，承担竞赛辅导与课程建设。',
    });
    const second = await send(school, row('语文教师'), other);
    expect(outcomes(second)).toEqual(['duplicate', 'new']);
  });

  test('is taken back as a whole: drafts go, changed ones become what they were, what was touched stays', async () => {
    const school = await desk();
    const first = await send(school, row('语文教师'), row('数学教师'), row('英语教师'));
    await school.write(first.id);
    const second = await send(
      school,
      row('语文教师', { 2: '9-16K/月' }),
      row('音乐教师'),
      row('美术教师'),
      row('体育教师'),
    );
    await school.write(second.id);
    const byTitle = async (title: string) => (await school.posts()).find((item) => item.title === title);
    await db
      .update(post)
      .set({ status: 'pending' })
      .where(eq(post.id, (await byTitle('音乐教师'))?.id ?? ''));
    const art = (await byTitle('美术教师'))?.id ?? '';
    await edit(art, { ...(await draftOf(art)), address: '学院路 1 号' }, new Date(clock.now().getTime() + 1_000));
    const list = (await school.get('')).body.list;
    expect(list).toMatchObject([
      { id: second.id, total: 4, done: 4, drafts: 2 },
      { id: first.id, drafts: 2 },
    ]);
    const undone = await school.undo(second.id);
    expect(undone.body).toEqual({ removed: 1, restored: 1, left: 2 });
    expect((await school.posts()).map(({ title }) => title).sort()).toEqual([
      '数学教师',
      '美术教师',
      '英语教师',
      '语文教师',
      '音乐教师',
    ]);
    expect((await byTitle('语文教师'))?.salaryMin).toBe(1_000_000n);
    expect(outcomes((await school.get(second.id)).body)).toEqual(['update', 'duplicate', 'duplicate', 'new']);
    expect((await school.undo(first.id)).body).toEqual({ removed: 3, restored: 0, left: 0 });
    expect((await (await desk()).undo(first.id)).status).toBe(404);
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
  test.each(cases)('%s is said in words', async (_name, make, message) => {
    const school = await desk();
    const answer = await school.start(await make());
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.body.message).toMatch(message);
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
