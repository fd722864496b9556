import { expect, test } from 'vitest';
import type { FoundFact } from '../../contract/exam-reading.ts';
import { readAnnouncement } from './read-announcement.ts';

const local = (iso: string | null) =>
  iso === null ? '?' : new Date(Date.parse(iso) + 8 * 3_600_000).toISOString().slice(5, 16).replace('T', ' ');

function factText(fact: FoundFact): string {
  if (fact.field === 'step') return `${fact.step} ${local(fact.startsAt)} ~ ${local(fact.endsAt)}`;
  if (fact.field === 'weights') return `weights ${fact.written}/${fact.interview}/${fact.other ?? 0}`;
  if (fact.field === 'ratio') return `ratio ${fact.value}/${fact.floor ?? 0}`;
  return fact.field === 'phone' ? `phone ${fact.name} ${fact.number}` : `${fact.field} ${fact.value}`;
}

const title = '澜州市2027年公开招聘教师公告';
const read = (...lines: string[]) => readAnnouncement([title, ...lines]);
const shown = (...lines: string[]) =>
  read(...lines)
    .facts.filter(({ field }) => field !== 'title')
    .map(factText);

test.each([
  [
    'a site called after registration',
    ['考生于2027年3月1日8:00至3日17:00在报名系统打印准考证。'],
    ['ticket 03-01 08:00 ~ 03-03 17:00'],
  ],
  [
    'a verb against the heading above it',
    ['笔试时间', '2027年3月1日8:00至3日17:00登录报名网站打印准考证。'],
    ['ticket 03-01 08:00 ~ 03-03 17:00'],
  ],
  ['a fee that some do not pay', ['考务费每人60元，低保家庭考生可免缴考务费。'], ['fee 6000', 'feeWaived true']],
  ['a fee that nobody pays', ['本次招聘不收取任何费用。'], ['fee 0']],
  ['a ratio of the interview with a decimal', ['按1:1.5的比例确定面试人员。'], ['shortlist 1.5']],
  ['a ratio and its floor', ['报名人数达到1:3方可开考，确需降低的最低1:2。'], ['ratio 3/2']],
  ['a fee in Chinese numerals', ['笔试考务费每人壹佰元整。'], ['fee 10000']],
  ['a fee of each paper and in all in Chinese numerals', ['报名费：每科四十元，共二科八十元。'], ['fee 8000']],
  [
    'a day on which something is published is none of a step',
    ['报到时间、考场安排以人事处网站1月5日前发布的公告为准。'],
    [],
  ],
  [
    'a list that is published on the day behind the names of other steps',
    ['签约、体检：2027年3月10日前在官网公示拟录用名单（5个工作日）。'],
    ['publicityDays 5', 'publicity ? ~ 03-10 23:59'],
  ],
  [
    'parts of an examination that a sentence counts are not what the next one dates',
    ['二、考试由笔试、面试两部分组成。笔试科目为《教育基础知识》，时间：2027年3月6日9:00-11:00。'],
    ['written 03-06 09:00 ~ 03-06 11:00'],
  ],
  ['people invited are not people sought', ['本次复审对象共45人。'], []],
  [
    'registration from the day of publishing, whatever is published',
    ['（一）投递简历', '自启事发布之日起至2027年3月5日18:00。登录招聘网（http://jy.example.cn）投递简历。'],
    ['url http://jy.example.cn', 'register ? ~ 03-05 18:00'],
  ],
  ['rent is no fee', ['可申请单身宿舍，每月收费200元。'], []],
  ['a fee of each paper and what it comes to', ['收费标准为笔试每人每科四十五元，计九十元。'], ['fee 9000']],
  ['an address at which results are shown', ['报名材料的审查结果在教育信息网公布，网址http://jy.example.cn。'], []],
  [
    'people who come to a medical check on a day',
    ['（四）体检', '参加体检人员于2027年3月18日早7:30集合，地点另行通知。'],
    ['medical 03-18 07:30 ~ ?'],
  ],
  ['a ratio of one post is not that of all', ['QT009岗位开考比例由1:3放宽为1:2。'], []],
  ['a ratio of posts by their numbers is not that of all', ['002、005岗位的开考比例由3:1降为2:1。'], []],
  [
    'people sought are counted, not those called to the interview',
    ['资格复审合格的人员共213名（含递补11名），本次面试涉及计划招聘75人。'],
    ['headcount 75'],
  ],
  ['people called by another word', ['一、进入考察、体检的共36人。'], []],
  ['a ratio that the table has for each post', ['开考比例按岗位表执行（小学岗位为1:4）。'], []],
  [
    'those invited to another round, and a ratio below which posts are withdrawn',
    ['复试成绩前列者按岗位1:4参加终试，不足1:2的岗位取消招聘。'],
    ['ratio 2/0', 'shortlist 4'],
  ],
  [
    'parts that weigh behind their minutes',
    ['笔试占总成绩30%；试讲15分钟占50%，答辩5分钟占20%。'],
    ['weights 30/50/20'],
  ],
  ['parts that weigh half each', ['总成绩按技能操作和试讲各占百分之五十计算，不进行笔试。'], ['weights 0/50/50']],
  [
    'the day of a diploma before that of the certificate of teachers',
    ['须在2027年7月31日前取得毕业证书、学位证书。', '须在2027年8月31日前取得教师资格证书。'],
    ['certificate 教师资格证书', 'papersUntil 2027-07-31'],
  ],
  [
    'a telephone behind any name',
    ['本部 0571-0000101（王老师）；附小 0571-0000102（李老师）'],
    ['phone 本部 0571-0000101', 'phone 附小 0571-0000102'],
  ],
  ['an hour that is zero', ['缴费时间为2027年3月14日零时至3月16日24时。'], ['pay 03-14 00:00 ~ 03-17 00:00']],
  [
    'a test of another name is what its words call it',
    [
      '（一）初试。初试时间为2027年3月6日（上午9:00-11:00），采取学科笔试的方式。',
      '（二）复试。2027年3月7日8:00说课。',
    ],
    ['written 03-06 09:00 ~ 03-06 11:00', 'interview 03-07 08:00 ~ ?'],
  ],
  [
    'tests of other names weigh',
    ['初试采取笔试，复试采取试讲。', '总成绩由初试与复试按4:6合成。'],
    ['weights 40/60/0'],
  ],
  [
    'registration by another word until an hour of its last day',
    ['（一）预登记：2027年3月4日至14日（截止当日20:00）'],
    ['register 03-04 00:00 ~ 03-14 20:00'],
  ],
  [
    'a review after the written test beside one before it',
    [
      '笔试于2027年3月6日9:00举行。',
      '2.现场确认：按名额1:3确定现场确认对象，3月10日8:30-12:00、14:00-17:00在教育局二楼办理。',
    ],
    ['shortlist 3', 'written 03-06 09:00 ~ ?', 'recheck 03-10 08:30 ~ 03-10 17:00'],
  ],
  [
    'hours behind where a test takes place, and when it is over',
    ['笔试于3月6日在一中举行，9:00开考，11:00结束。', '试讲于3月7日在一中进行，上午8:30-10:30考核。'],
    ['written 03-06 09:00 ~ 03-06 11:00', 'interview 03-07 08:30 ~ 03-07 10:30'],
  ],
  [
    'an interview begins when it does, not when people arrive',
    ['面试：3月7日8:20到校签到，8:40开始试讲。'],
    ['interview 03-07 08:40 ~ ?'],
  ],
  ['a day by which a fee is paid', ['审核后24小时内支付，最迟3月7日12:00前完成。'], ['pay ? ~ 03-07 12:00']],
  [
    'days of a registration by which others count',
    ['报名时间：3月1日至3月5日24:00。', '年龄计算截止时间为报名第一天。', '学历证书取得时间截至报名截止之日。'],
    ['ageOn 2027-03-01', 'papersUntil 2027-03-05', 'register 03-01 00:00 ~ 03-06 00:00'],
  ],
  [
    'an age that is counted behind a comma',
    ['年龄不超过30周岁（博士35周岁），计算到2027年3月31日。'],
    ['ageMax 30', 'ageOn 2027-03-31'],
  ],
  [
    'papers that are named before their latest day',
    ['毕业证、学位证最迟于2027年7月31日取得。'],
    ['papersUntil 2027-07-31'],
  ],
  ['papers before one begins', ['应届生的资格证可于入职前（2027年2月20日前）取得。'], ['papersUntil 2027-02-20']],
  ['posts that are counted as such', ['本次共设岗位5个、名额21个。'], ['headcount 21']],
  ['a ratio of all posts but some', ['A01、A02岗位的开考比例降为2:1，其余岗位仍按3:1执行。'], ['ratio 3/2']],
  ['a ratio that is missed', ['报名缴费人数与招聘人数达不到3:1的取消岗位。'], ['ratio 3/0']],
  [
    'shares within the brackets of their parts',
    ['3月5日笔试（专业知识，占30%），3月6日面试（说课，占70%）'],
    ['weights 30/70/0', 'written 03-05 00:00 ~ 03-05 23:59', 'interview 03-06 00:00 ~ 03-06 23:59'],
  ],
  [
    'shares of what stands above them',
    ['（一）笔试。按总分50%计入总成绩。', '（二）教学展示。按40%计入总成绩。', '（三）实绩量化。按10%计入。'],
    ['weights 50/40/10'],
  ],
  ['those of the best who come', ['面试由笔试成绩前3倍人员参加。'], ['shortlist 3']],
  [
    'a telephone of those who supervise',
    ['招聘工作由市教育局纪检组监督，电话：0571-6651098'],
    ['phone 监督电话 0571-6651098'],
  ],
  [
    'a telephone behind a verb',
    ['可于3月3日17:00前致电0571-0000101申请退费或咨询。', '联系电话：0571-0000101'],
    ['phone 联系电话 0571-0000101'],
  ],
  [
    'a second telephone of a hotline',
    ['HR热线：0571-0000101（高中）；138 0000 5521（小学）'],
    ['phone HR热线 0571-0000101', 'phone 咨询电话 13800005521'],
  ],
  [
    'signs before the lines of an article',
    ['📌 报名', '⏰ 时间：即日起至3月9日16:30', '✅ 自愿参加'],
    ['register ? ~ 03-09 16:30'],
  ],
  [
    'people chosen for an interview beside a medical check of the notice',
    ['面试按选聘计划1:3的比例确定人选，体检安排见原公告。'],
    ['shortlist 3'],
  ],
  ['a mailbox for questions alone', ['电子邮箱：rs@example.edu.cn（仅受理咨询，不接收报名材料）。'], []],
  ['a multiple', ['报名人数不足计划数2倍的取消岗位。'], ['ratio 2/0']],
  ['a fee for each of the papers', ['笔试每人每科45元，共两科。'], ['fee 9000']],
  ['a fee for each paper and in all', ['须完成网上缴费，每科50元，两科共100元，逾期视为放弃。'], ['fee 10000']],
  [
    'a ratio that posts beside it may go below',
    ['开考比例不低于3:1方可开考。', '紧缺岗位开考比例可放宽至2:1。'],
    ['ratio 3/0'],
  ],
  ['a shortlist below its heading', ['（三）面试', '按1:3从高分到低分确定人选。'], ['shortlist 3']],
  [
    'a shortlist with another for some',
    ['（三）资格复审。按1∶5的比例（招聘人数2人及以上的岗位按1∶4）确定人选。'],
    ['shortlist 5'],
  ],
  [
    'a shortlist by the scores of the test before',
    ['1、笔试：2027年3月1日9:00-11:00。', '2、面试：按1：2的比例从笔试高分到低分确定人选，3月8日举行。'],
    ['shortlist 2', 'written 03-01 09:00 ~ 03-01 11:00', 'interview 03-08 00:00 ~ 03-08 23:59'],
  ],
  [
    'weights of a paper with more than 100 marks',
    ['试讲占面试成绩的70%，答辩占30%。', '总成绩=笔试成绩÷1.2×30%+面试成绩×70%。'],
    ['weights 30/70/0'],
  ],
  [
    'a registration below a heading in the words of every day',
    ['★ 怎么报', '即日起至2027年3月31日18:00，把材料打包发到 a@b.example。'],
    ['email a@b.example', 'register ? ~ 03-31 18:00'],
  ],
  [
    'days below headings in the numerals of contracts',
    ['叁、报名', '1、时间：2027年3月7日至16日，每天8时30分至17时。', '肆、考试', '1、体检：2027年4月12日。'],
    ['register 03-07 08:30 ~ 03-16 17:00', 'medical 04-12 00:00 ~ 04-12 23:59'],
  ],
  ['a day that is about', ['体检安排在2027年1月20日前后。'], ['medical 01-20 00:00 ~ 01-20 23:59']],
  ['hours in which a site is closed', ['报名系统于12月1日0:00至12月2日12:00停机维护。'], []],
  ['a telephone behind a short label', ['平台故障：0746-0000418'], ['phone 平台故障 0746-0000418']],
  [
    'posts that change their number',
    ['物理教师岗位（岗位代码7010004）计划数由2名调整为1名。', '调整后计划招聘59名。'],
    ['headcount 59'],
  ],
  [
    'a day of papers in brackets behind the end of a registration',
    ['学历、学位以报名截止日（2027年3月16日）前取得为准。'],
    ['papersUntil 2027-03-16'],
  ],
  [
    'an end of a review that is no day of papers',
    ['资格初审截止时间相应延长至2027年3月10日17:00。'],
    ['review ? ~ 03-10 17:00'],
  ],
  ['a floor for some posts', ['报考人数与招聘人数比例须达到4∶1，紧缺岗位可为2∶1。'], ['ratio 4/2']],
  [
    'a telephone of something else below the heading of supervision',
    ['五、纪律与监督', '技术支持电话：0570-0000166'],
    ['phone 技术支持电话 0570-0000166'],
  ],
  [
    'telephones of one list with an office behind each',
    ['监督电话：0580-0001010（市卫健委）、0580-0001011（市教育局）'],
    ['phone 监督电话 0580-0001010', 'phone 监督电话 0580-0001011'],
  ],
  ['an end that is put off in short', ['报名截止时间由3月15日17:00延至3月20日17:00。'], ['register ? ~ 03-20 17:00']],
  ['a review that is put off', ['资格审核时间顺延至3月21日17:00。'], ['review ? ~ 03-21 17:00']],
  [
    'a test that is put off',
    ['笔试时间原定4月3日，现推迟到4月10日上午9:00-11:30。'],
    ['written 04-10 09:00 ~ 04-10 11:30'],
  ],
  ['hours in which a site rests', ['报名平台3月16日0:00至6:00暂停服务。'], []],
  [
    'weights behind the time of each part',
    ['（一）笔试：2027年4月3日上午9:00-11:00，分值占40%。', '（二）面试：4月10日举行，占60%。'],
    ['weights 40/60/0', 'written 04-03 09:00 ~ 04-03 11:00', 'interview 04-10 00:00 ~ 04-10 23:59'],
  ],
  [
    'a help desk below the heading of supervision',
    ['五、监督', '信息中心：0877-6601234'],
    ['phone 信息中心 0877-6601234'],
  ],
  ['weights as marks of a whole', ['学科笔试30分、课堂教学70分，两项相加为总成绩。'], ['weights 30/70/0']],
  [
    'an end that is put off in the words of a correction',
    ['缴费截止时间由3月2日17:00调整为3月4日24:00。'],
    ['pay ? ~ 03-05 00:00'],
  ],
  [
    'a new end behind the old one',
    ['网上报名截止时间由原定的2027年3月2日17:00延长至2027年3月9日17:00，逾期不补。'],
    ['register ? ~ 03-09 17:00'],
  ],
  [
    'weights that are corrected',
    ['“总成绩=笔试成绩×30%+面试成绩×70%”更正为“总成绩=笔试成绩×70%+面试成绩×30%”。'],
    ['weights 70/30/0'],
  ],
  ['weights of scores that are converted', ['总成绩按笔试折合百分制后占30%、面试占70%计算。'], ['weights 30/70/0']],
  [
    'weights beside points of another kind',
    ['总成绩=笔试成绩（百分制）×50%+面试成绩×30%+业务积分。'],
    ['weights 50/30/20'],
  ],
  ['a moment to arrive', ['面试时间为2027年4月8日，7:30前到候考室报到。'], ['interview 04-08 07:30 ~ ?']],
  ['a fee told before its parts', ['考务费80元（40元/科，共2科）。'], ['fee 8000']],
  ['a ratio of those who passed', ['每个岗位通过资格审查人数应不少于招聘人数的4倍。'], ['ratio 4/0']],
  ['posts besides', ['现招聘教职工若干。', '另招保安3名。'], []],
  [
    'telephones in groups of digits, and a fax',
    ['电　话：0571—8800 0102　0571-88000103（传真）', '手机：138 0000 0001、139-0000-0002、(0571)880-0104。'],
    ['phone 电话 0571-88000102', 'phone 手机 13800000001', 'phone 手机 13900000002', 'phone 手机 0571-8800104'],
  ],
  [
    'offices below the heading of supervision',
    ['六、监督', '县教育局人事科：0571-8800105；举报电话：0571-8800106。'],
    ['phone 县教育局人事科 0571-8800105', 'phone 举报电话 0571-8800106'],
  ],
  [
    'a signature above the annexes',
    [
      '现补充招聘教师。',
      '请携带：身份证。',
      '联系地址：江滨路9号。',
      '澜州市教育局',
      '附件：岗位表',
      '一',
      '二',
      '三',
      '四',
    ],
    ['organiser 澜州市教育局'],
  ],
  [
    'times in the columns of a table',
    ['场次\t高校\t报名时间\t面试时间\t地点', '第一场\t某大学\t3月8日9:00—11:30\t3月9日8:30开始\t礼堂'],
    ['register 03-08 09:00 ~ 03-08 11:30', 'interview 03-09 08:30 ~ ?'],
  ],
  ['weights of parts that are named first', ['总成绩由笔试和面试两部分组成，分别占30%和70%。'], ['weights 30/70/0']],
  ['weights as marks in brackets', ['总成绩（100分）=笔试（30分）+面试（70分）。'], ['weights 30/70/0']],
  ['a shortlist in the words of its step', ['笔试不设开考比例，面试按1:4入围。'], ['shortlist 4']],
  ['numbers of several sorts', ['引进博士3名、硕士8名。'], ['headcount 11']],
  [
    'hours behind the number of days',
    ['资格复审为3月9日、10日两天（上午9:00-12:00，下午14:00-17:00）。'],
    ['recheck 03-09 09:00 ~ 03-10 17:00'],
  ],
  ['a clock behind the place', ['面试于2027年3月17日在市一中举行，上午8:00开始。'], ['interview 03-17 08:00 ~ ?']],
  ['posts for one each', ['取前3名进入面试（招聘1人的岗位）。'], []],
  ['an address for complaints', ['举报邮箱：jb@a.example。'], []],
  ['a shortlist of those who are reviewed again', ['资格复审人数按招聘岗位1:3比例确定。'], ['shortlist 3']],
  [
    'a time below a number of two levels',
    ['2 报名', '2.1 时间：2027年3月1日9:00至3月5日17:00。'],
    ['register 03-01 09:00 ~ 03-05 17:00'],
  ],
  [
    'an end and an address behind a query',
    ['报名时间3月1日9:00-5日16:00，查询审核结果及缴费截止3月7日16:00，网址：http://bm.a.example:81/x/，逾期不候。'],
    ['url http://bm.a.example:81/x/', 'register 03-01 09:00 ~ 03-05 16:00', 'pay ? ~ 03-07 16:00'],
  ],
  [
    'an end told to those who wish',
    ['四、报名', '有意者请于3月4日下午5点前，携带身份证到校填表。'],
    ['register ? ~ 03-04 17:00'],
  ],
  [
    'a telephone in groups, and a teacher’s own',
    ['王老师 0453-7790 231 / 7790 232；李老师13700000008'],
    ['phone 王老师 0453-7790231', 'phone 王老师 0453-7790232', 'phone 李老师 13700000008'],
  ],
  ['half a day', ['笔试由市里统一命题，3月20日上午举行。'], ['written 03-20 00:00 ~ 03-20 23:59']],
  [
    'an end before which much is sent',
    ['须于3月18日（含）前将《登记表》和扫描件打包，按要求命名，发送至 a@a.example。'],
    ['email a@a.example', 'register ? ~ 03-18 23:59'],
  ],
  [
    'a school by its short name',
    ['经市政府同意，澜州市实验高中拟招聘教师3名。'],
    ['organiser 澜州市实验高中', 'headcount 3'],
  ],
  ['a ratio that does not hold', ['本次不设开考比例，但实际到场人数不足计划数3倍的，面试低于70分不聘用。'], []],
  ['a ratio of those who passed the review', ['审查合格人数达不到招聘名额2倍的，取消该岗位。'], ['ratio 2/0']],
  ['people beyond whom a test is added', ['报名人数超过计划数6倍的加试笔试，取前6名进入面试。'], []],
  ['a shortlist below its heading in other words', ['（三）面试', '按岗位数1:4划定。'], ['shortlist 4']],
  ['weights with marks that are added', ['总成绩=（笔试成绩+政策性加分）×60%+面试成绩×40%。'], ['weights 60/40/0']],
  ['weights in tenths', ['笔试成绩占六成，面试成绩占四成。'], ['weights 60/40/0']],
  ['a fee asked of nobody', ['我校不向应聘人员收取任何费用。'], ['fee 0']],
  ['a recruitment that is free', ['本次招聘全程免费。'], ['fee 0']],
  ['a list on the wall', ['五、怎么聘', '结果张榜5天，没有意见就签协议。'], ['publicityDays 5']],
  [
    'a telephone behind one that is for messages too',
    ['电话：13800000001（微信同号）、办公室0778-0000102'],
    ['phone 电话 13800000001', 'phone 办公室 0778-0000102'],
  ],
  ['a number of a site', ['联系电话见主页 网站标识码：0571000037'], []],
  ['telephones of posts', ['联系方式', '文学院\t文学\t3\t教师\t王老师\t电话0571-0000102'], []],
  [
    'a telephone below its label',
    ['张科长0854-0000017，李老师0854-0000018。监督电话：', '0854-0000099'],
    ['phone 张科长 0854-0000017', 'phone 李老师 0854-0000018', 'phone 监督电话 0854-0000099'],
  ],
  [
    'a group that recruits',
    ['某县特岗教师招聘工作领导小组决定招聘教师8名。'],
    ['organiser 某县特岗教师招聘工作领导小组', 'headcount 8'],
  ],
  ['a lesson at a school', ['现场试课安排在2027年3月6日至7日。'], ['interview 03-06 00:00 ~ 03-07 23:59']],
  ['a lesson instead of papers', ['不搞笔试。', '3月6日上午九点在学校讲20分钟课。'], ['interview 03-06 09:00 ~ ?']],
  ['a moment after which nobody moves up', ['面试资格复审后，3月9日12时后不再递补。'], []],
  ['papers in the post', ['邮寄以2027年3月8日（含）前寄出的邮戳为准。'], ['register ? ~ 03-08 23:59']],
  [
    'hours in which papers are taken',
    ['报名', '受理时间：3月7日8:30至3月9日12:00。'],
    ['register 03-07 08:30 ~ 03-09 12:00'],
  ],
  ['a degree by which age is eased', ['35周岁以下，取得硕士研究生学历的，可放宽至40周岁。'], ['ageMax 35']],
  [
    'the address to which papers go, not the one that answers',
    ['疑问请致信 ask@a.example。', '简历投递至 hr@a.example。'],
    ['email hr@a.example'],
  ],
  ['a line for other people', ['咨询电话：0571-0000102', '招生热线：400-000-3300'], ['phone 咨询电话 0571-0000102']],
  ['the first month by its other name', ['面试于元月9日举行。'], ['interview 01-09 00:00 ~ 01-09 23:59']],
  ['a day by which papers are obtained at the latest', ['最晚于2027年7月31日取得毕业证。'], ['papersUntil 2027-07-31']],
  ['an end of sending', ['投递截止2027年3月28日24:00。'], ['register ? ~ 03-29 00:00']],
  ['a fee in a row of times', ['缴费\t截至3月21日17:00\t同上\t100元/人'], ['fee 10000', 'pay ? ~ 03-21 17:00']],
  ['a fee in capitals and signs', ['须缴纳考试费人民币壹佰元整（¥100）。'], ['fee 10000']],
  ['a shortlist by its own word', ['面试采用结构化，入围比例1:4。'], ['shortlist 4']],
  [
    'an address between a heading and its time',
    ['壹 报名安排', '网上：http://a.example 3月8日0:00—3月14日24:00；'],
    ['url http://a.example', 'register 03-08 00:00 ~ 03-15 00:00'],
  ],
  [
    'an end by which papers are sent',
    ['请于3月4日前将材料发送到 a@a.example。'],
    ['email a@a.example', 'register ? ~ 03-04 23:59'],
  ],
  [
    'telephones of schools behind that of an office',
    ['市教育局教师科0774-0000001；澜州一中0774-0000011。'],
    ['phone 市教育局教师科 0774-0000001', 'phone 澜州一中 0774-0000011'],
  ],
  ['weights of a test and a lesson', ['总分=笔试成绩÷1.2×60%+说课成绩×40%。'], ['weights 60/40/0']],
  [
    'those who announce together',
    ['澜州市教育局、澜州市财政局', '现赴三所师范大学招聘教师4名。'],
    ['organiser 澜州市教育局', 'headcount 4'],
  ],
  ['scores on show', ['笔试成绩在网上公示3天。'], []],
  ['the final list on show', ['对拟聘用人员公示七个工作日。'], ['publicityDays 7']],
  ['a deadline', ['报名截止时间为2027年8月3日12:00。'], ['register ? ~ 08-03 12:00']],
  ['a day before which', ['资格审核在2027年7月21日前完成。'], ['review ? ~ 07-21 23:59']],
  [
    'halves of days',
    ['报名时间：2027年7月27—28日上午8:30—12:00，下午14:30—17:00。'],
    ['register 07-27 08:30 ~ 07-28 17:00'],
  ],
  ['a numeral as a dash', ['报名时间为2027年3月9日8:30一2027年3月20日17:30。'], ['register 03-09 08:30 ~ 03-20 17:30']],
  [
    'date and hours in lines of their own',
    ['报名时间：', '2027年1月11日—13日', '（8:30—11:30，14:00—17:00）'],
    ['register 01-11 08:30 ~ 01-13 17:00'],
  ],
  ['Chinese numerals', ['报名时间：二〇二七年四月十二日至四月十六日'], ['register 04-12 00:00 ~ 04-16 23:59']],
  [
    'one time of two steps',
    ['体检、考察时间：2027年5月6日至8日。'],
    ['medical 05-06 00:00 ~ 05-08 23:59', 'inspection 05-06 00:00 ~ 05-08 23:59'],
  ],
  [
    'what a change replaces',
    ['笔试时间由2027年3月21日调整为2027年3月28日9:00—11:30。'],
    ['written 03-28 09:00 ~ 03-28 11:30'],
  ],
  ['three weights', ['总成绩按笔试占60%、面试占30%、技能操作占10%合成。'], ['weights 60/30/10']],
  ['a weight that is counted in', ['笔试成绩按50%计入总成绩，面试成绩按50%计入总成绩。'], ['weights 50/50/0']],
  ['an interview alone', ['不组织笔试，面试成绩即为总成绩。'], ['weights 0/100/0']],
  ['the day on which ages are counted', ['年龄计算截止时间为2027年3月1日。'], ['ageOn 2027-03-01']],
  ['that day behind the age', ['年龄在35周岁以下（年龄计算截止到2027年3月1日）。'], ['ageMax 35', 'ageOn 2027-03-01']],
  ['ages up to a day', ['35周岁及以下，年龄截至2027年2月28日。'], ['ageMax 35', 'ageOn 2027-02-28']],
  ['one day of ages and years of work', ['工作经历、年龄等计算截止日期为2027年3月1日。'], ['ageOn 2027-03-01']],
  ['papers until a day', ['毕业证、学位证取得截止时间为2027年7月31日。'], ['papersUntil 2027-07-31']],
  ['papers before a day', ['须于2027年8月31日前拿到毕业证。'], ['papersUntil 2027-08-31']],
  [
    'what was read is not the time of a step',
    ['教师资格证书取得时间截止2027年7月31日，年龄以2027年4月1日为准。'],
    ['ageOn 2027-04-01', 'papersUntil 2027-07-31'],
  ],
  ['years of teaching up to a day', ['教龄计算截止时间为2027年3月1日。'], []],
  ['a supervisor’s telephone', ['监督：0000-81206633'], ['phone 监督 0000-81206633']],
])('%s is read', (_, lines, facts) => {
  expect(shown(...lines)).toEqual(facts);
});

