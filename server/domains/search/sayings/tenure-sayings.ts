import type { Saying } from './saying.ts';

const own = (tenure: string, said: string, why: string): Saying => ({ why, said, means: { codes: { tenure } } });

/** 编制 in everyday words. */
export const tenureSayings: Saying[] = [
  own(
    'establishment',
    `教师编 教师编制 老师编 教师事业编 编制考试 教师编考试 考教师编 招教 教招 招教考试 教师招聘考试 事业单位考试 事业单位编制 财政编 全额编
    全额拨款 吃财政 财政供养 市编 区编 县编 省编 带编的岗位 有编岗位 编制岗位 编制老师的 入编的 有编 有编的 有编制 有编制的 带编 带编的 带编制 带编制的 进编 入编 在编 在编的 在编岗 考编 考编制 考编的 编内 编制内 正编
    正式编 正式编制 事业编 事业编制 事业单位 事业编的 给编制 给编 解决编制 解决编 有事业编 正式在编 铁饭碗 吃皇粮 吃公家饭
    公家饭 编制教师 编制老师 编制岗 在编教师 在编老师 正式教师 正式老师 正式工 国编 实名编 上编 编制的`,
    'On the public payroll, in everyday words.',
  ),
  {
    why: 'The system is wider than 事业编制: 员额, 特岗 and 公费 lead into it.',
    said: '体制内 体制内的 公职 公家单位 国家单位',
    label: '体制内',
    means: { codes: { tenure: 'establishment quota special-post targeted' } },
  },
  own(
    'contract',
    `非编 非编的 非编制 没编 没编的 没有编制 没有编 无编 无编制 编外 编外的 编制外 编外岗 编外人员 编外教师 不带编 不占编
    合同制 合同制的 合同工 合同教师 合同制教师 校聘 自聘 学校自主招聘 自主招聘 校编 聘用制 聘用合同 非事业编 无事业编 没有事业编 没有编制的 无编制的 不带编的 不带编制 不带编制的 不是编制 不进编 编外聘用`,
    'Hired by the school itself.',
  ),
  own(
    'quota',
    '员额 员额制 备案制 备案 控制数 总量控制 报备 报备员额 员控 人员总量',
    'Counted, though not on the payroll.',
  ),
  own('agency', '人事代理 人事代理制 代理制 人才派遣代理', 'The file lies with an agency.'),
  own(
    'dispatch',
    '派遣 劳务派遣 派遣制 外包 劳务外包 劳务 派遣工 第三方派遣',
    'Hired by an agency and sent to the school.',
  ),
  own('procurement', '购买服务 政府购买 政府购买服务 政府雇员', 'Paid by the government as a service.'),
  own('special-post', '特岗 特岗教师 特岗老师 特岗计划 特设岗位', 'The programme for rural schools.'),
  own(
    'targeted',
    '公费师范 公费师范生 免费师范生 免师 定向 定向生 优师 优师计划 国优计划',
    'Trained at public cost for a post.',
  ),
  own(
    'retired',
    '返聘 退休返聘 退休老师 退休教师 退休了 银龄 银龄教师 银龄计划 银龄讲学 已退休',
    'Retired teachers who teach on.',
  ),
  own('private', '民办合同 民办编 私企合同', 'A contract with a private school.'),
  own(
    'track',
    '终身教职 终身制 长聘教职 助理教授 tenuretrack 非升即走 预聘 长聘 预聘长聘 准聘 准聘长聘 预聘制 tenure',
    'The tenure track of universities.',
  ),
  own('annual', '年薪制 年薪制的', 'Paid by the year as a kind of tenure.'),
  own(
    'hourly',
    `兼职 兼职老师 兼职教师 兼职的 做兼职 副业 线上兼职 假期兼职 寒暑假兼职 上门家教 一对一家教 勤工俭学 打零工 计时 按小时 非全日制 非全职 周末兼职 晚上兼职 业余 课时制 按课时 按节 小时工 钟点工 外聘 外聘教师 家教 零工
    寒假工 暑假工 假期工 暑期工 日结 时薪 钟点 按小时算 按小时结算 按小时计费 按次结算 弹性时间 不坐班 不用坐班 无需坐班 自由时间 弹性工作 灵活就业`,
    'Paid by the lesson, beside other work.',
  ),
  {
    why: 'Stands in for somebody; a kind of tenure and of post.',
    said: '代课 代课老师 代课教师 临聘 临聘教师 临聘老师 临时代课 临时老师 临时工 短期代课 产假代课 顶岗 顶班 代课岗 代课的 代一学期 代一个学期 临代 短期代课老师 产假 替课 代产假 短期',
    label: '代课',
    means: { codes: { tenure: 'substitute', role: 'substitute' } },
  },
  own(
    'intern',
    '实习 实习生 实习老师 实习教师 教育实习 找实习 见习 见习生 实习岗 实习期 暑期实习 寒假实习 假期实习 见习岗位 就业见习 顶岗实习',
    'Before or right after the degree.',
  ),
  {
    why: 'Courses of the holidays are taught by the lesson.',
    said: '寒假班 暑假班 暑期班 假期班 寒假课 暑假课 暑期课 短期班 寒暑假班 集训 集训营 冲刺班',
    label: '假期班',
    near: '兼职课时',
    means: { words: '寒假班 暑假班 暑期班', anywhere: true, within: { tenure: 'hourly' } },
  },
  {
    why: 'Camps and study trips, which names say.',
    said: '夏令营 冬令营 营地 研学 研学旅行 研学营 研学导师 研学旅行指导 春令营 秋令营 带队 带队老师 营地导师 营地老师 辅导员夏令营',
    label: '研学、营地',
    near: '少年宫、营地',
    means: { words: '研学 夏令营 冬令营 营地', anywhere: true, within: { companyType: 'youth-palace' } },
  },
  {
    why: 'At weekends or in the evening, beside other work.',
    said: '周末 周末班 周末课 周末上课 周末上班 周六日 周六周日 周六周日上课 晚上 晚间 夜间 晚班 下班后',
    label: '周末、晚间',
    means: { codes: { tenure: 'hourly' }, words: '周末 晚间' },
  },
  {
    why: 'Lessons over the network; the texts say it.',
    said: '线上 在线 远程 居家 居家办公 在家办公 在家上班 线上教学 在线教学 线上课 线上授课 线上教师 线上老师',
    label: '线上',
    near: '教育科技',
    means: { words: '线上 在线 远程 居家', anywhere: true, within: { companyType: 'edtech' } },
  },
  {
    why: 'Everything but work by the lesson, as a stand-in or an intern.',
    said: '全职 全职的 全职老师 全职教师 专职 正职 长期 长期的 长期稳定',
    label: '全职',
    means: { except: { tenure: 'hourly substitute intern' } },
  },
];
