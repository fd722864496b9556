import BadgeCheck from 'lucide-react/icons/badge-check';
import MapPin from 'lucide-react/icons/map-pin';
import type { CompanyDetail } from '#contract/companies.ts';
import { rules } from '#contract/rules.ts';
import { benefits } from '#contract/taxonomy/benefits.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { companySizeLabel, companyTypeLabel } from '#web/features/companies/company-words.ts';
import { JobCard } from '#web/features/posts/job-card.tsx';
import { dateText, spanParts } from '#web/features/posts/time-text.ts';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Stat } from '#web/ui/stat.tsx';
import { LinkTabs } from '#web/ui/tabs.tsx';
import { FollowButton } from './follow-button.tsx';
import { type CompanyData, type CompanyTab, companyTabs } from './load-company.ts';

const PAGE_SIZE = 20;
const tabHref = (id: string, tab: CompanyTab) =>
  tab === 'posts' ? `${paths.company(id)}&tab=posts` : paths.company(id);

/** Where an unclaimed company's page comes from, and that it cannot be delivered to yet. */
function Unclaimed({ company }: { company: CompanyDetail }) {
  if (company.status !== 'unclaimed') return null;
  return (
    <p className="mt-3 rounded-ctl bg-warm-tint px-4 py-2 text-13 text-warm-ink">
      该单位未认领，信息来自{company.source || '公开招聘信息'}
      {company.sourceAt && `（${dateText(company.sourceAt)}）`}，暂时不能在线投递。
    </p>
  );
}

function Head({ data: { company, tab } }: { data: CompanyData }) {
  const facts = [companyTypeLabel(company.type), companySizeLabel(company.size), company.cityName].filter(Boolean);
  const reply = company.replyMinutes === null ? null : spanParts(company.replyMinutes);
  const tabs = (Object.keys(companyTabs) as CompanyTab[]).map((key) => ({
    href: tabHref(company.id, key),
    current: key === tab,
    label: key === 'posts' ? `${companyTabs.posts} ${company.openPosts}` : companyTabs[key],
  }));
  return (
    <div className="border-b border-line bg-surface">
      <div className="page pt-6">
        <div className="flex items-start gap-5 max-sm:gap-3">
          <CompanyLogo name={company.name} src={company.logoUrl} size={72} />
          <div className="min-w-0 flex-1">
            <h1 className="flex flex-wrap items-center gap-2 text-24 max-sm:text-20">
              <span className="min-w-0 break-words">{company.name}</span>
              {company.status === 'approved' && (
                <span className="inline-flex items-center gap-1 text-13 font-normal text-ok-ink">
                  <BadgeCheck size={16} aria-hidden />
                  已认证
                </span>
              )}
            </h1>
            <p className="mt-1 text-13">{facts.join(' · ')}</p>
          </div>
          <div className="flex gap-8 max-md:hidden">
            {company.replyRate !== null && <Stat value={company.replyRate} unit="%" label="回复率" large />}
            {reply && <Stat value={reply.value} unit={reply.unit} label="平均回复" large />}
            <Stat value={company.openPosts} label="在招岗位" large />
          </div>
          <FollowButton companyId={company.id} />
        </div>
        <Unclaimed company={company} />
        <LinkTabs label="单位信息" kind="line" tabs={tabs} keepScroll className="mt-3" />
      </div>
    </div>
  );
}

function Facts({ company }: { company: CompanyDetail }) {
  const { facts, website } = company;
  const rows: [string, string | 0 | undefined][] = [
    ['学校性质', facts.nature],
    ['建校', facts.founded && `${facts.founded} 年`],
    ['规模', companySizeLabel(company.size)],
    ['校区', facts.campuses && `${facts.campuses} 个`],
    ['教职工', facts.staff && `${facts.staff} 人`],
    ['班级', facts.classes && `${facts.classes} 个`],
    ['班额', facts.classSize && `每班约 ${facts.classSize} 人`],
  ];
  return (
    <Card space="side" heading="基本情况">
      <dl className="grid grid-cols-[64px_1fr] gap-y-2 text-13">
        {rows.map(
          ([name, value]) =>
            value && (
              <div key={name} className="contents">
                <dt className="text-ink-3">{name}</dt>
                <dd className="text-ink-1">{value}</dd>
              </div>
            ),
        )}
        {rules.isExternalLink.test(website) && (
          <>
            <dt className="text-ink-3">官网</dt>
            <dd className="cut">
              <a className="text-brand" href={website} target="_blank" rel="noreferrer nofollow">
                {website}
              </a>
            </dd>
          </>
        )}
      </dl>
      <p className="mt-3 flex gap-1.5 border-t border-line pt-3 text-13">
        <MapPin size={16} className="mt-0.5 flex-none text-ink-4" aria-hidden />
        {[company.regionName, company.address].filter(Boolean).join(' ')}
      </p>
    </Card>
  );
}

function Intro({ company }: { company: CompanyDetail }) {
  return (
    <Card heading="单位简介">
      {company.intro ? (
        <div className="space-y-3 text-14 leading-7 break-words whitespace-pre-line">{company.intro}</div>
      ) : (
        <p className="text-13 text-ink-3">单位还没有填写简介。</p>
      )}
      {company.benefits.length > 0 && (
        <p className="mt-5 flex flex-wrap gap-2">
          {company.benefits.map((code) => (
            <span key={code} className="tag">
              {labelOf(benefits, code)}
            </span>
          ))}
        </p>
      )}
    </Card>
  );
}

function Posts({ data: { company, posts, page, now } }: { data: CompanyData }) {
  if (posts.items.length === 0) {
    return (
      <div className="card">
        <EmptyState title="现在没有在招岗位" text="关注后，有新岗位会告诉你" />
      </div>
    );
  }
  return (
    <>
      <ul className="space-y-2">
        {posts.items.map((post) => (
          <li key={post.id}>
            <JobCard post={post} now={now} />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pages={Math.ceil(posts.total / PAGE_SIZE)}
        href={(next) => `${tabHref(company.id, 'posts')}${next > 1 ? `&page=${next}` : ''}`}
      />
    </>
  );
}

/** A company's page: who it is, how it answers, and its open posts. */
export function CompanyPage({ data }: { data: CompanyData }) {
  const { company, tab } = data;
  const first = { ...data, posts: { ...data.posts, items: data.posts.items.slice(0, 5) } };
  return (
    <>
      <Head data={data} />
      <div className="page grid grid-cols-[minmax(0,1fr)_312px] items-start gap-4 py-4 max-lg:grid-cols-1">
        <div className="min-w-0 space-y-3">
          {tab === 'intro' && <Intro company={company} />}
          {tab === 'intro' && company.openPosts > 0 && (
            <div className="flex items-baseline justify-between pt-2">
              <h2 className="text-18">在招岗位</h2>
              <a className="text-13 text-brand" href={tabHref(company.id, 'posts')} data-keep-scroll>
                全部 {company.openPosts} 个
              </a>
            </div>
          )}
          {(tab === 'posts' || company.openPosts > 0) && (
            <Posts data={tab === 'posts' ? data : { ...first, posts: { ...first.posts, total: 0 } }} />
          )}
        </div>
        <aside className="space-y-3">
          <Facts company={company} />
        </aside>
      </div>
    </>
  );
}