test('what pages repeat is not read: their numbers, and the line beside each', () => {
  const page = (number: number) => [`第 ${number} 页 共 3 页`, '澜州市实验中学'];
  const { lines } = readAnnouncement([
    '澜州市实验中学',
    title,
    '经市教育局批准并报市人力资源和社会保障局备案，现面向全国公开招聘教师 16',
    '人。公告如下：报名时间为 2027 年 3 月 1 日 9:00—3 月 5 日 17:00，每人仅可报',
    ...page(1),
    '考一个岗位。公示 7 日。体检、考察合格的人员在澜州市人民政府门户网站公',
    ...page(2),
    '示。',
    '- 3 -',
    '— 4 —',
  ]);
  expect(lines).toEqual([
    title,
    '经市教育局批准并报市人力资源和社会保障局备案，现面向全国公开招聘教师 16人。公告如下：报名时间为 2027 年 3 月 1 日 9:00—3 月 5 日 17:00，每人仅可报考一个岗位。公示 7 日。体检、考察合格的人员在澜州市人民政府门户网站公示。',
  ]);
});

test('the first line of a paragraph is set in, and full where the others are not', () => {
  const { lines } = readAnnouncement([
    title,
    '（二）资格初审。我单位在报名后2个工作日内完成，截止时间为12',
    '月21日16:00，资格初审通过的人员应于12月22日16:00前完成网上缴费并打印',
    '准考证，未按时缴费的人员视为自行放弃，缴纳的费用不予退还，请留意网站',
    '公告和短信通知。',
  ]);
  expect(lines[1]).toMatch(/截止时间为12月21日16:00，/);
});

