import { normalise, simplified } from '#server/domains/search/public.ts';
import { wishesApart } from './wishes.ts';

const level = '(?:正高级?|副高级?|高级|中级|初级|[一二三]级)';

/** Where what somebody teaches is a trade: '电商专业 直播 中职'. */
const ofTrades =
  '实习指导|实训|技师|工程师|中职|高职|职高|职校|职教|技校|技工|技师学院|职业(?:学校|学院|高中|院校)|双师|企业(?:工作|实践|一线)*经[验历]|(?<!\\p{Script=Han})(?:专业|专任|专职)?(?:教师|老师)(?!\\p{Script=Han})';
const ofStudies = '(?:本科|硕士|博士|研究生|大专|专科|毕业|出身|优先)';

const refused = '(?:都|一律|就)?(?:不要|不考虑|不招|不收|不行|勿扰|勿投|免谈|别来|别投)(?=$|[\\s,，。;；])';

/** Ways of writing that mean the same, brought into the one that is read. */
const ways: readonly [RegExp, string][] = [
  [/或以上/gu, '及以上'],
  [/别是/gu, '不要'],
  [/二级(?=学院)/gu, ''],
  [/清北复交/gu, '清北 或 复旦 或 上海交通大学'],
  [/清北/gu, '清华 或 北大'],
  [/(?<=院|校|园|[\s,，]|^)(?:要|需要|缺|招|找)(?:一|两|几|\d)个?(?=教)/gu, ' '],
  [/\ba[\s-]level/gu, 'alevel'],
  // The programmes of the IB by their 学段.
  [/(?<![a-z])(?:ib\s*)?pyp(?![a-z])/gu, 'ib 小学 '],
  [/(?<![a-z])(?:ib\s*)?myp(?![a-z])/gu, 'ib 初中 '],
  [/(?<![a-z])(?:ib\s*)?dp(?![a-z])/gu, 'ibdp'],
  [/(?<=(?<![a-z])(?:ap|ib|ibdp|igcse|alevel)\s*)(?:[宏微]观经济学?|econ(?:omics)?)/gu, ' 经济 '],
  [/(?<=(?<![a-z])(?:ap|ib|ibdp|igcse|alevel)\s*)(?:商业管理|商务|business)/gu, ' 商科 '],
  [/(?<=(?<![a-z])(?:ap|ib|ibdp|igcse|alevel)\s*)(?:美国|世界|欧洲|中国)历?史/gu, ' 历史 '],
  [/homeroom(?:\s*teacher)?/gu, ' 班主任 '],
  [/园务(?=管理|工作|经[验历])/gu, ''],
  [/教培(?:行业|机构|圈)?/gu, '培训机构'],
  // At a school of here it is 语文, at one for foreigners 国际汉语.
  [/(?<![\p{Script=Han}])中文(?=老师|教师|$|[\s,，])/gu, '语文 或 国际汉语 '],
  // '在公立学校待过'
  [
    /(?<=(?:公[办立]|民办|私立|国际|双语|外国语|寄宿制?|职业|培训|早教|托[管育]|特殊?教育?|重点|普通|实验|附属)(?:学校|机构|幼儿园|中学|小学|高中|初中|大学|学院)|幼儿园|中职|高职|职校|技校|国际部)[里内中]?(?:(?:工作|上班|任教|教书|干|待|呆|做|任职|教|从教)过(?:书)?|上班)(?:的|者)?/gu,
    ' ',
  ],
  // '数学竞赛', '带学生参加机器人比赛': what it is in stands apart.
  [/奥数(?=竞赛|比赛)/gu, '数学'],
  [/(?<=数学|物理|化学|生物|地理|历史|英语|语文|科学|政治)竞赛(?!教练|教师|老师)/gu, ' 竞赛'],
  [
    /(?<deed>指导|辅导|带)过?(?:学生|学员|孩子)(?:参加|打)?(?<what>(?!学科|职业|专业|技能)\p{Script=Han}{2,6}?)(?:比赛|大赛|竞赛)(?=[获得拿的]|$|[\s,，])/gu,
    '$<what> $<deed>学生竞赛',
  ],
  [/(?<=^|的|[^\p{Script=Han}]|小学|初中|高中|中学)信息(?=老师|教师|课(?!程))/gu, '信息技术'],
  [/(?<=(?<![a-z])ib(?:dp)?\s*)中文\s*[ab]?(?![a-z])/gu, ' 语文 或 国际汉语 '],
  // '本科也行硕士优先'
  [/(?<=也行|也可以|亦可)(?=\p{Script=Han})(?!的)/gu, ' '],
  // A topic of 数学 in an international course.
  [/(?<=(?:ap|ib|ibdp|alevel)\s*)(?:微积分|calculus|calc(?:\s*(?:ab|bc))?|统计学?|statistics)/gu, ' 数学 '],
  [/(?<!\p{Script=Han})统计(?!\p{Script=Han})/gu, '统计学'],
  [/(?<!\p{Script=Han})国际(?!\p{Script=Han})/gu, '国际学校'],
  // Beside a degree it is the major that somebody has.
  [
    new RegExp(
      `(?<!\\p{Script=Han})(?!学)(?<trade>(?:(?!相关|对口|所学|师范|不限|类似|教育|[本非]专业)\\p{Script=Han}){2,8}?)[类等]?专业(?=$|[\\s,，、])(?!\\s*${ofStudies})(?:(?<=(?:${ofTrades}).*)|(?=.*(?:${ofTrades})))(?<!(?:应届|毕业).*)(?!.*(?:应届|毕业))`,
      'gu',
    ),
    '$<trade>专业教师',
  ],
  // 教师资各证
  [/(?:教师)?资[各个隔革歌阁]证/gu, '教师资格证'],
  // English words between Chinese ones.
  [/(?<=[\p{Script=Han}\d\s+)])or(?![a-z])/gu, '或'],
  [/\bany\b|\bbase\b/gu, ' '],
  [/\bprefer(?:red)?\b/gu, '优先'],
  [/\bex-\s*/gu, '曾任'],
  [/(?<![\d.])(?<years>\d{1,2})y(?:ears?)?\s*\+?(?![a-z])/gu, '$<years>年以上'],
  [/(?<=[\p{Script=Han})])\+(?=\p{Script=Han})/gu, ' '],
  // What is said of two others stands apart from both.
  [/\s*(?:或者|或是|或)(?!许|多或少|以上)\s*/gu, ' 或 '],
  [/教资\((?<stage>幼儿园|小学|初中|高中|中职|高校)(?:及?以上)?\)/gu, '$<stage>教资'],
  [/的?放(?:在)?前面/gu, '优先'],
  [/普通?(?<rank>[一二三])(?<half>[甲乙])/gu, '普通话$<rank>$<half>'],
  [/(?<!\p{Script=Han})中一(?=及?以上|级|职称|$|[\s,，])/gu, '一级教师'],
  [/(?<!\p{Script=Han})(?:中高|小中高)(?=及?以上|职称|$|[\s,，])/gu, '高级教师'],
  // '没有班主任经验的不要' demands it.
  [new RegExp(`(?:没有?|无)(?:工作|教学|任教)?经验(?:的|者)?${refused}`, 'gu'), '1年以上经验'],
  [new RegExp(`(?:不是|不会|不懂|没有?|无)(?<what>[^\\s,，。;；不没]{2,10}?)(?:的|者)?${refused}`, 'gu'), '$<what> '],
  // '中级以上职称', '二级教师以上职称': the noun before the limit.
  [new RegExp(`(?<level>${level})(?:教师)?(?:及?以上)(?:教师)?(?:的)?职称`, 'gu'), '$<level>职称及以上'],
  // 中学一级 is a 职称 at a 中学, whose 学段 counts as well.
  [/(?<stage>中学|幼儿园)(?<level>正高级|高级|[一二三]级)(?:教师|老师)?(?:职称)?/gu, '$<stage> $<level>教师 '],
  [/(?<stage>小学)(?<level>高级|[一二三]级)(?:教师|老师)?(?:职称)?/gu, '$<stage> $<stage>$<level> '],
  [/(?<level>[一二三]级)(?:教师)?职称/gu, '$<level>教师'],
  [/副高级?职称/gu, '副高级职称'],
  // '带过高三' says the 学段 as well.
  [
    /[带教]过(?:几[年届]|多年|[一二两三四五]届)?(?<grade>高三|初三|九年级|六年级)(?:毕业班)?/gu,
    '$<grade> 带过$<grade> ',
  ],
  [/[带教]过(?:[一二两三四五几\d]+届)?(?:及?以上)?(?:的)?毕业班/gu, '毕业班'],
  [/物理化学(?=都|均|两|老师|教师)/gu, '物理 化学'],
  // '初高中都能教': the 学段, and no degree that is enough.
  [/(?<=幼儿园|小学|初中|高中|中学|大学)(?:都|均|皆|也)?(?:(?:能|会|可以?)[教带]|均可|都行|都可以?)/gu, ' '],
];

/** A keyword in simplified characters, as it is read. */
export const plainWriting = (keyword: string): string =>
  ways.reduce((text, [pattern, way]) => text.replace(pattern, way), wishesApart(simplified(normalise(keyword))));
