import type { CompanyStatus } from '#contract/actor.ts';
import { companyNameKey } from '#contract/companies/company-name-key.ts';
import type { CompanyFacts } from '#contract/companies/company-shapes.ts';
import { isCreditCode } from '#contract/companies/credit-code.ts';
import type { BenefitCode } from '#contract/taxonomy/benefits.ts';
import { cityCodeOf, cityName, regionChain, regionShortName } from '#contract/taxonomy/places/regions.ts';
import type { StageCode } from '#contract/taxonomy/stages.ts';
import { day, hour, officeMoment, plus } from '../moments.ts';
import { streetAddress } from '../names/stems.ts';
import { type CityTier, countiesOf, demoCities, regionName, tierOf } from '../places.ts';
import type { Random } from '../random.ts';
import { fill } from '../read-data.ts';
import type { CompanyRow } from '../rows.ts';
import {
  type CompanyKind,
  companyKinds,
  type FamousCompany,
  famousCompanies,
  isPublic,
  kindOf,
  sectorWords,
} from './kinds.ts';
import { type CompanyName, nameCompany } from './name-company.ts';

const municipalities = new Set(['11', '12', '31', '50']);

/** 直辖市 grade their schools themselves. */
const ofMunicipality = (nature: string): string =>
  nature.replace('省一级重点高中', '市示范性高中').replace('省部共建', '部市共建').replaceAll('省', '市');

/** Who runs what belongs to the place itself: a 区, a 县, or a 市 that has no counties or is one. */
function levelOf(regionCode: string): string {
  const name = regionName(regionCode);
  if (name.endsWith('区')) return '区';
  return name.endsWith('市') ? '市' : '县';
}

/** What an introduction tells of 省级 honours, as a 直辖市 gives them: 市级. 省部级 is what the ministries say everywhere. */
const introAt = (intro: string, regionCode: string): string =>
  municipalities.has(regionCode.slice(0, 2)) ? intro.replaceAll('省级', '市级') : intro;

/** What a company is, in the words of its place: 省示范 is 市示范 in 北京, 区属 is 县属 in a county. */
function natureAt(nature: string, regionCode: string): string {
  const graded = municipalities.has(regionCode.slice(0, 2)) ? ofMunicipality(nature) : nature;
  return graded.replace(/[区县](?=属|示范园)/g, levelOf(regionCode));
}

export interface Campus {
  /** '滨江校区'; '' for a company with one place. */
  name: string;
  regionCode: string;
  address: string;
}

/** A company with what its posts are drawn from. */
export interface DemoCompany {
  row: CompanyRow & { status: CompanyStatus };
  kind: CompanyKind;
  stages: readonly StageCode[];
  tier: CityTier;
  campuses: readonly Campus[];
  benefits: readonly BenefitCode[];
  suspendedAt: Date | null;
  /** How many posts it has in a load of the usual size; others share their number out by it. */
  posts: number;
  team?: number | undefined;
}

/** '杭州余杭区'; a city without counties is named once. */
function placeInWords(regionCode: string): string {
  const [city, county] = [cityName(regionCode), regionName(regionCode)];
  return county.startsWith(city) ? county : city + county;
}

function sizeOf(staff: number): string {
  const bound = [50, 100, 200, 500, 1000].find((most) => staff < most);
  return bound ? `s-${bound}` : 's-max';
}

function drawFacts(random: Random, kind: CompanyKind, { stages, name }: CompanyName, regionCode: string) {
  const [from, to] = kind.staff;
  const group = name.includes('集团');
  // Squared, so that small ones are many and large ones few; a group of schools is always large.
  const staff = group ? random.int(520, 860) : Math.round(from + random.next() ** 2 * (to - from));
  const campuses = group ? random.int(3, 5) : staff > 300 ? random.int(1, 3) : random.chance(0.2) ? 2 : 1;
  const natures = kind.natures.filter((nature) => !nature.includes('高中') || stages.includes('senior'));
  const nature = natureAt(random.pick(natures), regionCode);
  const facts = { nature, founded: random.int(...kind.founded), campuses, staff } satisfies CompanyFacts;
  if (!kind.classSize) return facts;
  const classes = Math.max(3, Math.round(staff / (3 + random.next() * 1.2)));
  return { ...facts, classes, classSize: random.int(...kind.classSize) };
}