test('days in a table belong to the step that heads their column; those of several rows are one time', () => {
  const { facts } = read(
    '报名办法',
    '场次\t报名时间\t地点',
    '第一场\t2027年3月5日9:00—15:00\t师范大学活动中心',
    '第二场\t2027年3月12日8:30—11:30\t县教育局四楼',
  );
  expect(facts.filter(({ field }) => field === 'step').map((fact) => [factText(fact), fact.note])).toEqual([
    ['register 03-05 09:00 ~ 03-12 11:30', '由几行合成：2027年3月5日9:00—15:00、2027年3月12日8:30—11:30'],
  ]);
});

test.each([
  [
    [
      '根据县政府决定，为补充我县中小学教师力量，现公开招聘。本次招聘由岚溪县教育局、岚溪县人力资源和社会保障局共同组织实施。',
    ],
    '岚溪县教育局',
    '按正文理解；只在一处写明',
  ],
  [
    ['江岭省实验中学（以下简称“我校”）系省教育厅直属的事业单位，现公开招聘教师16人。'],
    '江岭省实验中学',
    '只在一处写明',
  ],
  [['江岭省实验中学（以下简称“我校”）现公开招聘教师16人。', '一、报名', '江岭省实验中学'], '江岭省实验中学', ''],
  [
    ['决定公开招聘，由岚溪县教育局组织实施。', '岚溪县教育局　　岚溪县人力资源和社会保障局'],
    '岚溪县教育局',
    '另有：岚溪县人力资源和社会保障局',
  ],
  [['经鹤屿市教育局核准，现公开招聘教师。', '鹤屿市卫生学校'], '鹤屿市卫生学校', '只在一处写明'],
])('%s: who recruits', (lines, value, note) => {
  const { facts } = readAnnouncement(['2027年公开招聘教师公告', ...lines]);
  expect(facts.find(({ field }) => field === 'organiser')).toMatchObject({ value, note });
});

