import type { PolicyFacts } from '#contract/content-items.ts';
import { coverHues, coverUrl } from '#contract/cover.ts';
import { day, isoDay, officeMoment, plus } from '../moments.ts';
import type { Random } from '../random.ts';
import { bodyOf, type ContentRow } from './rows.ts';

/** Region, short name, the issuer's mark, and in 10,000 yuan the ends of 安家费 and 科研启动费. The amounts are invented. */
type Talent = readonly [
  code: string,
  name: string,
  mark: string,
  settling: [number, number],
  research: [number, number],
];
const talents: readonly Talent[] = [
  ['330100', '杭州', '杭人社发', [20, 60], [10, 50]],
  ['440300', '深圳', '深人社规', [30, 100], [20, 100]],
  ['320500', '苏州', '苏府办', [20, 50], [10, 40]],
  ['510100', '成都', '成人社发', [15, 40], [10, 30]],
  ['610100', '西安', '市人社发', [12, 35], [8, 30]],
  ['420100', '武汉', '武人社规', [15, 50], [10, 50]],
  ['320100', '南京', '宁教人', [20, 60], [15, 60]],
  ['370200', '青岛', '青人社规', [15, 50], [10, 40]],
  ['350200', '厦门', '厦教人', [20, 70], [10, 50]],
  ['430100', '长沙', '长教通', [10, 30], [5, 20]],
  ['340100', '合肥', '合人社秘', [15, 40], [10, 30]],
  ['440600', '佛山', '佛教人', [20, 60], [10, 40]],
  ['500100', '重庆', '渝教人发', [15, 45], [10, 35]],
  ['410100', '郑州', '郑人社办', [10, 35], [5, 20]],
  ['330200', '宁波', '甬教人', [20, 60], [10, 40]],
  ['460100', '海口', '海教规', [15, 50], [10, 40]],
];
const tenures = [
  '直接入事业编制，免笔试',
  '纳入编制周转池，三年内过渡',
  '高层次人才专项编制',
  '实行员额制，待遇同工同酬',
];
const housings = [
  '人才公寓三年免租',
  '租金补贴每月 1,500 元，最长 60 个月',
  '购房补贴另计，最高 40 万元',
  '提供周转房，可优先购买共有产权房',
];
const families = [
  '配偶随调，子女就近入学',
  '协助安置配偶工作，子女入学优先',
  '子女可在同城公办学校转入',
  '父母医疗纳入绿色通道',
];

const fenOf = ([min, max]: [number, number]) => ({ min: min * 1_000_000, max: max * 1_000_000 });

function talentFacts(random: Random, now: Date, [, name, mark, settling, research]: Talent, at: number): PolicyFacts {
  const issued = plus(now, -random.int(30, 500) * day);
  const year = isoDay(issued).slice(0, 4);
  return {
    number: `${mark}〔${year}〕${random.int(8, 96)} 号`,
    issuer: `${name}市人力资源和社会保障局、教育局`,
    issuedOn: isoDay(issued),
    validUntil: at === 3 ? isoDay(plus(now, 40 * day)) : isoDay(plus(issued, random.int(3, 5) * 365 * day)),
    originalUrl: '',
    audience: '全职引进的教育类博士、特级教师、省级名师及紧缺学科硕士',
    points: [
      `安家费按层次 ${settling[0]}–${settling[1]} 万元，分三年发放，首年四成。`,
      `有科研任务的，另给科研启动费 ${research[0]}–${research[1]} 万元，按项目拨付。`,
      '签订不少于五年的服务协议，未满服务期的按比例返还。',
      '市级与区级待遇就高不重复，购房补贴可以另行申请。',
    ],
    settling: fenOf(settling),
    research: fenOf(research),
    tenure: random.pick(tenures),
    housing: random.pick(housings),
    family: random.pick(families),
  };
}

