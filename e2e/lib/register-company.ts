import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { recruiterByCode } from './demo-code.ts';
import { overHttp } from './over-http.ts';
import { plantRecords } from './plant-session.ts';

const codeSigns = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

/** A valid, unused 统一社会信用代码 in 杭州滨江: of a private school, or with 12 of a public one. */
export function newCreditCode(kind = '52'): string {
  const start = `${kind}330108${String(randomInt(1e9)).padStart(9, '0')}`;
  const sum = [...start].reduce((total, sign, at) => total + codeSigns.indexOf(sign) * (weights[at] ?? 0), 0);
  return start + codeSigns[(31 - (sum % 31)) % 31];
}

/** The papers of a private school, as pictures. */
export async function uploadPapers(origin: string, token: string, call: ReturnType<typeof overHttp>): Promise<void> {
  const bytes = await readFile(join(import.meta.dirname, '../../public/icons/app-180.png'));
  const upload = async () => {
    const query = new URLSearchParams({ kind: 'licence', name: '证照.png' });
    const answer = await fetch(`${origin}/api/files?${query}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
      body: bytes,
    });
    if (!answer.ok) throw new Error(`upload: ${answer.status} ${await answer.text()}`);
    return (await answer.json()).id as string;
  };
  await call('PUT', '/api/team/company/papers', {
    licenceFileId: await upload(),
    permitFileId: await upload(),
    authorisationFileId: await upload(),
  });
}

/** A recruiter who registers a company: signed in in this browser, waiting for certification. */
export async function registerCompany(page: Page, origin: string) {
  const phone = `139${String(randomInt(1e8)).padStart(8, '0')}`;
  const login = await recruiterByCode(origin, phone);
  const call = overHttp(origin, login.token);
  const companyJober = await call('POST', '/api/company/saveJoberInfo', { name: '周清扬', title: '人事主任' });
  const name = `杭州市云栖第${randomInt(1e6)}实验学校`;
  const form = { name, type: 'private-school', regionCode: '330108', creditCode: newCreditCode() };
  await uploadPapers(origin, login.token, call);
  const company = await call('POST', '/api/company/jobberRegisteredCompanyInfo', form);
  const session = { token: login.token, user: { ...login.user, phone }, company, companyJober };
  await plantRecords(page, session);
  return { name, id: company.id as string, phone, token: login.token as string, call };
}