test.each([
  [
    '江岭省教育厅直属实验中学2027年公开招聘教师公告',
    ['江岭省实验中学（以下简称“我校”）现公开招聘教师16人。', '江岭省实验中学'],
    '江岭省实验中学',
  ],
  [
    '鹤屿市卫生学校2027年公开招聘教师公告',
    ['经鹤屿市教育局核准，现公开招聘教师。', '鹤屿市卫生学校'],
    '鹤屿市卫生学校',
  ],
  ['砚州学院2027年公开招聘教师公告', ['考生先登录学院招聘平台填写信息。', '由砚州学院组织招聘。'], '砚州学院'],
])('%s names who recruits, and nothing else is told', (line, lines, value) => {
  const { facts } = readAnnouncement([line, ...lines]);
  expect(facts.find(({ field }) => field === 'organiser')).toMatchObject({ value, note: '' });
});

test('a lower ratio that some posts may have contradicts no other', () => {
  const { facts } = read('开考比例不低于3:1方可开考。', '紧缺岗位开考比例可放宽至2:1。');
  expect(facts.find(({ field }) => field === 'ratio')).toMatchObject({ value: 3, note: '' });
});

test('papers of which the sentence before speaks', () => {
  const { facts } = read('非应届毕业生须具有教师资格证书；应届毕业生应在2027年7月31日前取得。');
  expect(facts.find(({ field }) => field === 'papersUntil')).toMatchObject({ value: '2027-07-31' });
});

test('the heading of a table and the title stay, though pages repeat them', () => {
  const head = '岗位代码\t岗位名称\t招聘人数\t学历';
  const rows = ['01\t语文教师\t2\t本科', '02\t数学教师\t1\t本科', '03\t英语教师\t1\t本科'];
  const { facts, rows: read } = readAnnouncement(
    [
      ...[title, '现公告如下。', '- 1 -', head, rows[0] ?? '', rows[1] ?? ''],
      ...['- 2 -', head, rows[2] ?? '', '- 3 -', title, '附件如下。'],
    ],
    '澜州市实验中学',
  );
  expect(facts.find(({ field }) => field === 'title')).toMatchObject({ value: title, line: 0 });
  expect(read.flatMap(({ post }) => post?.code ?? [])).toEqual(['01', '02', '03']);
});

test('an agency that introduces itself does not recruit', () => {
  const { facts } = read('澜州市人才服务中心（以下简称中心）受青漪市教育局委托，公开招聘教师16人。');
  expect(facts.find(({ field }) => field === 'organiser')).toMatchObject({ value: '青漪市教育局' });
});

test('a line with an address that no width can break does not keep the others apart', () => {
  const wide =
    '登录“澜州省省属事业单位公开招聘服务平台”（https://ssyzp.lanzhou-hr.example/zp/index），选择“澜州省实验中学”进行注';
  const { lines } = readAnnouncement([
    title,
    '一、岗位及要求。招聘岗位、人数及条件见附件《澜州省实验中学岗位表》，计划招聘教',
    '师16人。具有中华人民共和国国籍，品行端正，爱岗敬业，无违法违纪记录；年龄要求：本',
    '科、硕士研究生学历人员须为1996年12月14日以后出生；博士研究生须为1986年12月',
    '14日以后出生。',
    wide,
    '册报名。报名时间：12月14日9:00—12月18日16:00。',
  ]);
  expect(lines.slice(1)).toEqual([
    '一、岗位及要求。招聘岗位、人数及条件见附件《澜州省实验中学岗位表》，计划招聘教师16人。具有中华人民共和国国籍，品行端正，爱岗敬业，无违法违纪记录；年龄要求：本科、硕士研究生学历人员须为1996年12月14日以后出生；博士研究生须为1986年12月14日以后出生。',
    `${wide}册报名。报名时间：12月14日9:00—12月18日16:00。`,
  ]);
});

test.each([
  ['青漪市实验小学2027年临聘教师招聘公告【招5人】', '青漪市实验小学2027年临聘教师招聘公告', ['headcount 5']],
  ['澜州市关于2027年招聘教师的补充公告（第2号）', '澜州市关于2027年招聘教师的补充公告（第2号）', []],
  ['关于公开招募2027年支教教师的通知', '关于公开招募2027年支教教师的通知', []],
  ['南屏县2027年招引优秀教师简章', '南屏县2027年招引优秀教师简章', []],
])('%s is a title', (line, value, headcount) => {
  const { facts } = readAnnouncement([line, '现公告如下。']);
  expect(facts.find(({ field }) => field === 'title')).toMatchObject({ value, note: '' });
  expect(facts.filter(({ field }) => field === 'headcount').map(factText)).toEqual(headcount);
});

test('a day of papers that holds for some, or without a year, is marked', () => {
  const { facts } = read(
    '应届毕业生须在7月31日前取得毕业证书。',
    '其他人员的学历、学位证书须在2027年3月5日前取得，年龄计算到3月5日。',
  );
  expect(facts.slice(1).map((fact) => [factText(fact), fact.note])).toEqual([
    ['ageOn 2027-03-05', '没有写年份，按标题或前文'],
    ['papersUntil 2027-07-31', '没有写年份，按标题或前文；另有：2027年3月5日'],
  ]);
});

test.each([
  ['招聘教师18名。', '调整后，招聘总数为19名。', 'headcount 19', '另一处写的是“招聘教师18名”'],
  ['笔试费40元/人，面试费70元/人。', '', 'fee 4000', '另有：70元'],
  ['报名材料发送至 a@a.example。', '证件发送至 b@a.example。', 'email a@a.example', '另有：b@a.example'],
  [
    '请登录 http://a.example 报名。',
    '请登录 http://b.example 报名。',
    'url http://a.example',
    '另有：http://b.example',
  ],
  [
    '首轮简历收取截至3月31日24:00。',
    '',
    'register ? ~ 04-01 00:00',
    '没有写年份，按标题或前文；没有写开始时间；只是首批的时间',
  ],
])('%s %s has a second candidate, which is told', (first, second, fact, note) => {
  const found = read(first, second).facts.find((candidate) => factText(candidate) === fact);
  expect(found?.note).toBe(note);
});

test('all tables of posts are read, whatever stands before and between them', () => {
  const head = '岗位代码\t招聘单位\t岗位名称\t人数';
  const { rows } = read(
    ...['考场\t专业\t人数\t楼层', '1\t数学\t30\t2', '附件1', '初中岗位', head, '01\t澜州一中\t数学\t2'],
    ...['附件2', '小学岗位', head, '11\t澜州小学\t语文\t3'],
  );
  expect(rows.map(({ post }) => post?.code)).toEqual(['01', '11']);
});

test('bars between cells are a table too', () => {
  const { rows } = read('|岗位代码|招聘单位|岗位名称|人数|', '|---|---|---|---|', '|01|澜州一中|数学|2|');
  expect(rows).toMatchObject([{ post: { code: '01', employer: '澜州一中', title: '数学', headcount: 2 } }]);
});

test('a table below another one, with a heading of its own', () => {
  const { rows } = read(
    ...['（一）中小学', '学校\t学科\t名额\t学历', '某中学\t语文\t2\t本科'],
    ...['（二）幼儿园', '幼儿园\t人数\t要求', '某幼儿园\t3\t大专以上'],
  );
  expect(rows.flatMap(({ post }) => (post ? [[post.employer, post.title, post.headcount]] : []))).toEqual([
    ['某中学', '语文', 2],
    ['某幼儿园', '某幼儿园教师', 3],
  ]);
});

test('a title is whole though the name of a site stands above it', () => {
  const { facts } = readAnnouncement(['澜州学院 · 人才招聘', '澜州学院2027年博士引进公告', '现公告如下。']);
  expect(facts.find(({ field }) => field === 'title')).toMatchObject({ value: '澜州学院2027年博士引进公告' });
});

test('a list of posts is a table of them, an employer named by what the text says it is', () => {
  const { rows } = readAnnouncement(
    [title, '① 红岩小学　英语教师　1人　大专以上　提供住宿', '② 初中部　物理教师　2人　本科', '③ 提供食宿。'],
    '澜州学校',
  );
  expect(rows.map(({ post }) => [post?.employer, post?.title, post?.headcount, post?.requirements.education])).toEqual([
    ['红岩小学', '英语教师', 1, 'college'],
    ['初中部', '物理教师', 2, 'bachelor'],
  ]);
  const units = read(
    '一、某高级中学',
    '高中语文  2人    高中班主任（兼课，不限学科）  4人',
    '二、某幼儿园',
    '主班教师3人，配班教师若干',
  );
  expect(
    units.rows
      .map(({ post, unfinished }) => post ?? unfinished)
      .map((post) => [post?.employer, post?.title, post?.headcount]),
  ).toEqual([
    ['某高级中学', '高中语文', 2],
    ['某高级中学', '高中班主任（兼课，不限学科）', 4],
    ['某幼儿园', '主班教师', 3],
    ['某幼儿园', '配班教师', undefined],
  ]);
  const inOneLine = readAnnouncement(['招聘岗位：小学语文教师5人、小学英语教师2人。', '音乐教师（1人）'], '某校');
  expect(inOneLine.rows.map(({ post }) => [post?.title, post?.headcount, post?.note])).toEqual([
    ['小学语文教师', 5, ''],
    ['小学英语教师', 2, ''],
    ['音乐教师', 1, ''],
  ]);
  const labelled = readAnnouncement(['某园招工启示', '岗位：厨师', '人数：2人', '工资：3500元/月'], '石门镇幼儿园');
  expect(labelled.rows).toMatchObject([{ post: { title: '厨师', headcount: 2, note: '工资：3500元/月' } }]);
  const spaced = read('学校 岗位名称 岗位代码 招聘人数', '澜州一中 语文教师 01 8', '澜州一中 数学教师 02 10', '附件');
  expect(spaced.rows.map(({ post }) => [post?.code, post?.headcount])).toEqual([
    ['01', 8],
    ['02', 10],
  ]);
  expect(shown('枫湾学校（Maple School）是一所民办学校。')).toContain('organiser 枫湾学校');
});

test('a time that no step, no year or no day can be given to is listed with the reason', () => {
  const { facts, unread } = readAnnouncement(['教师招聘公告', '报名时间：3月1日至3月5日', '准考证考前三天打印。']);
  expect(facts.filter(({ field }) => field === 'step')).toEqual([]);
  expect(unread.map(({ words, note }) => [words, note])).toEqual([
    ['3月1日至3月5日', '没有写年份'],
    ['考前三天', '没有写具体日期'],
  ]);
  expect(read('笔试成绩于2027年4月20日公布。').unread).toMatchObject([{ line: 1, words: '2027年4月20日' }]);
});

