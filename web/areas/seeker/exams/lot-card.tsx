import type { OwnRegistration } from '#contract/exams/registrations.ts';
import { whenText } from '#web/features/exams/exam-words.ts';
import { paths } from '#web/paths.ts';

interface Props {
  exam: OwnRegistration['exam'];
  lot: NonNullable<OwnRegistration['lot']>;
}

/** 面试签号: which group, which number, where and when, once the lots are drawn. */
export function LotCard({ exam, lot }: Props) {
  const parts = [
    [lot.group, '组'],
    [lot.lot, '签号'],
  ] as const;
  return (
    <section aria-label={`${exam.title}：面试签号`}>
      <div className="flex flex-wrap items-stretch gap-x-6 gap-y-4">
        <p className="flex overflow-hidden rounded-card bg-fill text-center">
          {parts.map(([n, label]) => (
            <span key={label} className="border-r border-line px-6 py-3 last:border-0">
              <b className="num block text-32 leading-10">{n}</b>
              <span className="text-12 text-ink-3">{label}</span>
            </span>
          ))}
        </p>
        <dl className="grid min-w-0 flex-1 basis-64 grid-cols-[64px_minmax(0,1fr)] content-center gap-y-1.5 text-13">
          <dt className="text-ink-3">时间</dt>
          <dd className="tabular text-ink-1">{whenText(lot.startsAt)}</dd>
          <dt className="text-ink-3">地点</dt>
          <dd className="text-ink-1">{lot.place}</dd>
        </dl>
      </div>
      <p className="mt-3 text-13 text-ink-3">
        考官只看到签号，请不要说出姓名和单位。签号由公开抽签产生，
        <a className="link underline" href={paths.examDraw(exam.id, 'lots')}>
          自己复算一遍
        </a>
      </p>
    </section>
  );
}
