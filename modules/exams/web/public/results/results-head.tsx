import FileDown from 'lucide-react/icons/file-down';
import Flag from 'lucide-react/icons/flag';
import { workingDaysAt, workingSpan } from '#contract/calendar/working-days.ts';
import { formatDateTime } from '#contract/text.ts';
import { dayAndTime, monthDay } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { insideLabel, kindLabel, listTitle } from '../../features/exam-words.ts';
import { WorkingDays } from '../../features/working-days.tsx';
import type { ResultsData, ShownList } from './load-results.ts';

/** Where a publicity stands in its working days. */
function PublicityTag({ list, objections: { window } }: ShownList, now: number) {
  if (!window || window.workingDays === 0) return null;
  const { begun, of } = workingDaysAt(workingSpan(new Date(list.publicAt), window.workingDays), new Date(now));
  return window.open ? (
    <Tag tone="ok">
      公示中，第 {begun} / {of} 个工作日
    </Tag>
  ) : (
    <Tag>公示已结束</Tag>
  );
}

function Figures({ list, objections }: ShownList) {
  const inside = list.posts.reduce((sum, post) => sum + post.in, 0);
  const waiting = objections.items.filter(({ status }) => status === 'filed').length;
  const figures: [number, string][] = [
    [list.people, list.kind === 'written' ? '应考合计' : '名单人数'],
    ...(list.kind === 'written' ? [] : ([[inside, insideLabel(list.kind)]] as [number, string][])),
    [list.posts.length, '岗位'],
    ...(waiting > 0 ? ([[waiting, '异议处理中']] as [number, string][]) : []),
  ];
  return (
    <dl className="flex flex-wrap gap-y-2 divide-x divide-line whitespace-nowrap">
      {figures.map(([value, label]) => (
        <div key={label} className="flex flex-col-reverse px-5 first:pl-0 max-sm:px-4">
          <dt className="text-14 text-ink-3">{label}</dt>
          <dd className="num text-28 leading-8">{value.toLocaleString('en-US')}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The latest version of each list, in the order in which they became public. */
const latestOf = (items: ResultsData['items']) =>
  items.filter(({ kind }, at) => items.findIndex((item) => item.kind === kind) === at).toReversed();

/** Title, files and numbers of a list, and links to the other lists of its project. */
export function ResultsHead({ data: { id, title, items, next, shown, now } }: { data: ResultsData }) {
  const list = shown?.list;
  const days = shown?.objections.window?.workingDays ?? 0;
  return (
    <div className="border-b border-line bg-surface">
      <div className="page pt-3">
        <Breadcrumb
          crumbs={[
            { label: '公开招聘', href: paths.exams() },
            { label: title, href: paths.exam(id) },
            { label: '结果与公示' },
          ]}
        />
        <div className="mt-3 flex flex-wrap items-start gap-x-6 gap-y-3">
          <div className="min-w-0 flex-1 max-sm:basis-full">
            <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-28 max-sm:text-20">
              {list ? listTitle(list) : '结果与公示'}
              {shown && PublicityTag(shown, now)}
            </h1>
            <p className="mt-1.5 text-14 text-ink-3">
              {list
                ? [
                    list.exam.documentNumber,
                    `${list.exam.organiser}组织`,
                    `${formatDateTime(list.publicAt)} 统一公布`,
                    '姓名与号码已部分隐去',
                  ]
                    .filter(Boolean)
                    .join('，')
                : title}
            </p>
          </div>
          {shown && days === 0 && <Figures {...shown} />}
          {list && (
            <div className="flex flex-wrap gap-2">
              <ButtonLink href={`/api/examPublications/${list.id}/list.pdf`} download>
                <FileDown size={16} aria-hidden />
                名单 PDF
              </ButtonLink>
              <ButtonLink href={`/api/examPublications/${list.id}/list.xlsx`} download>
                <FileDown size={16} aria-hidden />
                XLSX
              </ButtonLink>
              {shown.objections.window?.open && days > 0 && (
                <ButtonLink look="filled" href="#objections">
                  <Flag size={16} aria-hidden />
                  提出异议
                </ButtonLink>
              )}
            </div>
          )}
        </div>
        {list?.reason && (
          <p className="mt-3 rounded-ctl bg-warm-tint px-4 py-2 text-14 text-warm-ink" role="status">
            更正：{list.reason}
          </p>
        )}
        {shown && list && days > 0 && (
          <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-4">
            <WorkingDays publicAt={list.publicAt} workingDays={days} now={now} />
            <Figures {...shown} />
          </div>
        )}
        <nav aria-label="已公布的名单" className="scroll-line mt-3 flex min-h-11 items-center gap-7">
          {latestOf(items).map((one) => (
            <a
              key={one.id}
              className="tab h-11 shrink-0"
              aria-current={one.id === list?.id ? 'page' : undefined}
              href={paths.examResults(id, { list: one.id })}
            >
              {kindLabel(one.kind)}
              <span className="tabular ml-1 text-12 font-normal text-ink-3">{monthDay(one.publicAt)}</span>
            </a>
          ))}
          {next && (
            <span className="tabular shrink-0 text-14 text-ink-3">
              {kindLabel(next.kind)} {dayAndTime(next.publicAt)} 公布
            </span>
          )}
        </nav>
      </div>
    </div>
  );
}
