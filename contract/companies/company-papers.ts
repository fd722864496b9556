import type { CompanyTypeCode } from '#contract/taxonomy/company-types.ts';

/** The papers that are kept of a company: what registers it, what lets it teach, and who may act for it. */
export const paperKinds = ['licence', 'permit', 'authorisation'] as const;
export type PaperKind = (typeof paperKinds)[number];

interface RequiredPapers {
  /** What registers the company, by its name for this kind of company. */
  licence: string;
  /** What lets it teach; absent where the law asks for none. */
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
 * The papers without which a company of each type is not certified. Private schools and training firms teach by a 办学许可证
 * (民办教育促进法, 第十二条); nurseries are registered and only report to the health authority (托育机构登记和备案办法).
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
 * The letter by which a company of whatever type lets a person act for it here: a recruitment site has to check the
 * 用人单位的委托证明 of whoever publishes (网络招聘服务管理规定).
 */
export const authorisationLetter = '招聘授权书';

/** What a company needs; one whose type is not known yet is asked as `other` is. */
export const requiredPapersOf = (type: string | undefined): RequiredPapers & { authorisation: string } => ({
  ...requiredPapers[type !== undefined && Object.hasOwn(requiredPapers, type) ? (type as CompanyTypeCode) : 'other'],
  authorisation: authorisationLetter,
});

/** The names of the papers that are missing for a company of a type. */
export function missingPapers(type: string | undefined, held: ReadonlySet<string>): string[] {
  return Object.entries(requiredPapersOf(type)).flatMap(([kind, name]) => (held.has(kind) ? [] : [name]));
}
