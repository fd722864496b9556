import type { CompanyTypeCode } from '#contract/taxonomy/company-types.ts';

/** The papers stored of a company: registration, teaching permit, and authorisation. */
export const paperKinds = ['licence', 'permit', 'authorisation'] as const;
export type PaperKind = (typeof paperKinds)[number];

interface RequiredPapers {
  /** Name of the registration paper for this kind of company. */
  licence: string;
  /** Name of the teaching permit; absent where the law requires none. */
  permit?: string;
}

const publicBody: RequiredPapers = { licence: '事业单位法人证书' };
const authority: RequiredPapers = { licence: '统一社会信用代码证书或事业单位法人证书' };
const privateSchool: RequiredPapers = {
  licence: '民办非企业单位登记证书、事业单位法人证书或营业执照',
  permit: '民办学校办学许可证',
};
const business: RequiredPapers = { licence: '营业执照' };

/**
 * The papers that certification requires, by company type. Private schools and training firms need a 办学许可证 (民办教育促进法, 第十二条);
 * nurseries are registered and only report to the health authority (托育机构登记和备案办法).
 */
const requiredPapers: Record<CompanyTypeCode, RequiredPapers> = {
  'public-kindergarten': publicBody,
  'inclusive-kindergarten': privateSchool,
  'private-kindergarten': privateSchool,
  nursery: { licence: '营业执照、民办非企业单位登记证书或事业单位法人证书' },
  'public-school': publicBody,
  'private-school': privateSchool,
  'international-school': privateSchool,
  'special-school': { licence: '事业单位法人证书或民办非企业单位登记证书' },
  'correctional-school': publicBody,
  'secondary-vocational': { licence: '事业单位法人证书或民办非企业单位登记证书' },
  technician: { licence: '事业单位法人证书或民办非企业单位登记证书' },
  'higher-vocational': { licence: '事业单位法人证书或民办非企业单位登记证书' },
  'vocational-university': { licence: '事业单位法人证书或民办非企业单位登记证书' },
  'public-university': publicBody,
  'private-university': privateSchool,
  'independent-college': privateSchool,
  'joint-university': { licence: '事业单位法人证书或民办非企业单位登记证书', permit: '中外合作办学许可证' },
  'open-university': publicBody,
  'party-school': publicBody,
  'research-institute': { licence: '事业单位法人证书或营业执照' },
  bureau: authority,
  'exam-authority': authority,
  'youth-palace': publicBody,
  'subject-training': { licence: '民办非企业单位登记证书或营业执照', permit: '办学许可证' },
  'interest-training': { licence: '营业执照或民办非企业单位登记证书', permit: '办学许可证' },
  'vocational-training': { licence: '营业执照或民办非企业单位登记证书', permit: '职业培训办学许可证' },
  edtech: business,
  staffing: { licence: '营业执照', permit: '人力资源服务许可证' },
  other: { licence: '营业执照、法人证书或登记证书' },
};

/**
 * The letter with which a company of any type authorises a person to act for it: a recruitment site must check the 用人单位的委托证明 of
 * whoever publishes (网络招聘服务管理规定).
 */
export const authorisationLetter = '招聘授权书';

/** The papers that a type requires; an unknown type counts as `other`. */
export const requiredPapersOf = (type: string | undefined): RequiredPapers & { authorisation: string } => ({
  ...requiredPapers[type !== undefined && Object.hasOwn(requiredPapers, type) ? (type as CompanyTypeCode) : 'other'],
  authorisation: authorisationLetter,
});

/** The names of the papers that a company of this type still lacks. */
export function missingPapers(type: string | undefined, held: ReadonlySet<string>): string[] {
  return Object.entries(requiredPapersOf(type)).flatMap(([kind, name]) => (held.has(kind) ? [] : [name]));
}
