import { and, eq, sql } from 'drizzle-orm';
import { authorisationLetter, requiredPapersOf } from '#contract/companies/company-papers.ts';
import type { CompanyProposal } from '#contract/companies/company-shapes.ts';
import { companyTextEdits, company as machine } from '#contract/companies/company-state.ts';
import { isCreditCode } from '#contract/companies/credit-code.ts';
import { companySizes } from '#contract/taxonomy/company-sizes.ts';
import { companyTypes } from '#contract/taxonomy/company-types.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { regionFullName } from '#contract/taxonomy/places/regions.ts';
import { maskPhone } from '#contract/text.ts';
import { certifiedCompany, company, companyChange, companyPaper, knownCompany } from '#database/schema/companies.ts';
import { missingPapersOf } from '#server/domains/companies/public.ts';
import { fileLinks } from '#server/domains/files/public.ts';
import { type Database, rowOf } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type Dossier, fact, historyOf } from '../dossier.ts';

type CompanyRow = typeof company.$inferSelect;

/** Warns of a code that a certified company already has, or with a wrong check digit. */
async function codeWarning(db: Database, id: string, code: string | null): Promise<string | null> {
  if (!code) return '没有填写统一社会信用代码';
  if (!isCreditCode(code)) return '校验位不对，请与证照核对';
  const row = await rowOf(db, { name: 'string' })`
    select company.name from company
    where company.credit_code = ${code} and ${certifiedCompany} and company.id <> ${id} limit 1`;
  return row ? `已被“${row.name}”使用` : null;
}

async function nameWarning(db: Database, { id, nameKey, claimOf }: CompanyRow): Promise<string | null> {
  const row = await rowOf(db, { status: 'string' })`
    select company.status from company
    where company.name_key = ${nameKey} and company.id not in (${id}, ${claimOf ?? id}) and ${knownCompany} limit 1`;
  if (!row) return null;
  return row.status === 'unclaimed' ? '有同名的未认领单位，可能应走认领' : '已有同名单位';
}

async function ownerFacts(db: Database, id: string) {
  const owner = await rowOf(db, { name: 'string', title: 'string', phone: 'string', created_at: 'string' })`
    select company_member.name, company_member.title, account.phone, account.created_at
    from company_member join account on account.id = company_member.account_id
    where company_member.company_id = ${id} and company_member.status = 'active' and company_member.role = 'owner' limit 1`;
  if (!owner) return [];
  const { phone } = owner;
  return [fact('申请人', [owner.name, owner.title].filter(Boolean).join('，')), fact('申请人手机', maskPhone(phone))];
}

/** The papers that this type of company needs, and which are missing. */
async function papersFact(db: Database, id: string, type: string) {
  const missing = await missingPapersOf(db, id, type);
  const warning = missing.length > 0 ? `缺少：${missing.join('；')}，不能通过` : null;
  return fact('所需证照', Object.values(requiredPapersOf(type)).join('；'), { warning });
}

const changed = (next: string | undefined, now: string) =>
  next !== undefined && next !== now ? { was: now || '未填写' } : {};

/** A company's own data, with the proposed replacements. */
async function factsOf(db: Database, row: CompanyRow, proposal: CompanyProposal = {}) {
  const code = proposal.creditCode ?? row.creditCode;
  const region = proposal.regionCode ?? row.regionCode;
  const type = proposal.type ?? row.type;
  return [
    fact('单位名称', proposal.name ?? row.name, {
      ...changed(proposal.name, row.name),
      warning: await nameWarning(db, row),
    }),
    fact('单位简称', proposal.shortName ?? row.shortName, changed(proposal.shortName, row.shortName)),
    fact('统一社会信用代码', code ?? '', {
      ...changed(proposal.creditCode, row.creditCode ?? ''),
      warning: await codeWarning(db, row.id, code),
    }),
    fact(
      '单位类型',
      labelOf(companyTypes, type),
      changed(proposal.type && labelOf(companyTypes, type), labelOf(companyTypes, row.type)),
    ),
    fact(
      '所在地区',
      regionFullName(region),
      changed(proposal.regionCode && regionFullName(region), regionFullName(row.regionCode)),
    ),
    fact('详细地址', proposal.address ?? row.address),
    fact('规模', labelOf(companySizes, proposal.size ?? row.size)),
    fact('官网', proposal.website ?? row.website),
    await papersFact(db, row.id, type),
    ...(await ownerFacts(db, row.id)),
  ];
}

