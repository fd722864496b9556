import type { Page } from 'playwright-core';
import { encode } from '#web/session/encoded.ts';
import type { SessionField } from '#web/session/session-store.ts';

/** Records as an earlier visit would have left them. The token is unknown to the server. */
const plantable = {
  token: 'a-token-that-the-server-does-not-know',
  user: { phone: '13800009999' },
  jober: {
    id: '1',
    name: '王小明',
    gender: 'male',
    birthday: '1995-01-01',
    education: 'bachelor',
    identity: 'teacher',
  },
  company: { id: '1', name: '测试学校', shortName: '测试学校', logoUrl: null, status: 'approved' },
  companyJober: {
    memberId: '1',
    companyId: '1',
    name: '周老师',
    title: '',
    avatarUrl: null,
    role: 'owner',
    status: 'active',
  },
} as const satisfies Partial<Record<SessionField, unknown>>;

export type Plantable = keyof typeof plantable;

/** Puts records into storage once, before this person's first page loads. */
export async function plantRecords(page: Page, records: Record<string, unknown>): Promise<void> {
  const entries = Object.entries(records).map(([field, value]) => [`jyrc_${field}`, encode(value)] as const);
  await page.addInitScript((pairs) => {
    if (sessionStorage.getItem('planted')) return;
    sessionStorage.setItem('planted', '1');
    for (const [key, value] of pairs) localStorage.setItem(key, value);
    localStorage.setItem('jyrc_token_until', String(Date.now() + 3_600_000));
  }, entries);
}

/** Puts client state into storage that the server does not know. */
export const plantSession = (page: Page, fields: readonly Plantable[]): Promise<void> =>
  plantRecords(page, Object.fromEntries(fields.map((field) => [field, plantable[field]])));

/** The credentials left in storage. */
export const storedCredentials = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ['jyrc_token', 'jyrc_user', 'jyrc_jober', 'jyrc_company', 'jyrc_companyJober'].filter((key) =>
      localStorage.getItem(key),
    ),
  );
