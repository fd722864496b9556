import { useSearchParams } from 'react-router';
import { company as machine } from '#contract/companies/company-state.ts';
import { statesOf } from '#contract/machine.ts';
import { lowReplyRate, type OperatorCompany } from '#contract/operators/operator-companies.ts';
import { companyTypes } from '#contract/taxonomy/company-types.ts';
import { codesOf, labelOf } from '#contract/taxonomy/list.ts';
import { optionsOf } from '#contract/taxonomy/options.ts';
import { placeName, provinces } from '#contract/taxonomy/places/cities.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { FilterBar } from '#web/features/console/list/filter-bar.tsx';
import { choice, type Filter } from '#web/features/console/list/filter-field.tsx';
import type { ListColumns } from '#web/features/console/list/row-parts.tsx';
import { actsColumn, column, RowActs, RowName } from '#web/features/console/list/row-parts.tsx';
import { stateOptions } from '#web/features/console/list/state-options.ts';
import { anyText, oneOf, useListParams } from '#web/features/console/list/use-list-params.ts';
import { PageHead, StateTabs } from '#web/features/console/page-head.tsx';
import { dateText, daysUntil } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { Slot } from '#web/slots.tsx';
import { CompanyDrawer } from './company-drawer.tsx';

const tabs = stateOptions(
  ['all', 'approved', 'suspended', 'pending', 'rejected', 'unclaimed', 'draft'],
  machine.labels.operator,
);

const waitedText = (createdAt: string) => {
  const days = -daysUntil(createdAt, Date.now());
  return days <= 0 ? '今天提交' : `等了 ${days} 天`;
};

/** The tag of a company that is not approved: how long it has waited for its review, or its state. */
function Mark({ company }: { company: OperatorCompany }) {
  const { status, createdAt } = company;
  if (status === 'pending') return <span className="tag tag-brand">{waitedText(createdAt)}</span>;
  return status !== 'approved' && <span className="tag">{machine.labels.operator[status]}</span>;
}

const columnsOf = (
  companies: readonly OperatorCompany[],
  onOpen: (id: string) => void,
): ListColumns<OperatorCompany> => [
  column('单位', { rowScope: 'row', width: 290 }, (company) => (
    <RowName
      name={company.name}
      mark={<Mark company={company} />}
      about={
        <span className="xl:hidden">
          {labelOf(companyTypes, company.type)}，{placeName(company.regionCode)}
        </span>
      }
      picture={<CompanyLogo name={company.name} src={null} size={40} />}
      onOpen={() => onOpen(company.id)}
    />
  )),
  column('类型', { width: 140, responsive: ['xl'] }, ({ type }) => labelOf(companyTypes, type)),
  { title: '地区', dataIndex: 'regionCode', width: 100, responsive: ['xl'], render: placeName },
  column('在招职位', { width: 104, align: 'right', className: 'tabular' }, ({ openPosts: n, status }) =>
    n > 0 ? n : status !== 'pending' && <span className="text-ink-3">没有</span>,
  ),
  column(
    '近 90 天回复率',
    { width: 176, align: 'right' },
    ({ status, replyRate }) =>
      status !== 'pending' &&
      (replyRate === null ? (
        <span className="text-14 text-ink-3">投递不足 5 份</span>
      ) : (
        <span className={`tabular text-ink-1 ${replyRate < lowReplyRate ? 'font-semibold' : ''}`}>{replyRate}%</span>
      )),
  ),
  column(
    '最近认证',
    { width: 120, align: 'right', className: 'tabular text-ink-2', responsive: ['lg'] },
    ({ approvedAt: at }) => at && dateText(at),
  ),
  ...(companies.some(({ status }) => status === 'pending')
    ? [
        actsColumn<OperatorCompany>(
          88,
          ({ name, status }) =>
            status === 'pending' && (
              <RowActs of={name} main={{ label: '去审核', href: paths.adminReviews(), strong: true }} />
            ),
        ),
      ]
    : []),
];

const params = {
  status: oneOf(statesOf(machine)),
  keyword: anyText,
  companyType: oneOf(codesOf(companyTypes)),
  province: oneOf(provinces.map(({ code }) => code)),
  sort: oneOf(['posts', 'replies']),
};
const filters: Filter[] = [
  { kind: 'search', name: 'keyword', label: '单位名称', placeholder: '单位名称' },
  choice('companyType', '类型', optionsOf(companyTypes), { label: '单位类型', className: 'w-40' }),
  choice(
    'province',
    '省份',
    provinces.map(({ code, name }) => ({ value: code, label: name })),
    { label: '省份', className: 'w-32' },
  ),
  choice(
    'sort',
    '要处理的在前',
    [
      { value: 'posts', label: '在招职位多的在前' },
      { value: 'replies', label: '回复率低的在前' },
    ],
    { label: '排序', className: 'w-44' },
  ),
];

/** Every company by name and state; an opened one can be suspended and restored. */
function Companies() {
  const list = useListParams(params);
  const { values, page, id, show } = list;
  const companies = useCall('GET /api/admin/companies', {
    query: { ...values, sort: values.sort ?? 'attention', page },
  });
  const counts = companies.data?.counts;
  const sum = Object.values(counts ?? {}).reduce((total, n) => total + n, 0);
  const found = companies.data?.items ?? [];
  return (
    <>
      <PageHead />
      <section className="card">
        <StateTabs
          label="单位状态"
          active={values.status ?? 'all'}
          onChange={(key) => show({ status: key === 'all' ? null : key })}
          tabs={tabs.map((tab) => ({ ...tab, n: counts && (tab.key === 'all' ? sum : (counts[tab.key] ?? 0)) }))}
        />
        <FilterBar
          filters={filters}
          values={values}
          onChange={show}
          onClear={list.isFiltered ? list.clear : undefined}
        />
        <ConsoleList
          label="单位"
          query={companies}
          list={list}
          columns={columnsOf(found, (open) => show({ id: open }))}
          onOpen={(company) => show({ id: company.id })}
          unit="家"
          empty="没有这样的单位，换个名称或状态试试"
        />
      </section>
      <CompanyDrawer id={id} onClose={() => show({ id: null })} />
    </>
  );
}

/** The companies, or the import of a table for one of them. */
export function CompaniesPage() {
  const id = useSearchParams()[0].get('import');
  return id === null ? <Companies /> : <Slot name="operators.company" id={id} />;
}
