import type { Page } from 'playwright-core';
import type { Who } from '#lab/shots/people.ts';

/** A user action on a long list. */
export interface Action {
  name: string;
  who: Who;
  path: string;
  /** The call whose answer is extended; none where the rows really exist. */
  call?: string;
  /** Rows per request, for paged lists. */
  sheet?: number;
  /** Selector of a rendered row. */
  row: string;
  /** Loads the rows, where opening the page does not. */
  prepare?(page: Page, rows: number): Promise<void>;
  act(page: Page): Promise<void>;
}

const TIMES = 5;

/** Scrolls by wheel and acts on what is in view. */
async function roam(page: Page, row: string, press: (at: number) => Promise<void>): Promise<void> {
  await page.locator(row).first().hover();
  for (let at = 0; at < TIMES; at += 1) {
    await page.mouse.wheel(0, 4_000);
    await page.waitForTimeout(150);
    await press(at);
    await page.waitForTimeout(150);
  }
}

const POST = '[data-testid="post-table"] .ant-table-row';
const DELIVERY = 'li[data-delivery]';
const CARD = '[data-testid="board"] [data-delivery]';
const IMPORTED = '.ant-table-row';
const USER = '.ant-table-row';

async function pressKeys(page: Page, keys: string): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(60);
  }
}

/** A company's table of posts. */
async function bringTable(page: Page, rows: number): Promise<void> {
  const lines = Array.from({ length: rows }, (_, at) => `高中物理教师${at},普通高中,物理,2,10-15K/月,本科,杭州-西湖区`);
  const csv = ['职位名称,学段,学科,招聘人数,薪资,学历要求,地区', ...lines].join('\n');
  const file = { name: '岗位表.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.getByRole('button', { name: '选择岗位表' }).waitFor();
  await page.locator('input[type=file]').setInputFiles(file);
}

export const actions: readonly Action[] = [
  {
    name: '/ment: scroll, tick rows, tick all, filter',
    who: 'recruiter',
    path: '/ment',
    call: '/api/company/posts',
    sheet: 50,
    row: POST,
    act: async (page) => {
      await roam(page, POST, (at) =>
        page
          .locator(`${POST} .ant-checkbox-input`)
          .nth(at + 2)
          .click(),
      );
      for (let at = 0; at < 2; at += 1) await page.getByRole('checkbox', { name: '全选' }).click();
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await page.waitForTimeout(300);
      }
    },
  },
  {
    name: '/delivery: keys j k x, tick rows, open one, close it',
    who: 'recruiter',
    path: '/delivery',
    call: '/api/company/boxRows',
    sheet: 20,
    row: DELIVERY,
    act: async (page) => {
      await pressKeys(page, 'jjjjjkkxjx');
      for (let at = 0; at < TIMES; at += 1) await page.locator(`${DELIVERY} .ant-checkbox-input`).nth(at).click();
      await page
        .locator(DELIVERY)
        .first()
        .click({ position: { x: 400, y: 20 } });
      await page.locator('[data-testid="pane"]').first().waitFor();
      await page.keyboard.press('Escape');
    },
  },
  {
    name: '/delivery board: scroll, keys j k x, open one',
    who: 'recruiter',
    path: '/delivery?view=board',
    call: '/api/company/boxRows',
    // In each of seven columns.
    sheet: 715,
    row: CARD,
    act: async (page) => {
      await roam(page, CARD, () => pressKeys(page, 'jjx'));
      await pressKeys(page, 'kkkxkk');
      await page.locator(CARD).first().click();
    },
  },
  {
    name: '/release/import report: scroll, its tabs',
    who: 'recruiter',
    path: '/release/import',
    row: IMPORTED,
    prepare: bringTable,
    act: async (page) => {
      const tabs = page.getByRole('tablist', { name: '逐行结果' }).getByRole('tab');
      await roam(page, IMPORTED, (at) => tabs.nth(at).click());
      await tabs.first().click();
      await tabs.first().press('ArrowRight');
    },
  },
  {
    name: '/admin/users: search, open one',
    who: 'operator',
    path: '/admin/users?keyword=139',
    call: '/api/admin/users',
    sheet: 30,
    row: USER,
    act: async (page) => {
      await page
        .getByRole('textbox', { name: '手机号或姓名' })
        .or(page.getByRole('searchbox'))
        .first()
        .pressSequentially('00');
      await page.locator(`${USER} button`).first().click();
    },
  },
];
