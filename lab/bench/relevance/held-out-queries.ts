import * as is from './common-labels.ts';
import * as by from './labels.ts';
import { all, any, at, company, education, experience, role, says, tenure, title } from './labels.ts';
import type { QueryList } from './query-list.ts';

const { post } = is;

/** Written before any tuning, and never used for it: unseen queries. */
export const heldOutQueries: QueryList = {
  '学段+学科+城市': [
    ['高中英语 杭州', post(is.senior, is.english, is.hangzhou)],
    ['小学数学 深圳', post(is.primary, is.math, is.shenzhen)],
    ['初中语文 北京', post(is.junior, is.chinese, is.beijing)],
    ['美术 小学 上海', post(is.primary, is.art, is.shanghai)],
    ['高中生物 广东', post(is.senior, is.biology, at('44'))],
    ['初中地理', post(is.junior, is.geography)],
  ],
  福利: [
    ['深圳 食堂 小学老师', post(is.primary, is.shenzhen, is.meals)],
    ['配偶安置 高校', all(is.university, by.benefit('spouse-job'))],
    ['包吃包住 幼儿园', all(is.preschool, is.lodging, is.meals)],
    ['人才补贴 南京', all(is.nanjing, by.benefit('talent-subsidy'))],
    ['周末双休 编程老师', post(is.coding, is.weekend)],
  ],
  编制与用工: [
    ['在编 初中英语', post(is.junior, is.english, is.onPayroll)],
    ['合同制 语文教师', post(is.chinese, any(tenure('contract'), title(/合同制|编外/)))],
    ['备案制 高中', all(is.senior, tenure('quota'))],
    ['退休返聘 数学', post(is.math, any(tenure('retired'), title(/银龄|返聘/)))],
    ['年薪制 高层次人才', all(any(role('high-level'), title(/领军|拔尖|带头人|教授/)), tenure('annual'))],
  ],
  岗位: [
    ['辅导员', any(role('counsellor'), title(/辅导员/))],
    ['体育老师 广州', post(is.pe, is.guangzhou)],
    ['外教 苏州', all(role('foreign'), is.suzhou)],
    ['人事专员', role('personnel')],
    ['实训指导教师', any(role('practice'), title(/实训指导|实习指导/))],
  ],
  拼音与首字母: [
    ['shuxue laoshi', post(is.math)],
    ['youeryuan shenzhen', all(is.preschool, is.shenzhen)],
    ['wuli', is.physics],
    ['czyy', post(is.junior, is.english)],
    ['gaozhong huaxue shanghai', post(is.senior, is.chemistry, is.shanghai)],
  ],
  错字与同音字: [
    ['小学数雪', post(is.primary, is.math)],
    ['高中华学老师', post(is.senior, is.chemistry)],
    ['体玉老师', post(is.pe)],
    ['保育圆', role('nurse')],
    ['yinyu laoshi', post(is.english)],
  ],
  俗称与简称: [
    ['高数老师', post(is.math, any(is.senior, is.university))],
    ['小英 深圳', post(is.primary, is.english, is.shenzhen)],
    ['有编 语文', post(is.chinese, is.onPayroll)],
    ['职高 英语老师', post(is.vocational, is.english)],
    ['道法老师', post(is.morality)],
  ],
  '学历、职称、证书': [
    ['研究生学历 初中语文', post(is.junior, is.chinese, education('master'))],
    ['一级教师 数学', post(is.math, any(by.titleLevel('school-1'), says(/一级教师/)))],
    ['应届硕士 物理', post(is.physics, education('master'), is.graduates)],
    ['高中教师资格证 化学', post(is.chemistry, any(by.certificate('senior'), says(/高级中学教师资格/)))],
  ],
  单位: [
    ['青柠树幼儿园', company(/青柠树/)],
    ['岭海职业技术大学 专业教师', post(company(/岭海职业技术大学/))],
    ['鹏澜实验', company(/鹏澜实验/)],
    ['特殊教育学校 生活老师', all(company(/特殊教育学校|启智学校|听障学校/), role('boarding'))],
  ],
  连写与语序: [
    ['武汉初中物理老师', post(is.junior, is.physics, is.wuhan)],
    ['数学高中上海', post(is.senior, is.math, is.shanghai)],
    ['杭州幼儿园保育员', all(is.preschool, role('nurse'), is.hangzhou)],
  ],
  整句: [
    ['找一份双休的课程研发工作', all(role('curriculum'), is.weekend)],
    ['武汉公办小学数学老师有编制', post(is.primary, is.math, is.onPayroll, is.wuhan)],
    ['南京哪里招高中英语代课老师', post(is.senior, is.english, is.substitute, is.nanjing)],
    ['不要求工作经验的高中语文教师', post(is.senior, is.chinese, experience('any', 'graduate'))],
  ],
  繁体与全角: [
    ['初中數學 杭州', post(is.junior, is.math, is.hangzhou)],
    ['小学／英语／北京', post(is.primary, is.english, is.beijing)],
  ],
  区县: [
    ['雁塔区 英语老师', post(is.english, at('610113'))],
    ['沙坪坝 特教', post(is.special, at('500106'))],
    ['岳麓 初中数学', post(is.junior, is.math, at('430104'))],
  ],
  英文词: [
    ['math teacher 深圳', post(is.math, is.shenzhen)],
    ['AP 物理', post(title(/ap|国际课程/i), title(/物理/))],
    ['PE 老师', post(is.pe)],
  ],
  薪资: [['月薪15000以上 高中英语', post(is.senior, is.english, by.pays(15_000))]],
};