const pendingChange = (db: Database, companyId: string) =>
  db
    .select()
    .from(companyChange)
    .where(and(eq(companyChange.companyId, companyId), eq(companyChange.status, 'pending')));

const paperTitles: Record<string, string> = {
  licence: '营业执照或法人证书',
  permit: '办学许可证',
  authorisation: authorisationLetter,
};

/** The papers of its certification. The URLs expire: only the deciding operator sees them. */
async function papersOf(deps: Deps, db: Database, id: string): Promise<Dossier['papers']> {
  const rows = await db.select().from(companyPaper).where(eq(companyPaper.companyId, id)).orderBy(companyPaper.kind);
  const links = await fileLinks(
    { ...deps, db },
    rows.map(({ fileId }) => fileId),
  );
  return rows.flatMap(({ kind, fileId }) => {
    const file = links.get(fileId);
    if (!file) return [];
    return [
      { title: paperTitles[kind] ?? kind, name: file.name, url: file.url, picture: file.type.startsWith('image/') },
    ];
  });
}

/** A claim's data, for comparison with the imported ones. */
const proposalOf = ({
  name,
  shortName,
  type,
  regionCode,
  creditCode,
  address,
  intro,
}: CompanyRow): CompanyProposal => ({
  name,
  shortName,
  regionCode,
  address,
  intro,
  type: type as CompanyProposal['type'],
  creditCode: creditCode ?? undefined,
});

const imported = ({ name, shortName, type, regionCode, creditCode, address }: CompanyRow) => ({
  name,
  shortName,
  type,
  regionCode,
  creditCode,
  address,
});

/** Other claims of the school: the first approved one ends them. */
async function rivalsOf(db: Database, { id, claimOf }: CompanyRow) {
  const rivals = await db.$count(company, sql`claim_of = ${claimOf} and status = 'pending' and id <> ${id}`);
  return rivals > 0 ? [fact('其他认领申请', `${rivals} 份`, { warning: '通过这一份，其余的会一并驳回' })] : [];
}

async function dossierOf(deps: Deps, db: Database, id: string, change: CompanyProposal | undefined): Promise<Dossier> {
  const [row] = await db.select().from(company).where(eq(company.id, id));
  if (!row) throw appError('NOT_FOUND');
  const [school] = row.claimOf ? await db.select().from(company).where(eq(company.id, row.claimOf)) : [];
  const proposal = school ? proposalOf(row) : change;
  const texts = [
    { title: '单位简介', text: proposal?.intro ?? row.intro },
    { title: '学校性质', text: proposal?.facts?.nature ?? row.facts.nature ?? '' },
    { title: '现在公开的简介', text: proposal?.intro === undefined ? '' : (school ?? row).intro },
  ];
  const events = sql`select company_event.at, company_event.move, company_event.note from company_event where company_event.company_id = ${id}`;
  const source = school ?? row;
  const rivals = school ? await rivalsOf(db, row) : [];
  return {
    facts: [
      ...(await factsOf(db, { ...row, ...(school && imported(school)) }, proposal)),
      ...(source.source ? [fact('来源', source.source)] : []),
      ...rivals,
    ],
    texts: texts.filter(({ text }) => text !== ''),
    papers: await papersOf(deps, db, id),
    messages: [],
    links: [{ label: '单位主页', href: `/business/details?id=${source.id}` }],
    history: await historyOf(db, events, { ...machine.moves, ...companyTextEdits }),
  };
}

/** A company that applies for certification: itself, or as the claim of an imported one. */
export async function companyDossier(deps: Deps, db: Database, id: string): Promise<Dossier> {
  const [change] = await pendingChange(db, id);
  return dossierOf(deps, db, id, change?.proposal);
}

export async function changeDossier(deps: Deps, db: Database, id: string): Promise<Dossier> {
  const [change] = await db.select().from(companyChange).where(eq(companyChange.id, id));
  if (!change) throw appError('NOT_FOUND');
  return dossierOf(deps, db, change.companyId, change.proposal);
}