test('the time to read an adversarial line grows with its length', () => {
  const hostile = [
    '报名2027年3月1日',
    '()'.repeat(8_000),
    '总成绩'.repeat(4_000),
    '时间日期具体'.repeat(3_000),
    '！',
  ].join('');
  const begin = performance.now();
  read(hostile, `共${'教师、'.repeat(5_000)}`, `笔试${'占的'.repeat(5_000)}`);
  expect(performance.now() - begin).toBeLessThan(5_000);
});

test('offices that sign together: the first, and the others are told', () => {
  const { facts } = readAnnouncement([
    '2027年公开招聘教师公告',
    '现公开招聘教师。',
    '青田县教育局',
    '青田县人力资源和社会保障局',
    '附件1',
    '名单一',
    '名单二',
    '名单三',
    '名单四',
  ]);
  expect(facts.find(({ field }) => field === 'organiser')).toMatchObject({
    value: '青田县教育局',
    note: '另有：青田县人力资源和社会保障局；只在一处写明',
  });
});

test.each([['本次招聘由青田县教育局、青田县人力资源和社会保障局共同组织，招聘单位为5所学校。', '青田县教育局']])(
  '%s: the first of those who act together',
  (line, value) => {
    const { facts } = readAnnouncement(['2027年公开招聘教师公告', line]);
    expect(facts.find(({ field }) => field === 'organiser')).toMatchObject({ value });
  },
);

test.each([
  ['青田自治县二〇二七年农村义务教育阶段学校教师招聘公告', '现招聘教师。', '青田自治县教育局', '青田自治县教育局'],
  ['2027年支教教师招募公告', '为缓解乡村学校师资紧缺，现招募教师。', '青田县教育局', '青田县教育局'],
])('%s: no office is made of a year or of an aim', (name, line, signed, value) => {
  const { facts } = readAnnouncement([name, line, '一、报名', '二、考核', '三、聘用', signed]);
  expect(facts.find(({ field }) => field === 'organiser')).toMatchObject({ value });
});

test('a company that signs is told beside the school of the title', () => {
  const { facts } = readAnnouncement(['青钢附属学校2027年招聘启事', '现招聘教师3名。', '青钢教育发展有限公司']);
  expect(facts.find(({ field }) => field === 'organiser')).toMatchObject({
    value: '青钢附属学校',
    note: '另有：青钢教育发展有限公司；只在一处写明',
  });
});

test('posts that a list names after their department', () => {
  const { rows } = read(
    '一、岗位',
    '1、高中部：语文2人、数学1人（能任班主任），地理1人；',
    '2、后勤：司机2名，45岁以下。',
  );
  expect(rows.map(({ post }) => [post?.employer, post?.title, post?.headcount])).toEqual([
    ['高中部', '语文', 2],
    ['高中部', '数学', 1],
    ['高中部', '地理', 1],
    ['后勤', '司机', 2],
  ]);
});

test('posts of a list that begin with their codes', () => {
  const { rows } = read('（1）QT01 东关小学 小学美术（1人）；', '（2）QT02 东关中学 初中地理（2人）。');
  expect(rows.map(({ post }) => [post?.code, post?.employer, post?.title, post?.headcount])).toEqual([
    ['QT01', '东关小学', '小学美术', 1],
    ['QT02', '东关中学', '初中地理', 2],
  ]);
});

test('a telephone for complaints is marked', () => {
  const { facts } = read('咨询电话：0571-0000101。监督电话：0571-0000102。', '县纪委监委派驻第二组 0571-0000103');
  expect(facts.flatMap((fact) => (fact.field === 'phone' ? [`${fact.number} ${fact.note}`] : []))).toEqual([
    '0571-0000101 ',
    '0571-0000102 监督举报用',
    '0571-0000103 监督举报用',
  ]);
});

test('batches in a table are not one time', () => {
  const { facts } = read(
    '批次\t报名时间\t考核时间',
    '第一批\t2027年3月1日至3月5日\t2027年3月10日',
    '第二批\t2027年5月1日至5月5日\t2027年5月10日',
  );
  expect(facts.filter(({ field }) => field === 'step').map((fact) => [factText(fact), fact.note])).toEqual([
    ['register 03-01 00:00 ~ 03-05 23:59', expect.stringContaining('另有：2027年5月1日至5月5日')],
    ['interview 03-10 00:00 ~ 03-10 23:59', expect.stringContaining('另有：2027年5月10日')],
  ]);
});

test('posts whose table asks for no education ask for that of the text', () => {
  const table = ['学校\t语文\t数学', '东关小学\t1\t2'];
  const { rows } = read('二、条件：具有大学本科及以上学历。', ...table);
  expect(rows.map(({ post }) => post?.requirements)).toMatchObject([
    { education: 'bachelor', words: { education: '大学本科及以上学历' } },
    { education: 'bachelor' },
  ]);
  expect(rows[0]?.notes).toContain('表中没有写学历，按正文“大学本科及以上学历”理解');
  const mixed = read('具有本科及以上学历，高中岗位须为硕士研究生学历。', ...table).rows;
  expect(mixed[0]?.post?.requirements.education).toBeUndefined();
});

test('the number of a document stays though pages repeat it', () => {
  const head = '某集团招字〔2027〕3号';
  const { facts } = readAnnouncement([head, title, '现公开招聘教师。', '— 1 —', head, '报名办法另行公告。', '— 2 —']);
  expect(facts.find(({ field }) => field === 'documentNumber')).toMatchObject({ value: head });
});

test('posts that a sentence counts', () => {
  const { rows } = readAnnouncement([title, '我园现招聘保育员3名、厨师2名。', '聘期一年，共招聘教职工5名。'], '某园');
  expect(rows.map(({ post }) => [post?.title, post?.headcount])).toEqual([
    ['保育员', 3],
    ['厨师', 2],
  ]);
});

test('a title may have its year in Chinese numerals', () => {
  const { facts } = readAnnouncement(['澜州市二〇二七年公开招聘教师公告', '报名时间为10月9日至10月13日。']);
  expect(facts.map(factText)).toContain('register 10-09 00:00 ~ 10-13 23:59');
});

test.each([
  ['专任教师按1:2的比例进入面试。', 2],
  ['（二）QT02、QT03岗位：笔试为案例；按1:4的比例确定面试人选。', 4],
])('%s: a shortlist of some posts is marked', (line, value) => {
  const shortlist = ({ facts }: ReturnType<typeof read>) => facts.find(({ field }) => field === 'shortlist');
  expect(shortlist(read(line))).toMatchObject({ value, note: '请核对是否适用于全部岗位' });
  expect(shortlist(read('各岗位按1:3的比例确定面试人选。'))).toMatchObject({ note: '' });
});

test.each([
  [
    '报名时间：2027年3月1日至5日（3月3日除外，共四天）每天9:00-17:00。',
    '没有写钟点，按全天；另有：3月3日；同一处还有钟点',
  ],
  ['报名时间：2027年3月1日至5日，逢双休日照常受理，每天9:00-17:00。', '没有写钟点，按全天；同一处还有钟点'],
  ['报名时间：2027年3月1日至5日，笔试3月9日9:00-11:00。', '没有写钟点，按全天'],
])('%s: hours that are not put to the days are told', (line, note) => {
  expect(read(line).facts.find(({ field }) => field === 'step')).toMatchObject({ step: 'register', note });
});

test.each(['（三）QT04岗位：笔试占40%，面试占60%。', '（一）教辅岗位（序号1—4）：笔试占40%，面试占60%。'])(
  '%s: the weights of some posts are marked',
  (line) => {
    const { facts } = read(line);
    expect(facts.find(({ field }) => field === 'weights')).toMatchObject({ note: '请核对是否适用于全部岗位' });
  },
);

test('posts numbered by emoji, with what is ticked below each', () => {
  const { rows } = readAnnouncement(
    [
      title,
      '1\ufe0f\u20e3 专任教师 4名（总园2名、分园2名）',
      '✅ 大专及以上学历，学前教育专业',
      '✅ 会弹琴的优先',
      '2\ufe0f\u20e3 保育员 2名',
      '✅ 高中及以上学历，45岁以下',
    ],
    '青田园',
  );
  expect(rows.map(({ post }) => [post?.title, post?.headcount, post?.requirements.words])).toMatchObject([
    ['专任教师', 4, { education: '大专及以上学历' }],
    ['保育员', 2, { education: '高中及以上学历' }],
  ]);
  expect(rows[0]?.post?.note).toBe('学前教育专业；会弹琴的优先；（总园2名、分园2名）');
});

test.each([
  ['报名：登录学校网站（https://rsc.example.edu.cn/zp）下载并填写《应聘登记表》，发送至用人单位邮箱。', []],
  ['自愿放弃的，3月2日前将签名的放弃声明扫描件发至 tj@example.cn。', []],
  ['报名材料发送至学院，同时抄送人事处邮箱rc@example.cn。', ['email rc@example.cn 请核对是否收报名材料']],
  ['报名：登录 https://zp.example.edu.cn 下载报名表，网上填报后上传材料。', ['url https://zp.example.edu.cn ']],
])('%s: where one applies', (line, expected) => {
  const found = read(line).facts.filter(({ field }) => field === 'url' || field === 'email');
  expect(found.map((fact) => `${factText(fact)} ${fact.note}`)).toEqual(expected);
});

test.each([
  ['青田学院人事处　　校总机 0571-0000100', undefined],
  ['青田县教育局办公室　　共印20份　　值班电话：0571-0000100', undefined],
  ['青田县教育局办公室印发　　电话：0571-0000100', '没有写用途'],
  ['咨询电话：0571-0000100', ''],
])('%s: a telephone of the head or the foot is marked or not taken', (line, note) => {
  expect(read(line).facts.find(({ field }) => field === 'phone')?.note).toBe(note);
});

test('the number of a licence is no telephone', () => {
  expect(shown('人力资源服务许可证：人服证字第 0000000013号，咨询电话：0571-0000100')).toEqual([
    'phone 咨询电话 0571-0000100',
  ]);
});

test.each([
  [['青田市2026—2027学年', '银龄讲学计划教师招募公告'], '青田市2026—2027学年银龄讲学计划教师招募公告'],
  [['青田市', '银龄讲学计划教师招募公告'], '青田市银龄讲学计划教师招募公告'],
  [['青田市', '东山县2027年招聘教师公告'], '东山县2027年招聘教师公告'],
])('%s: a title below its year or place', (lines, value) => {
  const { facts } = readAnnouncement([...lines, '现招募教师。']);
  expect(facts.find(({ field }) => field === 'title')).toMatchObject({ value });
});

test.each([
  ['不组织笔试。采取材料评议与视频洽谈的办法，材料评议占60%，视频洽谈占40%。', []],
  ['不组织笔试。面试由试讲和综合测评组成，分别占总成绩的70%、30%。', ['weights 0/100/0']],
  ['不参加笔试。采取试讲与学术报告的方式，试讲占40%，学术报告占60%。', ['weights 0/100/0']],
  ['不参加笔试。试讲占40%，业绩材料占60%。', []],
  ['不组织笔试，采取模拟课和弹唱的方式面试，模拟课占60%，弹唱占40%。', ['weights 0/100/0']],
])('%s: without a written test', (line, weights) => {
  expect(shown(line).filter((fact) => fact.startsWith('weights'))).toEqual(weights);
});

