import type { PostState } from '#contract/posts/post-state.ts';
import type { Employer } from '../companies/load-companies.ts';
import { day, isoMonth, monthDay, plus } from '../moments.ts';
import type { Random } from '../random.ts';
import { readData } from '../read-data.ts';
import type { PostRow } from '../rows.ts';
import { drawOwner } from './draw-owner.ts';
import { drawPost } from './draw-post.ts';
import { kindsOfCompany } from './kinds/kinds-of-company.ts';
import { drawNumbers } from './numbers.ts';
import { drawScripted, type ScriptedPost } from './scripted-post.ts';
import { drawTimeline, type Timeline } from './timeline.ts';

/** The post that the demo walks through: title of the first of `scripts`. */
export const leadPostTitle = '高中数学教师';

const scripts = readData<readonly ScriptedPost[]>('demo-posts');

const others: readonly (readonly [PostState, number])[] = [
  ['open', 28],
  ['pending', 1],
  ['draft', 4],
  ['closed', 12],
  ['expired', 5],
  ['rejected', 1],
];

const leadText = `岗位职责
1. 承担高一、高二两个教学班的数学教学，周课时 10–12 节，参与集体备课与命题。
2. 承担一个班的班主任工作或数学社团指导，可二选一。
3. 参与校本课程“数学建模”建设，每学期公开课不少于 1 次。

任职要求
1. 热爱教育事业，师德良好，遵守教师职业行为十项准则。
2. 数学类专业硕士研究生及以上学历，持有高级中学教师资格证（数学）。
3. 有 2 年及以上高中教学经历；获市级及以上优质课奖项者优先。`;

/** What the page of the lead post tells, to the letter: it is the one people are shown. */
function leadPost(row: PostRow, now: Date): PostRow {
  const deadline = row.deadline ?? plus(now, 15 * day);
  const after = (days: number) => monthDay(plus(deadline, days * day));
  return {
    ...row,
    regionCode: '330102',
    cityCode: '330100',
    address: '上城区钱江路 1388 号',
    headcount: 3,
    urgent: true,
    titleLevel: 'school-2',
    certificate: 'senior',
    description: leadText,
    requirements: {
      majors: ['数学', '应用数学', '学科教学（数学）'],
      putonghua: '2b',
      experienceMonths: 24,
      homeroom: '1 年及以上优先',
      arrival: `${isoMonth(now, 9)} 前`,
    },
    tenureInfo: {
      batch: `上城区教育系统 ${isoMonth(now).slice(0, 4)} 年第 4 批，控制数 12 人`,
      nature: '财政全额拨款',
      natureNote: '实名入编，聘用制',
      probation: '6 个月',
      probationNote: '计入首聘期',
      service: '5 年',
      serviceNote: '未满需退还安家费',
      insurance: '职业年金 8%',
      insuranceNote: '公积金 12%',
    },
    steps: [
      { name: '报名', when: `${monthDay(deadline)} 止` },
      { name: '资格审查', when: after(3) },
      { name: '笔试', when: after(7) },
      { name: '试讲', when: after(13) },
      { name: '体检考察', when: after(20) },
      { name: '公示', when: '7 个工作日' },
      { name: '签约', when: isoMonth(deadline, 1) },
    ],
    viewCount: 1284,
  };
}

/** The posts of the demo recruiter's company: some told, the rest drawn, in every state of a post. */
export function demoPosts(
  random: Random,
  { company, members }: Employer,
  now: Date,
): { row: PostRow; timeline: Timeline }[] {
  const taken = new Set<string>();
  const memberId = members[0]?.row.id ?? null;
  const entries = scripts.map((script, index) => {
    const { row, timeline } = drawScripted(random, script, { company, memberId, now, taken });
    return { row: index === 0 ? leadPost(row, now) : { ...row, ...drawNumbers(random, row, now) }, timeline };
  });
  const kinds = kindsOfCompany(company.kind.type, company.stages).map((kind) => [kind, kind.weight] as const);
  const drawn = others.flatMap(([status, count]) =>
    Array.from({ length: count }, () => {
      const timeline = drawTimeline(random, { now, trusted: true, status });
      const ownerId = drawOwner(random, members);
      const row = drawPost(random, { company, kinds, now, timeline, memberId: ownerId, taken });
      return { row: { ...row, ...drawNumbers(random, row, now) }, timeline };
    }),
  );
  // How many delivered here is counted, not drawn: the recruiter sees every one of them.
  return [...entries, ...drawn].map(({ row, timeline }) => ({ row: { ...row, deliveryCount: 0 }, timeline }));
}
