import { normalise, simplified } from '#server/domains/search/public.ts';
import { isFilling } from './fillers.ts';
import { tradeNames } from './trades.ts';
import type { Unusable } from './unusable-phrases.ts';

/** A keyword by its clauses: what is said of the people who are sought, and what is said besides. */
export interface ReadClauses {
  /** The demands, wishes and refusals, without who seeks, how it is asked for and how many are sought. */
  text: string;
  told: Unusable[];
  /** Whether somebody speaks: a known word counts wherever it stands. */
  isSentence: boolean;
}

const count =
  '(?:各|共)?(?:[一二两三四五六七八九]?十[几来多]|[一二两三四五六七八九十几数]|\\d{1,2})(?:到[两三四五六七八九]|-\\d)?[个名位人](?![班月])';
const when =
  '(?:今年|明年|(?:这个|今年)?[暑寒]假|本?学期|[这下上]个?学期|新学期|[春秋]季(?:学期)?|[一二三四五六七八九十\\d]+月份?(?:开学)?|开学|最近|近期|目前|现在|现|眼下|临时|突然)';
const adverb =
  '(?:急{1,3}|诚|诚心|诚意|正在?|高薪|拟|想要?|需|要|打算|准备|计划|希望|还|又|就|也|都|再|先|主要|重点|面向社会|公开|长期|一直|特别|非常|很|真心|其实|关键|另外|而且|所以|因此|因为|由于|但是?|不过|然后|同时|此外|能不能|能否|可不可以|能|可以|是)';
const we = '(?:我们?|咱们?|本人|俺们?)';
const school =
  '(?:学校|校区|学院|学部|幼儿园|园区?|单位|机构|集团|公司|中学|小学|初中|高中|职[高中校]|[中高]职|技校|大学|高校|院校|[系部处室组]|中心|食堂|工作室|[馆店]|团委|招办|[校院党]办|附中|附小)';
const ours = `(?:${we}(?:这边|这里|这儿|那边|那儿|家|自己)?(?:的)?|[我本][校院园司县区市镇乡系处部组班所店](?:里|部|区)?|(?:学校|学院|校|园|系|院|组|班|部门?|单位|县|市|镇|乡|村|处|科室|办公室|教研组|备课组)(?:里|上|这边)|这边|那边|这里)`;
const leader = '(?:老板|领导|[校园院]长|主任|书记|董事长|股东|家长们?|组里老师)';
const polite =
  '(?:老师(?:你|您)好|(?:你|您|大家|各位|领导|老师们?|小编|客服)(?:们)?好|您好|嗨|hi|hello|在吗|在不在|请问(?:一下)?|问一?下|想?问问?|劳驾|拜托|麻烦|打扰(?:一下|了)?|谢{1,3}(?:啦|了|你|您|大家)*|感谢|多谢|辛苦(?:了|啦)?|急{1,4}|在线等|跪求|有劳|求助)(?:各位|大家|你们?|您|老师|啦|了|一下|帮忙)*';
const asks = `(?:(?:有没有|有无|有木有|哪里有|哪儿有|谁(?:有|认识|知道)|哪位|帮(?:忙|我们?|个忙|一下|下)*|给我们?|替我们?|我们?|你|您|请|能不能|能否|可以|想|需要|${polite})*(?:看[看下]?(?:一下|下)?|筛(?:选)?一?下?|查一?下|搜一?下|列(?:出|一下)|推荐|介绍|留意|挑|选|匹配)(?:到|几)?(?:一下|下)?(?:有没有|有无|${count})?)`;
const seek =
  '(?:招(?![生商考办标])(?:聘|收|募)?|聘(?![用期])请?|寻|找(?!工作)|缺(?![点席陷])少?|需要(?!求)|需(?![求要])|引进|物色|补充|补(?![贴习助课])|添(?![了加])|增(?![了加设长])|求(?![职学知助])|请(?![假问教示求帮让])|要(?![建开扩退休走生调搬升办成迎参评搞加换上去求么强新迁是紧])|想要|配(?![班偶备合套有])|挖|储备)(?:到|一下|下)?';
