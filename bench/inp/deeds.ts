import type { Page } from 'playwright-core';
import type { Who } from '../../scripts/shots/people.ts';

/** What somebody does with a long list. */
export interface Deed {
  name: string;
  who: Who;
  path: string;
  /** The call that brings the rows. */
  call: string;
  /** The rows that the page asks for at once, where it turns sheets over. */
  sheet?: number;
  /** What a drawn row is found by. */
  row: string;
  act(page: Page): Promise<void>;
}

const TIMES = 5;

/** Scrolls by the wheel, and takes what is then in sight. */
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
const DELIVERY = 'tr[data-delivery]';
const USER = '.ant-table-row';

export const deeds: readonly Deed[] = [
  {
    name: '/ment: scroll, tick rows, tick all',
    who: 'recruiter',
    path: '/ment',
    call: '/api/company/posts',
    row: POST,
    act: async (page) => {
      await roam(page, POST, (at) =>
        page
          .locator(`${POST} .ant-checkbox-input`)
          .nth(at + 2)
          .click(),
      );
      for (let at = 0; at < 2; at += 1) await page.getByRole('checkbox', { name: '全选' }).click();
    },
  },
  {
    name: '/delivery: tick rows, open one, close it',
    who: 'recruiter',
    path: '/delivery',
    call: '/api/company/resumeBoxList',
    sheet: 20,
    row: DELIVERY,
    act: async (page) => {
      for (let at = 0; at < TIMES; at += 1) await page.locator(`${DELIVERY} .ant-checkbox-input`).nth(at).click();
      await page
        .locator(DELIVERY)
        .first()
        .click({ position: { x: 400, y: 20 } });
      await page.locator('.ant-drawer-content, [role="dialog"]').first().waitFor();
      await page.keyboard.press('Escape');
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
