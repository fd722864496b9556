import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { authorisationLetter } from '#contract/companies/company-papers.ts';
import { type CompanyState, companyReviewMonths } from '#contract/companies/company-state.ts';
import { dayAt } from '#contract/months.ts';
import { companyTypes } from '#contract/taxonomy/company-types.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { cityName } from '#contract/taxonomy/places/regions.ts';
import { demoPeople } from '#database/demo/accounts.ts';
import { newId } from '#database/new-id.ts';
import { statusIn } from '#database/schema/columns.ts';
import { companyPaper } from '#database/schema/companies.ts';
import { upload } from '#database/schema/files.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/platform/database/database.ts';
import { openFileStore } from '#server/platform/file-store/open-file-store.ts';
import { drawPaper, type Paper } from './draw-paper.ts';

interface Holder extends Record<string, unknown> {
  id: string;
  accountId: string;
  status: string;
  name: string;
  shortName: string;
  type: string;
  cityCode: string;
  creditCode: string | null;
  address: string;
  createdAt: string;
}

/** Those whose papers somebody looks at in a demo: its own school's, and all that wait for an operator or were stopped by one. */
const holdersAt = (now: Date) => sql`
  select company.id::text, member.account_id::text as "accountId", company.status, company.name, company.short_name as "shortName",
    company.type, company.city_code as "cityCode", company.credit_code as "creditCode", company.address,
    company.created_at::text as "createdAt"
  from company
  join company_member as member on member.company_id = company.id and member.role = 'owner' and member.status = 'active'
  join account on account.id = member.account_id
  where not exists (select from company_paper where company_paper.company_id = company.id) and (
    account.phone = ${demoPeople.owner.phone} or ${statusIn<CompanyState>(['pending', 'rejected', 'suspended'], 'company')}
    or company.approved_at <= ${now}::timestamptz - ${`${companyReviewMonths} months`}::interval
    or exists (select from company_change where company_change.company_id = company.id and company_change.status = 'pending'))
  order by company.id`;

/** The first two signs of a credit code say who registered it. */
const registers: Record<string, { title: string; issuer: string }> = {
  '11': { title: '统一社会信用代码证书', issuer: '机构编制委员会办公室' },
  '12': { title: '事业单位法人证书', issuer: '事业单位登记管理局' },
  '52': { title: '民办非企业单位登记证书', issuer: '民政局' },
  '91': { title: '营业执照', issuer: '市场监督管理局' },
};

const dateOf = (time: string) => dayAt(new Date(time)).replace(/^(\d+)-(\d+)-(\d+)$/, '$1 年 $2 月 $3 日');

/** 营业执照 or what stands for it, 招聘授权书, and of private ones 办学许可证. One that was rejected says another name, as its reason tells. */
function papersFor({ status, name, shortName, type, cityCode, creditCode, address, createdAt }: Holder) {
  const code = creditCode ?? '';
  const place = cityName(cityCode);
  const register = registers[code.slice(0, 2)] ?? { title: '营业执照', issuer: '市场监督管理局' };
  const common = [
    ['单位名称', status === 'rejected' ? `${shortName}（筹）` : name],
    ['统一社会信用代码', code],
    ['住所', address || place],
  ] as const;
  const issuedOn = dateOf(createdAt);
  const licence: Paper = {
    title: register.title,
    lines: [...common, ['业务范围', `${labelOf(companyTypes, type)}，教育教学及相关服务`]],
    issuer: `${place}${register.issuer}`,
    issuedOn,
  };
  const permit: Paper = {
    title: '民办学校办学许可证',
    lines: [...common, ['办学类型', labelOf(companyTypes, type)]],
    issuer: `${place}教育局`,
    issuedOn,
  };
  const authorisation: Paper = {
    title: authorisationLetter,
    lines: [...common.slice(0, 2), ['授权事项', '在教育人才网发布职位、处理投递、与求职者沟通']],
    issuer: common[0][1],
    issuedOn,
  };
  return { licence, authorisation, ...(/^(52|91)/.test(code) ? { permit } : {}) };
}

/** Draws papers for the companies of a demo and keeps them as if they had been uploaded. */
export async function addDemoPapers(db: Database, config: Config, now: Date): Promise<void> {
  const { rows } = await db.execute<Holder>(holdersAt(now));
  const folder = await mkdtemp(join(tmpdir(), 'jyrc-papers-'));
  try {
    const drawn = rows.flatMap((holder) =>
      Object.entries(papersFor(holder)).map(async ([kind, paper]) => {
        const id = newId();
        const path = join(folder, `${id}.webp`);
        const picture = sharp(Buffer.from(drawPaper(paper)));
        const { size, width, height } = await (holder.status === 'rejected' ? picture.blur(3) : picture)
          .webp({ quality: 70, effort: 0 })
          .toFile(path);
        const type = 'image/webp';
        const storageKey = `demo-paper-${id}`;
        await openFileStore(config).put(storageKey, path, type);
        const common = { accountId: holder.accountId, kind: 'licence', name: `${paper.title}.webp`, type };
        return {
          paper: { companyId: holder.id, kind, fileId: id, savedAt: new Date(holder.createdAt) },
          file: { ...common, id, size, width, height, storageKey, createdAt: now, claimedAt: now },
        };
      }),
    );
    const all = await Promise.all(drawn);
    if (all.length === 0) return;
    await db.transaction(async (tx) => {
      await tx.insert(upload).values(all.map(({ file }) => file));
      await tx.insert(companyPaper).values(all.map(({ paper }) => paper));
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
