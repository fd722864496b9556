import ChevronDown from 'lucide-react/icons/chevron-down';
import { codeGroup, type OptionGroup, placeGroup, salaryGroup } from '#web/features/search/filter-options.ts';
import type { CodeFilter } from '#web/features/search/job-filters.ts';
import { Menu } from '#web/ui/menu.tsx';
import type { JobsData } from './load-jobs.ts';
import { OptionLinks } from './option-links.tsx';

/** Roughly how wide a row's options are: a character is 13 px, a digit 7, with its padding and gap. */
const widthOf = ({ options }: OptionGroup) =>
  options.reduce(
    (sum, { label, count }) => sum + label.length * 13 + (count === undefined ? 0 : String(count).length * 7 + 3) + 22,
    0,
  );

const ROOM = 1_040;

/** One row; what does not fit in a line is opened by 更多, which needs no script. */
function Row({ group }: { group: OptionGroup }) {
  const overflowing = widthOf(group) > ROOM;
  return (
    <div className="filter-row">
      <b>{group.label}</b>
      <div className="filter-options">
        <OptionLinks options={group.options} className="option" />
      </div>
      <details className={overflowing ? 'filter-more' : 'filter-more xl:invisible'}>
        <summary aria-label={`更多${group.label}`}>
          更多
          <ChevronDown size={14} aria-hidden />
        </summary>
      </details>
    </div>
  );
}

/** Long lists stand in columns. */
const columnsFor = (count: number) => Math.min(4, Math.ceil(count / 9));

function Drop({ group }: { group: OptionGroup }) {
  const { label, chosen, options } = group;
  return (
    <Menu
      summaryClass={chosen ? 'filter-drop filter-drop-on' : 'filter-drop'}
      summary={chosen ? `${label}：${chosen}` : label}
    >
      <div className="option-grid" style={{ '--columns': columnsFor(options.length) } as React.CSSProperties}>
        <OptionLinks options={options} className="menu-item" />
      </div>
    </Menu>
  );
}

const dropped: CodeFilter[] = ['subject', 'education', 'role', 'title', 'certificate'];
const droppedLast: CodeFilter[] = ['experience', 'companyType', 'benefit', 'within'];

/** The filter rows of a wide screen. */
export function FilterPanel({ data: { filters, facets, city, places } }: { data: JobsData }) {
  const group = (name: CodeFilter) => codeGroup(name, filters, facets);
  const drops = [...dropped.map(group), salaryGroup(filters), ...droppedLast.map(group)];
  return (
    <section aria-label="筛选条件" className="filter-panel card px-4 py-2">
      <Row group={placeGroup(filters, city, places)} />
      <Row group={group('stage')} />
      <Row group={group('tenure')} />
      <div className="filter-row">
        <b>更多</b>
        <div className="flex flex-wrap gap-x-2 gap-y-1 py-0.5">
          {drops.map((drop) => (
            <Drop key={drop.label} group={drop} />
          ))}
        </div>
      </div>
    </section>
  );
}
