import { normalise, simplified } from '#server/domains/search/public.ts';
import { clausesApart } from './clauses.ts';
import { tradeNames } from './trades.ts';
import { wishesApart } from './wishes.ts';
import { numberOf } from './years-of-work.ts';

const level = '(?:正高级?|副高级?|高级|中级|初级|[一二三]级)';

/** Where what somebody teaches is a trade: '电商专业 直播 中职'. */
const ofTrades =
  '实习指导|实训|技师|工程师|中职|高职|职高|职校|职教|技校|技工|技师学院|职业(?:学校|学院|高中|院校)|双师|企业(?:工作|实践|一线)*经[验历]|(?<!\\p{Script=Han})(?:专业|专任|专职)?(?:教师|老师)(?!\\p{Script=Han})';
const ofStudies = '(?:本科|硕士|博士|研究生|大专|专科|毕业|出身|优先)';

/** Where papers are listed. */
const listed =
  '(?:(?:北大|南大|中文)核心(?:期刊)?|核心(?=期刊|论文|$|[\\s,，])(?:期刊)?|c刊|(?<![a-z])(?:cssci|ssci|sci|ei)(?![a-z])|顶[会刊]|高水平(?=论文)|[一二三四1-4]区)';
const funds =
  '国自然|省社科|省自科|省自然科学基金|国家自然科学基金|国社科|国家社科基金|自科基金|社科基金|教育部人文社科';

const refused = '(?:都|一律|就)?(?:不要|不考虑|不招|不收|不行|勿扰|勿投|免谈|别来|别投)(?=$|[\\s,，。;；])';

/** English words that no list of the sector has, and pinyin in pieces. */
const english: readonly [string, string][] = [
  ['幼儿园', 'kindergarten|early years|you ?er ?yuan'],
  ['小学', '(?:primary|elementary)(?: school)?|xiao xue'],
  ['初中', 'middle school|junior high(?: school)?|chu zhong'],
  ['高中', '(?:senior )?high(?: ?school)?|senior|gao zhong'],
  ['大学', 'university|college'],
  ['语文 或 国际汉语', 'chinese|mandarin'],
  ['美术', 'art'],
  ['政治', 'politics'],
  ['经济', 'economics'],
  ['计算机', 'computer science|computing|cs'],
  ['科学', 'science'],
  ['心理', 'psychology'],
  ['硕士', "master(?:'?s)?"],
  ['博士', 'doctor(?:ate)?'],
  ['老师', 'lao ?shi'],
];