/** Category, region (null: the whole country), place, mark, title, summary. */
type Other = readonly [
  category: string,
  code: string | null,
  place: string,
  mark: string,
  title: string,
  summary: string,
];
const others: readonly Other[] = [
  [
    'employment',
    null,
    '',
    '教就业',
    '关于做好普通高校师范毕业生就业促进工作的通知',
    '扩大公办学校吸纳规模，空缺编制优先用于招聘应届师范毕业生。',
  ],
  [
    'employment',
    '330000',
    '浙江',
    '浙教就',
    '浙江省应届师范生“留浙任教”就业促进办法',
    '省内公办学校每年拿出不少于六成岗位面向应届师范生，实行一次报名、多校通用。',
  ],
  [
    'employment',
    '370000',
    '山东',
    '鲁教师发',
    '山东省公费师范生履约任教管理办法',
    '明确履约范围、跨市流动和继续深造，违约处理全程公开。',
  ],
  [
    'employment',
    '510000',
    '四川',
    '川教函',
    '四川省县域高中教师补充专项计划',
    '三年补充 6,000 名县域高中教师，安家补助由省级统筹。',
  ],
  [
    'employment',
    '610000',
    '陕西',
    '陕教师',
    '陕西省“优师计划”毕业生定向就业实施细则',
    '毕业即入编入岗，服务期内可在职攻读教育硕士。',
  ],
  [
    'subsidy',
    '310000',
    '上海',
    '沪教委人',
    '上海市中小学见习教师培训补贴办法',
    '见习期教师每月领取培训补贴，带教导师同步发放津贴。',
  ],
  [
    'subsidy',
    '440000',
    '广东',
    '粤教人函',
    '广东省山区和农村边远地区教师生活补助标准',
    '人均每月不低于 1,000 元，按偏远程度分五档发放。',
  ],
  [
    'subsidy',
    '530000',
    '云南',
    '云教师',
    '云南省乡村教师生活补助差别化实施办法',
    '按海拔与路程分档，最高每月 1,800 元。',
  ],
  [
    'subsidy',
    '330100',
    '杭州',
    '杭人社发',
    '杭州市高校毕业生求职创业补贴申领办法',
    '符合条件的毕业生每人一次性 3,000 元，毕业学年内申请。',
  ],
  [
    'subsidy',
    '420000',
    '湖北',
    '鄂教规',
    '湖北省乡村教师周转宿舍与交通补助办法',
    '周转宿舍不收租金，周末往返给予交通补助。',
  ],
  ['subsidy', '650000', '新疆', '新教师', '新疆南疆四地州教师津贴补贴实施办法', '在基本津贴之外，按服务年限逐年提高。'],
  [
    'startup',
    '440300',
    '深圳',
    '深人社规',
    '深圳市高校毕业生自主创业扶持办法',
    '初创补贴、场租补贴与担保贷款贴息三项可以叠加。',
  ],
  [
    'startup',
    '320000',
    '江苏',
    '苏人社发',
    '江苏省大学生创业培育“育才计划”',
    '教育科技与研学类项目单列，最高扶持 20 万元。',
  ],
  [
    'startup',
    '430000',
    '湖南',
    '湘人社规',
    '湖南省高校毕业生创业担保贷款办法',
    '个人最高 30 万元，贴息两年，免反担保额度提高到 20 万元。',
  ],
  [
    'startup',
    '500100',
    '重庆',
    '渝人社发',
    '重庆市青年创业孵化基地入驻优惠办法',
    '前两年免租，提供财税、知识产权和融资辅导。',
  ],
  [
    'startup',
    null,
    '',
    '人社部发',
    '关于支持高校毕业生灵活就业与自主创业的若干措施',
    '社保补贴、场地支持和税收优惠一次说清。',
  ],
  [
    'teacher',
    null,
    '',
    '教师发',
    '新时代基础教育强师计划年度工作安排',
    '定向培养、在职提升、名师引领三线并进，重点向县域倾斜。',
  ],
  [
    'teacher',
    '320500',
    '苏州',
    '苏教人',
    '苏州市骨干教师跨区流动补助办法',
    '按路程与职称分档补助，流动满三年的在评优中优先。',
  ],
  [
    'teacher',
    '610100',
    '西安',
    '市教发',
    '西安市乡村首席教师岗位管理办法',
    '校级首席每月 800 元，县级首席每月 1,500 元，按学年考核。',
  ],
  [
    'teacher',
    '510100',
    '成都',
    '成教发',
    '成都市教师人才公寓配租实施细则',
    '编内编外专任教师均可申请，租金按市场价七折。',
  ],
  [
    'teacher',
    '450000',
    '广西',
    '桂教教师',
    '广西幼儿园教师同工同酬推进方案',
    '三年内实现公办园编外教师工资与在编教师大体相当。',
  ],
  [
    'teacher',
    '620000',
    '甘肃',
    '甘教师',
    '甘肃省教师职称评审“代表作”清单办法',
    '教案、课例、命题和育人案例均可作为代表作，取消论文刚性要求。',
  ],
  ['teacher', '350000', '福建', '闽教师', '福建省中小学名师工作室管理办法', '每三年一个周期，经费与带教任务挂钩。'],
  [
    'teacher',
    '230000',
    '黑龙江',
    '黑教规',
    '黑龙江省银龄讲学计划实施办法',
    '面向 65 岁以下退休教师，工作补助每人每年 2 万元。',
  ],
];

