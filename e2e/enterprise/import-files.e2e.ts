import { strToU8, zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoPeople } from '#database/demo/accounts.ts';
import { enterAs } from '#e2e/lib/sign-in.ts';
import { useSite } from '#e2e/lib/site.ts';

const site = useSite();

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const failed = '<c t="e"><f>VLOOKUP(A9,人数!A:B,2)</f><v>#REF!</v></c>';
const row = (...cells: string[]) => `<row>${cells.join('')}</row>`;

/** A workbook of one sheet by its rows in XML, with further parts. */
function workbookOf(rows: readonly string[], more: Record<string, Uint8Array> = {}): Buffer {
  const relations = (id: string, target: string, type: string) =>
    strToU8(
      `<Relationships xmlns="${packages}/relationships"><Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/></Relationships>`,
    );
  const parts = {
    '[Content_Types].xml': strToU8(
      `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheet}.worksheet+xml"/></Types>`,
    ),
    '_rels/.rels': relations('r1', 'xl/workbook.xml', 'officeDocument'),
    'xl/workbook.xml': strToU8(
      `<workbook ${main} xmlns:r="${office}"><sheets><sheet name="岗位" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': relations('r1', 'worksheets/sheet1.xml', 'worksheet'),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet ${main}><sheetData>${rows.join('')}</sheetData></worksheet>`),
  };
  return Buffer.from(zipSync({ ...parts, ...more }));
}

const head = row(...['岗位名称', '薪资', '学历', '招聘人数', '地区', '岗位职责', '截止日期'].map(text));
const year = new Date().getFullYear() + 1;
const post = (title: string, headcount: string) =>
  row(
    ...[title, '8-12K/月', '本科'].map(text),
    headcount,
    ...['杭州-西湖区', '承担教学工作，参与教研活动，指导学生社团。', `即日起至${year}年6月30日`].map(text),
  );

async function choose(page: Page, name: string, buffer: Buffer) {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: `${spreadsheet}.sheet`, buffer });
}

/** The whole page is as wide as the window, so that nothing is read by scrolling sideways. */
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test.each([
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])(
  'a school is told what a workbook lacks, and what to do with one that is refused, at $width px',
  async (viewport) => {
    const page = await site.person({ viewport });
    await enterAs(page, demoPeople.owner.phone, 'enterprise');
    await page.goto('/release/import');

    await choose(page, '带宏的岗位表.xlsx', workbookOf([head], { 'xl/vbaProject.bin': strToU8('macro') }));
    const advice = page.getByText('请另存为不含宏的 docx、xlsx、pptx 后再上传').first();
    await advice.waitFor({ timeout: 40_000 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    const box = await advice.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= viewport.width).toBe(true);

    const [bad, good] = ['初中日语教师', '初中俄语教师'];
    await choose(page, '岗位表.xlsx', workbookOf([head, post(bad, failed), post(good, text('2'))]));
    await page.getByRole('button', { name: good }).waitFor({ timeout: 40_000 });
    await page.getByRole('button', { name: bad }).click();
    const drawer = page.getByTestId('import-row');
    await drawer.getByText('公式出错（#REF!），没有读取').waitFor();
    await drawer.getByText(`按起止日期中的最后一天 ${year}-06-30 理解`).waitFor();
    const deadline = drawer.getByRole('row', { name: /截止/ });
    await deadline.getByText(`即日起至${year}年6月30日`).waitFor();
    expect(
      await drawer
        .getByRole('row', { name: /招聘人数/ })
        .getByText('#REF!')
        .count(),
    ).toBe(0);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  },
);