/** '我院机电系需要一名', '现在急招', '老板说想要个' */
const demand = new RegExp(
  `^(?<head>[^]*?)(?<verb>(?:${adverb}|${when})*${seek})(?<many>(?:一个|个|名|位|些|一批|${count})?)(?<what>[^]*)$`,
  'u',
);
const isOurs = new RegExp(
  `^(?:${when}|${adverb})*(?:[给为帮替])?(?:${ours}[^]*|[^]{0,14}?${school}(?:里|这边)?|${leader}(?:说|让|叫|要求|想|急着|着急)*|家门口[^]*)(?:${when}|${adverb})*$`,
  'u',
);
const isHeadless = new RegExp(`^(?:${when}|${adverb}|${we})*$`, 'u');
const courtesy = new RegExp(`^(?:${polite}|${asks})+`, 'u');
const endings =
  /(?<=.)(?:我们?(?:找|招|缺)了?(?:好久|半年|很久|一年|好几个月|两个月)?(?:都|也)?(?:没找到|没招到|招不到|找不到)(?:人)?|缺(?:得?(?:厉害|很)|了[^，]{1,5}(?:年|月|学期)了?)|(?:还)?有(?:吗|没有?|不|木有)|吗|么|[啦哦哈呀啊呢嘛哟喔呗~]+|谢谢)+$/u;

const gone =
  '(?:休(?:假|产假|病假|了)|请(?:了)?假|辞职?|离职|离婚|走了|跳槽|退了|退休了|要?退休$|调走|调离|调了|怀孕|生孩子|生二胎|待产|生病|病了|住院|骨折|受伤|借调|去支教|空着|空缺|不干了|带不过来|忙不过来|没人)';
const opens =
  '(?:要|想|准备|打算|计划|刚|新|正在?|即将|马上|明年|今年)+(?:新)?(?:开设?|建设?|办|扩|增|成立|筹建|申报|上|搬|升|创|评|迎)';
/** What says how the school is, or why it seeks somebody. */
const statements = [
  '^[^]{0,6}(?:组|班|园|校|部|办公室)里?(?:全是?|都是|大多|清一色)|^(?:这次|此次|本次)招的是|新增(?:了|设)|^(?:服务|工作|干)满',
  `^(?:${adverb}|${when})*${ours}`,
  `^(?:${adverb}|${when})*(?:学校|学院|幼儿园|单位|集团|机构)(?:今年|明年|现在|目前|高一|初一|是|在|有|就在|地处|位于|属于|刚|新|给|对|条件|环境|规模|离|要|想|准备|打算|待遇|性质)`,
  `^(?:${adverb}|${when})*(?:我是|这是)`,
  `^(?:[^]{0,10})?(?:老师|教师|教练|主任|[校园院]长|员|同事|前任|上一任|那[个位]|人家|有[个人位])[^]{0,6}${gone}`,
  `^(?:突然|最近|刚)?${gone}`,
  '^[^的]{2,12}(?:要|快|马上|刚|突然|下个?月|年底)*(?:退休|离职|辞职|调走|走|生孩子|休产假|请假|住院|出国)了$',
  `^(?:${when})[^]{0,4}(?:生源|学生|报名|班级|孩子|人数)`,
  `(?:${opens})[^]{0,12}?(?:班|专业|校区|社团|选修课?|课程|园|学校|部|点|食堂)了?$`,
  '^(?:明天|下周|马上|快|就要?)+要?开学了?',
  `^(?:原来|原先|之前|以前|上学期)的?(?:那[个位])?(?:老师|教师|主任)`,
  '^(?:全校|全园|全县|全院|全镇)|(?:扩招|扩班|扩建|评估|换届|改制)了?$|(?:每|一)周(?:就?[来上到])?[一二两三四五\\d]天',
  '^(?:老|年轻|中青年|新)?(?:老师|教师|人)[^]{0,4}(?:多|少|不足|不够|为主)$',
  '^(?:时间|周期|为期|代到|做到|干到|上到)(?!岗)[^]*$',
  '^(?:离|距)[^]{1,8}(?:近|远|公里|分钟|里地|路)',
  `^${leader}(?:说|让|叫|马上|要|想|也|都|觉得)`,
  '^(?:学生|孩子|家长|班上|办公室|组里|小孩)们?(?:们|基础|底子|水平|普遍|多数|大多|全|都|大部分|特别|比较|很|太|们|有|是|来自|以)',
  '^(?:之前|上次|上回|前面|以前|原来|原先|前任|前几天)[^]*(?:不来|走了|嫌|挺好|不错|不行|不合适|没成|跑了|回老家了|你们?推的?)[^]*$',
  '^[^]{0,6}(?:学生|孩子|男生|女生|生源|班额|班容量)[^]*(?:多|少|差|弱|一般|难管|不好管|调皮|闹|听话)的?$',
  '^(?:我们?的?)?(?:培训班|校区|门店|机构|学校|学院|园|校|单位|地点|地址|位置)(?:就)?(?:在|位于|靠近|是)(?![编职])[^]*$',
  '^(?:家门口|说实话|不吹牛|知道|没办法|实在没)[^]*$',
  '^(?:全封闭|半封闭|封闭式|军事化)管理$',
  `^${count}(?:班|平行班|年级)`,
  '^(?:每个?[周月]|[周月])(?:末)?(?:单|双)?(?:放假|放|休息?)[一二两三四五六七八\\d]?[天次]?$|^(?:周末)?[单双]休$|^大小周$|^做[五六]休[一二]$',
];
const isOwn = new RegExp(statements.map((one) => `(?:${one})`).join('|'), 'u');

