import type { Crest } from '#contract/site/crest.ts';
import type { CompanyTypeCode } from '#contract/taxonomy/company-types.ts';
import type { StageCode } from '#contract/taxonomy/stages.ts';

/** A company that every load has, whatever the seed: the ones people know the site by. */
export interface FamousCompany {
  name: string;
  shortName: string;
  type: CompanyTypeCode;
  regionCode: string;
  stages: readonly StageCode[];
  crest: Crest;
  replyRate: number;
  /** Share of the posts, where it differs from its type's. */
  posts?: number;
}

const famous = (
  name: string,
  shortName: string,
  type: CompanyTypeCode,
  regionCode: string,
  stages: readonly StageCode[],
  crest: Crest,
  replyRate: number,
  posts?: number,
): FamousCompany => ({ name, shortName, type, regionCode, stages, crest, replyRate, posts });

const crest = (shape: Crest['shape'], hue: Crest['hue'], character: string): Crest => ({ shape, hue, character });
const all = ['primary', 'junior', 'senior'] as const;

/** The company of the demo recruiter, which has its own posts (see demo-company.ts). */
export const demoCompanyName = '杭州钱江湾中学教育集团';

export const famousCompanies: readonly FamousCompany[] = [
  famous(demoCompanyName, '钱江湾中学教育集团', 'public-school', '330102', all, crest('arch', 226, '钱'), 98),
  famous('杭州致行高级中学', '致行高级中学', 'public-school', '330106', ['senior'], crest('shield', 212, '致'), 96),
  famous('余杭区云栖高级中学', '云栖高级中学', 'public-school', '330110', ['senior'], crest('ring', 262, '云'), 93),
  famous('杭州西溪湖畔双语学校', '西溪湖畔双语', 'international-school', '330106', all, crest('leaf', 172, '溪'), 92),
  famous('临平理想高级中学', '理想高级中学', 'private-school', '330113', ['senior'], crest('hexagon', 8, '理'), 81),
  famous('成都明朗实验小学', '明朗实验小学', 'public-school', '510104', ['primary'], crest('hexagon', 28, '明'), 94),
  famous(
    '滨海师范大学',
    '滨海师大',
    'public-university',
    '120116',
    ['undergraduate', 'postgraduate'],
    crest('ring', 212, '滨'),
    90,
  ),
  famous(
    '青柠树幼儿园',
    '青柠树幼儿园',
    'inclusive-kindergarten',
    '330108',
    ['preschool'],
    crest('leaf', 152, '柠'),
    95,
  ),
  famous(
    '岭海职业技术大学',
    '岭海职大',
    'vocational-university',
    '440114',
    ['vocational-undergraduate', 'higher-vocational'],
    crest('hexagon', 196, '岭'),
    91,
  ),
  famous('苏州和顺外国语学校', '和顺外国语', 'international-school', '320571', all, crest('ring', 172, '和'), 93),
  famous('重庆嘉陵特殊教育学校', '嘉陵特教', 'special-school', '500106', ['special'], crest('ring', 152, '嘉'), 97),
  famous('南京明德湖高级中学', '明德湖高级中学', 'public-school', '320102', ['senior'], crest('shield', 262, '德'), 92),
  famous(
    '合肥科教职业学院',
    '合肥科教职院',
    'higher-vocational',
    '340104',
    ['higher-vocational'],
    crest('square', 28, '科'),
    88,
  ),
  famous(
    '深圳鹏澜实验中学',
    '鹏澜实验中学',
    'public-school',
    '440305',
    ['junior', 'senior'],
    crest('arch', 244, '澜'),
    95,
  ),
  famous(
    '长沙岳汀实验中学',
    '岳汀实验中学',
    'public-school',
    '430104',
    ['junior', 'senior'],
    crest('arch', 152, '汀'),
    89,
  ),
  famous('西安终南外国语学校', '终南外国语', 'international-school', '610113', all, crest('shield', 350, '终'), 90),
  famous(
    '青岛海右实验学校',
    '海右实验学校',
    'private-school',
    '370202',
    ['primary', 'junior'],
    crest('leaf', 196, '海'),
    91,
  ),
  famous(
    '浦江工程技术大学',
    '浦江工大',
    'public-university',
    '310115',
    ['undergraduate', 'postgraduate'],
    crest('square', 212, '浦'),
    87,
  ),
];
