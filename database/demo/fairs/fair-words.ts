import { fairTypes } from '#contract/taxonomy/fair-types.ts';
import { hour } from '../moments.ts';
import type { FairPlan } from './fair-plan.ts';

/** What a visitor and a school are told, and what happens when: by the kind of fair. */
interface Words {
  /** What follows the name of the organiser; `booths` stand in the plan. */
  offer(booths: number): string;
  seekers: readonly string[];
  schools: readonly string[];
  schedule: readonly (readonly [after: number, title: string, place: string])[];
  /** How the last line of the schedule is called. */
  end: string;
  /** What a school wishes for its place, and what it notes of who came. */
  wish: string;
  noted: string;
}

const free = '全程免费，凭入场码签到，请提前在线报名。';
const standardBooth = '展位为标准展位，含一桌三椅与电源，不收取任何费用。';

const onsite: Words = {
  offer: (booths) => `设展位 ${booths} 个`,
  seekers: [
    free,
    '建议携带纸质简历 5 份、教师资格证与学历证书复印件。',
    '现场可参加初试与试讲预约，结果由各单位通知。',
  ],
  schools: ['展位按平面图选择，经审核后确认。', standardBooth],
  schedule: [
    [-0.5, '签到入场', '主入口'],
    [0, '单位就位，开始洽谈', '展区'],
    [1, '招聘政策宣讲', '报告厅'],
    [1.5, '简历门诊与试讲点评', '服务区'],
  ],
  end: '活动结束',
  wish: '希望靠近通道，方便演示',
  noted: '已收纸质简历',
};

const society: Words = {
  ...onsite,
  seekers: [
    '全程免费，面向社会人员与在职教师开放，凭入场码签到，开场后也可补报。',
    '建议携带纸质简历、教师资格证、职称证书与工作经历证明。',
    '现场可与用人单位面谈，资格复审与试讲由各单位另行通知。',
  ],
};

const talk: Words = {
  ...onsite,
  offer: (booths) => `设咨询台 ${booths} 个`,
  seekers: [free, '宣讲后可现场投递，建议携带纸质简历 2 份。', '咨询台逐岗答疑，面试安排由单位另行通知。'],
  schools: ['咨询台位置经审核后确认。', '会场提供投影、话筒与咨询台，不收取任何费用。'],
  schedule: [
    [-0.5, '签到入场', '会场入口'],
    [0, '学校介绍与岗位说明', '主讲台'],
    [1, '现场答疑', '主讲台'],
    [1.5, '简历投递与一对一咨询', '咨询台'],
  ],
  end: '宣讲结束',
};

const online: Words = {
  offer: (booths) => `设线上展位 ${booths} 个`,
  seekers: [
    '全程免费，在线报名后凭入场码进入线上大厅，电脑和手机均可。',
    '请提前完善在线简历并上传证书扫描件，检查摄像头、麦克风与网络。',
    '进入展位排队，轮到时视频面谈；初试与试讲时间由各单位在线通知。',
  ],
  schools: ['线上展位经审核后确认，岗位与排班请在开场前一天上架。', '展位含视频面谈间与排队叫号，不收取任何费用。'],
  schedule: [
    [-0.5, '登录签到', '线上大厅'],
    [0, '单位上线，开始视频面谈', '各展位视频间'],
    [1, '招聘政策宣讲', '主直播间'],
    [1.5, '简历门诊与试讲点评', '咨询间'],
  ],
  end: '活动结束',
  wish: '希望排在展厅第一页，方便求职者找到',
  noted: '已收在线简历',
};

const broadcast: Words = {
  ...online,
  seekers: [
    '全程免费，在线报名后凭入场码进入线上大厅收看直播。',
    '请提前完善在线简历，看中岗位可边看边投递。',
    '提问请到各展位咨询间；初试时间由各单位在线通知。',
  ],
  schools: ['线上展位经审核后确认，宣讲材料请在开播前一天上传。', '展位含直播间与在线咨询，不收取任何费用。'],
  schedule: [
    [-0.5, '登录签到', '直播大厅'],
    [0, '学校介绍与岗位说明', '主直播间'],
    [1, '在线答疑', '主直播间'],
    [1.5, '岗位咨询与在线投递', '各展位咨询间'],
  ],
  end: '直播结束',
};

export function wordsOf(type: FairPlan['type']): Words {
  const { kind, ...facts }: { kind: string; online?: boolean } = fairTypes[type];
  if (type === 'online-talk' || type === 'livestream') return broadcast;
  if (facts.online) return online;
  if (type === 'talk') return talk;
  return kind === 'society' ? society : onsite;
}

const numbered = (lines: readonly string[]) => lines.map((line, at) => `${at + 1}. ${line}`).join('\n');

/** Fairs at which the host speaks for its own posts. */
const hosts = new Set<FairPlan['type']>(['talk', 'online-talk']);

export function introOf({ title, organiser, booths, type }: FairPlan): string {
  const words = wordsOf(type);
  const posts = hosts.has(type) ? '岗位以主办单位发布的为准' : '岗位以参会单位发布的为准';
  return `${title}由${organiser}主办，${fairTypes[type].label}形式，${words.offer(booths)}，${posts}。

求职者须知：
${numbered(words.seekers)}

单位须知：
${numbered(words.schools)}`;
}

export function scheduleOf(type: FairPlan['type'], startsAt: Date, endsAt: Date) {
  const { schedule, end } = wordsOf(type);
  const at = (hours: number) => new Date(startsAt.getTime() + hours * hour).toISOString();
  return [
    ...schedule.map(([after, title, place]) => ({ at: at(after), title, place })),
    { at: endsAt.toISOString(), title: end, place: '' },
  ];
}