const given =
  '(?:食宿|吃住|住宿|吃饭|饭|餐|三餐|早餐|宿舍|签证|家属|配偶|爱人|子女|孩子|小孩|编制|社保|[五六]险(?:[一二]金)?|公积金|落户|户口|住房|房子|周转房|公寓|人才房|安家费|班车|校车接送|伙食|路费|机票|保险|车补|房补)';
const gives =
  '(?:全?管|全?包|我?们?办|可?解决|可?安排|免费|提供|都?有(?!证)|都给|给|可谈|面议|面谈|落实|报销|随迁|入学|入读|就读|上学|读书|齐全|另算|好谈|补贴)';
const offers = [
  `^(?:${adverb}|${we}|学校|园里|单位)*(?:包|管(?=[吃住饭餐]|一日)|提供|给|报销|解决|享受?|赠送?|补贴|缴纳?|另有|配有?|送)(?:我们)?(?:${given}|[吃住餐]|[^]{0,6}(?:补贴|费|奖|房|宿舍|公寓|过渡|班车|餐|饭|险|金))`,
  `^(?:${adverb})*(?:你的|您的)?${given}(?:工作|问题|上学|入学|费用?)*[^]{0,6}?(?:也|都)?(?:能|可以)?${gives}`,
  '^(?:基本)?(?:待遇|薪资|薪酬|薪水|工资|报酬|课时费|福利|年终奖|奖金|绩效|底薪|提成|价格|年薪|月薪)(?:这块|方面)?(?![^]*\\d)[^万千百]*(?:谈|商量|议|从优|优厚|不错|好|高|低|一样|相同|丰厚|到位|另算|参照|按|看|给足)[^]*$',
  '^[一二两三\\d]?年?(?:一|可以?|能)?(?:先)?签[^]{0,3}次$|^(?:可以?|能)?(?:先)?签[^]{0,3}(?:[一二两三四五六七八九十半\\d]+年)?[^]{0,4}合同[^的]*$|^合同[^]*签$|^试用期[^]*$',
  '^(?:可以?|有机会)(?:转正|入编|转编|考编|入职后转)[^]*$|^(?:实习)?可转正$',
  '(?:工资|薪资|薪水|薪)[^]*(?:发|薪)$|^日薪\\d+$',
  '^(?:实行|执行)[^]*(?:制|待遇)$|^(?:带薪|享)[^]*假期?$|^(?:有)?寒暑假$|^(?:按课时|按节|按小时)(?:给|算|结)[^]*$',
];
const isOffer = new RegExp(offers.map((one) => `(?:${one})`).join('|'), 'u');
const isPost =
  /^(?:而且|但是?|还|也|另外|学校|是)*(?:有|带|给|解决|入|提供|可入)(?:事业|教师|正式)?(?:编制?|编内)(?:名额|岗)?(?:的)?$/u;

