import { eq, sql } from 'drizzle-orm';
import { company as companyMachine } from '#contract/companies/company-state.ts';
import type { ApplyBy } from '#contract/posts/apply-by.ts';
import { applyWays } from '#contract/posts/apply-ways.ts';
import { lowPay } from '#contract/posts/low-pay.ts';
import { factRows, postFacts as said, tenureLines } from '#contract/posts/post-facts.ts';
import { academicLines } from '#contract/posts/post-fields.ts';
import { post as machine } from '#contract/posts/post-state.ts';
import { salaryUnits } from '#contract/taxonomy/filters/salaries.ts';
import { isCode, labelOf } from '#contract/taxonomy/list.ts';
import { regionFullName } from '#contract/taxonomy/places/regions.ts';
import { wholeAddress } from '#contract/taxonomy/places/whole-address.ts';
import { yuanGrouped } from '#contract/text.ts';
import { company } from '#database/schema/companies.ts';
import { post } from '#database/schema/posts.ts';
import { type Database, rowsOf } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type Dossier, fact, historyOf } from './dossier.ts';

type PostRow = typeof post.$inferSelect;

const units: Record<string, string> = { month: '元/月', year: '元/年', day: '元/天', hour: '元/课时' };
const yuan = (fen: bigint) => (fen / 100n).toLocaleString('zh-CN');

function payOf({ salaryMin, salaryMax, salaryUnit, salaryNote }: PostRow): string {
  if (salaryMin === null && salaryMax === null) return ['面议', salaryNote].filter(Boolean).join('，');
  const ends = [salaryMin, salaryMax].filter((end) => end !== null).map(yuan);
  return [`${[...new Set(ends)].join(' – ')} ${units[salaryUnit] ?? ''}`, salaryNote].filter(Boolean).join('，');
}

function payWarning({ salaryMin, salaryMax, salaryUnit, tenure }: PostRow): string | null {
  const unit = isCode(salaryUnits, salaryUnit) ? salaryUnit : 'month';
  const [min, max] = [salaryMin, salaryMax].map((fen) => (fen === null ? undefined : Number(fen)));
  return lowPay({ salary: { min, max, unit }, tenure })?.reason ?? null;
}

const applyTextOf = ({ link, email, subject, hotline, place, hours, papers = [] }: ApplyBy) =>
  [link, email, subject, hotline, place, hours, papers.join('、')].filter(Boolean).join('，');

const academicTextOf = (info: PostRow['academic']) =>
  (info ? academicLines(info) : [])
    .filter(([, said]) => said)
    .map(([title, said]) => `${title}：${typeof said === 'number' ? `${yuanGrouped(said)} 元` : said}`)
    .join('\n');

const labelled = (label: string, ...said: string[]) =>
  said.some(Boolean) ? `${label}：${said.filter(Boolean).join('，')}` : '';

const tenureTextOf = (info: PostRow['tenureInfo']) =>
  (info ? [info.batch, ...tenureLines(info).map(({ label, value, note }) => labelled(label, value, note))] : [])
    .filter(Boolean)
    .join('\n');

/** Requirements beyond degree, certificate and experience: where a post asks for what it may not. */
const requirementsTextOf = (row: PostRow) =>
  factRows(row, 'majors', 'putonghua', 'titleLevel', 'homeroom', 'arrival', 'others', 'personal')
    .filter(([, text]) => text)
    .map((line) => line.join('：'))
    .join('\n');

/** The parts of a post that its reviewer checks. */
export async function postDossier(db: Database, id: string): Promise<Dossier> {
  const [found] = await db
    .select({ post, company })
    .from(post)
    .innerJoin(company, eq(company.id, post.companyId))
    .where(eq(post.id, id));
  if (!found) throw appError('NOT_FOUND');
  const { post: row, company: owner } = found;
  const events = sql`select post_event.at, post_event.move, post_event.note from post_event where post_event.post_id = ${id}`;
  const rows = await rowsOf(db, { n: 'number' })`
    select count(*)::int as n from post_report where post_report.post_id = ${id}`;
  const reports = rows[0]?.n ?? 0;
  return {
    facts: [
      fact('单位', owner.name, {
        warning: owner.status === 'approved' ? null : `单位${labelOf(companyMachine.labels.operator, owner.status)}`,
      }),
      fact('岗位', said.role.text(row)),
      fact('学段与学科', [said.stages.text(row), said.subjects.text(row)].filter(Boolean).join(' · ')),
      fact('编制', said.tenure.text(row)),
      fact('薪资', payOf(row), { warning: payWarning(row) }),
      fact('人数', said.headcount.text(row)),
      fact('学历', said.education.text(row)),
      fact('资格证', said.certificate.text(row) || '不限'),
      fact('经验', said.experience.text(row)),
      fact('工作地点', wholeAddress(regionFullName(row.regionCode), row.address)),
      fact('截止', row.deadline?.toISOString().slice(0, 10) ?? '招满为止'),
      ...(row.applyBy ? [fact(applyWays[row.applyBy.way], applyTextOf(row.applyBy))] : []),
      ...(reports > 0 ? [fact('被举报', `${reports} 次`, { warning: '有读者举报过' })] : []),
    ],
    texts: [
      { title: '职位描述', text: row.description },
      { title: '任职要求', text: requirementsTextOf(row) },
      { title: '编制说明', text: tenureTextOf(row.tenureInfo) },
      { title: '高校岗位说明', text: academicTextOf(row.academic) },
      {
        title: '招聘程序',
        text: row.steps.map(({ name, when }) => [name, when].filter(Boolean).join('：')).join('\n'),
      },
    ].filter(({ text }) => text !== ''),
    messages: [],
    links: [
      { label: '职位页面', href: `/jobs/details?id=${id}` },
      { label: '单位主页', href: `/business/details?id=${owner.id}` },
    ],
    history: await historyOf(db, events, machine.moves),
  };
}
