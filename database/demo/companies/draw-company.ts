import type { CompanyStatus } from '#contract/actor.ts';
import { companyNameKey } from '#contract/companies/company-name-key.ts';
import type { CompanyFacts } from '#contract/companies/company-shapes.ts';
import type { BenefitCode } from '#contract/taxonomy/benefits.ts';
import type { companySizes } from '#contract/taxonomy/company-sizes.ts';
import { cityCodeOf, cityName, regionChain, regionShortName } from '#contract/taxonomy/places/regions.ts';
import type { StageCode } from '#contract/taxonomy/stages.ts';
import { type CityTier, tierOf } from '../cities.ts';
import { day, hour, officeMoment, plus } from '../moments.ts';
import { streetAddress } from '../names/street-names.ts';
import { countiesOf, regionName } from '../places.ts';
import type { Random } from '../random.ts';
import type { CompanyRow } from '../rows.ts';
import { benefitsOf } from './company-benefits.ts';
import { drawCreditCode } from './credit-code.ts';
import type { FamousCompany } from './famous.ts';
import { drawIntro } from './intros.ts';
import type { CompanyKind } from './kinds/company-kind.ts';
import { type CompanyName, nameCompany } from './name-company.ts';
import { introAt, natureAt } from './place-nature.ts';

export interface Campus {
  /** '滨江校区'; '' for a company with one place. */
  name: string;
  regionCode: string;
  address: string;
}

/** A company with what its posts are drawn from. */
export interface DemoCompany {
  row: CompanyRow & { id: string; status: CompanyStatus };
  kind: CompanyKind;
  stages: readonly StageCode[];
  tier: CityTier;
  campuses: readonly Campus[];
  benefits: readonly BenefitCode[];
  suspendedAt: Date | null;
  /** Beside the others: how many of the posts are its own. */
  weight: number;
}

/** '杭州余杭区'; a city without counties is named once. */
function placeInWords(regionCode: string): string {
  const [city, county] = [cityName(regionCode), regionName(regionCode)];
  return county.startsWith(city) ? county : city + county;
}

function sizeOf(staff: number): keyof typeof companySizes {
  if (staff < 50) return 's-50';
  if (staff < 100) return 's-100';
  if (staff < 200) return 's-200';
  if (staff < 500) return 's-500';
  return staff < 1000 ? 's-1000' : 's-max';
}

function drawFacts(
  random: Random,
  kind: CompanyKind,
  { stages, name }: CompanyName,
  regionCode: string,
): CompanyFacts & { staff: number; campuses: number } {
  const [from, to] = kind.staff;
  const group = name.includes('集团');
  // Squared, so that small ones are many and large ones few; a group of schools is always large.
  const staff = group ? random.int(520, 860) : Math.round(from + random.next() ** 2 * (to - from));
  const campuses = group ? random.int(3, 5) : staff > 300 ? random.int(1, 3) : random.chance(0.2) ? 2 : 1;
  const natures = kind.natures.filter((nature) => !nature.includes('高中') || stages.includes('senior'));
  const nature = natureAt(random.pick(natures), regionCode);
  const [early, late] = kind.founded;
  const facts = { nature, founded: random.int(early, late), campuses, staff };
  if (!kind.classSize) return facts;
  const [small, large] = kind.classSize;
  return {
    ...facts,
    classes: Math.max(3, Math.round(staff / (3 + random.next() * 1.2))),
    classSize: random.int(small, large),
  };
}

function drawCampuses(random: Random, regionCode: string, cityCode: string, count: number, sector: string): Campus[] {
  const place = (code: string) => `${regionName(code)}${streetAddress(random)}`;
  if (count === 1) return [{ name: '', regionCode, address: place(regionCode) }];
  const suffix = sector === 'kindergarten' ? '园区' : '校区';
  const others = random.sample(
    countiesOf(cityCode).filter((code) => code !== regionCode),
    count - 1,
  );
  const named = others.map((code) => ({
    name: `${regionShortName(code)}${suffix}`,
    regionCode: code,
    address: place(code),
  }));
  return [{ name: sector === 'kindergarten' ? '本园' : '本部', regionCode, address: place(regionCode) }, ...named];
}

interface CompanyOptions {
  now: Date;
  status: CompanyStatus;
  taken: Set<string>;
  cityCode: string;
  famous?: FamousCompany;
}

/** So many days pass until a certified company is looked at again. */
const LOOK_AGAIN = 184 * day;

/** When a company was last found to be in order; of one in sixty the next look has just become due. */
function lastLook(first: Date, id: string, now: Date): Date {
  const looks = Math.floor((now.getTime() - first.getTime()) / LOOK_AGAIN);
  if (looks === 0) return first;
  const lot = BigInt(id) % 60n;
  return lot === 0n ? plus(now, -LOOK_AGAIN - 9 * hour) : plus(first, looks * LOOK_AGAIN);
}

/** Draws a company of the kind, with its facts, texts and standing. */
export function drawCompany(random: Random, kind: CompanyKind, options: CompanyOptions): DemoCompany {
  const { now, status, famous } = options;
  const regionCode = famous?.regionCode ?? random.pick(countiesOf(options.cityCode));
  const cityCode = cityCodeOf(regionCode);
  const named = famous ?? nameCompany(random, kind, regionCode, cityCode, options.taken);
  const facts = drawFacts(random, kind, named, regionCode);
  const campuses = drawCampuses(random, regionCode, cityCode, facts.campuses, kind.sector);
  const benefits = benefitsOf(random, kind);
  const approved = status === 'approved' || status === 'suspended';
  const createdAt = officeMoment(random, now, status === 'pending' ? random.int(0, 2) : random.int(100, 700));
  const firstApproved = approved ? plus(createdAt, random.int(3, 30) * hour) : null;
  const words = {
    ...facts,
    short: named.shortName,
    city: cityName(cityCode),
    county: regionName(regionCode),
    place: placeInWords(regionCode),
  };
  const id = random.id();
  const approvedAt = firstApproved && lastLook(firstApproved, id, now);
  return {
    kind,
    stages: named.stages,
    tier: tierOf(cityCode),
    campuses,
    benefits,
    suspendedAt: status === 'suspended' ? officeMoment(random, now, random.int(4, 20)) : null,
    weight: famous?.posts ?? kind.posts * (0.4 + random.next() * 1.2) * (named.name.includes('集团') ? 2 : 1),
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
      creditCode: status === 'unclaimed' ? null : drawCreditCode(random, kind.register, regionCode),
      size: sizeOf(facts.staff),
      intro: status === 'unclaimed' ? '' : introAt(drawIntro(random, kind.sector, words), regionCode),
      website: '',
      benefits: [...benefits],
      facts: status === 'unclaimed' ? {} : facts,
      source: status === 'unclaimed' ? '公开招聘公告汇编' : null,
      sourceAt: status === 'unclaimed' ? plus(now, -random.int(3, 25) * day) : null,
      rejectReason: status === 'rejected' ? '营业执照照片不清晰，单位名称与证照不一致，请重新上传' : null,
      replyRate: approved ? (famous?.replyRate ?? drawReplyRate(random)) : null,
      replyMinutes: approved ? random.int(1, 6) ** 2 * random.int(25, 80) : null,
      openPosts: 0,
      approvedAt,
      createdAt,
      updatedAt: approvedAt ?? createdAt,
    },
  };
}

/** 60 to 99, most of them high: the site counts it in public. */
function drawReplyRate(random: Random): number {
  return Math.round(99 - random.next() ** 2 * 39);
}
