import { readFileSync } from 'node:fs';
import { Document, Packer, Paragraph, Table, TableCell, TableRow } from 'docx';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fontFile } from '#packages/typeset/faces.ts';
import { signIn } from '#server/platform/testing/fixtures.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';
import type { ExamReading, FoundFact } from '../../contract/exam-reading.ts';
import { givenProject } from '../test-exams.ts';

const { db, call, clock } = await useWholeApp();

const lines = [
  '澜州市教育局2027年公开招聘中小学教师公告',
  '一、报名',
  '报名时间：2027年3月1日9:00至3月5日17:00。',
  '缴费时间：2027年3月8日9:00至3月9日17:00。考务费每人50元。',
  '二、考试',
  '笔试时间：2027年3月20日上午9:00-11:30。',
  '总成绩=笔试成绩×40%+面试成绩×60%。',
  '咨询电话：0000-81206601',
];
const table = [
  ['岗位代码', '用人单位', '岗位名称', '招聘人数', '学历', '专业'],
  ['0101', '澜州市第一中学', '高中数学教师', '2', '硕士研究生及以上', '数学类'],
  ['0102', '澜州市实验小学', '小学语文教师', '3', '本科及以上', '中国语言文学类'],
];
const facts = {
  title: '澜州市教育局2027年公开招聘中小学教师公告',
  organiser: '澜州市教育局',
  register: '2027-03-01T01:00:00.000Z 2027-03-05T09:00:00.000Z',
  pay: '2027-03-08T01:00:00.000Z 2027-03-09T09:00:00.000Z',
  written: '2027-03-20T01:00:00.000Z 2027-03-20T03:30:00.000Z',
  weights: '40/60',
  fee: '5000',
  phone: '咨询电话 0000-81206601',
};

const cell = (text: string) => new TableCell({ children: [new Paragraph(text)] });
const docx = () => {
  const rows = table.map((row) => new TableRow({ children: row.map(cell) }));
  const children = [...lines.map((text) => new Paragraph(text)), new Table({ rows })];
  return Packer.toBuffer(new Document({ sections: [{ children }] }));
};

const font = readFileSync(fontFile('regular'));
async function pdf(draw: (document: PDFKit.PDFDocument) => void) {
  const document = new PDFDocument({ size: 'A4', margin: 48 });
  draw(document);
  document.end();
  return Buffer.concat(await document.toArray());
}
const ROW = 24;
const COLUMN = 84;
/** Too narrow for the longest text, which takes two lines. */
const CELL = 60;
const withText = () =>
  pdf((document) => {
    document.font(font).fontSize(11);
    for (const line of lines) document.text(line);
    const top = document.y + ROW;
    for (const [y, row] of table.entries())
      for (const [x, text] of row.entries())
        document.fontSize(8).text(text, 48 + x * COLUMN, top + y * ROW, { width: CELL });
  });
const scan = async () => {
  const picture = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#f5f5f0' } })
    .jpeg()
    .toBuffer();
  return pdf((document) => void document.image(picture, 48, 48, { width: 480 }));
};

async function givenDraft() {
  const { id, accountId } = await givenProject(db, {});
  const { token } = await signIn(db, accountId, { now: clock.now() });
  const read = (body: object) => call('POST', `/api/company/exams/${id}/readings`, { token, body });
  const upload = async (name: string, bytes: Buffer) =>
    (await call('POST', '/api/files', { token, query: { kind: 'announcement', name }, body: bytes })).body.id;
  return { read, upload, ofFile: async (name: string, bytes: Buffer) => read({ fileId: await upload(name, bytes) }) };
}

function factOf(fact: FoundFact): [string, string] {
  if (fact.field === 'step') return [fact.step, `${fact.startsAt} ${fact.endsAt}`];
  if (fact.field === 'phone') return ['phone', `${fact.name} ${fact.number}`];
  return [fact.field, fact.field === 'weights' ? `${fact.written}/${fact.interview}` : `${fact.value}`];
}

/** Everything is found, and the line that a fact names contains its words. */
function expectDraft({ lines: text, facts: found, unread, rows }: ExamReading): void {
  expect(Object.fromEntries(found.map(factOf))).toEqual(facts);
  for (const { line, words } of found) expect(text[line]?.replaceAll(/\s/g, '')).toContain(words.replaceAll(/\s/g, ''));
  expect(unread).toEqual([]);
  const posts = rows.map(({ post }) => [post?.code, post?.employer, post?.title, post?.headcount]);
  expect(posts).toEqual([
    ['0101', '澜州市第一中学', '高中数学教师', 2],
    ['0102', '澜州市实验小学', '小学语文教师', 3],
  ]);
  expect(rows.map(({ post }) => post?.requirements.education)).toEqual(['master', 'bachelor']);
}