function drawCampuses(random: Random, regionCode: string, cityCode: string, count: number, sector: string): Campus[] {
  const campus = (name: string, code: string): Campus => ({
    name,
    regionCode: code,
    address: `${regionName(code)}${streetAddress(random)}`,
  });
  if (count === 1) return [campus('', regionCode)];
  const [main, suffix] = sector === 'kindergarten' ? ['本园', '园区'] : ['本部', '校区'];
  const elsewhere = countiesOf(cityCode).filter((code) => code !== regionCode);
  const others = random.sample(elsewhere, count - 1).map((code) => campus(`${regionShortName(code)}${suffix}`, code));
  return [campus(main, regionCode), ...others];
}

/** What a company gives, the most usual first; the public payroll brings 职业年金. */
function drawBenefits(random: Random, kind: CompanyKind): BenefitCode[] {
  const first: BenefitCode[] = isPublic(kind) && random.chance(0.8) ? ['insurance', 'annuity'] : ['insurance'];
  return [...first, ...random.sample(sectorWords[kind.sector].benefits, random.int(3, 6))];
}

/** Two to four paragraphs that fit the sector, with the company's own facts in them. */
function drawIntro(random: Random, kind: CompanyKind, facts: Readonly<Record<string, string | number>>): string {
  const { opening, strength, people, closing } = sectorWords[kind.sector].intro;
  const middle = random.sample(strength, strength.length > 2 && random.chance(0.3) ? 2 : 1);
  const parts = [random.pick(opening), ...middle, random.pick(people), random.pick(closing)];
  const remaining = random.chance(0.2) ? parts.slice(0, -1) : parts;
  return fill(remaining.slice(0, 4).join('\n'), facts);
}

/** How many posts a company has: a group of schools as many as a university, most others few, the famous ones many. */
function drawPosts(random: Random, { posts: [from, to] }: CompanyKind, name: string, isFamous: boolean): number {
  if (name.includes('集团')) return random.int(46, 62);
  return from + Math.round((isFamous ? 0.9 : random.next() ** 2) * (to - from));
}

/** A 统一社会信用代码 with the right check digit; its number is drawn, so it is nobody's. */
function drawCreditCode(random: Random, register: string, countyCode: string): string {
  const number = Array.from({ length: 9 }, () => random.int(0, 9)).join('');
  const body = register + countyCode + number;
  return body + [...'0123456789ABCDEFGHJKLMNPQRTUWXY'].find((sign) => isCreditCode(body + sign));
}

/** So many days pass until a certified company is looked at again. */
const LOOK_AGAIN = 184 * day;

/** When a company was last found to be in order; of one in sixty the next look has just become due. */
function lastLook(first: Date, id: string, now: Date): Date {
  const looks = Math.floor((now.getTime() - first.getTime()) / LOOK_AGAIN);
  if (looks === 0) return first;
  return BigInt(id) % 60n === 0n ? plus(now, -LOOK_AGAIN - 9 * hour) : plus(first, looks * LOOK_AGAIN);
}

interface CompanyOptions {
  now: Date;
  status: CompanyStatus;
  taken: Set<string>;
  cityCode: string;
  famous?: FamousCompany;
}

