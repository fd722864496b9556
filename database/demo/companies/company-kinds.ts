import type { CompanyTypeCode, companyTypes } from '#contract/taxonomy/company-types.ts';
import type { StageCode } from '#contract/taxonomy/stages.ts';
import type { Weighted } from '../random.ts';

/** Which pools a company's texts and posts are drawn from. */
export type Sector =
  | 'kindergarten'
  | 'school'
  | 'special'
  | 'vocational'
  | 'university'
  | 'bureau'
  | 'institute'
  | 'training'
  | 'firm';

interface NamePattern {
  /** {city} 杭州 · {county} 余杭区 · {stem} {kid} {firm} {land} from the pools. */
  text: string;
  stages: readonly StageCode[];
}

export interface CompanyKind {
  type: CompanyTypeCode;
  sector: Sector;
  /** Share of all companies. */
  share: number;
  /** How many posts it has beside the others. */
  posts: number;
  patterns: Weighted<NamePattern>;
  natures: readonly string[];
  founded: readonly [number, number];
  staff: readonly [number, number];
  /** Registration authority of the credit code: 12 public body, 52 private non-profit, 91 firm, 11 authority. */
  register: '11' | '12' | '52' | '91';
  classSize?: readonly [number, number];
}

const named = (stages: readonly StageCode[], ...patterns: (readonly [string, number])[]): Weighted<NamePattern> =>
  patterns.map(([text, weight]) => [{ text, stages }, weight] as const);

const preschool = ['preschool'] as const;

const kindergartens: CompanyKind[] = [
  {
    type: 'public-kindergarten',
    sector: 'kindergarten',
    share: 6,
    posts: 0.5,
    patterns: named(preschool, ['{city}{kid}幼儿园', 4], ['{county}{kid}幼儿园', 5], ['{city}{stem}机关幼儿园', 1]),
    natures: ['区属公办，省一级园', '市属公办，省示范园', '区属公办，市一级园', '公办，省二级园'],
    founded: [1956, 2021],
    staff: [28, 120],
    register: '12',
    classSize: [25, 35],
  },
  {
    type: 'inclusive-kindergarten',
    sector: 'kindergarten',
    share: 6,
    posts: 0.4,
    patterns: named(preschool, ['{kid}幼儿园', 2], ['{county}{kid}幼儿园', 4], ['{city}{kid}实验幼儿园', 2]),
    natures: ['普惠性民办，市二级园', '普惠性民办，区示范园', '普惠性民办'],
    founded: [1998, 2022],
    staff: [18, 70],
    register: '52',
    classSize: [25, 33],
  },
  {
    type: 'private-kindergarten',
    sector: 'kindergarten',
    share: 4,
    posts: 0.4,
    patterns: named(
      preschool,
      ['{city}{kid}幼儿园', 4],
      ['{city}{kid}双语幼儿园', 2],
      ['{kid}蒙台梭利儿童之家（{city}）', 1],
    ),
    natures: ['民办，营利性', '民办，非营利性', '民办，蒙台梭利特色'],
    founded: [2002, 2023],
    staff: [20, 80],
    register: '52',
    classSize: [18, 28],
  },
  {
    type: 'nursery',
    sector: 'kindergarten',
    share: 3,
    posts: 0.25,
    patterns: named(['nursery'], ['{city}{kid}托育中心', 4], ['{county}{kid}婴幼儿照护服务中心', 2]),
    natures: ['社区普惠托育点', '民办托育机构，已备案', '托幼一体，已备案'],
    founded: [2015, 2025],
    staff: [8, 40],
    register: '52',
    classSize: [8, 15],
  },
];

const compulsory = ['primary', 'junior'] as const;
const secondary = ['junior', 'senior'] as const;

