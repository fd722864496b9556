import type { PostRequirements } from '#contract/posts/post-card.ts';
import { type CertificateCode, certificateFor } from '#contract/taxonomy/certificates.ts';
import { cityCodeOf } from '#contract/taxonomy/places/regions.ts';
import type { PutonghuaCode } from '#contract/taxonomy/putonghua.ts';
import type { RoleCode } from '#contract/taxonomy/roles.ts';
import type { StageCode } from '#contract/taxonomy/stages.ts';
import type { SubjectCode } from '#contract/taxonomy/subjects.ts';
import type { TenureCode } from '#contract/taxonomy/tenures.ts';
import type { Campus, DemoCompany } from '../companies/draw-company.ts';
import { seasonsOf } from '../moments.ts';
import { regionName } from '../places.ts';
import type { Random, Weighted } from '../random.ts';
import type { PostRow } from '../rows.ts';
import { academicOf } from './academic-of.ts';
import { type Demands, describe } from './descriptions.ts';
import { drawField } from './fields/draw-field.ts';
import type { PostKind } from './kinds/post-kind.ts';
import { mostPay } from './most-pay.ts';
import { drawPay } from './pay.ts';
import { rolePool } from './roles/role-pools.ts';
import { subjectPool } from './subjects/subject-pools.ts';
import { atStage, suitsStage } from './suits-stage.ts';
import { drawSteps, drawTenureInfo } from './tenure-info.ts';
import { drawTenure } from './tenure-shares.ts';
import type { Timeline } from './timeline.ts';
import { drawSubject, drawTitle, type TitleParts } from './titles.ts';

const headcounts: Weighted<number> = [
  [1, 52],
  [2, 24],
  [3, 11],
  [4, 4],
  [5, 4],
  [6, 2],
  [10, 2],
  [20, 1],
];

const monthsOf = { any: 0, graduate: 0, '0-1': 0, '1-3': 12, '3-5': 36, '5-10': 60, '10-up': 120 } as const;
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
  const experienceMonths = monthsOf[demands.experience];
  return {
    majors: demands.majors,
    ...(demands.putonghua ? { putonghua: demands.putonghua } : {}),
    ...(experienceMonths > 0 ? { experienceMonths } : {}),
    ...(kind.role === 'homeroom' ? { homeroom: random.pick(['1 年及以上', '1 年及以上优先']) } : {}),
    ...(random.chance(0.5) ? { arrival: `${arrival} 前` } : {}),
    ...(partyRoles.has(kind.role) ? { others: ['中共党员（含预备党员）'] } : {}),
  };
}

interface PostOptions {
  company: DemoCompany;
  kinds: Weighted<PostKind>;
  now: Date;
  timeline: Timeline;
  memberId: string | null;
  /** Titles the company has already; a clash is drawn again a few times. */
  taken: Set<string>;
}

interface Draft {
  kind: PostKind;
  parts: TitleParts;
  campus: Campus;
  title: string;
}

function drawDraft(random: Random, { company, kinds, now, taken }: PostOptions): Draft {
  for (let attempt = 0; ; attempt++) {
    const kind = random.weighted(kinds);
    const stage = drawStage(random, kind, company.stages);
    const campus = random.chance(0.7) ? (company.campuses[0] as Campus) : random.pick(company.campuses);
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

/** A post of the company: its title, codes, pay, text and numbers agree with each other. */
export function drawPost(random: Random, options: PostOptions): PostRow & { id: string } {
  const { company, now, timeline, memberId } = options;
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
  return {
    id: random.id(),
    companyId: company.row.id,
    memberId,
    status: timeline.status,
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
    ...drawPay(random, kind, tenure, education, { tier: company.tier, most: mostPay(company, kind.role, tenure) }),
    headcount: kind.role === 'head' || kind.role === 'deputy-head' ? 1 : random.weighted(headcounts),
    urgent: timeline.status === 'open' && random.chance(0.05),
    benefits: random.sample(company.benefits, random.int(2, 5)),
    description,
    requirements: requirementsOf(random, kind, demands, seasonsOf(now).arrival),
    academic: academicOf(kind.role, education, company.tier),
    tenureInfo: drawTenureInfo(random, tenure, { issuer, now, graduate }),
    steps: drawSteps(random, tenure, timeline.deadline, now),
    deadline: timeline.deadline,
    source: company.row.source ?? null,
    viewCount: 0,
    deliveryCount: 0,
    publishedAt: timeline.publishedAt,
    refreshedAt: timeline.refreshedAt,
    closedAt: timeline.closedAt,
    removedReason: timeline.moments.find((moment) => moment.move === 'remove')?.note ?? null,
    createdAt: timeline.createdAt,
    updatedAt: timeline.updatedAt,
  };
}