test.each([
  ['青田教育集团2027届校园招聘简章', '青田教育集团', '另有：青田教育集团人力资源中心'],
  ['2027届校园招聘简章', '青田教育集团人力资源中心', '请核对是否单位的内设部门；只在一处写明'],
])('%s: the department that signs is not who recruits', (name, value, note) => {
  const { facts } = readAnnouncement([
    name,
    '现招聘教师。',
    '一、报名',
    '二、考核',
    '三、聘用',
    '青田教育集团人力资源中心',
  ]);
  expect(facts.find(({ field }) => field === 'organiser')).toMatchObject({ value, note });
});

test.each([
  [
    '第四条“招聘岗位与缴费人数的比例不低于1:4方可开考”，修改为“不低于1:3方可开考；英语、体育岗位不低于1:2方可开考”。',
    ['ratio 3/0'],
  ],
  ['笔试考务费由每人120元降为每人80元。', ['fee 8000']],
  ['取得教师资格证书的最后期限由2026年11月30日改为2026年12月31日。', ['papersUntil 2026-12-31']],
  [
    '年龄：由“30周岁以下”调整为“35周岁以下”；研究生调整为“40周岁以下”。计算日仍为报名首日，即2026年9月28日。',
    ['ageMax 35', 'ageOn 2026-09-28'],
  ],
])('%s: a change holds as it is now', (line, expected) => {
  expect(shown(line)).toEqual(expect.arrayContaining(expected));
});

test('posts in paragraphs, each with what it asks for', () => {
  const { rows } = readAnnouncement(
    [
      '招募人员8名：',
      '（1）幼儿教师6人：学前教育专业，大专及以上学历，持有幼儿园教师资格证，30周岁以下；',
      '（2）厨师2人：初中及以上学历，50周岁以下，有经验的优先。',
      '（3）保健医生1人：医学类大专以上学历，45周岁以下。',
    ],
    '青田园',
  );
  expect(rows.map(({ post }) => [post?.title, post?.headcount, post?.requirements.words])).toMatchObject([
    ['幼儿教师', 6, { education: '大专及以上学历', majors: '学前教育' }],
    ['厨师', 2, { education: '初中及以上学历' }],
    ['保健医生', 1, { education: '大专以上学历', majors: '医学类' }],
  ]);
});

test.each([
  [
    ['年龄计算日仍为报名首日，即2026年9月28日。', '报名截止时间顺延到2026年10月11日17:00。'],
    ['register 09-28 00:00 ~ 10-11 17:00', '开始按报名首日'],
  ],
  [
    ['本公告自2026年9月1日起至2027年8月31日止有效，招满即止。'],
    ['register 09-01 00:00 ~ 08-31 23:59', '没有写钟点，按全天；属于哪一步是推断的'],
  ],
])('%s: a registration told aside', (lines, expected) => {
  const step = read(...lines).facts.find(({ field }) => field === 'step');
  expect(step && [factText(step), step.note]).toEqual(expected);
});

test('when some have paid is no time to pay', () => {
  const { facts } = read(
    '2027年9月28日9:00至29日15:00期间已按120元缴费的考生，差额退还。缴费顺延到2027年10月13日12:00。',
  );
  expect(facts.filter(({ field }) => field === 'step').map(factText)).toEqual(['pay ? ~ 10-13 12:00']);
});

test.each([
  ['a clock before the test', '考生须在开考前30分钟（上午7:10前，下午1:20前）到达考点。', []],
  ['few people, who cancel nothing', '报名人数与计划数之比达不到3:1的，按实际人数组织面试。', []],
  ['a ratio without its effect', '报名人数与计划数之比为3:1。', ['ratio 3/0 没有写达不到时怎么办']],
  ['what happens to few', '面试人数与计划数之比不足1:3的，面试成绩须达到70分。', []],
  ['a multiple', '按测验成绩确定入围面试人选，人数为招聘岗位计划数的6倍。', ['shortlist 6 ']],
  [
    'those invited among those who applied',
    '按招聘名额与报考人数1:3的比例，从高分到低分确定进入面试人选。',
    ['shortlist 3 '],
  ],
  ['people who applied are not sought', '招聘岗位的报名人数低于21人时，加试一场。', []],
  [
    'no written test, and no word of the total',
    '本次招聘不组织笔试。',
    ['weights 0/100/0 没有写占比，按不组织笔试理解'],
  ],
  [
    'the whole of which parts are told',
    '成绩按100分计算，其中笔试占总成绩的60%，面试占总成绩的40%。',
    ['weights 60/40/0 '],
  ],
  ['where diplomas are looked up', '报名时提交学历验证材料，登录网站（https://www.chsi.com.cn）查验。', []],
  [
    'an address of something else',
    '报名另行通知，系统（https://zp.example.cn）仅供考核。',
    ['url https://zp.example.cn 请核对是否在这里报名'],
  ],
  ['an address without its scheme', '请登录报名平台（zp.jiaoyu.example）重新提交。', ['url zp.jiaoyu.example ']],
  ['papers of a later step', '资格复审材料发送至fs@example.cn。', ['email fs@example.cn 请核对是否收报名材料']],
  [
    'an end behind its opening',
    '准考证于2027年2月18日9:00起在系统内下载，2月20日12:00关闭。',
    ['ticket 02-18 09:00 ~ 02-20 12:00 '],
  ],
  [
    'the first of two rounds',
    '面试：第一轮2027年1月29日，第二轮4月10日。',
    ['interview 01-29 00:00 ~ 01-29 23:59 没有写钟点，按全天；另有：4月10日；只是首批的时间；请核对是否适用于全部岗位'],
  ],
  ['how it stood on a day', '截至2027年3月3日17:00，缴费人数未达到要求。', []],
  [
    'a training beside the day of arriving',
    '2027年8月27日至28日集中培训，8月31日到校报到。',
    ['appointment 08-31 00:00 ~ 08-31 23:59 没有写年份，按标题或前文；没有写钟点，按全天'],
  ],
])('%s', (_, line, expected) => {
  const found = read(line).facts.filter(({ field }) => field !== 'title');
  expect(found.map((fact) => `${factText(fact)} ${fact.note}`)).toEqual(expected);
});

test('times of a step that complete each other', () => {
  expect(shown('经研究，定于2027年8月6日开展面试。', '面试时间：2027年8月6日8:30-17:30。')).toEqual([
    'interview 08-06 08:30 ~ 08-06 17:30',
  ]);
  expect(shown('报名时间：2027年6月22日至7月10日。邮箱接收截止时间为7月10日18:00。')).toEqual([
    'register 06-22 00:00 ~ 07-10 18:00',
  ]);
});

test('a campus campaign, whose interviews are rounds of one', () => {
  expect(
    shown(
      '1.网申：2027年10月12日10:00至11月20日23:59。',
      '2.初面：占综合成绩30%。',
      '3.笔试：占综合成绩30%。',
      '4.终面：占综合成绩40%。',
    ),
  ).toEqual(['weights 30/70/0', 'register 10-12 10:00 ~ 11-20 23:59']);
});

test.each([
  ['2027年青田职业技术学院教师招聘公告', '现招聘教师。', '青田职业技术学院', '只在一处写明'],
  ['2027年青田市中小学新任教师招聘公告', '现招聘教师。', undefined, undefined],
  ['调整我校辅导员招聘安排的公告', '《青田学院2027年招聘公告》有调整。', '青田学院', '按正文理解；只在一处写明'],
  [
    '青田人力资源有限公司关于青田区学校岗位的招聘公告',
    '现招聘教师。',
    '青田人力资源有限公司',
    '受委托的公司，请核对谁组织；只在一处写明',
  ],
])('%s: who recruits', (name, line, value, note) => {
  const found = readAnnouncement([name, line]).facts.find(({ field }) => field === 'organiser');
  expect([found && 'value' in found ? found.value : undefined, found?.note]).toEqual([value, note]);
});

test.each([
  [
    ['青田州2027年高校毕业生到农村', '从事支教服务补充招募公告'],
    '青田州2027年高校毕业生到农村从事支教服务补充招募公告',
    '标题由几行连成',
  ],
  [['〔2027〕第17号', '关于招募教师的公告'], '关于招募教师的公告', '请核对标题是否完整'],
  [['银龄讲学计划教师招募公告', '现招募教师。'], '银龄讲学计划教师招募公告', '请核对标题是否完整'],
])('%s: a title, whole or not', (lines, value, note) => {
  const { facts } = readAnnouncement(lines);
  expect(facts.find(({ field }) => field === 'title')).toMatchObject({ value, note });
});

test('numbers of several units are summed', () => {
  const { facts } = read('（一）面向社会招聘第四中学教师48名。', '（二）面向社会招聘金湾小学教师4名。');
  expect(facts.find(({ field }) => field === 'headcount')).toMatchObject({ value: 52 });
});

test('telephones below their heading in a table, each with the county of its row', () => {
  expect(
    shown(
      '设岗县\t语文\t数学\t英语\t合计\t地点\t咨询电话',
      '石岭县\t1\t2\t3\t6\t一楼大厅\t0571-0000101',
      '柳坝县\t1\t2\t3\t6\t三楼会议室\t0571-0000102',
    ),
  ).toEqual(['phone 石岭县 0571-0000101', 'phone 柳坝县 0571-0000102']);
});

test.each([
  [['柳坝技师学院', '柳坝技师学院', '2027年公开招聘工作人员公告'], '柳坝技师学院2027年公开招聘工作人员公告'],
  [['柳坝技师学院柳坝技师学院2027年公开招聘公告'], '柳坝技师学院2027年公开招聘公告'],
])('%s: a page head is no part of the title', (lines, value) => {
  const { facts } = readAnnouncement(lines);
  expect(facts.find(({ field }) => field === 'title')).toMatchObject({ value });
  expect(facts.find(({ field }) => field === 'organiser')).toMatchObject({ value: '柳坝技师学院' });
});

test('a title behind the name of a column', () => {
  const titleOf = (line: string) => readAnnouncement([line]).facts.find(({ field }) => field === 'title');
  expect(titleOf('招聘 | 柳坝县幼儿园2027年招聘公告')).toMatchObject({ value: '柳坝县幼儿园2027年招聘公告' });
  expect(titleOf('柳坝县2027年招聘教师公告 | 教育网')).toMatchObject({ value: '柳坝县2027年招聘教师公告' });
});

test('two offices that sign in one line', () => {
  const { facts } = readAnnouncement(['关于招聘特岗教师的公告', '现招聘教师。', '柳坝县教育局柳坝县财政局']);
  expect(facts.find(({ field }) => field === 'organiser')).toMatchObject({
    value: '柳坝县教育局',
    note: '另有：柳坝县财政局；只在一处写明',
  });
});

