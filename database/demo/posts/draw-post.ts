import type { ApplyBy } from '#contract/posts/apply-by.ts';
import { assumedClosingDays } from '#contract/posts/apply-ways.ts';
import type { AcademicInfo, PostRequirements } from '#contract/posts/post-fields.ts';
import { type CertificateCode, certificateFor } from '#contract/taxonomy/certificates.ts';
import type { CompanyTypeCode } from '#contract/taxonomy/company-types.ts';
import { cityCodeOf } from '#contract/taxonomy/places/regions.ts';
import type { PutonghuaCode } from '#contract/taxonomy/putonghua.ts';
import { type RoleCode, roles } from '#contract/taxonomy/roles.ts';
import type { StageCode } from '#contract/taxonomy/stages.ts';
import type { SubjectCode } from '#contract/taxonomy/subjects.ts';
import type { TenureCode } from '#contract/taxonomy/tenures.ts';
import type { DemoCompany } from '../companies/draw-company.ts';
import { isPublic, kindOf } from '../companies/kinds.ts';
import type { Member } from '../companies/load-companies.ts';
import { day, endOfDay, plus, seasonsOf } from '../moments.ts';
import { regionName } from '../places.ts';
import type { Random, Weighted } from '../random.ts';
import { readData } from '../read-data.ts';
import type { PostRow } from '../rows.ts';
import { type Demands, describe, yearsOf } from './descriptions.ts';
import { drawPay } from './pay.ts';
import { atStage, drawField, rolePool, subjectPool, suitsStage } from './pools.ts';
import type { PostKind } from './post-kind.ts';
import { drawSteps, drawTenureInfo } from './tenure-info.ts';
import type { Timeline } from './timeline.ts';
import { drawSubject, drawTitle, type TitleParts } from './titles.ts';

interface Data {
  byType: Partial<Record<CompanyTypeCode, Weighted<TenureCode>>>;
  offices: Weighted<TenureCode>;
  /** Forms of work that a private employer has too. */
  anywhere: readonly TenureCode[];
  /** What only a public company has to give. */
  payroll: readonly TenureCode[];
  officeRoles: readonly string[];
  oftenOfficeRoles: readonly string[];
}

const { byType, offices, anywhere, payroll, officeRoles, oftenOfficeRoles } = readData<Data>('tenure-shares');

/** The form of work of a post: the kind's own where it has one, else what such companies give. */
function drawTenure(random: Random, type: CompanyTypeCode, kind: PostKind, tier: number): TenureCode {
  const shares = byType[type];
  if (kind.tenures) {
    const own = random.weighted(kind.tenures);
    if (payroll.includes(own) && !isPublic(kindOf(type))) return 'private';
    if (shares || anywhere.includes(own)) return own;
    return type === 'joint-university' || type === 'private-university' ? own : 'private';
  }
  if (!shares) return random.weighted([['private', 1]]);
  const office = officeRoles.includes(kind.role) || (oftenOfficeRoles.includes(kind.role) && random.chance(0.7));
  if (office && type !== 'party-school' && type !== 'bureau') return random.weighted(offices);
  // 特岗 teachers go to schools of small places only.
  const isRural = type === 'public-school' && tier === 4 && kind.role === 'teacher';
  if (isRural && kind.stages?.includes('primary') !== false && random.chance(0.12)) return 'special-post';
  const drawn = random.weighted(shares);
  return drawn === 'track' && roles[kind.role].group !== 'college' ? 'contract' : drawn;
}

interface AcademicTerms {
  /** 安家费 and 科研启动费 in 万元; smaller cities pay more to be chosen. */
  settling: number;
  research: number;
  output: string;
}

const { headcounts, academic } = readData<{
  headcounts: Weighted<number>;
  academic: Partial<Record<RoleCode, AcademicTerms>>;
}>('post-terms');

const partyRoles = new Set(['ideology', 'counsellor']);
const gradeless = new Set<TenureCode>(['hourly', 'substitute', 'intern', 'retired']);

const researchRoles = new Set<RoleCode>(['postdoc', 'research-only', 'high-level', 'research-assistant']);