const schools: CompanyKind[] = [
  {
    type: 'public-school',
    sector: 'school',
    share: 25,
    posts: 1.6,
    patterns: [
      ...named(['primary'], ['{city}{stem}小学', 5], ['{county}{stem}小学', 5], ['{city}{stem}实验小学', 4]),
      ...named(['junior'], ['{city}{stem}初级中学', 3], ['{county}{stem}初级中学', 3]),
      ...named(['senior'], ['{county}{stem}高级中学', 5], ['{city}{stem}高级中学', 5]),
      ...named(secondary, ['{city}{stem}中学', 6], ['{county}{stem}中学', 3]),
      ...named(compulsory, ['{city}{stem}实验学校', 3], ['{county}{stem}九年一贯制学校', 2]),
      ...named(['primary', 'junior', 'senior'], ['{city}{stem}中学教育集团', 2]),
    ],
    natures: [
      '区属公办',
      '市属公办，省一级重点高中',
      '市属公办',
      '区属公办，省标准化学校',
      '县属公办',
      '市属公办，省示范性学校',
    ],
    founded: [1902, 2023],
    staff: [60, 420],
    register: '12',
    classSize: [38, 50],
  },
  {
    type: 'private-school',
    sector: 'school',
    share: 9,
    posts: 1.5,
    patterns: [
      ...named(['senior'], ['{city}{stem}高级中学', 4], ['{county}{stem}高级中学', 3]),
      ...named(compulsory, ['{city}{stem}学校', 4]),
      ...named(['primary', 'junior', 'senior'], ['{city}{stem}实验学校', 4], ['{city}{stem}教育集团', 1]),
    ],
    natures: ['民办非营利性，寄宿制', '民办非营利性', '民办营利性高中', '民办，十二年一贯制'],
    founded: [1994, 2022],
    staff: [90, 460],
    register: '52',
    classSize: [36, 48],
  },
  {
    type: 'international-school',
    sector: 'school',
    share: 5,
    posts: 1.3,
    patterns: [
      ...named(['primary', 'junior', 'senior'], ['{city}{stem}双语学校', 4], ['{city}{stem}外国语学校', 5]),
      ...named(['senior'], ['{city}{stem}书院', 2], ['{city}{stem}外国语高级中学', 2]),
    ],
    natures: ['民办，双语融合课程', '民办，A-Level 与 AP 授权', '民办，IB 世界学校', '民办非营利性，寄宿制'],
    founded: [1999, 2022],
    staff: [80, 360],
    register: '52',
    classSize: [18, 28],
  },
  {
    type: 'special-school',
    sector: 'special',
    share: 3,
    posts: 0.7,
    patterns: named(
      ['special'],
      ['{city}{stem}特殊教育学校', 6],
      ['{county}{stem}启智学校', 3],
      ['{city}{stem}听障学校', 1],
    ),
    natures: ['市属公办，十五年一贯制', '区属公办', '市属公办，省特教资源中心'],
    founded: [1958, 2020],
    staff: [40, 140],
    register: '12',
    classSize: [8, 12],
  },
  {
    type: 'correctional-school',
    sector: 'special',
    share: 1,
    posts: 0.4,
    patterns: named(['correctional'], ['{city}{stem}专门学校', 4], ['{city}{stem}启航学校', 2]),
    natures: ['市属公办，专门教育', '公办，专门学校'],
    founded: [1979, 2022],
    staff: [30, 80],
    register: '12',
    classSize: [15, 25],
  },
];

