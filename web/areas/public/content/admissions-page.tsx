import type { ContentCard } from '#contract/content/content-items.ts';
import { admissionLevels } from '#contract/taxonomy/content-categories.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { paths } from '#web/paths.ts';
import { admissionStatus, tuitionText } from './content-words.ts';
import { FilteredList } from './filtered-list.tsx';
import type { ListData } from './load-content.ts';
import { Facts, StatusText } from './parts.tsx';

function AdmissionTile({ item, now }: { item: ContentCard; now: number }) {
  const { admission } = item;
  if (!admission) return null;
  const status = admissionStatus(admission, now);
  return (
    <article className="tile flex-col">
      <div className="flex gap-3">
        <CompanyLogo name={admission.school} src={null} size={44} />
        <div className="min-w-0 flex-1">
          <h2 className="text-16 leading-6">
            <a className="tile-link line-clamp-1" href={paths.admission(item.id)}>
              {item.title}
            </a>
          </h2>
          <Facts className="mt-0.5" facts={[admission.school, item.place]} />
        </div>
      </div>
      <p className="mt-3 line-clamp-2 text-13 leading-5.5 text-ink-2">{item.summary}</p>
      <p className="mt-3 flex flex-wrap gap-1.5">
        <span className="tag">{labelOf(admissionLevels, item.category)}</span>
        <span className="tag">{admission.mode === 'full-time' ? '全日制' : '非全日制'}</span>
        {admission.years && <span className="tag">{admission.years}</span>}
      </p>
      <dl className="my-3 grid grid-cols-2 gap-3 border-y border-line py-2.5">
        {[
          ['招生计划', `${admission.plan} 人`],
          ['学费', tuitionText(admission.tuition)],
        ].map(([label, value]) => (
          <div key={label}>
            <dt className="text-12 text-ink-3">{label}</dt>
            <dd className="font-semibold text-ink-1 tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-auto flex items-center justify-between gap-2 text-12 text-ink-3 tabular">
        <span>
          {admission.opensOn.slice(5)} 至 {admission.closesOn.slice(5)}
        </span>
        <StatusText status={status} />
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
            <div className="grid grid-cols-4 gap-4 max-[1100px]:grid-cols-2 max-sm:grid-cols-1 max-sm:gap-3">
              {found.items.map((item) => (
                <AdmissionTile key={item.id} item={item} now={now} />
              ))}
            </div>,
          )}
        </div>
      )}
    </FilteredList>
  );
}
