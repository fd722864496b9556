import type { Page } from 'playwright-core';
import { legalVersions } from '#contract/personal-data/legal.ts';
import { demoPassword, demoPeople } from '#database/demo/accounts.ts';
import { decode } from '#web/session/encoded.ts';

/** A user without a browser. */
export function overHttp(origin: string, token?: string) {
  return async (method: string, path: string, body?: unknown) => {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    if (body !== undefined) headers['content-type'] = 'application/json';
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const response = await fetch(origin + path, { method, headers, body: payload });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text === '' ? null : JSON.parse(text);
  };
}

/** The token of the browser's session. */
export const tokenOf = async (page: Page): Promise<string> =>
  decode(await page.evaluate(() => localStorage.getItem('jyrc_token'))) as string;

/** A recruiter of the demo: that of its approved school. */
export async function demoRecruiter(origin: string, { phone }: { phone: string } = demoPeople.owner) {
  const body = { phone, password: demoPassword };
  const { token, company } = await overHttp(origin)('POST', '/api/company/recruiterLogin', body);
  return { call: overHttp(origin, token), companyId: company.id as string };
}

/** Delivers to a post of the company that the seeker has not delivered to yet. */
export async function deliverSomewhere(call: ReturnType<typeof overHttp>, companyId: string) {
  const posts = await call('GET', `/api/company/getPostByCompanyId?companyId=${companyId}`);
  const [resume] = (await call('GET', '/api/resumes')).items ?? (await call('GET', '/api/resumes'));
  for (const { id: postId, status } of posts.items) {
    if (status && status !== 'open') continue;
    const body = { postId, resumeId: resume.id, consent: true, consentVersion: legalVersions.delivery };
    const made = await call('POST', '/api/deliveries', body).catch(() => null);
    if (made) return { id: made.id as string, postId: postId as string };
  }
  throw new Error('every post has been delivered to');
}