function otherFacts(random: Random, now: Date, [, , place, mark, , summary]: Other, at: number): PolicyFacts {
  const issued = plus(now, -random.int(20, 700) * day);
  return {
    number: `${mark}〔${isoDay(issued).slice(0, 4)}〕${random.int(3, 88)} 号`,
    issuer: place === '' ? '教育部等有关部门' : `${place}教育主管部门`,
    issuedOn: isoDay(issued),
    validUntil: at % 9 === 8 ? isoDay(plus(now, -20 * day)) : at % 3 === 0 ? null : isoDay(plus(issued, 1_500 * day)),
    originalUrl: '',
    audience: '应届及毕业两年内的师范类毕业生、在职教师（以原文为准）',
    points: [
      summary,
      '符合条件的个人向学校或所在地主管部门提出申请，材料网上提交。',
      '办理结果在申请之日起 20 个工作日内告知。',
    ],
    settling: null,
    research: null,
    tenure: '',
    housing: '',
    family: '',
  };
}

const explanation = (place: string) =>
  bodyOf([
    '## 出台背景',
    `为吸引和稳定优秀教师，完善${place}教师待遇保障，经研究制定本政策。起草过程中征求了学校、教师和相关部门的意见。`,
    '## 申请流程',
    '- 对照适用对象确认资格；',
    '- 在线提交申请表、学历学位证明和聘用合同；',
    '- 主管部门审核并公示 5 个工作日；',
    '- 公示无异议后按约定发放或落实。',
    '## 需要注意',
    '同类待遇就高不重复享受。服务期内离职的，按协议约定处理。具体解释以发文机关为准。',
  ]);

/** Policies of real regions with invented numbers and amounts: those to compare first. */
export function drawPolicies(random: Random, now: Date): ContentRow[] {
  const draw = (
    category: string,
    code: string | null,
    place: string,
    title: string,
    facts: PolicyFacts,
    ago: number,
  ) => {
    const publishAt = officeMoment(random, now, ago);
    const motif = category === 'talent' ? ('industry' as const) : ('policy' as const);
    return {
      id: random.id(),
      kind: 'policy',
      status: 'published',
      title,
      summary: facts.points[0] ?? '',
      category,
      regionCode: code,
      coverUrl: coverUrl({ motif, hue: random.pick(coverHues), variant: random.int(0, 3) }),
      source: facts.issuer,
      body: explanation(place),
      facts,
      publishAt,
      viewCount: random.int(300, 6_000),
      createdAt: publishAt,
      updatedAt: publishAt,
    };
  };
  const compared = talents.map((talent, at) =>
    draw(
      'talent',
      talent[0],
      talent[1],
      `${talent[1]}市引进高层次教育人才实施办法`,
      talentFacts(random, now, talent, at),
      at * 2 + 1,
    ),
  );
  const rest = others.map((other, at) =>
    draw(other[0], other[1], other[2] || '全国', other[4], otherFacts(random, now, other, at), at * 2 + 2),
  );
  return [...compared, ...rest];
}
