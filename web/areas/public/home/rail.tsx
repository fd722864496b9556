import ChevronRight from 'lucide-react/icons/chevron-right';
import { labelOf, shortOf } from '#contract/taxonomy/list.ts';
import { roles } from '#contract/taxonomy/roles.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { paths } from '#web/paths.ts';
import type { HomeData } from './load-home.ts';
import { type RailGroup, railGroups } from './rail-groups.ts';

interface Item {
  label: string;
  href: string;
  count?: number;
}

function Row({ name, items }: { name: string; items: Item[] }) {
  if (items.length === 0) return null;
  return (
    <div className="rail-row">
      <h3 className="w-14 flex-none text-13 text-ink-1">{name}</h3>
      <p className="flex min-w-0 flex-wrap gap-x-4 gap-y-2 text-13">
        {items.map(({ label, href, count }) => (
          <a key={label} className="hover:text-brand" href={href}>
            {label}
            {count !== undefined && <span className="num ml-1 text-12 font-normal text-ink-3">{count}</span>}
          </a>
        ))}
      </p>
    </div>
  );
}

/** Subjects of a group, those of its stages taken together, most posts first. */
function subjectItems(group: RailGroup, { rail, cityCode }: HomeData): Item[] {
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

function Panel({ group, data }: { group: RailGroup; data: HomeData }) {
  const base = { stage: group.stages.join(',') || undefined, cityCode: data.cityCode };
  const to = (name: 'role' | 'tenure', code: string) => paths.jobs({ ...base, [name]: code });
  return (
    <div className="rail-panel">
      <Row name="学科" items={subjectItems(group, data)} />
      <Row name="岗位" items={group.roles.map((code) => ({ label: labelOf(roles, code), href: to('role', code) }))} />
      <Row
        name="编制"
        items={group.tenures.map((code) => ({ label: labelOf(tenures, code), href: to('tenure', code) }))}
      />
    </div>
  );
}

/** The rail by 学段. A group's panel opens beside it on hover and on focus, by styles alone, and leaves the banner in view. */
export function Rail({ data }: { data: HomeData }) {
  return (
    <nav aria-label="按学段找职位" className="rail card">
      <ul>
        {railGroups.map((group) => {
          const { label, hint, icon: Icon, stages, roles: groupRoles } = group;
          const query = stages.length > 0 ? { stage: stages.join(',') } : { role: groupRoles.join(',') };
          return (
            <li key={label} className="rail-item">
              <a className="rail-link" href={paths.jobs({ ...query, cityCode: data.cityCode })}>
                <Icon size={16} className="flex-none text-ink-4" />
                <span className="font-medium text-ink-1">{label}</span>
                <span className="cut text-12 text-ink-3">{hint}</span>
                <ChevronRight size={14} className="ml-auto flex-none text-ink-4" aria-hidden />
              </a>
              <Panel group={group} data={data} />
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