test.each([
  ['招聘总人数由75人更正为74人。', 74],
  ['岗位W206（小学科学）“招聘人数3人”更正为“招聘人数2人”，招聘总人数由75人更正为74人；', 74],
  ['本次计划招聘教师40名，共118人入围。', 40],
  ['本次计划招聘教师40名，共118人进入面试。', 40],
])('%s: how many are sought', (line, value) => {
  expect(read(line).facts.find(({ field }) => field === 'headcount')).toMatchObject({ value });
});

test('telephones of the account that publishes are none of the recruitment', () => {
  const lines = ['编辑：小禾 投稿热线：0571-4471300', '广告电话：0571-4471301', '公众号电话：0571-4471302'];
  expect(shown('咨询电话：0571-0000101', ...lines)).toEqual(['phone 咨询电话 0571-0000101']);
});

test.each([
  [
    ['笔试于2027年1月16日在图书馆举行。辅导员岗位9:00—11:00，写作；教辅岗位14:30—16:30。'],
    ['written 01-16 09:00 ~ 01-16 16:30'],
    '同一处还有钟点',
  ],
  [
    ['笔试于2027年1月16日在图书馆举行。各岗位均为8:30开考。'],
    ['written 01-16 00:00 ~ 01-16 23:59'],
    '没有写钟点，按全天；同一处还有钟点',
  ],
  [
    ['五、面试', '（一）时间：2027年12月19日，上午7:30前报到。'],
    ['interview 12-19 07:30 ~ ?'],
    '没有写结束时间；属于哪一步是推断的；写的可能是到场的时间',
  ],
  [['七、聘用', '（一）时间：2027年12月19日，上午7:30前报到。'], ['appointment ? ~ 12-19 07:30'], ''],
])('%s: the hours of a day', (lines, facts, note) => {
  expect(shown(...lines)).toEqual(facts);
  expect(read(...lines).facts.find(({ field }) => field === 'step')).toMatchObject(note ? { note } : {});
});

test('a note in small type is wider than the lines of a page', () => {
  const lines = [
    '注：学历和专业按毕业证书所载的名称认定；岗位所需的教师资格证书须在报名截止之前取得；聘用后两年内须取得中等职业学校资格；',
    '本次公开招聘由澜州市教育局组织，面向全市遴选从事教育教学工作的专业人员和管理人员，',
    '所有岗位均为财政全额补助的事业编制，按照公开、平等、竞争、择优的原则确定拟聘用的人',
    '选，应聘人员应当认真阅读本公告，按照规定的时间和程序参加各个环节的考试与考核，不按',
    '时参加的视为自动放弃，由此产生的后果由应聘人员本人承担，各环节的成绩均保留两位小数',
    '并在市教育局的网站公布，应聘人员应当保持通讯畅通，因通讯不畅造成的后果由本人自行承',
    '担，同一岗位的应聘人员按照成绩由高到低的顺序依次确定，成绩相同的按照笔试成绩由高到',
    '低确定，笔试成绩也相同的组织加试，加试办法另行通知，总成绩按照笔试成绩×40%+面试成',
    '绩×60%计算，计划引进高层次的学科带头人和骨干教师以及青年后备人才，计划引进高层次人',
    '才45名。',
  ];
  const { facts } = read(...lines);
  expect(facts.find(({ field }) => field === 'weights')).toMatchObject({ written: 40, interview: 60 });
  expect(facts.find(({ field }) => field === 'headcount')).toMatchObject({ value: 45 });
});

test.each([
  [['五、考试', '小学部：2027年3月13日8:30签到', '生活老师只面谈，2027年3月15日14:00。'], []],
  [
    [
      '四、笔试',
      '笔试时间为2027年6月5日（星期六）：',
      '上午9时至11时 《公共知识》',
      '下午14时30分至16时30分 《专业知识》',
    ],
    ['written 06-05 09:00 ~ 06-05 16:30'],
  ],
  [
    ['（一）笔试。', '2027年7月10日9:00至11:00在石岭县中学举行，准考证于7月8日、9日到报名处领取。'],
    ['ticket 07-08 00:00 ~ 07-09 23:59', 'written 07-10 09:00 ~ 07-10 11:00'],
  ],
  [
    [
      '四、延长报名时间',
      '事项\t原时间\t调整后',
      '网上报名\t3月8日—3月14日\t3月8日—3月19日',
      '减免申请\t3月15日前\t3月20日前',
    ],
    ['register 03-08 00:00 ~ 03-19 23:59'],
  ],
  [
    ['分批考核', '批次\t材料截收时间\t考核时间\t公布结果', '第一批\t3月12日17:30\t3月27日8:30\t4月6日'],
    ['interview 03-27 08:30 ~ ?'],
  ],
  [
    [
      '2.技能测试。时间为9月4日至9月5日。',
      '3.面试时间：9月11日。',
      '总成绩=笔试成绩×30%+技能测试成绩×40%+面试成绩×30%',
    ],
    ['interview 09-11 00:00 ~ 09-11 23:59', 'weights 30/30/40'],
  ],
])('%s: days of one step', (lines, facts) => {
  const told = shown(...lines).filter((fact) => !/^(?:written 03-13|title)/.test(fact));
  expect(told.toSorted()).toEqual(facts);
});

test('another day below the heading of a test is told', () => {
  const lines = ['五、面试', '面试时间：2027年12月19日。', '地点：县一中。', '校医：2027年12月20日。'];
  const step = read(...lines).facts.find(({ field }) => field === 'step');
  expect(step?.note).toContain('同一标题下还有：2027年12月20日');
});

test.each([
  ['原咨询电话（0835）4471301停用。', []],
  ['咨询电话：0835-4471301已停用，改为0835-4471302。', ['0835-4471302']],
  ['考务组 0835-4471301（体检当天联系车辆：13800000632）', ['考务组 0835-4471301', '体检当天联系车辆 13800000632']],
])('%s: which numbers are in use', (line, numbers) => {
  const phones = shown('七、咨询电话', line).filter((fact) => fact.startsWith('phone'));
  expect(phones).toHaveLength(numbers.length);
  expect(phones.map((phone, at) => phone.includes(numbers[at] ?? '?'))).toEqual(numbers.map(() => true));
});

test.each([
  ['新增3个岗位、5名计划。', undefined],
  ['增减后，本次公开招聘教师总数由97名变更为99名。', 99],
  ['本次招聘计划52名（因报名不足核减3名，实际49名）。', 49],
  ['面向县内外公开选调（引进）在编在岗教师21名。', 21],
])('%s: what is added is no sum', (line, value) => {
  const headcount = read(line).facts.find(({ field }) => field === 'headcount');
  expect(headcount && 'value' in headcount ? headcount.value : undefined).toBe(value);
});

test('the formula of some posts and the fee of the written test', () => {
  const { facts } = read(
    '604岗位：总成绩=笔试成绩×50%+面试成绩×50%。',
    '考生须按每科40元的标准缴纳笔试考务费（共2科）。',
    '面试不收取费用。',
  );
  expect(facts.find(({ field }) => field === 'weights')?.note).toContain('请核对是否适用于全部岗位');
  expect(facts.find(({ field }) => field === 'fee')).toMatchObject({ value: 8_000 });
});

test('a call around a title, and a link above one', () => {
  const titleOf = (...lines: string[]) => readAnnouncement(lines).facts.find(({ field }) => field === 'title');
  expect(titleOf('招贤 | 青禾双语学校2027年春季教师招聘，等你来！')).toMatchObject({
    value: '青禾双语学校2027年春季教师招聘',
  });
  expect(titleOf('·六一活动安排', '青禾幼儿园2027年秋季', '编外人员招聘公告')).toMatchObject({
    value: '青禾幼儿园2027年秋季编外人员招聘公告',
  });
});

test('a school that another founded', () => {
  const { facts } = readAnnouncement(['招聘公告', '青禾双语学校（民办）由青禾教育集团投资兴办，2019年建校。']);
  expect(facts.find(({ field }) => field === 'organiser')).toMatchObject({ value: '青禾双语学校' });
});

test('papers for an inspection are no registration, and a ratio that spares a test is none', () => {
  expect(shown('三、考察', '考察对象须在2027年12月31日17:00以前将下列材料交至教育局：')).toEqual([
    'inspection ? ~ 12-31 17:00',
  ]);
  expect(shown('报名人数不足1:3的免笔试。').join()).not.toContain('ratio');
});

test.each([
  ['papers that are brought', ['报到时须持有本人户口簿、居民身份证、教师资格证书原件。'], []],
  ['a certificate that is spoken of', ['所取得的教师资格证书须与任教学科一致。'], []],
  ['a certificate in quotes, and one among other conditions', ['取得《教师资格证》。'], ['certificate 教师资格证']],
  [
    'a certificate alone in a list, with a remark on those who have none yet',
    ['专科以上学历，小学教师资格证书，普通话良好。'],
    ['education 专科以上学历', 'certificate 小学教师资格证书'],
  ],
  [
    'remarks in brackets soften nothing',
    ['学历要求：本科及以上（硕士优先）；持有相应教师资格证（尚未取得的年底补齐）。'],
    ['education 本科及以上', 'certificate 相应教师资格证'],
  ],
  [
    'the lowest education though its major is free',
    ['高中须本科及以上学历；幼儿园须大专及以上学历（专业不限）。'],
    ['education 大专及以上学历'],
  ],
  ['education of a college that is called a school', ['具有高等学校大专及以上学历。'], ['education 大专及以上学历']],
  ['education without the word', ['条件：大专以上，身体健康。'], ['education 大专以上']],
  ['a level and what it includes', ['招收师范院校本科以上（含本科）毕业生。'], ['education 本科以上（含本科）毕业生']],
  ['ages of titles are no general ones', ['教授年龄不超过52周岁，副教授不超过46周岁。'], []],
  ['parts of an interview', ['面试采用试讲与面谈。试讲占80%，面谈占20%。'], []],
  ['an interview alone', ['招聘采用面试方式，择优录用。'], ['weights 0/100/0']],
  [
    'papers of knowledge in three shares',
    ['综合知识、学科知识、面试三项分别占总成绩的25%、35%、40%。'],
    ['weights 60/40/0'],
  ],
  ['papers of knowledge in a formula', ['总成绩=教育理论×20%+专业知识×40%+试讲×40%。'], ['weights 60/40/0']],
  ['three shares behind three names', ['笔试、实操和面试三部分，比例分别为30%、30%、40%。'], ['weights 30/40/30']],
  [
    'the share of the interview behind its day, below a number of the written test',
    ['1.笔试3月6日，占45%；面试3月13日，占55%。'],
    ['weights 45/55/0', 'written 03-06 00:00 ~ 03-06 23:59', 'interview 03-13 00:00 ~ 03-13 23:59'],
  ],
  ['few who all are invited', ['面试人选按岗位数1:4确定，报名人数不足1:4的全部进入面试。'], ['shortlist 4']],
  [
    'numbers of items as their sum',
    ['招聘计划', '（一）招聘北校教师7名。', '（二）招聘南校教师5名。'],
    ['headcount 12'],
  ],
  ['posts of one line as their sum', ['招聘岗位', '小学音乐3人、小学美术2人。'], ['headcount 5']],
  ['a number beside an open one', ['计划引进硕士12名，骨干教师若干名。'], []],
  ['a fee that nobody pays, in one word', ['报名费和考试费全免。'], ['fee 0']],
  ['those on relief', ['考试费每人70元，享受最低生活保障的可减免。'], ['fee 7000', 'feeWaived true']],
  ['a hotline in three parts', ['咨询电话：4001-234-567'], ['phone 咨询电话 4001-234-567']],
  [
    'hours of the afternoon before what follows',
    ['面试时间：3月9日上午8:30-11:30；下午2:00-5:00；地点：本校。'],
    ['interview 03-09 08:30 ~ 03-09 17:00'],
  ],
  [
    'hours by kinds of posts',
    ['报名时间：3月1日至4日，教师岗位8:00-11:00，后勤岗位15:00-18:00。'],
    ['register 03-01 08:00 ~ 03-04 18:00'],
  ],
  [
    'papers brought within some days',
    ['应聘者于3月1日至4日将应聘材料寄至人事处。'],
    ['register 03-01 00:00 ~ 03-04 23:59'],
  ],
  [
    'a check at the place of registration',
    ['现场审核：3月3日至4日。笔试：3月20日9:00-11:00。'],
    ['review 03-03 00:00 ~ 03-04 23:59', 'written 03-20 09:00 ~ 03-20 11:00'],
  ],
  ['papers confirmed at the place', ['“现场审核确认”时间：3月3日至4日。'], ['review 03-03 00:00 ~ 03-04 23:59']],
])('%s', (_, lines, expected) => {
  expect(shown(...lines)).toEqual(expected);
});