/** Draws a company of the kind, with its facts, texts and standing. */
function drawCompany(random: Random, kind: CompanyKind, options: CompanyOptions): DemoCompany {
  const { now, status, famous } = options;
  const regionCode = famous?.regionCode ?? random.pick(countiesOf(options.cityCode));
  const cityCode = cityCodeOf(regionCode);
  const named = famous ?? nameCompany(random, kind, regionCode, cityCode, options.taken);
  const facts = drawFacts(random, kind, named, regionCode);
  const campuses = drawCampuses(random, regionCode, cityCode, facts.campuses, kind.sector);
  const benefits = drawBenefits(random, kind);
  const approved = status === 'approved' || status === 'suspended';
  const unclaimed = status === 'unclaimed';
  const createdAt = officeMoment(random, now, status === 'pending' ? random.int(0, 2) : random.int(100, 700));
  const firstApproved = approved ? plus(createdAt, random.int(3, 30) * hour) : null;
  const place = { city: cityName(cityCode), county: regionName(regionCode), place: placeInWords(regionCode) };
  const id = random.id();
  const approvedAt = firstApproved && lastLook(firstApproved, id, now);
  return {
    kind,
    stages: named.stages,
    tier: tierOf(cityCode),
    campuses,
    benefits,
    suspendedAt: status === 'suspended' ? officeMoment(random, now, random.int(4, 20)) : null,
    posts: drawPosts(random, kind, named.name, famous !== undefined),
    team: famous?.team,
    row: {
      id,
      status,
      name: named.name,
      shortName: named.shortName,
      nameKey: companyNameKey(named.name, regionChain(regionCode)),
      type: kind.type,
      cityCode,
      regionCode,
      address: campuses[0]?.address ?? '',
      creditCode: unclaimed ? null : drawCreditCode(random, kind.register, regionCode),
      size: sizeOf(facts.staff),
      intro: unclaimed
        ? ''
        : introAt(drawIntro(random, kind, { ...facts, ...place, short: named.shortName }), regionCode),
      website: '',
      benefits: [...benefits],
      facts: unclaimed ? {} : facts,
      source: unclaimed ? '公开招聘公告汇编' : null,
      sourceAt: unclaimed ? plus(now, -random.int(3, 25) * day) : null,
      rejectReason: status === 'rejected' ? '营业执照照片不清晰，单位名称与证照不一致，请重新上传' : null,
      // 60 to 99, most of them high: the site counts it in public.
      replyRate: approved ? (famous?.replyRate ?? Math.round(99 - random.next() ** 2 * 39)) : null,
      replyMinutes: approved ? random.int(1, 6) ** 2 * random.int(25, 80) : null,
      openPosts: 0,
      approvedAt,
      createdAt,
      updatedAt: approvedAt ?? createdAt,
    },
  };
}

/** The last ones of a load are not approved, so that every state of certification can be seen. */
function statusOf(index: number, count: number): CompanyStatus {
  const fromEnd = count - 1 - index;
  if (fromEnd < 3) return 'unclaimed';
  if (fromEnd < 6) return 'pending';
  if (fromEnd < 8) return 'rejected';
  return fromEnd < 10 ? 'suspended' : 'approved';
}

/**
 * The companies of a load: the famous ones, one of every type, then by the types' shares, in cities by their weights.
 * The first is the demo recruiter's.
 */
export function drawCompanies(random: Random, count: number, now: Date): DemoCompany[] {
  const taken = new Set<string>(famousCompanies.map((company) => company.name));
  const shares = companyKinds.map((kind) => [kind, kind.share] as const);
  return Array.from({ length: count }, (_, index) => {
    const famous = famousCompanies[index];
    const options = { now, taken, status: statusOf(index, count) };
    if (famous && options.status === 'approved')
      return drawCompany(random, kindOf(famous.type), { ...options, famous, cityCode: cityCodeOf(famous.regionCode) });
    // A suspended school, so that a teacher's deliveries to it have ended.
    const kind =
      options.status === 'suspended'
        ? kindOf('private-school')
        : (companyKinds[index - famousCompanies.length] ?? random.weighted(shares));
    return drawCompany(random, kind, { ...options, cityCode: random.weighted(demoCities) });
  });
}
