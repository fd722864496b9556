import { clsx } from 'clsx';
import { dayMs } from '#contract/months.ts';
import { admissionLevels } from '#contract/taxonomy/content-categories.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { daysUntil } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import type { ContentCard } from '../../../contract/content-items.ts';
import { ContentCover } from '../../parts/content-cover.tsx';
import { admissionStatus, dayStart, tuitionText } from '../content-words.ts';
import { FilteredList } from '../filtered-list.tsx';
import type { ListData } from '../load-content.ts';
import { Facts } from '../parts.tsx';

const COLUMNS = 4;
const groups = ['正在报名', '即将报名', '已经截止'] as const;

/** Open ones first, then those still to open, then those that are over; by the day that comes next. */
function grouped(items: readonly ContentCard[], now: number): { title: string; items: ContentCard[] }[] {
  const rank = ({ admission }: ContentCard) => {
    if (!admission || daysUntil(dayStart(admission.closesOn), now) < 0) return 2;
    return daysUntil(dayStart(admission.opensOn), now) > 0 ? 1 : 0;
  };
  const next = (item: ContentCard) => (rank(item) === 1 ? item.admission?.opensOn : item.admission?.closesOn) ?? '';
  const sorted = items.toSorted((a, b) => next(a).localeCompare(next(b)));
  return groups
    .map((title, group) => ({ title, items: sorted.filter((item) => rank(item) === group) }))
    .filter((group) => group.items.length > 0);
}

const inks: Partial<Record<ReturnType<typeof admissionStatus>['tone'], string>> = {
  warm: 'font-semibold text-warm-ink',
  ok: 'text-ok-ink',
};

/** The days of application as a line that fills up, and what is left of them. */
function Window({ admission, now }: { admission: NonNullable<ContentCard['admission']>; now: number }) {
  const { opensOn, closesOn } = admission;
  const status = admissionStatus(admission, now);
  const [from, to] = [Date.parse(dayStart(opensOn)), Date.parse(dayStart(closesOn)) + dayMs];
  const share = Math.min(1, Math.max(0, (now - from) / (to - from)));
  return (
    <div className="mt-2 text-14 text-ink-3 tabular">
      {share > 0 && (
        <span className="block h-1 overflow-hidden rounded-full bg-fill-hover max-sm:hidden" aria-hidden="true">
          <span
            className={clsx('block h-full', status.tone === 'warm' ? 'bg-warm' : share < 1 ? 'bg-brand' : 'bg-ink-4')}
            style={{ width: `${share * 100}%` }}
          />
        </span>
      )}
      <p className="mt-1.5 flex items-center justify-between gap-2 whitespace-nowrap">
        <span>
          报名 {opensOn.slice(5)} 至 {closesOn.slice(5)}
        </span>
        <span className={inks[status.tone]}>{status.label}</span>
      </p>
    </div>
  );
}

/** Those that close first lead; those that do not take applications now are rows, as all are on a phone. */
type Size = 'lead' | 'tile' | 'row';

/** So many lead, each in two columns of four, that the last row is full. */
const leads = (count: number) => (count > 2 ? (COLUMNS - (count % COLUMNS)) % COLUMNS : 0);

function AdmissionTile({ item, now, size }: { item: ContentCard; now: number; size: Size }) {
  const { admission } = item;
  if (!admission) return null;
  const over = daysUntil(dayStart(admission.closesOn), now) < 0;
  const level = labelOf(admissionLevels, item.category);
  return (
    <article
      className={clsx(
        'tile overflow-hidden',
        size === 'row' ? 'gap-3 p-3' : 'flex-col p-0 max-sm:flex-row max-sm:gap-3 max-sm:p-3',
        size === 'lead' && 'min-[1101px]:col-span-2',
        over && 'bg-ground',
      )}
    >
      <ContentCover
        item={item}
        className={clsx(
          'flex-none bg-bottom',
          size === 'row' ? 'size-22 rounded-ctl' : 'h-30 w-full max-sm:size-22 max-sm:rounded-ctl',
          over && 'opacity-60 saturate-50',
        )}
      />
      <div
        className={clsx(
          'flex min-w-0 flex-1 flex-col',
          size !== 'row' && 'p-4 max-sm:p-0',
          size === 'lead' && 'min-[1101px]:p-6',
        )}
      >
        <h3
          className={clsx(
            'text-16 leading-6',
            size === 'lead' && 'min-[1101px]:text-20 min-[1101px]:leading-9',
            over && 'font-semibold text-ink-3',
          )}
        >
          <a className="tile-link line-clamp-2" href={paths.admission(item.id)}>
            {item.title}
          </a>
        </h3>
        <Facts className="mt-0.5" facts={[level, admission.school, item.place]} />
        {size !== 'row' && (
          <p className="mt-2 line-clamp-2 text-14 leading-5.5 text-ink-2 max-sm:hidden">{item.summary}</p>
        )}
        <p className="mt-auto flex flex-wrap items-baseline gap-x-4 pt-1 text-14 text-ink-3">
          <span>
            招 <b className={over ? undefined : 'num text-20'}>{admission.plan}</b> 人
          </span>
          <span className={over ? undefined : 'text-16 font-semibold text-ink-1'}>
            {tuitionText(admission.tuition)}
          </span>
          <span>{admission.years}</span>
        </p>
        <Window admission={admission} now={now} />
      </div>
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
        <div className="page pt-5 pb-10">
          {list(
            grouped(found.items, now).map(({ title, items }) => (
              <section key={title} aria-label={title} className="mb-8">
                <h2 className="mb-3 flex items-baseline gap-2 text-20">
                  {title}
                  <span className="text-14 font-normal text-ink-3">{items.length} 个</span>
                </h2>
                <div
                  className={clsx(
                    'grid gap-4 max-[1100px]:grid-cols-2 max-sm:grid-cols-1 max-sm:gap-2',
                    title === groups[0] ? 'grid-cols-4' : 'grid-cols-3',
                  )}
                >
                  {items.map((item, at) => (
                    <AdmissionTile
                      key={item.id}
                      item={item}
                      now={now}
                      size={title !== groups[0] ? 'row' : at < leads(items.length) ? 'lead' : 'tile'}
                    />
                  ))}
                </div>
              </section>
            )),
          )}
        </div>
      )}
    </FilteredList>
  );
}
