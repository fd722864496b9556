import type { AcademicInfo, PostDetail, TenureInfo } from '#contract/posts/post-card.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { Facts, Section } from '#web/ui/section.tsx';

/** Fen as 万: '60 万'. */
const wan = (fen: number | null) => (fen === null ? '' : `${Math.round(fen / 10_000) / 100} 万元`);

const facts = ({ settling, research, college, field }: AcademicInfo) => [
  { label: '安家费', value: wan(settling) },
  { label: '科研启动费', value: wan(research) },
  { label: '学院或部门', value: college },
  { label: '研究方向', value: field },
];

/** What a university's post says beside its pay: what is paid once, where, the field, and what is expected. */
export const AcademicSection = ({ info }: { info: AcademicInfo }) => (
  <Section id="academic" title="高校岗位说明">
    <Facts facts={facts(info).filter(({ value }) => value)} />
    {info.output && (
      <>
        <h3 className="mt-6 text-16">成果要求</h3>
        <p className="mt-1 text-16 leading-7 break-words whitespace-pre-line">{info.output}</p>
      </>
    )}
  </Section>
);

const tenureFacts = (info: TenureInfo) => [
  { label: '编制性质', value: info.nature, note: info.natureNote },
  { label: '试用期', value: info.probation, note: info.probationNote },
  { label: '最低服务期', value: info.service, note: info.serviceNote },
  { label: '社保与年金', value: info.insurance, note: info.insuranceNote },
];

/** What the tenure means in practice, and the recruitment procedure. */
export function TenureSection({
  post: { tenure, tenureInfo, steps },
}: {
  post: Pick<PostDetail, 'tenure' | 'tenureInfo' | 'steps'>;
}) {
  const shown = tenureInfo ? tenureFacts(tenureInfo).filter(({ value }) => value) : [];
  const notes = shown.filter(({ note }) => note);
  return (
    <Section id="tenure" title="编制说明" note={tenureInfo?.batch || labelOf(tenures, tenure)}>
      {shown.length > 0 && <Facts facts={shown} />}
      {notes.length > 0 && (
        <p className="mt-3 text-14 text-ink-3">{notes.map(({ label, note }) => `${label}：${note}`).join('；')}</p>
      )}
      {steps.length > 0 && (
        <ol aria-label="招聘程序" className="stages mt-6">
          {steps.map(({ name, when }) => (
            <li key={`${name}${when}`}>
              <span className="block text-ink-1">{name}</span>
              <span className="block text-ink-3">{when}</span>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
