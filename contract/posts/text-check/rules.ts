import type { View } from './fold.ts';

/** Kinds of findings, with the explanation for the writer. */
export const findingKinds = {
  sex: {
    label: '性别限制',
    severity: 'block',
    reason: '招聘不得限定性别或规定性别优先（就业促进法第二十七条、妇女权益保障法第四十三条）',
    suggestion: '男女不限',
  },
  marriage: {
    label: '婚育限制',
    severity: 'block',
    reason: '不得询问婚育情况，或以婚育作为录用条件（妇女权益保障法第四十三条）',
    suggestion: '',
  },
  household: {
    label: '户籍限制',
    severity: 'block',
    reason: '不得以户籍、地域限制报名或优先录用（人力资源市场暂行条例第二十四条）',
    suggestion: '户籍不限',
  },
  age: {
    label: '年龄限制',
    severity: 'warn',
    reason: '除公开招聘公告、法定工作年龄等有依据的规定外，年龄与能否胜任无关，可能构成就业歧视',
    suggestion: '能胜任岗位工作',
  },
  contact: {
    label: '联系方式',
    severity: 'warn',
    reason: '联系方式会随公开页面被采集，站外投递也不计入回复率。求职者可在本站直接投递和沟通',
    suggestion: '请在本站投递或沟通',
  },
  pay: {
    label: '薪资过低',
    severity: 'warn',
    reason: '远低于全职工资，请核对金额和单位',
    suggestion: '',
  },
  training: {
    label: '招转培、收费',
    severity: 'block',
    reason: '不得以任何名义向求职者收费或扣押财物，也不得以招聘为名推销培训、贷款（劳动合同法第九条）',
    suggestion: '',
  },
} as const;
export type FindingKind = keyof typeof findingKinds;

export interface Rule {
  kind: FindingKind;
  view: View;
  pattern: RegExp;
  /** Makes the clause harmless. */
  unless?: RegExp;
}

const someone = '(?:性|士|生|教师|老师|博士|青年|的)';
const sexes = `[男女](?![男女子足篮排])${someone}?`;
const rule = (kind: FindingKind, words: string, unless?: RegExp, view: View = 'plain'): Rule => ({
  kind,
  view,
  pattern: new RegExp(words, 'g'),
  ...(unless ? { unless } : {}),
});

const evenHanded = /男女(?:均可|皆可|不限|平等|同工)|性别不限|不限性别/;
const lodging = /宿舍|寝室|公寓|学生社团/;
const sexRules = [
  rule('sex', `(?:仅|只)?限(?:招|聘)?${sexes}`, lodging),
  rule(
    'sex',
    `(?:只|仅|不|谢绝|拒绝)(?:招聘|招收|招|要|收|考虑|录用)?(?:聘|收)?${sexes}`,
    /平等|不限男女|男女不限|权利/,
  ),
  rule('sex', `(?<!子)[男女](?:性|士|生|教师|老师|博士|青年)?(?:者)?(?:优先|为佳|尤佳|更佳|更好|最佳)`, evenHanded),
  rule(
    'sex',
    `(?:优先(?:考虑|录用|录取|招聘|聘用)?|最好(?:是|为)?|要求:?(?:为|是)?)${sexes}(?!\\d{3}|1[.米])`,
    lodging,
  ),
  rule('sex', '性别(?:要求)?[:为是]?(?:限)?[男女](?!女|不限|均可|皆可)性?'),
  rule('sex', '[(](?:仅|只)?(?:限)?[男女](?:性|士)?[)]'),
  rule('sex', '(?<=^|[,;。\\n、.])[男女]性?(?=[,;。\\n]|$)'),
  rule('sex', '招(?:聘)?[男女](?:教师|老师|性|士|生(?!宿))'),
  rule('sex', '岁(?:以下|以内|左右)的?[男女](?:教师|老师|性|士)'),
  rule('sex', '男女各(?:招|聘)?[一二两三四五\\d]|[男女]性?[一二两\\d]{1,2}名'),
];

const offered = /提供|享受|为.{0,2}(?:单身|未婚|已婚)|联谊|周转房|公寓|没有任何要求/;
const marriageRules = [
  rule('marriage', '已婚已育|未婚未育'),
  rule(
    'marriage',
    '(?:(?:须|需|要求|限|必须|应|为)?(?:已婚|未婚|单身|已育))(?:者)?(?:优先|为佳|(?=[,;。、]|$))',
    offered,
  ),
  rule('marriage', '(?:限|须|需|要求|必须)(?:为|是)?(?:已婚|未婚|单身|已育)', offered),
  rule('marriage', '(?:无|没有|不得|禁止|不能|承诺)[^,;。\\n]{0,8}(?:生育|怀孕|婚育|结婚)(?:计划|打算)?', offered),
  rule('marriage', '不(?:考虑|打算)?(?:怀孕|生育|结婚|生小孩)'),
  rule('marriage', '(?:婚育|生育|婚姻)(?:情况|状况)?(?:稳定|良好)|(?:说明|告知|填写)婚(?:育|姻)', offered),
  rule('marriage', '婚姻(?:状况)?:?(?:已|未)婚'),
];