/** 研究生 posts are research; who teaches at a university teaches undergraduates first. */
function drawStage(random: Random, kind: PostKind, offered: readonly StageCode[]): StageCode {
  const fitting = offered.filter((stage) => !kind.stages || kind.stages.includes(stage));
  const lower = fitting.filter((stage) => stage !== 'postgraduate');
  return random.pick(lower.length === 0 || researchRoles.has(kind.role) ? fitting : lower);
}

function certificateOf(kind: PostKind, stage: StageCode, company: DemoCompany): CertificateCode | null {
  if (kind.uncertified || company.kind.sector === 'university') return null;
  if (stage === 'special' || stage === 'correctional') return 'primary';
  if (kind.role === 'practice') return 'practice';
  const certificate = certificateFor(stage);
  return certificate === 'college' ? null : certificate;
}

function putonghuaOf(kind: PostKind, subject: SubjectCode | null): PutonghuaCode | null {
  if (kind.uncertified) return null;
  if (subject === 'chinese' || kind.role === 'kindergarten') return '2a';
  return subject && kind.subject === 'stage' ? '2b' : null;
}

const anyMajor = '专业不限';

/** Majors that the stage knows; 专业不限 stands alone. */
function drawMajors(random: Random, kind: PostKind, { subject, field, stage }: TitleParts): string[] {
  const known =
    field?.majors ?? (subject ? subjectPool(subject)?.majors : undefined) ?? rolePool(kind.role).majors ?? [];
  const [first, ...rest] = known;
  const drawn = first ? [first, ...random.sample(rest, random.int(1, 2))] : [];
  const fitting = drawn.filter((major) => suitsStage(major, stage));
  return fitting.length === 0 || fitting.includes(anyMajor) ? [anyMajor] : fitting;
}

function requirementsOf(random: Random, kind: PostKind, demands: Demands, arrival: string): PostRequirements {
  const experienceMonths = yearsOf(demands.experience) * 12;
  return {
    majors: demands.majors,
    ...(demands.putonghua ? { putonghua: demands.putonghua } : {}),
    ...(experienceMonths > 0 ? { experienceMonths } : {}),
    ...(kind.role === 'homeroom' ? { homeroom: random.pick(['1 年及以上', '1 年及以上优先']) } : {}),
    ...(random.chance(0.5) ? { arrival: `${arrival} 前` } : {}),
    ...(partyRoles.has(kind.role) ? { others: ['中共党员（含预备党员）'] } : {}),
  };
}

export interface PostOptions {
  company: DemoCompany;
  kinds: Weighted<PostKind>;
  now: Date;
  timeline: Timeline;
  memberId: string | null;
  /** Titles the company has already; a clash is drawn again a few times. */
  taken: Set<string>;
}

/** 高校岗位说明 of posts for doctors. Nothing is drawn, so that the rest of the demo stays as it is. */
function academicOf({ role }: PostKind, education: string, { tier }: DemoCompany): AcademicInfo | null {
  const terms = academic[role];
  if (!terms || education !== 'doctor') return null;
  const fen = (amount: number) => amount * (1 + tier * 0.25) * 1_000_000;
  return { college: '', field: '', settling: fen(terms.settling), research: fen(terms.research), output: terms.output };
}

const papers = ['报名表', '身份证复印件', '学历学位证书', '教师资格证'];

/** How one applies to a school that is not on the site. Nothing is drawn, so that the rest of the demo stays as it is. */
function applyByOf({ row, kind }: DemoCompany, title: string): ApplyBy | null {
  if (row.status !== 'unclaimed') return null;
  const way = title.length % 3;
  if (way === 1) return { way: 'mail', email: 'zhaopin@example.edu.cn', subject: '姓名+应聘岗位+毕业院校', papers };
  return way === 0 || kind.sector === 'university'
    ? { way: 'web', link: 'https://zhaopin.example.edu.cn/apply' }
    : { way: 'desk', place: `${row.address}，人事处`, hours: '工作日 8:30–11:30，14:00–17:00', papers };
}

