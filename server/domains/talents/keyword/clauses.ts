// A sentence brought into clauses of which each says one thing: what only asks goes, and what excepts or exempts is said in one way.

const end = '(?=$|[\\s,，。;；!！?？])';
const typed = '[^\\s,，。;；!！?？]';
const start = '(?<=^|[\\s,，。;；!！?？:：])';
const politely =
  '(?:你好|您好|请问|麻烦|各位|哪位|谁|我们?|咱们?|现在?|目前|急|正在?|就|还|也|先|想要?|要|打算|准备|希望|能不能|能|可以|帮(?:忙|我们?)?|给我们?|替我们?|看[看下]?|有没有|有木有)';
const seeking =
  '(?:急?招(?![生商考办])聘?|找|急?聘(?!用)|寻|求(?![职学知])|缺|急?需要?(?!求)|物色|推荐|介绍|列出)(?:到|一下|下)?';
const one = '(?:[一1]?[个名位])?';
const willing = '(?:想要?|愿意?|打算|希望|准备|肯)+';
const atLeast = '(?:起步|打底|往上|或(?:者)?更高|及其以上|或者?以上)';

/** Each rule once over the whole text, in this order. */
const ways: readonly [RegExp, string][] = [
  // '想找一位', '请帮我推荐一个'
  [new RegExp(`${start}(?:${politely}\\s*)*${seeking}${one}(?=\\p{Script=Han})`, 'gu'), ' '],
  [new RegExp(`${start}把(?=${typed}+(?:列|找|挑|选)出?来?${end})`, 'gu'), ' '],
  [new RegExp(`(?:都|全)?(?:给我们?)?(?:列|找|挑|选)(?:出来?|一下)${end}`, 'gu'), ' '],
  [new RegExp(`${start}(?:只要(?!求)|必须是?|须|要求|仅限|限)(?=\\p{Script=Han}{2})`, 'gu'), ' '],
  // '想调回苏州', '愿意来民办学校'
  [
    new RegExp(
      `${willing}(?:调|换|去|来|回|到|留)[到在往回去来]?(?=\\p{Script=Han}{2})(?!老家|家|乡|原籍|[本外当来]|的|上[班课]|任教|工作|岗|学校|[城一])`,
      'gu',
    ),
    ' ',
  ],
  // '除了体育其他小科都要'
  [
    new RegExp(
      `除了?(?<what>${typed}{1,12}?)(?:之外|以外|外)?的?(?:(?:其[他它余]|别的)(?<other>${typed}*?))?[都全](?:要|行|可以?|招|收|考虑)${end}`,
      'gu',
    ),
    '不要$<what> $<other>',
  ],
  [/其[他它余]的?(?:老师|学科|科目)?(?=[\s,，]|$)/gu, ' '],
  [new RegExp(`(?<=\\p{Script=Han})${atLeast}`, 'gu'), '及以上'],
  [/(?<=[甲乙级科士证])起(?=$|[\s,，的])/gu, '及以上'],
  // '物理缺得厉害'
  [new RegExp(`(?:很|太|特别|一直)?缺得?(?:厉害|很|紧|人|口大?)+${end}`, 'gu'), ' '],
  // '公开课拿过省级一等奖'
  [
    /(?<name>(?:优质|公开|示范|展示|录像|赛)课|(?:教学)?基本功|教学(?:比赛|大赛|竞赛|比武))(?:比赛|大赛|[上中])?[拿获得评][过得]*(?<level>国家级?|全国|[省市区县校]级?)?(?<prize>[特一二三]等奖)/gu,
    '$<level>$<name>$<prize>',
  ],
  // '职称一级以上'
  [
    /职称(?:要|在|是|为|须|达到)*(?<level>正高级?|副高级?|高级|中级|初级|[一二三]级)(?:教师)?(?<least>及?以上)?/gu,
    '$<level>职称$<least>',
  ],
];

/** A keyword in clauses. */
export const clausesApart = (text: string): string =>
  ways.reduce((plain, [pattern, way]) => plain.replace(pattern, way), text);
