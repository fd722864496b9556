import { clsx } from 'clsx';
import type { ContentCard } from '#contract/content/content-items.ts';
import { admissionLevels } from '#contract/taxonomy/content-categories.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { daysUntil } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { Tag } from '#web/ui/tag.tsx';
import { admissionStatus, dayStart, tuitionText } from './content-words.ts';
import { FilteredList } from './filtered-list.tsx';
import type { ListData } from './load-content.ts';
import { Facts } from './parts.tsx';

/** Open ones first, then those still to open, then those that are over; by the day that comes next. */
function inOrder(items: readonly ContentCard[], now: number): ContentCard[] {
  const rank = ({ admission }: ContentCard) => {
    if (!admission || daysUntil(dayStart(admission.closesOn), now) < 0) return 2;
    return daysUntil(dayStart(admission.opensOn), now) > 0 ? 1 : 0;
  };
  const next = (item: ContentCard) => (rank(item) === 1 ? item.admission?.opensOn : item.admission?.closesOn) ?? '';
  return [...items].sort((a, b) => rank(a) - rank(b) || next(a).localeCompare(next(b)));
}

function AdmissionTile({ item, now }: { item: ContentCard; now: number }) {
  const { admission } = item;
  if (!admission) return null;
  const status = admissionStatus(admission, now);
  const over = daysUntil(dayStart(admission.closesOn), now) < 0;
  return (
    <article className={clsx('tile flex-col max-sm:p-3', over && 'bg-ground')}>
      <div className="flex gap-3">
        <CompanyLogo name={admission.school} src={null} size={44} />
        <div className="min-w-0 flex-1">
          <h2 className={clsx('text-16 leading-6', over && 'font-medium text-ink-3')}>
            <a className="tile-link line-clamp-1" href={paths.admission(item.id)}>
              {item.title}
            </a>
          </h2>
          <Facts className="mt-0.5" facts={[admission.school, item.place]} />
        </div>
      </div>
      <p className="mt-3 line-clamp-2 text-13 leading-5.5 text-ink-2 max-sm:hidden">{item.summary}</p>
      <p className="my-3 flex flex-wrap gap-1.5 max-sm:hidden">
        <span className="tag">{labelOf(admissionLevels, item.category)}</span>
        <span className="tag">{admission.mode === 'full-time' ? '全日制' : '非全日制'}</span>
        {admission.years && <span className="tag">{admission.years}</span>}
      </p>
      <p className="mt-auto flex flex-wrap items-baseline gap-x-4 border-t border-line pt-2.5 text-13 text-ink-3 max-sm:mt-2 max-sm:border-t-0 max-sm:pt-0">
        <span>
          招 <b className={over ? undefined : 'num'}>{admission.plan}</b> 人
        </span>
        <span className={over ? undefined : 'text-ink-1'}>{tuitionText(admission.tuition)}</span>
        <span className="sm:hidden">{admission.years}</span>
      </p>
      <p className="mt-2 flex items-center justify-between gap-2 text-12 text-ink-3 tabular">
        <span>
          {admission.opensOn.slice(5)} 至 {admission.closesOn.slice(5)}
        </span>
        {status.tone === 'warm' ? (
          <Tag tone="warm">{status.label}</Tag>
        ) : (
          <span className={status.tone === 'ok' ? 'text-ok-ink' : undefined}>{status.label}</span>
        )}
      </p>
    </article>
  );
}

/** 在线招生 */
export function AdmissionsPage({ data }: { data: ListData }) {
  const { found, now } = data;
  return (
    <FilteredList
      data={data}
      title="在线招生"
      text="在职提升、考研读博、专升本：院校、专业、计划、学费和报名时间一处看全"
      categories={{ label: '层次', all: admissionLevels }}
      href={paths.admissions}
      empty={{ title: '没有符合条件的招生项目', text: '换个地区或层次，或者看看全部项目。', label: '全部项目' }}
    >
      {(list) => (
        <div className="page pt-3 pb-10">
          <p className="flex h-11 items-center text-13">
            <span>
              共 <b className="num">{found.total}</b> 个招生项目
            </span>
          </p>
          {list(
            <div className="grid grid-cols-4 gap-4 max-[1100px]:grid-cols-2 max-sm:grid-cols-1 max-sm:gap-2">
              {inOrder(found.items, now).map((item) => (
                <AdmissionTile key={item.id} item={item} now={now} />
              ))}
            </div>,
          )}
        </div>
      )}
    </FilteredList>
  );
}