test('who issued a rule, employs for a post, or is written to, recruits nobody', () => {
  const organiserOf = (...lines: string[]) => read(...lines).facts.find(({ field }) => field === 'organiser');
  expect(organiserOf('为落实《青禾县人民政府关于发展学前教育的意见》，拟招聘教师。')).toBeUndefined();
  expect(organiserOf('岗位如下：青禾技工学院招聘焊接2人；青禾职业学校招聘烹饪1人。')).toBeUndefined();
  expect(organiserOf('报考者将材料发至报考学校，招聘学校另行通知。')).toBeUndefined();
  expect(organiserOf('详见《青禾学院2027年公开招聘公告》。')).toMatchObject({ value: '青禾学院' });
});

test('the age of one degree is that of some', () => {
  expect(read('博士42周岁以下，硕士34周岁以下。').facts.find(({ field }) => field === 'ageMax')).toMatchObject({
    value: 34,
    note: '请核对是否适用于全部岗位',
  });
});

const yearsOf = (lines: readonly string[], announcedOn = '') =>
  readAnnouncement(lines, '', announcedOn).facts.flatMap((fact) =>
    fact.field === 'step' ? `${fact.step} ${(fact.startsAt ?? fact.endsAt)?.slice(0, 4)} ${fact.note !== ''}` : [],
  );
const ofWinter = [
  '报名：12月8日9:00开始，元月6日17:00截止。',
  '报名费减免于元月7日前申请。',
  '缴费时间：元月9日9:00至元月10日17:00。',
  '笔试时间：元月24日9:00-11:00。',
];
test.each([
  ['the day that signs it', [title, ...ofWinter, '澜州市教育局', '2026年12月1日'], ''],
  ['the day in the head of its page', [title, '来源：教育局　发布时间：2026-12-01', ...ofWinter], ''],
  ['the day on which it was announced', [title, ...ofWinter], '2026-12-01'],
  ['a later step with a year', [title, ...ofWinter, '2027年8月20日到校报到。'], ''],
  ['the class that it seeks', ['澜州一中2027届毕业生招聘公告', ...ofWinter], ''],
  ['a title of the year in which it begins', ['澜州市2026年下半年招聘教师公告', ...ofWinter], ''],
])('dates without a year go over the turn of the year once: from %s', (_, lines, announcedOn) => {
  expect(yearsOf(lines, announcedOn).slice(0, 3)).toEqual(['register 2026 true', 'pay 2027 true', 'written 2027 true']);
});

test.each([
  [
    ['报名时间：2026年12月15日至1月5日。', '笔试时间：1月24日9:00-11:00。', '澜州市教育局 2026年12月10日'],
    ['register 12-15 00:00 ~ 01-05 23:59', 'written 01-24 09:00 ~ 01-24 11:00'],
    ['2026', '2027'],
  ],
  [['笔试时间：12月24日9:00-11:00。', '澜州市教育局 2026年12月10日'], ['written 12-24 09:00 ~ 12-24 11:00'], ['2026']],
])('a span over the turn of the year, and a day that signs behind its office: %s', (lines, expected, years) => {
  expect(shown(...lines)).toEqual(expected);
  expect(yearsOf([title, ...lines]).map((fact) => fact.split(' ')[1])).toEqual(years);
});

test('the year of a signature in Chinese numerals', () => {
  const lines = ['澜州一中招聘教师公告', '报名时间：12月15日至12月20日。', '澜州一中', '二〇二六年十二月十日'];
  expect(yearsOf(lines)).toEqual(['register 2026 true']);
});

test('a text of the year before dates what its title is of', () => {
  const signed = (day: string) => yearsOf([title, '笔试时间：1月9日9:00-11:00。', '澜州市教育局', day]);
  expect(signed('2026年12月20日')).toEqual(['written 2027 true']);
  expect(signed('2027年1月2日')).toEqual(['written 2027 true']);
  expect(yearsOf([title, '报名时间：3月1日至5日。', '澜州市教育局', '2026年7月2日'])).toEqual(['register 2027 true']);
});

test.each([
  ['a check that ends', ['学校在2027年1月8日12:00前审核完毕。'], ['review ? ~ 01-08 12:00']],
  [
    'what is filled in, until midnight',
    ['1.填报信息：2027年3月1日8：30至3月6日24：00；'],
    ['register 03-01 08:30 ~ 03-07 00:00'],
  ],
  ['papers sent by mail', ['简历请于2027年3月5日前发到附小邮箱。'], ['register ? ~ 03-05 23:59']],
  ['a table of spaces', ['1   线上投递    2027年3月1日—3月5日   系统'], ['register 03-01 00:00 ~ 03-05 23:59']],
  ['tickets for a slip', ['2027年3月3日9:00起凭报名回执到教育局领取准考证。'], ['ticket 03-03 09:00 ~ ?']],
  [
    'tickets that somebody fetches',
    ['2027年3月3日9:00—11:00，考生本人到教育局窗口领取准考证。'],
    ['ticket 03-03 09:00 ~ 03-03 11:00'],
  ],
  [
    'an interview in two cities',
    ['（一）面试', '临江考点：2027年3月6日，临江大学；', '平湖考点：2027年3月8日，平湖学院。'],
    ['interview 03-06 00:00 ~ 03-06 23:59'],
  ],
  ['a fee beside what is paid back', ['考务费每人60元，核减岗位的退还考务费60元。'], ['fee 6000']],
  ['a fee that some do not pay in time', ['考务费每人60元。逾期不缴费的视为放弃。'], ['fee 6000']],
  ['the fee of the first test', ['笔试考务费每科50元。', '复审合格者缴纳面试考务费80元。'], ['fee 5000']],
  ['no fee in any name', ['学校不会以任何名义向应聘者收取报名费、资料费。'], ['fee 0']],
  ['the new number of people', ['招聘总数由原来的96名变为83名。'], ['headcount 83']],
  ['the new number behind the old one', ['原招聘96名，现为83名。'], ['headcount 83']],
  ['people to be employed', ['课题组拟聘科研助理2名。'], ['headcount 2']],
  ['a lowest education', ['学历不低于大学本科，获奖者可为大专。'], ['education 大学本科']],
  ['no written test', ['试讲20分钟，不笔试，按面试成绩录用。'], ['weights 0/100/0']],
  [
    'numbers with what each is for',
    ['联系电话：0580-2660001（报名咨询）、0580-2660002（监督）'],
    ['phone 报名咨询 0580-2660001', 'phone 监督 0580-2660002'],
  ],
])('%s', (_, lines, expected) => {
  expect(shown(...lines)).toEqual(expected);
});

test.each([
  [
    'hours of each day in the line below the days',
    ['二、报名', '（一）时间：2027年3月1日至3月5日。', '（二）每天受理时间：上午9:00-11:30，下午14:00-17:00。'],
    ['register 03-01 09:00 ~ 03-05 17:00'],
  ],
  [
    'papers of a test in the line below its day',
    ['笔试时间：2027年3月6日。', '上午9:00—11:00公共基础，下午14:00—16:00学科知识。'],
    ['written 03-06 09:00 ~ 03-06 16:00'],
  ],
  [
    'hours in which questions are answered are none of the days above',
    ['报名时间：2027年3月1日至3月5日。', '咨询时间：每天9:00-17:00。'],
    ['register 03-01 00:00 ~ 03-05 23:59'],
  ],
  ['people left after posts were cancelled', ['取消计划13名后，实际招聘83名。'], ['headcount 83']],
  [
    'a number with the verb of what it is for',
    ['有疑问请致电0580-2660001咨询，发现违规可拨打0580-2660002举报。'],
    ['phone 咨询 0580-2660001', 'phone 举报 0580-2660002'],
  ],
])('%s', (_, lines, expected) => {
  expect(shown(...lines)).toEqual(expected);
});

test('rows whose cells are parted by spaces are not joined', () => {
  const rows = ['网上报名    2027年3月1日9:00—3月5日17:00', '资格初审    2027年3月1日9:00—3月6日17:00'];
  expect(shown(...rows)).toEqual(['register 03-01 09:00 ~ 03-05 17:00', 'review 03-01 09:00 ~ 03-06 17:00']);
});

test('what a short text is called', () => {
  const [first] = readAnnouncement(['澜州育英中学急聘教师', '教师2名。']).facts;
  expect(first).toMatchObject({ field: 'title', value: '澜州育英中学急聘教师' });
});

test('a line goes on with the hour that the width of the page parted from its half of the day', () => {
  const lines = [
    '考生应当在 2027 年 3 月 1 日上午 9 时至 3 月 9 日下午',
    '5 时之间完成网上缴费，不再另行通知各位考生。',
  ];
  const filler = Array.from({ length: 4 }, () => '报名序号是打印准考证的依据，请各位考生务必自行妥善地保管');
  expect(shown(...filler, '的。', ...lines)).toContain('pay 03-01 09:00 ~ 03-09 17:00');
});