const settling = /解决|落户|迁|入学|适龄|招生|随迁|不限户|户籍不限|政策|办理|核对|学籍|审核|户籍科|提供|身份证/;
const here = '(?:本|当|外)(?:地|市|省|县|区|村|镇)';
const householdRules = [
  rule('household', `(?:限|须|需|具有|具备|要求|应|仅|面向)[^,;。\\n]{0,12}户(?:籍|口)(?!科)`, settling),
  rule('household', `非?${here}(?:城镇)?户(?:籍|口)`, settling),
  rule('household', `户(?:籍|口)(?:要求|所在地)?(?:限|须|需|在|为|:)`, settling),
  rule('household', '户(?:籍|口)(?:的|者|人员|人士|考生|应聘者)?(?:可|予以|给予)?(?:优先|为佳|加分)', settling),
  rule('household', '[京沪津渝深杭穗宁](?:籍|户)(?:口|籍)?(?=优先|人员|[,;。]|招|者)', settling),
];

const learners = /体检|学员|儿童|幼儿|少儿|婴幼儿|职场|老年|学生|家庭|孩子年龄/;
const years = '[1-6]\\d(?:周)?岁';
const ageRules = [
  rule('age', `${years}(?:[(]含[)])?(?:\\(含\\))?(?:以下|以内|左右|之内|以上|之间)`, learners),
  rule('age', `(?:不超过|未满|超过|低于|不到|限)[2-6]\\d(?:周)?岁`, learners),
  rule('age', `(?<!\\d)[1-6]\\d(?:周?岁)?[-~—–至到]+[1-6]\\d(?:周)?岁`, learners),
  rule('age', '年龄[^,;。\\n不]{0,8}?[1-6]\\d(?!%)(?:[-~—–至到]+\\d\\d)?(?:周?岁)?(?:以下|以内|左右|之间)?', learners),
  rule('age', '[二三四五]十[一二三四五六七八九]?(?:周)?岁(?:以下|以内|之内|左右)', learners),
  rule('age', '(?<!\\d)(?:[6789]0|[6789]5|0[05])后'),
  rule('age', '(?:19|20)\\d\\d年[^,;。]{0,8}(?:以后|之后|后)出生'),
];

const contactRules = [
  rule('contact', '[\\w.+-]{1,64}@[\\w-]{1,63}(?:\\.[\\w-]{1,63}){1,5}'),
  rule('contact', '[\\w.+-]{1,64}(?:艾特|[[(]at[\\])]|#|圈a)[\\w-]{1,63}(?:(?:\\.|点|[[(]dot[\\])])\\w{1,63}){1,5}'),
  rule('contact', '(?:https?://|www\\.)[^,;。、)\\s]+'),
  rule('contact', '(?<!\\d)1[3-9]\\d[-.·]?\\d{4}[-.·]?\\d{4}(?!\\d)', undefined, 'digits'),
  rule('contact', '(?<!\\d)[(]?0\\d{2,3}[)]?-?[2-9]\\d{6,7}(?!\\d)|(?<!\\d)400-?\\d{3,4}-?\\d{3,4}(?!\\d)'),
  rule(
    'contact',
    '(?:微信|薇信|威信|卫星|绿泡泡|v信|(?<![a-z])(?:vx|wx|wechat|weixin)|[加+]v|加微|(?<![a-z])qq|扣扣|企鹅)' +
      '(?:同号|号码|群号|号|群)*(?:[:是为]|同号)*[a-z0-9_-]{5,}',
  ),
];

const fees = '(?:押金|保证金|定金|培训费|培训学费|服装费|建档费|报名费|资料费|代办费|中介费|介绍费|置装费)';
const harmless =
  /不(?:得)?(?:收|需|用|必|会)|无需|免(?:费|收|交)|从不|报销|负责|审核|警惕|骗局|监管|台账|管理|讲授|案例|义务|学员排课/;
const trainingRules = [
  rule('training', `(?:缴纳|交纳|收取|支付|需交|先交|缴|交|扣除)[^,;。\\n]{0,12}${fees}`, harmless),
  rule('training', `${fees}(?:用)?(?:各|共|为|:)?[\\d一二三四五六七八九两]+(?:百|千)?`, harmless),
  rule('training', '培训贷|贷款(?:培训|交学费|缴纳|学习)|学费(?:可)?(?:分期|抵扣)', harmless),
  rule('training', '(?:可|先|需|须)办理[^,;。\\n]{0,4}贷款', harmless),
  rule('training', '先(?:培训|学习)(?:后|再)(?:上岗|付款|就业|入职)'),
  rule(
    'training',
    '(?:毕业|结业|学完|学成|培训后)[^,;。\\n]{0,2}(?:包|安排|推荐)[^,;。\\n]{0,4}(?:分配|就业|工作|岗位)|包(?:就业|分配)',
  ),
  rule('training', '付费(?:培训|实训|内推)|缴费即可|(?:自费|个人承担)[^,;。\\n]{0,10}(?:培训|认证|学费)', harmless),
  rule('training', '(?:岗前)?(?:培训|认证)(?:费|费用)?(?:自费|由个人承担|自理)', harmless),
  rule('training', '(?:先|须|需)?购买[^,;。\\n]{0,6}(?:课程|教材包)', harmless),
];

/** Full-width punctuation is half-width by the time a rule sees it, except 。 and 、. */
export const rules: readonly Rule[] = [
  ...sexRules,
  ...marriageRules,
  ...householdRules,
  ...ageRules,
  ...contactRules,
  ...trainingRules,
];