/** Ways of writing that mean the same, brought into the one that is read. */
const ways: readonly [RegExp, string][] = [
  // What only asks, or joins what must be read apart: '能不能找到', '高三复读班', '想留在云南县城'.
  [
    /(?:能不能|可不可以|能否|可否|有没有)(?:帮(?:我们?|忙))?(?:找|推荐|介绍)?(?:到|一?个|一?位|几个)?(?=\p{Script=Han})/gu,
    ' ',
  ],
  [/(?<=高三|初三)(?=复读)/gu, ' '],
  [/(?<=(?:[去到来]|\s)\p{Script=Han}{2,3})(?=县城|乡镇|农村)/gu, ' '],
  [/老(?=校长|园长|院长|班主任|主任|组长|教练)/gu, ' '],
  [/[两三四五六几]个(?:专业|学科|科目|岗位|学段)(?=各|都|均|$|[\s,，])/gu, ' '],
  [/(?:可以?)?放宽(?:到|至|为)(?=\p{Script=Han})/gu, ' '],
  [/专四[、/和]?专八/gu, '专四 或 专八'],
  [/985[、/和]?师范(?:类|大学|院校)?/gu, '985 或 师范类'],
  [/\bnative\s*(?:level|-level)?\s*(?:的)?\s*(?:english|英文|英语)/gu, '英文地道'],
  // '初 中 生 物'
  [/(?<=(?<!\S)(?![男女])\p{Script=Han})\s+(?=\p{Script=Han}(?!\S))/gu, ''],
  [/(?<=(?<!普通话|计算机|英语)(?:正?高|副高|[一二三])级)老师/gu, '教师'],
  [/二级学院(?=\s*副?院长)|二级(?=学院)|(?:全国)?职业院校(?=技能大赛|教学能力)/gu, ''],
  [
    /学科(?:教学)?[·-]?(?<way>语文|数学|英语|物理|化学|生物|历史|地理|思政|音乐|体育|美术)(?!老师|教师|组|竞赛|带头)/gu,
    '学科教学($<way>)',
  ],
  [/清华北大|北大清华/gu, '清北'],
  [/清北复交/gu, '清北 或 复旦 或 上海交通大学'],
  [/(?<![带教考][过上取]?)清北/gu, '清华 或 北大'],
  [/\ba[\s-]level/gu, 'alevel'],
  [/(?:我们?|本)园(?=[\s急现想正]*(?:需|缺|招|找|聘|要))/gu, '幼儿园 '],
  [/大专(?=(?:院校|学校)?(?:招|找|缺|聘))/gu, '高职'],
  [/双非(?:院校|高校|大学)?/gu, ' 双非 '],
  [/[一二三四五六七八](?=[一二三四五六七八九]+年级)/gu, '$&年级 '],
  [/高级(?=教师资格证|教资)/gu, '高级中学'],
  [/(?:双语|国际)(?=幼儿园|小学|初中|高中|中学)/gu, '$& '],
  [/在编在岗/gu, '在编'],
  [/主配班/gu, '主班 配班'],
  [/年薪(?<least>\d{2})(?:[-~至到](?<most>\d{2}))?(?![\d.kw万千-]|[~至到]\d)/gu, '年薪$<least>-$<most>万'],
  [/(?<!不要|不招|别要)(?:盲校|聋哑?校|启智学校)(?!的?都?(?:不要|除外|不考虑|不招))/gu, '特殊教育 $& '],
  [/(?:教学|业务|保教|执行|行政|后勤)(?=副?园长)|教学(?=副校长)/gu, ' '],
  [/(?<!园|副)副?园长(?!证)/gu, ' 幼儿园 $&'],
  [/(?<stage>[高中])考班(?!主任)/gu, '$<stage>考 $& '],
  [/(?<![a-z])(?:ket|pet|fce)(?:[\s、/和]*(?:ket|pet|fce))*(?![a-z])/gu, ' 剑桥英语 '],
  ...english.map(([meant, words]): [RegExp, string] => [new RegExp(`\\b(?:${words})\\b`, 'gu'), ` ${meant} `]),
  [/(?<=\p{Script=Han}{2})(?<!应届|往届|大学|[准届年新])毕业生(?=$|[\s,，])/gu, '毕业'],
  [/(?<!没)(?:有|具有|具备)过?班主任(?:工作)?经[验历]/gu, '班主任'],
  [/(?<!初中|高中|初|高)[低中高](?:年级|年段|学段)/gu, '小学 $& '],
  [/(?<!\p{Script=Han})[大中小]班(?=老师|教师|主班|配班|班主任)/gu, '幼儿园 $& '],
  [/(?:驾照|驾驶证)\s*(?<kind>[abc]\d)(?![a-z\d])/gu, '$<kind>驾照'],
  [/(?:高[一二三]|初[一二三])(?=[一二两三四五六七八九十\d]+年)/gu, '$& '],
  [/公费师范(?!生)/gu, '公费师范生'],
  // A college of a university: who is sought teaches that.
  [
    new RegExp(
      `(?<!\\p{Script=Han})(?:(?<taught>护理|计算机|机电|机械|电子|信息|软件|经管|会计|汽车|建筑|土木|化工|材料|环境|生物|食品|旅游|艺术|体育|音乐|美术|传媒|数学|物理|化学)(?:工程|技术|科学)?学|(?<taught>[法医药]学))院(?!毕业|派|[\\s,，]+(?:${tradeNames.join('|')}))`,
      'gu',
    ),
    '$<taught> ',
  ],
  [/(?<=部|处|室|科|中心|院|系)\s+(?=副?主任)/gu, ''],
  [/博士后(?:已?出站|在站)/gu, '博士后'],
  [/马理论/gu, '马克思主义理论'],
  [/教研组组长|(?<!\p{Script=Han})科组长/gu, '教研组长'],
  [/竞赛\s+信息学(?!竞赛)|信息学(?=教练|老师|教师|$|[\s,，])(?!.*竞赛)/gu, '信息学竞赛'],
  [/(?<=\p{Script=Han}{2})(?:等|及)?相关专业/gu, '专业'],
  [/代课(?=[到至一二三四五六七八九十两半几\d])/gu, '代课 '],
  [/重点(?:中学|高中|小学)(?=出来|毕业|背景|经历|工作|任教|待|教过)/gu, '重点学校'],
  [
    /\b(?<first>xiao|chu|gao|shu|yu|ying|wu|hua|sheng|di|li|zheng|ti|yin|mei) (?<second>xue|zhong|wen|yu|li|wu|shi|zhi|yue|shu)\b/gu,
    '$<first>$<second>',
  ],
  [/(?:相应|对应|相关)(?:的|学段|学科|岗位|层次)*(?:及?以上)?的?(?=教师资格|教资|资格证)/gu, ''],
  [/普通(?=学校|中学|小学|高中|初中|幼儿园|班)/gu, ''],
  [/(?<!\p{Script=Han})小高(?=及?以上|职称|教师|$|[\s,，])/gu, '小学高级'],
  [/(?<years>\d{1,2}) ?nian\b/gu, '$<years>年'],
  // '历史系毕业', and no 数学系讲师
  [
    /(?:(?<!\p{Script=Han})|(?<=应届|往届))(?<name>\p{Script=Han}{2,4})系(?:毕业|出身)?的?(?=$|[\s,，]|[本硕博研])/gu,
    ' $<name>专业 ',
  ],
  [/(?:学科竞赛)?优秀(?:辅导员|辅导教师|指导员)/gu, '优秀指导教师'],
  // '明年三月 小学数学'
  [/(?:过完)?寒假(?:结束|过完)后?|过完(?:寒假|春节)/gu, '寒假后'],
  [
    /(?<=^|[\s,，])(?<when>(?:[明今]年)?(?:(?:1[0-2]|[1-9]|十[一二]?|[一二三四五六七八九])月份?(?:[底初]|[上中下]旬)?[前后]?|(?:元旦|春节|寒假|暑假|国庆|年)后|过完年|[春秋]季|[下新]学期))(?=$|[\s,，])(?:\s*(?:到岗|入职|上班))?/gu,
    '$<when>到岗',
  ],
  [/公共(?:基础)?课(?=.*语文|.*数学|.*英语)|(?<=(?:语文|数学|英语).*)公共(?:基础)?课/gu, '文化课'],
  [
    /(?<!\p{Script=Han})(?:大专|专科|本科|硕士|博士|(?:[中高]职|高专|高校|大学|职[高校]|技校|技师学院)(?:院校|学校)?)(?=\p{Script=Han}{2,8}专业)/gu,
    '$& ',
  ],
  [/财会(?=老师|教师|专业)/gu, '会计'],
  [/(?<tier>[一二三]本)(?:及?以上的?|(?=毕业|院校|学历|$|[\s,，]))/gu, '本科 $<tier>批次 '],
  [/本硕博?(?:都|均|全)?[是为]?师范(?:类|生)?的?/gu, '师范类 '],
  [/(?<!\p{Script=Han})(?<place>[英美澳加日韩德法港海])(?:校)?硕士?(?![\p{Script=Han}])/gu, '$<place>校硕士'],
  [/(?<!\p{Script=Han})(?<place>[英美澳加日韩德法港海])(?:校)?博士?(?![\p{Script=Han}])/gu, '$<place>校博士'],
  // Certificates by their short names.
  [/(?:幼教|幼师|幼儿园?)(?:教师)?(?:资格|教资)?证(?![明券])|幼教资格/gu, '幼儿园教师资格证'],
  [/(?<stage>小学|初中|高中|中职|高校)(?:教师)?证(?![明券])/gu, '$<stage>教师资格证'],
  [/小教证/gu, '小学教师资格证'],
  [/初教证/gu, '初中教师资格证'],
  [/中教证/gu, '中学教师资格证'],
  [/高教证|大学教师(?:资格)?证/gu, '高校教师资格证'],
  [/心理咨询证/gu, '心理咨询师证'],
  [/(?<=心理.{0,6}[\s,，])(?<grade>[abc])证|(?<grade>[abc])证(?=.{0,4}心理)/gu, '心理健康教育$<grade>证'],
  [/(?:英语)?四六级/gu, '英语六级'],
  // Of papers what they are listed in, who is their first author and how many there are stand apart; so do funds of a project.
  [
    new RegExp(
      `(?:以?(?<first>第一作者|一作|通讯作者)(?:身份)?)?(?:公开)?(?:发表?过?|有|[写出]过|刊发)?(?<where>${listed}(?:${listed}|及?以上|[和、或/\\s])*)(?:的|收录)*(?:论文|期刊|文章)?(?<count>\\s*[\\d一两二三四五几]+篇(?:及?以上)?)?(?:的|者)?`,
      'gu',
    ),
    ' 有论文 $<first> $<where> $<count> ',
  ],
  [
    new RegExp(`(?:(?<part>主持|参与)|承担|拿|有)?过?(?<fund>${funds})(?:青年基金|课题|项目)?`, 'gu'),
    ' $<part>有课题 $<fund> ',
  ],
  // '初中数学教资' is a certificate of that 学段.
  [
    /(?<stage>小学|初中|高中|中职)(?<taught>语文|数学|英语|物理|化学|生物|历史|地理|政治|思想政治|道法|道德与法治|体育|音乐|美术|信息技术|科学|心理(?:健康)?)(?:教师)?(?:资格证书?|教资证?)/gu,
    '$<stage>$<taught> $<stage>教师资格证',
  ],
  // '25w年薪', '一年15万'
  [/(?<pay>(?:\d+(?:\.\d+)?[w万]?[-~至到])?\d+(?:\.\d+)?)[w万](?:的)?年薪/gu, '年薪$<pay>万'],
  [/(?<pay>(?:\d+(?:\.\d+)?[kw万千]?[-~至到])?\d+(?:\.\d+)?[kw万千]?)(?:的)?月薪(?!\d)/gu, '月薪$<pay>'],
  [/一年(?=(?:\d+(?:\.\d+)?[w万]?[-~至到])?\d+(?:\.\d+)?[w万])/gu, '年薪'],
  // The programmes of the IB by their 学段.
  [/(?<![a-z])(?:ib\s*)?pyp(?![a-z])/gu, 'ib 小学 '],
  [/(?<![a-z])(?:ib\s*)?myp(?![a-z])/gu, 'ib 初中 '],
  [/(?<![a-z])(?:ib\s*)?dp(?![a-z])/gu, 'ibdp'],
  [/(?<=(?<![a-z])(?:ap|ib|ibdp|igcse|alevel)\s*)(?:[宏微]观经济学?|econ(?:omics)?)/gu, ' 经济 '],
  [/(?<=(?<![a-z])(?:ap|ib|ibdp|igcse|alevel)\s*)(?:商业管理|商务|business)/gu, ' 商科 '],
  [/(?<=(?<![a-z])(?:ap|ib|ibdp|igcse|alevel)\s*)(?:美国|世界|欧洲|中国)历?史/gu, ' 历史 '],
  [/homeroom(?:\s*teacher)?/gu, ' 班主任 '],
  [/园务(?=管理|工作|经[验历])/gu, ''],
  [/(?:顶|代)?(?:产假|病假)(?:顶岗|代课|替岗)/gu, '代课'],
  [/教培(?:行业|机构|圈)?/gu, '培训机构'],
  // At a school of here it is 语文, at one for foreigners 国际汉语.
  [/(?:(?<!\p{Script=Han})|(?<=小学|初中|高中|中学))中文(?=老师|教师|$|[\s,，])/gu, ' 语文 或 国际汉语 '],
  [
    /(?<!\p{Script=Han})[副小]科(?=老师|教师|都|也|$|[\s,，])/gu,
    '音乐 或 美术 或 体育 或 科学 或 信息技术 或 劳动 或 心理 或 书法',
  ],
  // '在公立学校待过'
  [
    /(?<=(?:公[办立]|民办|私立|国际|双语|外国语|寄宿制?|职业|培训|早教|托[管育]|特殊?教育?|重点|普通|实验|附属)(?:学校|机构|幼儿园|中学|小学|高中|初中|大学|学院)|幼儿园|中职|高职|职校|技校|国际部)[里内中]?(?:(?:工作|上班|任教|教书|干|待|呆|做|任职|教|从教)过(?:书)?|上班)(?:的|者)?/gu,
    ' ',
  ],
  // '数学竞赛', '带学生参加机器人比赛': what it is in stands apart.
  [/奥数(?=竞赛|比赛)/gu, '数学'],
  [
    /(?<=\p{Script=Han}{2})(?<!信息学?|带过|[会有没]|学科|奥林匹克|技能|教学|教师|专业|职业|[指辅]导|学[生员]|孩子)竞赛(?!教练|教师|老师)/gu,
    ' 竞赛',
  ],
  [
    /(?<deed>指导|辅导|带)过?(?:学生|学员|孩子)?(?:参加|打)?(?<what>(?!过|学科|职业|专业|技能|信息学)\p{Script=Han}{2,6}?)(?:比赛|大赛|竞赛)(?=[获得拿的]|$|[\s,，])/gu,
    '$<what> $<deed>学生竞赛',
  ],
  [
    /(?<=^|的|[^\p{Script=Han}]|小学|初中|高中|中学)信息(?=老师|教师|课(?!程)|(?<=[学中]信息)(?=$|[\s,，]))|(?<=兼(?:教|任)?)信息(?!\p{Script=Han})/gu,
    '信息技术',
  ],
  [/(?<=(?<![a-z])ib(?:dp)?\s*)中文\s*[ab]?(?![a-z])/gu, ' 语文 或 国际汉语 '],
  // '本科也行硕士优先'
  [/(?<=也行|也可以|亦可)(?=\p{Script=Han})(?!的)/gu, ' '],
  // Topics of 数学 in an international course.
  [/(?<=(?:ap|ib|ibdp|alevel)\s*)(?:微积分|calculus|calc(?:\s*(?:ab|bc))?)/gu, ' 数学 微积分 '],
  [/(?<=(?:ap|ib|ibdp|alevel)\s*)(?:统计学?|statistics)/gu, ' 数学 统计 '],
  [/(?<!\p{Script=Han})统计(?!\p{Script=Han})/gu, '统计学'],
  [/(?<!\p{Script=Han})国际(?!\p{Script=Han})/gu, '国际学校'],
  [/(?<=\p{Script=Han}{2}专业)(?=(?:带头人|负责人|主任))/gu, '教师 专业'],
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
  // What is said of two others stands apart from both.
  [/\s*(?:或者|或是|或)(?!许|多或少|以上)\s*/gu, ' 或 '],
  [/教资\((?<stage>幼儿园|小学|初中|高中|中职|高校)(?:及?以上)?\)/gu, '$<stage>教资'],
  [/的?[放排](?:在)?(?:最?前面|前头|前列)/gu, '优先'],
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
  // How often is told apart.
  [
    /[带教]过(?<times>几年|多年|[一二两三四五几\d]+[届轮](?:及?以上)?)?的?(?=高[一二三]|初[一二三]|[一二三四五六七八九]年级|毕业班)/gu,
    ' $<times> ',
  ],
  // '初高中都能教': the 学段, and no degree that is enough.
  [/(?<=幼儿园|小学|初中|高中|中学|大学)(?:都|均|皆|也)?(?:(?:能|会|可以?)[教带]|均可|都行|都可以?)/gu, ' '],
];

/** '年薪二十到三十万' in figures. */
const payInFigures = (text: string): string =>
  text.replace(/[一二两三四五六七八九十]+(?=万|[-~至到][一二两三四五六七八九十]+万)/gu, (typed) =>
    text.includes('年薪') ? String(numberOf(typed)) : typed,
  );

/** A keyword in simplified characters, as it is read. */
export const plainWriting = (keyword: string): string =>
  ways.reduce(
    (text, [pattern, way]) => text.replace(pattern, way),
    payInFigures(wishesApart(clausesApart(simplified(normalise(keyword))))),
  );
