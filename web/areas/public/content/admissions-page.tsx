import type { ContentCard } from '#contract/content-items.ts';
import { admissionLevels } from '#contract/taxonomy/content-categories.ts';
import { codesOf, labelOf } from '#contract/taxonomy/list.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { paths } from '#web/paths.ts';
import { admissionStanding, toneClass, tuitionText } from './content-words.ts';
import { ListFrame } from './list-frame.tsx';
import type { ContentFilters, ListData } from './load-content.ts';
import { Facts, ListHead, OptionLine } from './parts.tsx';
import { provinceNames } from './provinces.ts';

function AdmissionTile({ item, now }: { item: ContentCard; now: number }) {
  const { admission } = item;
  if (!admission) return null;
  const standing = admissionStanding(admission, now);
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
      <p className="mt-3 flex flex-wrap gap-1.5">
        <span className="tag tag-brand">{labelOf(admissionLevels, item.category)}</span>
        <span className="tag">{admission.mode === 'full-time' ? '全日制' : '非全日制'}</span>
        {admission.years && <span className="tag">{admission.years}</span>}
      </p>
      <dl className="admission-facts">
        <div>
          <dt>招生计划</dt>
          <dd>{admission.plan} 人</dd>
        </div>
        <div>
          <dt>学费</dt>
          <dd>{tuitionText(admission.tuition)}</dd>
        </div>
      </dl>
      <p className="flex items-center justify-between text-12 text-ink-3">
        <span>
          {admission.opensOn} 至 {admission.closesOn.slice(5)}
        </span>
        <span className={toneClass[standing.tone]}>{standing.label}</span>
      </p>
    </article>
  );
}

/** 在线招生 */
export function AdmissionsPage({ data }: { data: ListData }) {
  const { filters, found, now } = data;
  const { category, cityCode } = filters;
  const href = (change: ContentFilters, page?: number) =>
    paths.admissions({ category, cityCode, ...change, page: page && page > 1 ? String(page) : undefined });
  return (
    <>
      <ListHead title="在线招生" text="在职提升、考研读博、专升本：院校、专业、计划、学费和报名时间一处看全">
        <div className="pb-3">
          <OptionLine
            label="层次"
            options={[
              { label: '不限', href: href({ category: undefined }), current: !category },
              ...codesOf(admissionLevels).map((code) => ({
                label: admissionLevels[code],
                href: href({ category: code }),
                current: code === category,
              })),
            ]}
          />
          <OptionLine
            label="地区"
            options={[
              { label: '全国', href: href({ cityCode: undefined }), current: !cityCode },
              ...provinceNames.map(([code, label]) => ({
                label,
                href: href({ cityCode: code }),
                current: code.slice(0, 2) === cityCode?.slice(0, 2),
              })),
            ]}
          />
        </div>
      </ListHead>
      <div className="page pt-3 pb-10">
        <p className="flex h-11 items-center text-13">
          <span>
            共 <b className="num">{found.total}</b> 个招生项目
          </span>
        </p>
        <ListFrame
          data={data}
          path="/recruitstudents"
          href={(page) => href({}, page)}
          empty={{
            title: '没有符合条件的招生项目',
            text: '换个地区或层次，或者看看全部项目。',
            href: paths.admissions(),
            label: '全部项目',
          }}
        >
          <div className="admission-grid">
            {found.items.map((item) => (
              <AdmissionTile key={item.id} item={item} now={now} />
            ))}
          </div>
        </ListFrame>
      </div>
    </>
  );
}
