import { certificates } from '#contract/taxonomy/certificates.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { putonghuaLevels } from '#contract/taxonomy/putonghua.ts';
import { day, hour, isoDay, plus, startOfDay } from '#database/demo/moments.ts';
import { Random } from '#database/demo/random.ts';
import { fill } from '#database/demo/read-data.ts';
import type { ReportedForm } from '#modules/exams/contract.ts';
import plans from './projects.json' with { type: 'json' };
import tables from './tables.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };

type Plan = (typeof plans)[number] & { household?: string; lastYear?: number; weights: number[] };
type Post = ReportedForm['posts'][number];
type Requirements = Post['requirements'];

/** A line of which a kind of organiser has some; `share` of them. */
interface PlannedPost
  extends Pick<Post, 'stage' | 'subject' | 'title'>,
    Pick<Requirements, 'education' | 'putonghua' | 'experienceYears' | 'others'> {
  certificate: NonNullable<Requirements['certificate']> | null;
  majors: string;
  department?: string;
  share: number;
}

interface Table {
  employers?: Record<string, readonly string[]>;
  posts: readonly PlannedPost[];
}

/** A project as the intake publishes it, on a day some time ago. */
export interface DrawnProject {
  form: ReportedForm;
  readAt: Date;
}

const lastYearMs = 364 * day;
/** From August on people are taken on for the next year. */
const yearFor = (at: Date) => Number(isoDay(at).slice(0, 4)) + (Number(isoDay(at).slice(5, 7)) >= 8 ? 1 : 0);
const degreeOf = { bachelor: 'bachelor', master: 'master', doctor: 'doctor' } as const;
const degreeWords = { bachelor: '学士学位', master: '硕士学位', doctor: '博士学位' } as const;
const ageOf = { doctor: 45, master: 40 } as const;

function requirementsOf(random: Random, planned: PlannedPost, plan: Plan, year: number): Requirements {
  const { education = 'bachelor', majors, certificate, putonghua, experienceYears, others = [] } = planned;
  // A county wants masters for some posts of its 高中.
  const level = planned.stage === 'senior' && random.chance(0.3) ? 'master' : education;
  const degree = level in degreeOf ? degreeOf[level as keyof typeof degreeOf] : undefined;
  const graduatesOnly = !experienceYears && random.chance(plan.title.includes('应届') ? 1 : 0.25);
  const maxAge = graduatesOnly ? 30 : level in ageOf ? ageOf[level as keyof typeof ageOf] : 35;
  const household = plan.household && random.chance(0.7) ? plan.household : '';
  const more = plan.kind === 'bureau' && random.chance(0.2) ? [random.pick(words.others)] : [];
  const name = level === 'master' ? '硕士研究生' : level === 'doctor' ? '博士研究生' : labelOf(educations, level);
  return {
    education: level,
    ...(degree ? { degree } : {}),
    ...(majors ? { majors: majors.split('；') } : {}),
    maxAge,
    ...(certificate ? { certificate } : {}),
    ...(putonghua ? { putonghua } : {}),
    ...(graduatesOnly ? { graduatesOnly } : {}),
    ...(experienceYears ? { experienceYears } : {}),
    ...(others.length + more.length > 0 ? { others: [...others, ...more] } : {}),
    words: {
      education: level === 'doctor' ? name : `${name}及以上`,
      ...(degree ? { degree: degreeWords[degree] } : {}),
      majors: majors || '专业不限',
      age: `${maxAge} 周岁以下`,
      ...(certificate ? { certificate: `${labelOf(certificates, certificate)}及以上` } : {}),
      ...(putonghua ? { putonghua: `${putonghuaLevels[putonghua].label}及以上` } : {}),
      ...(graduatesOnly ? { audience: `${year} 届高校应届毕业生` } : {}),
      ...(experienceYears ? { experience: `${experienceYears} 年及以上相关工作经历` } : {}),
      ...(household ? { household } : {}),
    },
  };
}

