import BadgeCheck from 'lucide-react/icons/badge-check';
import { type KeyboardEvent, useState } from 'react';
import { benefits } from '#contract/taxonomy/benefits.ts';
import { companyTypes } from '#contract/taxonomy/company-types.ts';
import { labelOf, shortOf } from '#contract/taxonomy/list.ts';
import { roles } from '#contract/taxonomy/roles.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { HotWords } from '#web/features/search/hot-words.tsx';
import { SearchBox } from '#web/features/search/search-box.tsx';
import { paths } from '#web/paths.ts';
import type { HomeData } from './load-home.ts';
import { QuickCheck } from './quick-check.tsx';
import { type RailGroup, railBenefits, railGroups } from './rail-groups.ts';

/** The site's claim and key figures, the search, the categories, and the quick check. */
export function Hero({ data }: { data: HomeData }) {
  const { cityCode } = data;
  const { posts, companies, replyRate } = data.stats;
  return (
    <div className="home-hero border-b border-line bg-surface">
      <div className="page grid grid-cols-[minmax(0,1fr)_440px] gap-9 pt-5.5 pb-4.5 max-[1199px]:grid-cols-[minmax(0,1fr)_400px] max-[1199px]:gap-6 max-lg:grid-cols-[minmax(0,1fr)] max-md:gap-4 max-md:py-4">
        <div className="min-w-0">
          <h1 className="text-28">好老师，值得一份有回音的投递</h1>
          <p className="mt-1 mb-4 flex flex-wrap items-center gap-x-6 text-14 max-sm:gap-x-3 text-ink-2">
            <span>
              <b className="num text-ink-1">{posts.toLocaleString('en-US')}</b> 个在招岗位
            </span>
            <span>
              <b className="num text-ink-1">{companies.toLocaleString('en-US')}</b> 家单位
            </span>
            <span className="flex items-center gap-1">
              <BadgeCheck size={15} className="text-ok" aria-hidden />
              <span className="max-sm:hidden">近 90 天平均</span>回复率 <b className="num text-ink-1">{replyRate}%</b>
            </span>
          </p>
          <SearchBox size="l" keep={{ cityCode }} />
          <div className="mt-2">
            <HotWords words={data.hotWords} cityCode={cityCode} />
          </div>
          <Rail data={data} />
        </div>
        <QuickCheck data={data} />
      </div>
    </div>
  );
}

/** The data that the category rail depends on. */
type RailData = Pick<HomeData, 'rail' | 'cityCode'>;

interface Item {
  label: string;
  href: string;
  count?: number;
}

function Row({ name, items }: { name: string; items: Item[] }) {
  if (items.length === 0) return null;
  return (
    <div className="flex gap-4 py-3 not-first:border-t not-first:border-line">
      <h3 className="w-14 flex-none text-14 text-ink-1">{name}</h3>
      <p className="flex min-w-0 flex-wrap gap-x-4 gap-y-2 text-14">
        {items.map(({ label, href, count }) => (
          <a key={label} className="hover:text-brand" href={href} tabIndex={-1}>
            {label}
            {count !== undefined && <span className="num ml-1 text-12 font-normal text-ink-3">{count}</span>}
          </a>
        ))}
      </p>
    </div>
  );
}

/** Subjects of a group, merged over its stages, most posts first. */
function subjectItems(group: RailGroup, { rail, cityCode }: RailData): Item[] {
  const counts = new Map<string, number>();
  for (const stage of group.stages) {
    for (const { code, n } of rail[stage]?.subjects ?? []) counts.set(code, (counts.get(code) ?? 0) + n);
  }
  const stage = group.stages.join(',');
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, 16)
    .map(([subject, count]) => ({
      label: shortOf(subjects, subject),
      count,
      href: paths.jobs({ stage, subject, cityCode }),
    }));
}

