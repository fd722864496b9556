import { Document, Packer, Paragraph } from 'docx';
import { strToU8, unzipSync, zipSync } from 'fflate';
import PDFDocument from 'pdfkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { givenSeeker } from '#server/platform/testing/fixtures.ts';
import { useWholeApp } from '#server/proof/whole-app.ts';

const { app, db, call, tokenOf } = await useWholeApp();
let token = '';
beforeEach(async () => {
  const { accountId } = await givenSeeker(db);
  token = await tokenOf(accountId);
});

const lines = [
  '林知夏',
  '电话：13812345678',
  '教育背景',
  '2016.09-2020.06 浙东师范大学 数学与应用数学 本科',
  '工作经历',
  '2020.08-至今 杭州青枫高级中学 高中数学教师',
  '天气晴朗的一行',
];
const docx = await Packer.toBuffer(
  new Document({ sections: [{ children: lines.map((text) => new Paragraph(text)) }] }),
);

async function pdf(options: PDFKit.PDFDocumentOptions, draw: (document: PDFKit.PDFDocument) => void): Promise<Buffer> {
  const document = new PDFDocument(options);
  draw(document);
  document.end();
  return Buffer.concat(await document.toArray());
}

async function upload(name: string, payload: Buffer, kind = 'resumeImport') {
  const response = await app.inject({
    method: 'POST',
    url: '/api/files',
    query: { kind, name },
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    payload,
  });
  return { status: response.statusCode, body: response.json() };
}

const read = async (fileId: string) => call('POST', '/api/resumes/readings', { token, body: { fileId } });

describe('a resume from a file', () => {
  test('becomes a draft with what could not be read beside it; the file is gone after', async () => {
    const { body: file } = await upload('简历.docx', docx);
    const { status, body } = await read(file.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      person: { name: '林知夏', phone: '13812345678' },
      entries: {
        educations: [{ school: '浙东师范大学', major: '数学与应用数学', education: 'bachelor', from: '2016-09' }],
        experiences: [{ employer: '杭州青枫高级中学', position: '高中数学教师', subject: 'math', to: 'now' }],
      },
    });
    expect((await read(file.id)).status).toBe(400);
    expect((await call('GET', '/api/resumes', { token })).body).toEqual([]);
  });

  test("another's file, one of another kind and none are refused alike", async () => {
    const mine = await upload('简历.docx', docx, 'attachment');
    const { body: file } = await upload('简历.docx', docx);
    const { accountId } = await givenSeeker(db);
    token = await tokenOf(accountId);
    for (const id of [file.id, mine.body.id, '4611686018427387904']) {
      expect((await read(id)).body.message).toBe('文件不存在或已失效，请重新上传');
    }
  });

  test('a scan says that there is no text', async () => {
    const scan = await pdf({}, (document) => void document.rect(50, 50, 200, 20).fill('#444444'));
    const { body: file } = await upload('扫描件.pdf', scan);
    expect((await read(file.id)).body.message).toContain('没有文字');
  });

  test('a torn document is refused in words, and the server goes on', async () => {
    const parts = unzipSync(docx);
    parts['word/document.xml'] = strToU8('<w:document xmlns:w="x"><w:body><w:p>');
    const { status, body: file } = await upload('坏.docx', Buffer.from(zipSync(parts)));
    const answer = status === 200 ? await read(file.id) : { status, body: file };
    expect(answer.status).toBe(400);
    expect(answer.body.message).toMatch(/损坏|没有文字|不完整/);
    expect((await call('GET', '/api/resumes', { token })).status).toBe(200);
  });
});

describe('what is refused at the door', () => {
  const macro = () => {
    const parts = unzipSync(docx);
    parts['word/vbaProject.bin'] = strToU8('Sub AutoOpen()');
    return Buffer.from(zipSync(parts));
  };
  test.each<[name: string, make: () => Buffer | Promise<Buffer>, message: RegExp]>([
    ['空.pdf', () => Buffer.alloc(0), /空/],
    ['加密.pdf', () => pdf({ userPassword: 'secret' }, (document) => void document.text('secret')), /加密/],
    ['大.pdf', () => Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(11 * 1_048_576, 32)]), /10 ?MB|过大/],
    ['宏.docx', macro, /宏/],
    ['旧版.docx', () => Buffer.from('d0cf11e0a1b11ae1'.padEnd(1_024, '0'), 'hex'), /旧版|加密/],
    ['冒名.pdf', () => Buffer.from('MZ this is a program, whatever its name says'), /只支持|类型|格式/],
    ['网页.doc', () => Buffer.from('MIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\n<p>简历</p>'), /另存为 docx/],
    ['网页.doc', () => Buffer.from('<html><body>简历</body></html>'), /另存为 docx/],
    ['富文本.doc', () => Buffer.from('{\\rtf1\\ansi resume}'), /另存为 docx/],
    ['图片.docx', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]), /只支持|格式|打不开/],
  ])('%s', async (name, make, message) => {
    const { status, body } = await upload(name, await make());
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body.message).toMatch(message);
  });
});
