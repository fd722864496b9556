import type { ExamDetail } from '#contract/exams/exam-shapes.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';

/** 补充公告, the latest first. */
export function NoticesCard({ notices }: Pick<ExamDetail, 'notices'>) {
  return (
    <Card id="notices" space="side" heading="通知">
      {notices.length === 0 ? (
        <p className="text-13 text-ink-3">公告发布后没有变更。</p>
      ) : (
        <ol className="divide-y divide-line">
          {notices.map(({ id, title, body, at }) => (
            <li key={id} className="py-2 text-13 first:pt-0 last:pb-0">
              <p className="flex gap-2">
                <b className="min-w-0 flex-1 font-medium text-ink-1">{title}</b>
                <span className="tabular flex-none text-12 text-ink-3">{dayAndTime(at)}</span>
              </p>
              <p className="mt-0.5 whitespace-pre-line text-ink-3">{body}</p>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

export function ContactCard({ exam: { organiser, settings } }: { exam: ExamDetail }) {
  return (
    <Card space="side" heading="联系">
      <a className="flex items-center gap-3 hover:text-brand" href={paths.company(organiser.id)}>
        <CompanyLogo name={organiser.name} src={organiser.logoUrl} size={36} />
        <span className="min-w-0">
          <b className="cut block text-14 font-medium text-ink-1">{organiser.name}</b>
          <span className="text-12 text-ok-ink">已认证，可组织公招</span>
        </span>
      </a>
      <dl className="mt-3 grid grid-cols-[72px_1fr] gap-y-1.5 text-13">
        {settings.phones.map(({ name, number }) => (
          <div key={name + number} className="contents">
            <dt className="text-ink-3">{name}</dt>
            <dd className="tabular text-ink-1">
              <a href={`tel:${number.replace(/[^\d+]/g, '')}`}>{number}</a>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