/** What a post is about: kind, stage, subject or field, campus and title. */
function drawDraft(random: Random, { company, kinds, now, taken }: PostOptions) {
  for (let attempt = 0; ; attempt++) {
    const kind = random.weighted(kinds);
    const stage = drawStage(random, kind, company.stages);
    const [main] = company.campuses;
    const campus = (random.chance(0.7) && main) || random.pick(company.campuses);
    const parts: TitleParts = {
      stage,
      subject: drawSubject(random, kind, stage),
      field: kind.subject === 'field' ? drawField(random, kind.role, company) : null,
      campus: campus.name,
      seasons: seasonsOf(now),
    };
    const title = drawTitle(random, kind, parts);
    if (taken.has(title) && attempt < 12) continue;
    taken.add(title);
    return { kind, parts, campus, title };
  }
}

export interface DrawnPost {
  row: PostRow;
  timeline: Timeline;
}

/** The member in charge of a post; interviewers and 财务 publish none. */
export function drawOwner(random: Random, members: readonly Member[]): string | null {
  const publishers = members.filter(({ row }) => row.role === 'owner' || row.role === 'recruiter');
  return publishers.length > 0 ? random.pick(publishers).row.id : null;
}

/** A post of the company: its title, codes, pay, text and numbers agree with each other. */
export function drawPost(random: Random, options: PostOptions): PostRow {
  const { company, now, timeline, memberId } = options;
  const { status, deadline, publishedAt, refreshedAt, closedAt, createdAt, updatedAt } = timeline;
  const { kind, parts, campus, title } = drawDraft(random, options);
  const tenure = drawTenure(random, company.kind.type, kind, company.tier);
  const education = random.weighted(kind.education);
  const titleLevel =
    kind.titleLevels && !gradeless.has(tenure) && random.chance(0.7) ? random.weighted(kind.titleLevels) : null;
  const demands: Demands = {
    education,
    experience: random.weighted(kind.experience),
    certificate: certificateOf(kind, parts.stage, company),
    titleLevel: tenure === 'retired' ? 'school-senior' : titleLevel,
    putonghua: putonghuaOf(kind, parts.subject),
    majors: drawMajors(random, kind, parts),
  };
  const issuer =
    company.kind.sector === 'school' ? `${regionName(company.row.regionCode)}教育系统` : company.row.shortName;
  const graduate = demands.experience === 'graduate';
  const description = describe(random, kind, parts, demands);
  const applyBy = applyByOf(company, title);
  const isEndless = applyBy !== null && deadline === null && status === 'open';
  return {
    id: random.id(),
    companyId: company.row.id,
    memberId,
    status,
    title: atStage(title, parts.stage),
    role: kind.role,
    stages: [parts.stage],
    subjects: parts.subject ? [parts.subject] : [],
    tenure,
    education,
    certificate: demands.certificate,
    titleLevel: demands.titleLevel,
    experience: demands.experience,
    cityCode: cityCodeOf(campus.regionCode),
    regionCode: campus.regionCode,
    address: campus.address,
    ...drawPay(random, company, kind, tenure, education, parts.stage),
    headcount: kind.role === 'head' || kind.role === 'deputy-head' ? 1 : random.weighted(headcounts),
    urgent: status === 'open' && random.chance(0.05),
    benefits: random.sample(company.benefits, random.int(2, 5)),
    description,
    requirements: requirementsOf(random, kind, demands, seasonsOf(now).arrival),
    academic: academicOf(kind, education, company),
    tenureInfo: drawTenureInfo(random, tenure, { issuer, now, graduate }),
    steps: drawSteps(random, tenure, deadline, now),
    source: company.row.source ?? null,
    applyBy,
    deadlineAssumed: isEndless,
    viewCount: 0,
    deliveryCount: 0,
    removedReason: timeline.moments.find((moment) => moment.move === 'remove')?.note ?? null,
    deadline: isEndless ? endOfDay(plus(refreshedAt ?? now, assumedClosingDays * day)) : deadline,
    ...{ publishedAt, refreshedAt, closedAt, createdAt, updatedAt },
  };
}