const may =
  '(?:行|可以?|成|要|认|收|招|欢迎|考虑|没关系|没事|没问题|能接受|接受|无妨|不排斥|凑合|将就|聊聊?|谈谈?|算|来了再[考学]|可以来了再[考学])';
const same =
  '(?:不限|无所谓|(?:什么的)?都?好说|不看(?:分数|成绩)?|不要紧|不打紧|不重要|没要求|没啥要求|没有要求|没什么要求|不强求|不[作做]要求|不卡|不太?看重?|没关系|没事|不介意|不在乎|不计较|不勉强|不讲究|随意|随便|不是必须的?|不必须|非必须|不需要|不必|可有可无|不是硬性(?:条件|要求)?)';
const opposites =
  '(?:公办|民办|公立|私立|[在有无非]编|编制?[内外]|外|应届生?|往届生?|男女?|女|全职|专职|兼职|线上|线下|退休|在职|[有没]编)';
const waivers = [
  `^(?:${opposites}(?:的|毕业生|老师|教师|学校|园|背景|经历|性质|出身)*(?:[、和或/]|或者)*){2,}都?(?:均可|可以?|行|不限|皆可|认|要|收|无所谓)$`,
  `^${opposites}(?:的|毕业生|老师|教师)*[可亦]可?以?$`,
  '^(?:[^]{0,8}(?:什么|啥)|哪)[^]{0,2}都(?:缺|要|行|可以?|招|[能会]教的?)$',
  `^[^]{1,26}?(?:也|亦|都|均)?${same}(?:的)?$`,
  `^[^]{1,12}?的(?:都|均)(?:欢迎|考虑|收|接受|能接受)$`,
  '^[^]{1,8}(?:没有?也?)?(?:可以|能|后面|来了|以后|入职后|之后|慢慢)[^]{0,4}再?[考补办]$|^不(?:要|用|需要?)[^]{1,10}(?:什么|之类|啥)的?$|^有[^]{1,3}没[^]{1,3}都(?:行|可以?)$|^(?:别|不要?)(?:在意|介意|嫌)[^]*$|^不(?:走|占|给|带|解决)[^]{0,3}编制?$',
  `^[^]{1,26}?也(?:都)?(?:${may})(?:的|了|呀|吧|学|聊|谈|先)*$`,
  `^(?:有没有|有无|是不是|会不会)[^]{1,12}?都(?:${may}|先看看?|看看|不限|一样)[^]*$`,
  '^(?:不限|不分|任意|任何|不要求|不需要|不用|无需|无须|不强求|不一定要?|不一定非?得?|不在乎|不介意|不管|不论|无论|不是必须|不必)(?![^]*的[^]{2,})[^]+$',
  '^(?:其他|其它|别的)(?:方面)?(?:都)?(?:没|不|无)[^]*$',
];
const isWaived = new RegExp(waivers.map((one) => `(?:${one})`).join('|'), 'u');
/** '中国舞和拉丁都可以' demands one of them. */
const isWish = /优先|最好|更[好佳]|加分|尽量/u;
const isRefusal = /不要(?!紧|求|[^]{1,8}(?:什么|之类)的?$)|不招|不考虑|勿|免谈|别来|别再?[给推介找发]|除外/u;

const comes = /^(?:能|可以|就)*(?:到岗|上岗|上班|上课|入职|报到|来)/u;

const beforeTrade = new RegExp(`^[\\s,，]+(?:${tradeNames.join('|')})`, 'u');

const person = '(?:老师|教师|教授|讲师|校长|园长|院长|主任|教练|师傅|专家|顾问)';
/** '副教授带护理专业', '老师去中职上课': what somebody will teach stands apart. */
const joints: readonly [RegExp, string][] = [
  [/(?:[来去到])?(?:能|会|可以)?(?:带|教(?![授师练研务育学])|讲(?!师)|上(?!海))(?<trade>(?!过)\p{Script=Han}{2,8}?)专业课?的?(?:老师|教师)?$/u, ' $<trade>专业教师'],
  [/哪[一个]?(?:科|门)?都(?=行$|可以?$)/u, '都'],
  [
    new RegExp(
      `(?<=${person})(?:一起)?(?:[来去到]|过来)?(?:我们?(?:学校|这边)?)?(?:担任|当|做|带|教|讲|负责)(?!过|的|得)(?=\\p{Script=Han}{2})`,
      'gu',
    ),
    ' ',
  ],
  [new RegExp(`(?<=${person})(?:去|到|来)(?=\\p{Script=Han}{2,})`, 'gu'), ' '],
  [new RegExp(`(?<=${person})${count}$`, 'u'), ''],
  [/^(?:主要是?|关键是?|其实就是|就是|只要|但求|重点是|必须是?|起码|至少是?|得是|需是)(?=\p{Script=Han}{2})/u, ''],
];
const opening =
  /^(?:听说(?:有些?)?|(?:但是?|不过|另外|此外|而且|然后|所以)(?!愿|要有)|主要是?|关键(?:是|要)?|其实就是|就是|但求|重点是|得是|需是)(?=\p{Script=Han}{2})/u;
