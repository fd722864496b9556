import type { LectureFacts } from '#contract/content/content-items.ts';
import { coverHues, coverUrl } from '#contract/site/cover.ts';
import { day, hour, minute, plus, startOfDay } from '../moments.ts';
import type { Random } from '../random.ts';
import { bodyOf, type ContentRow } from './rows.ts';

type Talk = readonly [topic: string, title: string, speaker: string, speakerTitle: string, outline: readonly string[]];
const talks: readonly Talk[] = [
  [
    'interview',
    '结构化面试怎么答：从评委打分表倒推准备',
    '沈若谷',
    '教师招聘面试评委，特级教师',
    ['评分表上的六个维度', '一道题的三分钟结构', '三类最容易失分的回答'],
  ],
  [
    'interview',
    '一堂 10 分钟试讲的时间怎么分',
    '林疏影',
    '省教坛新秀，高中语文',
    ['一个概念讲透', '板书与提问', '没有学生时的“互动”'],
  ],
  [
    'rights',
    '非升即走：预聘合同里要看清的五条',
    '顾行舟',
    '高校人事处负责人',
    ['考核指标怎么写', '中期评估', '转岗与退出'],
  ],
  [
    'exam',
    '教育综合知识：六大模块的复习路线',
    '周子衿',
    '教师考试研究者',
    ['高频考点地图', '法规记忆法', '案例题写法'],
  ],
  [
    'career',
    '从机构到公办：简历该怎么改写',
    '许知行',
    '区教育局招聘负责人',
    ['经历如何翻译', '材料怎么准备', '面试会被问什么'],
  ],
  [
    'teaching',
    '大单元教学设计：从课标到一节课',
    '何静姝',
    '正高级教师，初中数学',
    ['读懂课标', '核心问题', '评价先行'],
  ],
  [
    'startup',
    '研学机构的第一年：资质、课程与现金流',
    '陆川',
    '研学旅行创业者',
    ['需要哪些资质', '课程怎么定价', '三张表看现金流'],
  ],
  [
    'rights',
    '读懂聘用合同：服务期与违约金',
    '韩砚秋',
    '律师，劳动人事争议仲裁员',
    ['事业单位聘用合同', '服务期条款', '争议怎么解决'],
  ],
  ['teaching', '班主任的第一个月', '苏晚晴', '全国优秀班主任', ['规则怎么立', '第一次家长会', '个别谈话']],
  [
    'interview',
    '幼儿园教师面试：弹唱、绘画与讲故事',
    '白芷',
    '省示范园园长',
    ['技能展示的取舍', '情境答辩', '一日活动设计'],
  ],
  ['exam', '最后一个月：考编冲刺计划怎么排', '周子衿', '教师考试研究者', ['按周拆分', '错题复盘', '考场节奏']],
  ['career', '教师读研选校与时间安排', '方其然', '教育硕士导师', ['全日制与非全', '导师沟通', '论文选题']],
  ['teaching', '人工智能进课堂：十个可以马上用的做法', '江一苇', '信息科技教研员', ['备课', '作业', '学情']],
  ['startup', '教育公益项目从想法到立项', '罗知微', '公益基金会项目官员', ['需求调研', '预算', '申报书']],
  [
    'career',
    '第一份教师工作怎么选：编制、地域与发展',
    '沈若谷',
    '教师招聘面试评委，特级教师',
    ['三张清单', '城市与县域', '五年之后'],
  ],
  [
    'rights',
    '公费师范生履约、流动与读研政策解读',
    '韩砚秋',
    '律师，劳动人事争议仲裁员',
    ['履约范围', '跨市流动', '在职读研'],
  ],
];

/** 16 lectures: half of them still to come, the others with a replay. Guests are made by who signs up. */
export function drawLectures(random: Random, now: Date): ContentRow[] {
  return talks.map(([topic, title, speaker, speakerTitle, outline], at): ContentRow => {
    const coming = at < 8;
    const days = coming ? 3 + at * 4 : -(5 + (at - 8) * 9);
    const startsAt = plus(startOfDay(plus(now, days * day)), 19 * hour + 30 * minute);
    const endsAt = plus(startsAt, 90 * minute);
    const online = at % 3 !== 2;
    const facts: LectureFacts = {
      speaker,
      speakerTitle,
      speakerIntro: `${speaker}，${speakerTitle}。长期在一线工作，擅长把复杂的问题讲成能照着做的步骤，累计开展公益讲座四十余场。`,
      mode: online ? 'online' : 'onsite',
      place: online ? '' : random.pick(['杭州市教师活动中心三楼报告厅', '成都锦江教师之家', '武汉东湖学术交流中心']),
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      capacity: online && at % 2 === 0 ? null : at === 1 ? 500 : 120,
      liveUrl: online ? 'https://live.example.com/room' : '',
      replayUrl: coming ? '' : 'https://live.example.com/replay',
      outline: [...outline],
    };
    const publishAt = plus(coming ? now : startsAt, -(coming ? 10 + at : 12) * day);
    return {
      id: random.id(),
      kind: 'lecture',
      status: 'published',
      title,
      summary: `${speaker}主讲：${outline.join('、')}。`,
      category: topic,
      coverUrl: coverUrl({ motif: 'lecture', hue: random.pick(coverHues), variant: random.int(0, 3) }),
      source: '教育人才网',
      body: bodyOf([
        '本场讲座面向准备求职或刚刚入职的老师。主讲人会用真实案例贯穿全程，最后留出 20 分钟答疑，问题可以在报名后提前提交。',
        '- 适合：正在准备这件事的老师和师范生；',
        '- 收获：一套步骤、一份清单、一次现场答疑；',
        '- 回放：讲座结束后两个工作日内上传。',
      ]),
      facts,
      startsAt,
      endsAt,
      capacity: facts.capacity,
      publishAt,
      viewCount: random.int(400, 4_800),
      createdAt: publishAt,
      updatedAt: publishAt,
    };
  });
}