const colleges: CompanyKind[] = [
  {
    type: 'secondary-vocational',
    sector: 'vocational',
    share: 5,
    posts: 1.1,
    patterns: named(
      ['vocational'],
      ['{city}{stem}职业高级中学', 4],
      ['{city}{stem}中等职业学校', 4],
      ['{county}{stem}职教中心', 3],
    ),
    natures: ['市属公办，国家级重点', '区属公办，省中职名校', '公办，省优质中职校'],
    founded: [1978, 2016],
    staff: [120, 320],
    register: '12',
    classSize: [35, 48],
  },
  {
    type: 'technician',
    sector: 'vocational',
    share: 3,
    posts: 1,
    patterns: named(['vocational'], ['{city}{stem}技师学院', 4], ['{city}{stem}高级技工学校', 4]),
    natures: ['市属公办，国家级高技能人才培训基地', '公办，全日制技工院校'],
    founded: [1975, 2015],
    staff: [150, 480],
    register: '12',
    classSize: [35, 45],
  },
  {
    type: 'higher-vocational',
    sector: 'vocational',
    share: 6,
    posts: 2,
    patterns: named(
      ['higher-vocational'],
      ['{city}{stem}职业技术学院', 6],
      ['{land}职业学院', 4],
      ['{land}幼儿师范高等专科学校', 2],
      ['{city}{stem}职业学院', 2],
    ),
    natures: ['公办高职，省“双高”建设单位', '公办高职，国家骨干校', '公办高职', '民办高职'],
    founded: [1952, 2012],
    staff: [320, 980],
    register: '12',
  },
  {
    type: 'vocational-university',
    sector: 'vocational',
    share: 2,
    posts: 2.6,
    patterns: named(
      ['vocational-undergraduate', 'higher-vocational'],
      ['{land}职业技术大学', 5],
      ['{city}{stem}职业技术大学', 2],
    ),
    natures: ['公办本科层次职业大学', '民办本科层次职业大学'],
    founded: [1956, 2003],
    staff: [780, 1600],
    register: '12',
  },
  {
    type: 'public-university',
    sector: 'university',
    share: 8,
    posts: 3,
    patterns: named(['undergraduate', 'postgraduate'], ['{land}{field}', 8], ['{land}{field}', 1]),
    natures: ['省属公办本科', '省属公办本科，博士授予单位', '市属公办本科', '省部共建高校'],
    founded: [1903, 1999],
    staff: [900, 3600],
    register: '12',
  },
  {
    type: 'private-university',
    sector: 'university',
    share: 3,
    posts: 2,
    patterns: named(['undergraduate'], ['{city}{stem}学院', 5], ['{land}{stem}学院', 3]),
    natures: ['民办本科', '民办本科，非营利性'],
    founded: [1993, 2008],
    staff: [500, 1500],
    register: '52',
  },
  {
    type: 'independent-college',
    sector: 'university',
    share: 1.5,
    posts: 1.6,
    patterns: named(['undergraduate'], ['{land}大学{stem}学院', 6], ['{land}理工大学{stem}学院', 2]),
    natures: ['独立学院'],
    founded: [1999, 2005],
    staff: [300, 800],
    register: '52',
  },
  {
    type: 'joint-university',
    sector: 'university',
    share: 1,
    posts: 1.6,
    patterns: named(
      ['undergraduate', 'postgraduate'],
      ['{land}中英联合学院', 2],
      ['{land}中德应用科技大学', 2],
      ['{city}{stem}联合大学', 2],
    ),
    natures: ['中外合作办学，独立法人'],
    founded: [2004, 2019],
    staff: [300, 900],
    register: '52',
  },
  {
    type: 'open-university',
    sector: 'university',
    share: 1,
    posts: 0.7,
    patterns: named(['continuing'], ['{land}开放大学', 4], ['{city}{stem}社区学院', 2], ['{city}{stem}老年大学', 2]),
    natures: ['市属公办成人高校', '公办，社区教育指导中心'],
    founded: [1979, 2012],
    staff: [60, 260],
    register: '12',
  },
];

const bodies: CompanyKind[] = [
  {
    type: 'party-school',
    sector: 'institute',
    share: 0.8,
    posts: 0.4,
    patterns: named(['continuing'], ['{city}{stem}新区党校', 4], ['{city}{stem}干部教育学院', 2]),
    natures: ['参公管理事业单位', '公益一类事业单位'],
    founded: [1950, 2004],
    staff: [30, 90],
    register: '12',
  },
  {
    type: 'research-institute',
    sector: 'institute',
    share: 1.5,
    posts: 1,
    patterns: named(['postgraduate'], ['{land}教育科学研究院', 3], ['{land}智能制造研究院', 2], ['{land}实验室', 2]),
    natures: ['省属公益二类事业单位', '新型研发机构', '市属公益一类事业单位'],
    founded: [1984, 2021],
    staff: [80, 420],
    register: '12',
  },
  {
    type: 'bureau',
    sector: 'bureau',
    share: 2,
    posts: 2.2,
    patterns: named(
      ['primary', 'junior', 'senior', 'preschool'],
      ['{city}{stem}新区教育局', 5],
      ['{city}{stem}经济开发区教育体育局', 2],
    ),
    natures: ['行政机关，统筹全区中小学幼儿园招聘'],
    founded: [1992, 2018],
    staff: [40, 110],
    register: '11',
  },
  {
    type: 'exam-authority',
    sector: 'institute',
    share: 1,
    posts: 0.5,
    patterns: named(
      ['primary', 'junior', 'senior'],
      ['{city}{stem}新区教师发展研究院', 4],
      ['{city}{stem}新区教育考试服务中心', 2],
    ),
    natures: ['区属公益一类事业单位', '市属公益一类事业单位'],
    founded: [1985, 2015],
    staff: [25, 90],
    register: '12',
  },
  {
    type: 'youth-palace',
    sector: 'institute',
    share: 1,
    posts: 0.6,
    patterns: named(['training', 'primary'], ['{city}{stem}少年宫', 4], ['{city}{stem}青少年活动中心', 4]),
    natures: ['市属公益二类事业单位', '区属公办校外教育机构'],
    founded: [1955, 2014],
    staff: [30, 120],
    register: '12',
    classSize: [12, 24],
  },
];

