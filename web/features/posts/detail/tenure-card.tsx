import type { PostDetail, TenureInfo } from '#contract/posts/post-card.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';

const facts = (info: TenureInfo) => [
  { label: '编制性质', value: info.nature, note: info.natureNote },
  { label: '试用期', value: info.probation, note: info.probationNote },
  { label: '最低服务期', value: info.service, note: info.serviceNote },
  { label: '社保与年金', value: info.insurance, note: info.insuranceNote },
];

/** What the tenure means in practice, and the recruitment procedure. */
export function TenureCard({
  post: { tenure, tenureInfo, steps },
}: {
  post: Pick<PostDetail, 'tenure' | 'tenureInfo' | 'steps'>;
}) {
  return (
    <section id="tenure" className="card p-6 max-sm:p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-20">编制说明</h2>
        <span className={tenure === 'establishment' ? 'tag tag-brand' : 'tag'}>{labelOf(tenures, tenure)}</span>
        {tenureInfo?.batch && <span className="text-14 text-ink-3">{tenureInfo.batch}</span>}
      </div>
      {tenureInfo && (
        <dl className="fact-grid mt-4">
          {facts(tenureInfo)
            .filter(({ value }) => value)
            .map(({ label, value, note }) => (
              <div key={label}>
                <dt className="text-12 text-ink-3">{label}</dt>
                <dd className="text-16 font-semibold text-ink-1">{value}</dd>
                {note && <dd className="text-12 text-ink-3">{note}</dd>}
              </div>
            ))}
        </dl>
      )}
      {steps.length > 0 && (
        <>
          <h3 className="mt-5 text-14">招聘程序</h3>
          <ol className="steps mt-4">
            {steps.map(({ name, when }) => (
              <li key={`${name}${when}`}>
                <span className="block text-14 text-ink-1">{name}</span>
                <span className="block text-12 text-ink-3">{when}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
