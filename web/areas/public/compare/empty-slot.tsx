import Heart from 'lucide-react/icons/heart';
import Plus from 'lucide-react/icons/plus';
import School from 'lucide-react/icons/school';
import Search from 'lucide-react/icons/search';
import { labelOf, shortOf } from '#contract/taxonomy/list.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session-store.ts';
import type { CompareData } from './load-compare.ts';

/** Where another post is found: among a seeker's own, for a visitor among all. */
export const useAddHref = () => useSession((state) => (state.jober ? paths.favourites() : paths.jobs()));

/** The place of another post beside two: where one of the same kind, or of the same school, is found. */
export function EmptySlot({
  post: { cityCode, place, stages: levels, subjects: taught, company },
}: {
  post: CompareData['posts'][number];
}) {
  const [stage, subject] = [levels[0], taught[0]];
  const own = useAddHref();
  const ways = [
    ...(own === paths.jobs() ? [] : [{ href: own, label: '我的收藏', Icon: Heart }]),
    {
      href: paths.jobs({ cityCode, stage, subject }),
      label: `${place.split('·')[0]}${labelOf(stages, stage)}${shortOf(subjects, subject)}职位`,
      Icon: Search,
    },
    { href: paths.company(company.id), label: `${company.name}的其他职位`, Icon: School },
  ];
  return (
    <aside
      className="w-60 flex-none border-l border-dashed border-line-strong bg-fill p-4 max-lg:hidden"
      aria-labelledby="slot"
    >
      <span className="grid size-11 place-items-center rounded-ctl border border-dashed border-line-strong text-ink-3">
        <Plus size={20} aria-hidden />
      </span>
      <h2 id="slot" className="mt-3 text-18">
        再加一个
      </h2>
      <p className="mt-1 text-13 text-ink-3">在列表里点收藏，再到收藏里勾选对比</p>
      <ul className="mt-4 space-y-2">
        {ways.map(({ href, label, Icon }) => (
          <li key={label}>
            <a
              className="flex items-center gap-3 rounded-ctl border border-line bg-surface px-3 py-3 text-14 text-ink-1 hover:border-brand-line hover:text-brand"
              href={href}
            >
              <Icon size={16} className="flex-none text-brand" aria-hidden />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