function Panel({ group, data }: { group: RailGroup; data: RailData }) {
  const base = { stage: group.stages.join(',') || undefined, cityCode: data.cityCode };
  const to = (name: 'role' | 'tenure' | 'benefit' | 'companyType', code: string) =>
    paths.jobs({ ...base, [name]: code });
  return (
    <div className="rail-panel">
      <Row name="学科" items={subjectItems(group, data)} />
      <Row name="岗位" items={group.roles.map((code) => ({ label: labelOf(roles, code), href: to('role', code) }))} />
      <Row
        name="编制"
        items={group.tenures.map((code) => ({ label: labelOf(tenures, code), href: to('tenure', code) }))}
      />
      <Row
        name="福利"
        items={railBenefits.map((code) => ({ label: labelOf(benefits, code), href: to('benefit', code) }))}
      />
      <Row
        name="单位"
        items={group.types.map((code) => ({ label: labelOf(companyTypes, code), href: to('companyType', code) }))}
      />
    </div>
  );
}

const postsOf = ({ stages }: RailGroup, { rail }: RailData) =>
  (stages.length > 0 ? stages : ['staff']).reduce((sum, stage) => sum + (rail[stage]?.posts ?? 0), 0);

function Group({ group, data, opens }: { group: RailGroup; data: RailData; opens: boolean }) {
  const { label, icon: Icon, stages, roles: groupRoles } = group;
  const query = stages.length > 0 ? { stage: stages.join(',') } : { role: groupRoles.join(',') };
  return (
    <li className="rail-item">
      <a className="rail-link" href={paths.jobs({ ...query, cityCode: data.cityCode })}>
        <Icon size={16} className="flex-none text-brand" />
        <span className="flex-none text-14 font-semibold text-ink-1">{label}</span>
        <span className="num text-12 leading-4 font-normal text-ink-3 md:ml-auto">
          {postsOf(group, data).toLocaleString('en-US')}
        </span>
      </a>
      {opens && <Panel group={group} data={data} />}
    </li>
  );
}

/** Arrow keys: up and down the rail, right into a panel and back; Escape closes it. Tab skips the panels of the ten groups. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const item = (event.target as Element).closest('.rail-item');
  if (!item) return;
  const rail = event.currentTarget;
  const own = item.querySelector<HTMLElement>('.rail-link');
  const inner = [...item.querySelectorAll<HTMLElement>('.rail-panel a')];
  const groups = [...rail.querySelectorAll<HTMLElement>('.rail-link')];
  const inPanel = event.target !== own;
  const ring = inPanel ? inner : groups;
  const at = ring.indexOf(event.target as HTMLElement);
  const moves: Record<string, () => void> = {
    ArrowDown: () => ring[(at + 1) % ring.length]?.focus(),
    ArrowUp: () => ring[(at + ring.length - 1) % ring.length]?.focus(),
    ArrowRight: () => (inPanel ? ring[(at + 1) % ring.length] : inner[0])?.focus(),
    ArrowLeft: () => (inPanel && at > 0 ? ring[at - 1] : own)?.focus(),
    Escape: () => {
      // Leaving the panel reopens it.
      own?.focus();
      rail.dataset.closed = '';
    },
  };
  const move = moves[event.key];
  if (!move) return;
  if (event.key !== 'Escape') delete rail.dataset.closed;
  event.preventDefault();
  move();
}

const reopen = (event: { currentTarget: HTMLElement }) => delete event.currentTarget.dataset.closed;

/**
 * The categories by 学段. A group's panel opens below all of them on hover and focus: over the posts, never over the search. The
 * panels hold a third of the page's elements, and most visits open none: they are drawn once the pointer or the focus comes here.
 */
function Rail({ data }: { data: RailData }) {
  const [opens, setOpens] = useState(false);
  const open = () => setOpens(true);
  return (
    <nav
      aria-label="按学段找职位，右方向键展开"
      className="rail relative mt-3.5"
      onPointerOver={open}
      onFocus={open}
      onKeyDown={walk}
      onPointerLeave={reopen}
      onBlur={reopen}
    >
      <p className="mb-2 text-12 text-ink-3">
        按学段找<span className="max-md:hidden">，停一停再选学科与岗位</span>
      </p>
      <ul className="grid grid-cols-5 gap-2 max-sm:gap-1.5">
        {railGroups.map((group) => (
          <Group key={group.label} group={group} data={data} opens={opens} />
        ))}
      </ul>
    </nav>
  );
}
