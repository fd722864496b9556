import type { AcademicInfo } from '#contract/posts/post-fields.ts';
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
