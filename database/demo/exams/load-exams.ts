import { sql } from 'drizzle-orm';
import type { ExamRequirements } from '#contract/exams/exam-requirements.ts';
import { usualSettings } from '#contract/exams/exam-settings.ts';
import { usualResults } from '#contract/exams/results/result-settings.ts';
import { certificates } from '#contract/taxonomy/certificates.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { regionByCode } from '#contract/taxonomy/places/regions.ts';
import { exam, examOrganiser, examPost, examStep } from '#database/schema/exams.ts';
import { demoPeople } from '../accounts.ts';
import type { DemoTransaction } from '../demo-transaction.ts';
import { day, hour, isoDay, plus, startOfDay } from '../moments.ts';
import type { Random } from '../random.ts';
import { examPlans, type PostLine } from './exam-plans.ts';

/** The text of an announcement; numbers agree with the table of posts. */
const announcementOf = (organiser: string, posts: number, headcount: number): string =>
  [
    `<p>根据事业单位公开招聘的有关规定，${organiser}面向社会公开招聘教师 ${headcount} 名，共 ${posts} 个岗位。现将有关事项公告如下。</p>`,
    '<h2>一、招聘条件</h2>',
    '<p>拥护宪法，品行良好，身体健康，具备岗位所需的学历、专业和教师资格。各岗位的具体要求见岗位表。</p>',
    '<h2>二、报名与资格审核</h2>',
    '<p>在本页选岗报名，每人限报一个岗位。资格审核与报名同时进行，需要补件的会写明内容和截止时间；审核不通过的，报名截止前可以改报。</p>',
    '<h2>三、考试</h2>',
    '<p>笔试闭卷 150 分钟，满分 100 分，60 分合格。面试为 10 分钟试讲加 5 分钟答辩。</p>',
    '<h2>四、体检、公示与聘用</h2>',
    '<p>按总成绩从高到低 1 : 1 进入体检。公示无异议的办理聘用手续，试用期一年。</p>',
  ].join('');

interface Organiser extends Record<string, unknown> {
  id: string;
  name: string;
  city: string;
  actor: string;
}

async function organisersOf(tx: DemoTransaction): Promise<{ own: Organiser | undefined; bureaus: Organiser[] }> {
  const { rows } = await tx.execute<Organiser & { own: boolean }>(sql`
    select c.id::text, c.name, c.city_code as city, m.account_id::text as actor,
      m.account_id = (select id from account where phone = ${demoPeople.owner.phone}) as own
    from company c join company_member m on m.company_id = c.id and m.role = 'owner' and m.status = 'active'
    where c.status = 'approved' order by c.type = 'bureau' desc, c.id limit 400`);
  return { own: rows.find(({ own }) => own), bureaus: rows.filter(({ own }) => !own).slice(0, 2) };
}

const requirementsOf = ([
  ,
  ,
  ,
  ,
  ,
  ,
  education,
  degree,
  majors,
  maxAge,
  certificate,
  household,
]: PostLine): ExamRequirements => ({
  education,
  degree,
  majors: majors.split('；'),
  maxAge,
  certificate,
  words: {
    education: education === 'master' ? '硕士研究生及以上' : `${labelOf(educations, education)}及以上`,
    degree: degree === 'master' ? '硕士学位' : '学士学位',
    majors,
    age: `${maxAge} 周岁以下`,
    certificate: `${labelOf(certificates, certificate)}及以上`,
    household,
  },
});

/** Projects of 公开招聘 in different steps, with their posts; see `loadRegistrations` for those who apply. */
export async function loadExams(tx: DemoTransaction, random: Random, now: Date): Promise<void> {
  const { own, bureaus } = await organisersOf(tx);
  const today = startOfDay(now);
  let next = 0;
  for (const plan of examPlans()) {
    const organiser = plan.organiser === 'own' ? own : bureaus[next++];
    if (!organiser) continue;
    const publishedAt = plus(today, 9 * hour - plan.publishedDaysAgo * day);
    const decided = { reason: '编制岗位主管单位', decidedBy: organiser.actor, decidedAt: plus(publishedAt, -5 * day) };
    await tx
      .insert(examOrganiser)
      .values({ companyId: organiser.id, status: 'allowed', ...decided })
      .onConflictDoNothing();
    const steps = plan.steps.map(([step, from, to, detail]) => ({
      step,
      detail,
      startsAt: plus(today, from * day + 9 * hour),
      // A paper is over before noon.
      endsAt: plus(today, to * day + (step === 'written' ? 11.5 : 17) * hour),
    }));
    const register = steps.find(({ step }) => step === 'register');
    const year = Number(isoDay(now).slice(0, 4)) + 1;
    const city = plan.city || organiser.city;
    const title = plan.organiser === 'own' ? plan.title : `${organiser.name} ${plan.title}`;
    const id = random.id();
    const headcount = plan.posts.reduce((sum, [, , , count]) => sum + count, 0);
    await tx.insert(exam).values({
      id,
      companyId: organiser.id,
      status: 'published',
      title,
      documentNumber: plan.documentNumber,
      regionCode: regionByCode(city) ? city : '330100',
      announcement: announcementOf(organiser.name, plan.posts.length, headcount),
      settings: {
        ...usualSettings(year),
        fee: plan.fee ?? 0,
        results: { ...usualResults, pass: plan.pass ?? 0 },
        payNote: plan.fee ? '在省统一公共支付平台缴费，执收单位选“钱江湾中学教育集团”，备注填报名号。' : '',
        registerNote: '请用本人手机号注册，默认简历里的教育经历和教师资格证须填写完整。',
        phones: [
          { name: '政策咨询', number: '0000-8120 6601' },
          { name: '监督电话', number: '0000-8120 6633' },
        ],
      },
      posts: plan.posts.length,
      headcount,
      employers: new Set(plan.posts.map(([, employer]) => employer)).size,
      stages: [...new Set(plan.posts.map(([, , , , stage]) => stage))],
      registerFrom: register?.startsAt ?? null,
      registerUntil: register?.endsAt ?? null,
      publishedAt,
      createdAt: plus(publishedAt, -3 * day),
      updatedAt: publishedAt,
    });
    await tx.insert(examStep).values(steps.map((step) => ({ ...step, examId: id, startToldAt: now, endToldAt: now })));
    const posts = plan.posts.map((line, at) => {
      const [code, employer, postTitle, count, stage, subject] = line;
      const place = { id: random.id(), examId: id, line: at };
      return {
        ...place,
        code,
        employer,
        title: postTitle,
        headcount: count,
        stage,
        subject,
        requirements: requirementsOf(line),
      };
    });
    await tx.insert(examPost).values(posts);
  }
}