const asObject = (text: string): string => joints.reduce((plain, [pattern, way]) => plain.replace(pattern, way), text);

/** 但, 另外: what follows is a clause of its own. */
const cuts =
  /(?<=[^\s,，。;；!！?？])(?=(?:但是?(?!愿)|不过|另外|此外|而且|最好(?!的|$)(?=[^,，。;；!！?？\s]{2}))(?![^\s,，。;；!！?？]*也(?:可|行|要|欢迎|考虑)))|(?<=[\d元块千百万]|[千百万][五六七八九一二三四])(?=包[吃住餐])/gu;
const clause = /[^\s,，。;；:：!！?？()]+/gu;

/** Cuts a keyword into clauses, and takes out what says nothing of the people who are sought. */
export function readClauses(keyword: string): ReadClauses {
  const plain = simplified(normalise(keyword)).replace(cuts, '，');
  const told: Unusable[] = [];
  let isSentence = false;
  const text = plain.replace(clause, (typed, from: number) => {
    const tell = (text: string, reason: Unusable['reason']) => {
      told.push({ text, reason, from });
      isSentence ||= typed.length > 4;
      return '';
    };
    const said = typed.replace(courtesy, '').replace(endings, '').replace(opening, '');
    if (said !== typed) isSentence = true;
    if (said === '') return '';
    if (isWish.test(said) || isRefusal.test(said)) {
      const { head = '', verb = '', many = '', what = '' } = demand.exec(said)?.groups ?? {};
      return verb && what && isHeadless.test(head) && !isWish.test(head) && !isRefusal.test(verb + head) && many
        ? what
        : said;
    }
    if (isWaived.test(said)) return tell(said, 'waived');
    if (isOffer.test(said) || (isSentence && isPost.test(said))) return tell(said, 'offered');
    const { head = '', verb = '', many = '', what = '' } = demand.exec(said)?.groups ?? {};
    const isCounted = what === '' && many !== '';
    if ((what !== '' || isCounted) && !(comes.test(what) && said.slice(head.length).search(when) === 0)) {
      if (isHeadless.test(head) || isOurs.test(head)) {
        isSentence = true;
        if (isCounted && isHeadless.test(head)) return tell(said, 'own');
        if (!isHeadless.test(head) && !isFilling(head)) tell(head, 'own');
        return asObject(what);
      }
      if (isCounted) {
        tell(verb + many, 'own');
        return head;
      }
    }
    const isDepartment = /^\p{Script=Han}{2,4}学院$/u.test(said) && beforeTrade.test(plain.slice(from + typed.length));
    return isDepartment || isOwn.test(said) ? tell(said, 'own') : asObject(said);
  });
  return { text: told.reduce(withoutHigher, text), told, isSentence };
}

const degrees = ['大专|专科', '本科', '硕士|研究生', '博士'];

/** '硕士起步，……本科也可以': the higher degree is wished. */
function withoutHigher(text: string, { text: waived, reason }: Unusable): string {
  const lowest = reason === 'waived' ? degrees.findIndex((names) => new RegExp(names, 'u').test(waived)) : -1;
  return lowest < 0 || lowest === degrees.length - 1
    ? text
    : text.replace(
        new RegExp(
          `(?<degree>${degrees.slice(lowest + 1).join('|')})(?:学历|学位|起步?|打底|毕业|及?以上)*(?!优先|最好|更)`,
          'gu',
        ),
        '$<degree>优先',
      );
}