test.each([
  ['a Word file with a table', '公告.docx', docx],
  ['a PDF with text', '公告.pdf', withText],
])(
  '%s gives title, times, fee, weights, phones and posts, each with its line; the file is gone',
  async (_, name, make) => {
    const draft = await givenDraft();
    const fileId = await draft.upload(name, await make());
    const { status, body } = await draft.read({ fileId });
    expect([status, body.message]).toEqual([200, undefined]);
    expectDraft(body);
    expect((await draft.read({ fileId })).status, 'a second reading').toBe(400);
  },
);

test('a pasted page gives the same', async () => {
  const { read } = await givenDraft();
  const text = [...lines, ...table.map((row) => row.join('\t'))].join('\n');
  expectDraft((await read({ text })).body);
});

test('a table of posts without a column of employers gives posts of the organiser', async () => {
  const { read } = await givenDraft();
  const rows = table.map((row) => row.toSpliced(1, 1).join('\t'));
  const { body } = await read({ text: [...lines, ...rows].join('\n') });
  const posts = body.rows.map(({ post }: ExamReading['rows'][number]) => post?.title);
  expect(posts).toEqual(['高中数学教师', '小学语文教师']);
  expect(body.rows[0].notes).toContain(`没有写用人单位，按“${body.rows[0].post.employer}”理解`);
});

/** Paragraphs longer than the page is wide, whose times and numbers are torn by its lines. */
const long = [
  '澜州市教育局2027年公开招聘中小学教师公告',
  '为满足新学年教学需要，经研究决定面向社会公开招聘中小学教师一百余名，现将有关事项公告如下。',
  '本次招聘的报名通过网络进行，报名时间为2027年3月1日上午8:30至2027年3月5日下午17:30，逾期不予受理，请考生合理安排时间。',
  '通过资格初审的考生请及时办理缴费手续，缴费时间为2027年3月8日上午9:00至2027年3月9日下午17:00，每人缴纳考务费50元，逾期视为放弃。',
  '笔试由澜州市教育考试院统一组织实施，笔试时间为2027年3月20日上午9:00至11:30，具体考点和考场以准考证所载明的为准，请提前熟悉。',
  '对考试、体检、考察合格的拟聘用人员，在澜州市教育局网站上统一向社会进行公示，公示期为七个工作日，公示期内接受社会各界的监督。',
];
const longDocx = () =>
  Packer.toBuffer(new Document({ sections: [{ children: long.map((text) => new Paragraph(text)) }] }));
const longPdf = () =>
  pdf((document) => {
    document.font(font).fontSize(12);
    for (const line of long) document.text(line);
  });

test('a text gives the same facts pasted, as a Word file and as a PDF that breaks its lines', async () => {
  const draft = await givenDraft();
  const values = ({ body }: { body: ExamReading }) => Object.fromEntries(body.facts.map(factOf));
  const pasted = values(await draft.read({ text: long.join('\n') }));
  expect(pasted).toMatchObject({
    register: '2027-03-01T00:30:00.000Z 2027-03-05T09:30:00.000Z',
    pay: '2027-03-08T01:00:00.000Z 2027-03-09T09:00:00.000Z',
    written: '2027-03-20T01:00:00.000Z 2027-03-20T03:30:00.000Z',
    fee: '5000',
    publicityDays: '7',
  });
  expect(values(await draft.ofFile('公告.docx', await longDocx()))).toEqual(pasted);
  expect(values(await draft.ofFile('公告.pdf', await longPdf()))).toEqual(pasted);
});

test('a scan is answered with what to do', async () => {
  const { status, body } = await (await givenDraft()).ofFile('公告.pdf', await scan());
  const message = '没有读到文字，可能是扫描件或图片，请换成有文字的文件';
  expect([status, body.issues]).toEqual([400, [{ path: 'body.fileId', message }]]);
});

test('nothing at all is answered at the field', async () => {
  const { status, body } = await (await givenDraft()).read({});
  expect([status, body.issues[0].path]).toEqual([400, 'body.text']);
});