const firms: CompanyKind[] = [
  {
    type: 'subject-training',
    sector: 'training',
    share: 1.5,
    posts: 0.8,
    patterns: named(['training'], ['{city}{firm}文化培训学校', 4], ['{firm}高中培训中心（{city}）', 2]),
    natures: ['非营利性学科类培训机构，已取得办学许可', '高中学科培训，已取得办学许可'],
    founded: [2008, 2022],
    staff: [20, 140],
    register: '52',
    classSize: [6, 20],
  },
  {
    type: 'interest-training',
    sector: 'training',
    share: 4,
    posts: 0.7,
    patterns: named(
      ['training'],
      ['{firm}艺术培训中心（{city}）', 3],
      ['{city}{firm}青少年体育俱乐部', 2],
      ['{firm}少儿编程（{city}）', 2],
      ['{city}{firm}美育中心', 2],
    ),
    natures: ['非学科类培训机构，已取得许可', '体育类培训，已取得许可', '文化艺术类培训，已取得许可'],
    founded: [2009, 2024],
    staff: [12, 110],
    register: '91',
    classSize: [6, 16],
  },
  {
    type: 'vocational-training',
    sector: 'training',
    share: 2,
    posts: 0.7,
    patterns: named(
      ['training', 'continuing'],
      ['{city}{firm}职业技能培训学校', 4],
      ['{firm}职业教育（{city}）有限公司', 2],
    ),
    natures: ['民办职业培训学校', '职业技能等级认定机构'],
    founded: [2004, 2021],
    staff: [20, 160],
    register: '91',
    classSize: [20, 40],
  },
  {
    type: 'edtech',
    sector: 'firm',
    share: 3,
    posts: 0.9,
    patterns: named(
      ['training'],
      ['{firm}教育科技（{city}）有限公司', 5],
      ['{city}{firm}文化传播有限公司', 2],
      ['{city}{firm}教育出版有限公司', 2],
    ),
    natures: ['民营企业，高新技术企业', '民营企业', '国有控股'],
    founded: [2006, 2023],
    staff: [30, 600],
    register: '91',
  },
  {
    type: 'staffing',
    sector: 'firm',
    share: 1,
    posts: 1,
    patterns: named(['primary', 'junior', 'preschool'], ['{city}{firm}人力资源服务有限公司', 4]),
    natures: ['持人力资源服务许可证，承接学校劳务派遣'],
    founded: [2003, 2019],
    staff: [30, 200],
    register: '91',
  },
  {
    type: 'other',
    sector: 'training',
    share: 0.7,
    posts: 0.4,
    patterns: named(['training'], ['{city}{stem}研学实践营地', 3], ['{city}{stem}儿童图书馆', 1]),
    natures: ['市级中小学生研学实践教育营地', '公益性社会组织'],
    founded: [2012, 2022],
    staff: [15, 90],
    register: '52',
  },
];

export const companyKinds: readonly CompanyKind[] = [...kindergartens, ...schools, ...colleges, ...bodies, ...firms];

export function kindOf(type: keyof typeof companyTypes): CompanyKind {
  return companyKinds.find((kind) => kind.type === type) as CompanyKind;
}
