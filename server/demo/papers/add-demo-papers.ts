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
import { widthOf } from '#packages/typeset/faces.ts';
import { clampLines, drawLine } from '#packages/typeset/svg-text.ts';
import type { Config } from '#server/config.ts';
import { type Database, type RowOf, rowsOf } from '#server/platform/database/database.ts';
import { openFileStore } from '#server/platform/file-store/open-file-store.ts';

/** A certificate of a demo company. It is drawn as a specimen: no authority's paper looks like it. */
interface Paper {
  title: string;
  /** What it says, each with its label. */
  lines: readonly (readonly [label: string, value: string])[];
  issuer: string;
  issuedOn: string;
}

const WIDTH = 1200;
const HEIGHT = 850;
/** Painted at two thirds: it is read as well, and a demo starts sooner. */
const SCALE = 2 / 3;
const [LEFT, RIGHT] = [120, 1080];
const [INK, SOFT, FRAME, SEAL] = ['#2b2b2b', '#6a6250', '#b89b5e', '#c8382e'];
const VALUE_X = LEFT + 270;

const styles = {
  title: { size: 54, weight: 'bold', fill: INK },
  label: { size: 26, weight: 'regular', fill: SOFT },
  value: { size: 28, weight: 'regular', fill: INK },
  foot: { size: 26, weight: 'regular', fill: INK },
  seal: { size: 30, weight: 'bold', fill: SEAL },
  specimen: { size: 120, weight: 'bold', fill: '#00000010' },
} as const;

const frame = (inset: number, width: number) =>
  `<rect x="${inset}" y="${inset}" width="${WIDTH - 2 * inset}" height="${HEIGHT - 2 * inset}" fill="none" stroke="${FRAME}" stroke-width="${width}"/>`;

const centred = (text: string, x: number, baseline: number, style: (typeof styles)[keyof typeof styles]) =>
  drawLine(text, x - (widthOf(text, style.weight) * style.size) / 2, baseline, style);

/** The paper as SVG, all its letters as outlines: the same on every machine. */
export function drawPaper({ title, lines, issuer, issuedOn }: Paper): string {
  const parts = [centred(title, WIDTH / 2, 168, styles.title)];
  let y = 268;
  for (const [label, value] of lines) {
    parts.push(drawLine(label, LEFT, y, styles.label));
    for (const line of clampLines(value, RIGHT - VALUE_X, 2, styles.value)) {
      parts.push(drawLine(line, VALUE_X, y, styles.value));
      y += 44;
    }
    y += 18;
  }
  parts.push(
    drawLine(`登记机关：${issuer}`, LEFT, 700, styles.foot),
    drawLine(`发证日期：${issuedOn}`, LEFT, 748, styles.foot),
    `<circle cx="920" cy="690" r="86" fill="none" stroke="${SEAL}" stroke-width="6"/>`,
    centred('演示样张', 920, 700, styles.seal),
    `<g transform="rotate(-18 600 480)">${centred('演示样张', 600, 520, styles.specimen)}</g>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH * SCALE}" height="${Math.round(HEIGHT * SCALE)}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fffdf5"/>`,
    frame(36, 8),
    frame(52, 2),
    ...parts,
    '</svg>',
  ].join('');
}

const holderColumns = {
  id: 'string',
  accountId: 'string',
  status: 'string',
  name: 'string',
  shortName: 'string',
  type: 'string',
  cityCode: 'string',
  creditCode: 'string?',
  address: 'string',
  createdAt: 'string',
} as const;
type Holder = RowOf<typeof holderColumns>;

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
  const rows = await rowsOf(db, holderColumns)`${holdersAt(now)}`;
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
