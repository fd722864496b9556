import type { AcademicInfo } from '#contract/posts/post-card.ts';

/** Fen as 万: '60 万'. */
const wan = (fen: number | null) => (fen === null ? '' : `${Math.round(fen / 10_000) / 100} 万元`);

const facts = ({ settling, research, college, field }: AcademicInfo) => [
  { label: '安家费', value: wan(settling) },
  { label: '科研启动费', value: wan(research) },
  { label: '学院或部门', value: college },
  { label: '研究方向', value: field },
];

/** What a university's post says beside its pay: what is paid once, where, the field, and what is expected. */
export function AcademicCard({ info }: { info: AcademicInfo }) {
  return (
    <section id="academic" className="card p-6 max-sm:p-4">
      <h2 className="text-20">高校岗位说明</h2>
      <dl className="fact-grid mt-4">
        {facts(info)
          .filter(({ value }) => value)
          .map(({ label, value }) => (
            <div key={label}>
              <dt className="text-12 text-ink-3">{label}</dt>
              <dd className="text-16 font-semibold break-words text-ink-1">{value}</dd>
            </div>
          ))}
      </dl>
      {info.output && (
        <>
          <h3 className="mt-5 text-14">成果要求</h3>
          <p className="mt-1 text-14 break-words whitespace-pre-line">{info.output}</p>
        </>
      )}
    </section>
  );
}