function postsOf(random: Random, plan: Plan, total: number, year: number): Post[] {
  const table = (tables as unknown as Record<string, Table>)[plan.kind] ?? { posts: [] };
  const shares = table.posts.map((planned) => [planned, planned.share] as const);
  const drawn = Array.from({ length: total }, () => random.weighted(shares));
  const lines = table.posts.flatMap((planned) => drawn.filter((one) => one === planned));
  return lines.map((planned, at) => {
    const { stage, subject, title, department = '' } = planned;
    const schools = table.employers?.[stage ?? ''] ?? [];
    const employer = schools.length > 0 ? fill(random.pick(schools), { area: plan.area }) : plan.organiser;
    return {
      ...{ title, stage, subject, department, employer },
      code: `${plan.kind === 'bureau' ? '' : 'A'}${String(at + 1).padStart(3, '0')}`,
      headcount: random.weighted([
        [1, 6],
        [2, 3],
        [3, 1],
      ]),
      ratio: null,
      requirements: requirementsOf(random, planned, plan, year),
      note: random.pick(words.notes),
    };
  });
}

function stepsOf(plan: Plan, today: Date): ReportedForm['steps'] {
  const { opens, closes, weights } = plan;
  const span = (step: ReportedForm['steps'][number]['step'], from: number, until: number, ends = 17) => ({
    step,
    startsAt: plus(today, from * day + 9 * hour).toISOString(),
    endsAt: plus(today, until * day + ends * hour).toISOString(),
    detail: '',
  });
  const written = weights[0] ? closes + 17 : null;
  const interview = written ? written + 19 : closes + 12;
  return [
    span('register', opens, closes),
    span('review', opens + 1, closes + 3),
    ...(written ? [{ ...span('written', written, written, 11.5), detail: `占 ${weights[0]}%` }] : []),
    span('recheck', interview - 4, interview - 4),
    span('interview', interview, interview + 1),
    span('publicity', interview + 20, interview + 30),
  ];
}

function applyByOf({ way, host, organiser }: Plan, digits: string): ReportedForm['applyBy'] {
  if (way === 'web') return { way, link: `https://zk.${host}.example.cn/` };
  const { papers } = words;
  if (way === 'mail') return { way, email: `rsc@${host}.example.cn`, subject: words.mailSubject, papers };
  return { way: 'desk', hotline: `0000${digits}`, place: `${organiser} 302 室`, hours: words.deskHours, papers };
}

function project(plan: Plan, total: number, today: Date, now: Date): DrawnProject {
  const random = new Random(`reported/${plan.host}/${isoDay(today)}`);
  const readAt = new Date(
    Math.min(plus(today, Math.min(plan.opens - 7, -1) * day + 15 * hour).getTime(), now.getTime()),
  );
  const year = yearFor(readAt);
  const posts = postsOf(random, plan, total, year);
  const [written = 0, interview = 0] = plan.weights;
  const headcount = posts.reduce((sum, post) => sum + post.headcount, 0);
  const digits = `8120${random.int(1_000, 9_999)}`;
  const number = random.int(11, 88);
  const applyBy = applyByOf(plan, digits);
  const facts = { organiser: plan.organiser, headcount, posts: posts.length };
  return {
    readAt,
    form: {
      title: `${plan.organiser} ${year} 年${plan.title}`,
      documentNumber: '',
      regionCode: plan.regionCode,
      organiser: plan.organiser,
      link: `https://www.${plan.host}.example.cn/gonggao/${isoDay(readAt).replaceAll('-', '')}${number}.html`,
      announcedOn: isoDay(readAt),
      announcement: fill(words.announcement.join(''), {
        ...facts,
        how: words.how[applyBy.way],
        examination: fill(words.examination[written ? 'written' : 'interview'], { written, interview }),
      }),
      applyBy,
      steps: stepsOf(plan, today),
      rules: {
        ageOn: isoDay(plus(today, plan.opens * day)),
        weights: { written, interview },
        publicityDays: 7,
        ...(plan.fee ? { fee: plan.fee * 100 } : {}),
        ...(written ? { shortlist: 3 } : {}),
      },
      attachments: [],
      phones: [{ name: '报名咨询', number: `0000-${digits}` }],
      posts,
    },
  };
}

/** The projects of one province, the earliest first: last year's too, of some. */
export function drawProjects(now: Date): DrawnProject[] {
  const today = startOfDay(now);
  return (plans as readonly Plan[])
    .flatMap((plan) => [
      project(plan, plan.posts, today, now),
      ...(plan.lastYear ? [project(plan, plan.lastYear, plus(today, -lastYearMs), now)] : []),
    ])
    .sort((one, other) => one.readAt.getTime() - other.readAt.getTime());
}
