import { Camera, FileText, type LucideIcon, Plus, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { calendarDay, dayAfter } from '#contract/calendar/working-days.ts';
import { requiredPapersOf } from '#contract/companies/company-papers.ts';
import type { OwnCompanyForm } from '#contract/companies/own-company.ts';
import { dayAt, dayMs } from '#contract/months.ts';
import type { OwnPost } from '#contract/posts/post-card.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { useOwnCompany } from '#web/features/companies/own-company.ts';
import { PageHead } from '#web/features/console/page-head.tsx';
import { Pay } from '#web/features/salary/pay.tsx';
import { dayAndTime, timeOfDay, weekday } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { quietly, useTeam } from '../own-calls.ts';
import type { LockState } from '../shell/certification.ts';

type State = Exclude<LockState, 'suspended'>;

/** By when the papers should be checked: a working day after they were sent. */
function resultBy(submittedAt: string): Date {
  let at = new Date(Date.parse(submittedAt) + dayMs);
  for (let day = dayAt(at); !calendarDay(day).works; day = dayAfter(day)) at = new Date(at.getTime() + dayMs);
  return at;
}

function checking(submittedAt: string): string {
  const by = resultBy(submittedAt);
  if (by.getTime() < Date.now()) return '证照还在核对，比平时慢';
  const iso = by.toISOString();
  return `证照在核对，最晚${weekday(iso)} ${timeOfDay(iso)} 有结果`;
}

interface Words {
  title: string;
  text: string;
}

function wordsOf(state: State, submittedAt: string | undefined): Words {
  if (state === 'rejected') return { title: '认证没有通过', text: '改好后重新提交，草稿和照片都还在' };
  if (state === 'draft' || !submittedAt) return { title: '还差提交认证', text: '通过后打开人选、沟通、公招和招聘会' };
  return {
    title: checking(submittedAt),
    text: '通过后自动打开人选、沟通、公招和招聘会，会发短信给你',
  };
}

interface RowProps {
  icon?: LucideIcon;
  title: string;
  text: string;
  children: ReactNode;
}

const Row = ({ icon: Icon, title, text, children }: RowProps) => (
  <li className="flex min-h-16 items-center gap-4 py-2 max-sm:flex-wrap">
    {Icon && <Icon size={20} className="flex-none text-ink-3" aria-hidden="true" />}
    <div className="min-w-0 flex-1">
      <p className="text-16 font-semibold text-ink-1 sm:truncate">{title}</p>
      <p className="text-14 text-ink-3 sm:truncate">{text}</p>
    </div>
    {children}
  </li>
);

const Act = ({ to, children, filled = false }: { to: string; children: string; filled?: boolean }) => (
  <Link className={`btn flex-none ${filled ? 'btn-l btn-filled' : 'btn-outline w-22 px-0'}`} to={to}>
    {children}
  </Link>
);

/** The papers that the certification needs and that were not sent. */
function missingOf({ type, papers }: OwnCompanyForm): string[] {
  const { licence, permit } = requiredPapersOf(type);
  return [
    papers.licence ? '' : licence,
    permit && !papers.permit ? permit : '',
    papers.authorisation ? '' : '招聘授权书',
  ].filter(Boolean);
}

interface Lacking {
  title: string;
  note: string;
  /** Each with what it is about, and the act that mends it. */
  rows: (readonly [title: string, text: string, act: string])[];
}

/** What keeps the school from publishing; the reason of a refusal stands here and nowhere else. */
function lackingOf(state: State, company: OwnCompanyForm | null): Lacking {
  if (state === 'rejected') {
    const reason = company?.rejectReason ?? '请核对单位名称、类型和统一社会信用代码';
    return { title: '要改的', note: '改了再提交一次', rows: [[reason, '审核人员的留言', '修改后重新提交']] };
  }
  if (state === 'draft') {
    const row = ['单位资料和证照', '填了一半的会自动保存，随时接着填', '去提交认证'] as const;
    return { title: '还差一件', note: '提交了才开始核对', rows: [row] };
  }
  const missing = company ? missingOf(company) : [];
  return {
    title: `还差 ${missing.length} 件`,
    note: '补了就接着核对',
    rows: missing.map((name) => [name, '图片或 PDF，四个角都在画面里', '上传']),
  };
}

function Missing({ title, note, rows }: Lacking) {
  if (rows.length === 0) return null;
  return (
    <Section title={title} note={note}>
      <ul className="rows">
        {rows.map(([name, text, act], at) => (
          <Row key={name} title={name} text={text}>
            <Act filled={at === 0} to={paths.enterpriseAuth()}>
              {act}
            </Act>
          </Row>
        ))}
      </ul>
    </Section>
  );
}

const PHOTOS = 3;

/** What can be prepared before the certification, and how far it is. */
function Meanwhile({ company }: { company: OwnCompanyForm }) {
  const members = useTeam().data?.members.length;
  const photos = Math.min(PHOTOS, company.album.length);
  return (
    <Section title="现在就能做" note="通过前只有同事看得到">
      <ul className="rows">
        <Row icon={Camera} title="传三张学校照片" text="校门、教室、办公室各一张">
          <span className="tabular text-14 text-ink-2">
            {photos} / {PHOTOS}
          </span>
          <Act to={paths.means()}>上传</Act>
        </Row>
        <Row icon={FileText} title="写学校介绍和待遇" text="班额、食宿、安家费、子女入学">
          <span className="text-14 text-ink-2">{company.intro ? '写了' : '没写'}</span>
          <Act to={paths.means()}>{company.intro ? '修改' : '接着写'}</Act>
        </Row>
        <Row icon={UserPlus} title="请同事进来" text="年级组长也能看人选、写评价">
          {members !== undefined && <span className="tabular text-14 text-ink-2">{members} 人</span>}
          <Act to={paths.team()}>邀请</Act>
        </Row>
      </ul>
    </Section>
  );
}

function Draft({ post }: { post: OwnPost }) {
  const { id, title, place, education, headcount, salary, lacking } = post;
  const facts = [place, labelOf(educations, education), headcount && `招 ${headcount} 人`];
  return (
    <Row title={title || '还没写名称'} text={facts.filter(Boolean).join(' · ')}>
      {salary.min === null ? (
        <span className="text-14 text-ink-3 max-md:hidden">还没填月薪</span>
      ) : (
        <span className="max-md:hidden">
          <Pay value={salary} yearly />
        </span>
      )}
      <span className="w-16 text-right text-14 text-ink-2">
        {lacking.length > 0 ? `缺 ${lacking.length} 项` : '写完了'}
      </span>
      <Act to={paths.release(id)}>{lacking.length > 0 ? '接着写' : '修改'}</Act>
    </Row>
  );
}

/** Posts that are written and wait for the certification. */
function Drafts() {
  const drafts = useCall('GET /api/company/posts', { query: { status: 'draft' } }, quietly);
  const items = drafts.data?.items ?? [];
  return (
    <Section title={items.length > 0 ? `草稿 ${items.length}` : '草稿'} note="通过后在职位里一次提交发布">
      {items.length > 0 && (
        <ul className="rows mb-3">
          {items.map((post) => (
            <Draft key={post.id} post={post} />
          ))}
        </ul>
      )}
      <Link className="btn btn-outline" to={paths.release()}>
        <Plus size={16} aria-hidden="true" />
        {items.length > 0 ? '再写一份' : '写第一份'}
      </Link>
    </Section>
  );
}

/** The workbench of a school that is not certified: when there is a result, what is missing, and what can be done until then. */
export function PendingPage({ state }: { state: State }) {
  const own = useOwnCompany(state === 'pending');
  const company = own.data ?? null;
  const submitted = company?.steps.find(({ to }) => to === 'pending');
  const { title, text } = wordsOf(state, submitted?.at);
  if (own.isPending) return <Skeleton className="mt-6 h-120" />;
  return (
    <>
      <PageHead title={title} note={text} />
      <div className="card">
        {state === 'pending' && submitted && (
          <p className="border-b border-line px-10 py-4 text-14 text-ink-3 max-sm:px-4">
            {dayAndTime(submitted.at)} 提交，工作日一般 24 小时核对完；要改的可以到
            <Link className="link mx-1" to={paths.enterpriseAuth()}>
              认证
            </Link>
            里撤回
          </p>
        )}
        <Missing {...lackingOf(state, company)} />
        {company && <Meanwhile company={company} />}
        <Drafts />
      </div>
    </>
  );
}
