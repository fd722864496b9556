import type { ExamStep } from '../../../contract/exam-steps.ts';

/** How announcements name the steps; longer names first, since 准考证 decides before 笔试. */
const names: [ExamStep, RegExp][] = [
  ['ticket', /准考证/],
  ['recheck', /资格复[审查核]|面试资格(?:审查|审核|确认|复核)|(?:面试前|现场)(?:资格)?(?:审查|审核|复审|复核)|复审/],
  [
    'review',
    /资格初[审核]|网上(?:资格)?(?:初审|审核|审查)|资格(?:条件)?(?:审查|审核)|资格审定|(?:报名|材料)审核|初审|(?<=^|[、及和与(\d.)])审[核查](?=时间)/,
  ],
  ['pay', /缴费|交费|缴纳|网上支付/],
  ['medical', /体检/],
  ['inspection', /考察|政审/],
  ['publicity', /公示/],
  ['appointment', /办理聘用|签订(?:聘用|劳动|就业|服务)*(?:合同|协议)|聘用手续|报到(?!什么|哪|几)|上岗|到岗/],
  ['written', /笔试/],
  [
    'interview',
    /面试|试讲|试课|模拟(?:课堂|授课|上课)|微型课|讲\d+分钟课|课堂教学(?=[:,于]|时间|定|安排)|说课|面谈|专业测试|技能测试|技能测评/,
  ],
  [
    'register',
    /报名|投递(?:个人)?简历|投递(?=截[至止]|时间|日期)|简历投递|简历(?:接收|收取)|接收简历|网上申请|网上填报|网上登记|信息填报/,
  ],
];

/** Words that are a step only where they are a label and nothing better is said. */
const vague: [ExamStep, RegExp][] = [
  ['written', /考试|考核笔试/],
  ['interview', /考核|测试|技能操作|实操/],
  ['register', /应聘|申报|(?:怎么|怎样|如何)报/],
  ['review', /审[核查]/],
];

const things =
  '网站|网址|网页|网(?!上)|系统|平台|入口|登记表|表|材料|信息|资料|资格(?!复?[审确初])|人数|序号|号|费|点(?!击)|处|地点|地址|方[式法]|办法|邮箱|邮件|条件|人员|者|考生|对象|要求|须知|程序|流程|页面|链接|二维码|照片|岗位|学校|咨询|状态|确认';
const of =
  '成绩|科目|内容|地点|考点|考场|人员(?!于)|人选|对象|名单|入围|合格|通知|通过|满分|分数|形式|方[式法]|题目|题|教材|范围|大纲|环节|费|结果|考生|者|比例|试卷|公告|准备|名次|情况|要求|标准|医院|中心|表(?!时)|机构|高分|[从由]高|得分|排名';
const moments =
  '结束[前后]?|期间|前(?!置)|之前|以前|后|之后|当[日天]|同时|首日|第一天|无异议|期满|完成后|截止[前后]|成功';

/** Words in which the name of a step is no step: the things, people and results that are called after it. */
const masks = [
  new RegExp(`(?:网上|现场)?报名(?:${things}|${moments})`, 'g'),
  new RegExp(`(?:笔试|面试|试讲|考试|考核|体检|考察|说课|技能测试|专业测试)(?:${of}|${moments}|不)`, 'g'),
  /(?<!面试)(?:资格)?(?:审核|审查|初审|复审|复核|审定)(?:一经|没有|未|不)?(?:通过|合格|结果|人员|材料|后|前(?!置)|地点|对象|意见|者|的|表|结束|无误)/g,
  /(?:未?通过|经过?|符合)(?:\p{Script=Han}{0,4})?(?:资格)?(?:审核|审查|初审|复审|复核)/gu,
  /(?:缴费|交费)(?:成功|者|人员|标准|方式|后|凭证|金额|确认后|完成)/g,
  /公示(?:期满|无异议|结束|后|期间|栏|网|名单后)/g,
  /(?:凭|持|带|携|出示|见|按|以)(?:(?!领取|打印|下载|换取)[^,。;]){0,14}?准考证(?:号)?|准考证(?:号|和身份证|、身份证|上|及有效|规定|要求|载明|所示)/g,
  /考察(?:组|人选|主要|包括|学科)/g,
  /(?:参加|进入|入围|取得)(?:笔试|面试|体检|考察|试讲)(?:的|人(?!员于)|者|资格)/g,
  /不(?:再|搞|设)?(?:组织|进行|举行|参加|安排)?(?:笔试|面试)|免(?:予)?笔试/g,
];

export interface NamedStep {
  step: ExamStep;
  at: number;
  end: number;
  /** Whether the word may mean something else. */
  isVague: boolean;
}

/** A sentence with the words blanked out in which a step's name is no step; offsets stay. */
export const withoutCompounds = (text: string): string =>
  masks.reduce((rest, mask) => rest.replace(mask, (part) => '□'.repeat(part.length)), text);

function matchesOf(text: string, some: readonly [ExamStep, RegExp][], isVague: boolean): NamedStep[] {
  return some.flatMap(([step, pattern]) =>
    [...text.matchAll(new RegExp(pattern, 'g'))].map((match) => ({
      step,
      at: match.index,
      end: match.index + match[0].length,
      isVague,
    })),
  );
}

/** The steps named in a text, in their order. */
export function stepsNamed(text: string, withVague = false): NamedStep[] {
  const all = [...matchesOf(text, names, false), ...(withVague ? matchesOf(text, vague, true) : [])];
  return all
    .filter((one, at) => !all.slice(0, at).some((other) => one.at < other.end && other.at < one.end))
    .sort((one, other) => one.at - other.at);
}
