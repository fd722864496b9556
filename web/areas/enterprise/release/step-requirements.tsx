import { Checkbox, Input, Select } from 'antd';
import { monthsInWords } from '#contract/months.ts';
import { certificateFor, certificates } from '#contract/taxonomy/certificates.ts';
import { type DegreeCode, degrees } from '#contract/taxonomy/degrees.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { experiences } from '#contract/taxonomy/experiences.ts';
import { titleTracks } from '#contract/taxonomy/groups.ts';
import { optionsOf } from '#contract/taxonomy/options.ts';
import { putonghuaLevels } from '#contract/taxonomy/putonghua.ts';
import { titles } from '#contract/taxonomy/titles.ts';
import { Field, type StepProps } from './form-parts.tsx';
import { TextFindings } from './text-check/text-findings.tsx';

const months = [6, 12, 24, 36, 60, 96, 120].map((value) => ({ value, label: `${monthsInWords(value)}及以上` }));
const titleOptions = Object.entries(titleTracks).map(([track, label]) => ({
  label,
  options: Object.entries(titles)
    .filter(([, title]) => title.track === track)
    .map(([value, title]) => ({ value, label: title.label })),
}));
const any = { value: '', label: '不限' };
const chosen = <T extends string>(value: T | '') => (value === '' ? undefined : value);

/** 要求: each line is compared with resumes by 资格自检. */
export function StepRequirements({ form, change }: StepProps) {
  const { requirements = {} } = form;
  const ask = (patch: typeof requirements) => change({ requirements: { ...requirements, ...patch } });
  const stage = form.stages?.[0];
  const lawful = stage && certificateFor(stage);
  return (
    <>
      <p className="mb-4 rounded-ctl bg-brand-tint px-4 py-2.5 text-14 text-ink-2">
        求职者打开职位时，会按下面每一条与自己的简历逐行比对（资格自检）。只写确实需要的。
      </p>
      <div className="grid grid-cols-2 gap-x-4 max-sm:grid-cols-1">
        <Field name="education" label="学历">
          <Select
            id="post-education"
            value={form.education ?? ''}
            options={[any, ...optionsOf(educations)]}
            onChange={(code: keyof typeof educations | '') => change({ education: chosen(code) })}
          />
        </Field>
        <Field name="degree" label="学位">
          <Select
            id="post-degree"
            value={degreeOf(requirements.others)}
            options={[any, ...optionsOf(degrees).filter(({ value }) => value !== 'none')]}
            onChange={(code: string) => ask({ others: withDegree(requirements.others, code) })}
          />
        </Field>
        <Field
          name="requirements.majors"
          label="专业"
          className="col-span-full"
          extra="一个一个输入，回车确认；可写专业名称或专业类"
        >
          <Select
            id="post-requirements.majors"
            mode="tags"
            open={false}
            suffixIcon={null}
            tokenSeparators={['、', '，', ',', '；', ';']}
            maxCount={20}
            value={requirements.majors ?? []}
            placeholder="如：物理学、学科教学（物理）"
            onChange={(majors: string[]) => ask({ majors: majors.map((major) => major.slice(0, 40)) })}
          />
        </Field>
        <Field
          name="certificate"
          label="教师资格证"
          extra={
            lawful && lawful !== form.certificate ? `该学段依法须持${certificates[lawful].label}及以上` : undefined
          }
        >
          <Select
            id="post-certificate"
            value={form.certificate ?? ''}
            options={[any, ...optionsOf(certificates)]}
            onChange={(code: keyof typeof certificates | '') => change({ certificate: chosen(code) })}
          />
        </Field>
        <Field name="requirements.putonghua" label="普通话">
          <Select
            id="post-requirements.putonghua"
            value={requirements.putonghua ?? ''}
            options={[any, ...optionsOf(putonghuaLevels)]}
            onChange={(code: keyof typeof putonghuaLevels | '') => ask({ putonghua: chosen(code) })}
          />
        </Field>
        <Field name="experience" label="经验" required extra="列表和筛选用">
          <Select
            id="post-experience"
            value={form.experience}
            placeholder="请选择"
            options={optionsOf(experiences)}
            onChange={(code) => change({ experience: code })}
          />
        </Field>
        <Field name="requirements.experienceMonths" label="教学年限" extra="资格自检用，按简历中的教学经历累计">
          <Select
            id="post-requirements.experienceMonths"
            allowClear
            value={requirements.experienceMonths}
            placeholder="按经验范围的下限"
            options={months}
            onChange={(value?: number) => ask({ experienceMonths: value })}
          />
        </Field>
        <Field name="titleLevel" label="职称">
          <Select
            id="post-titleLevel"
            showSearch={{ optionFilterProp: 'label' }}
            value={form.titleLevel ?? ''}
            options={[any, ...titleOptions]}
            onChange={(code: string) => change({ titleLevel: chosen(code as keyof typeof titles | '') })}
          />
        </Field>
        <Field name="requirements.homeroom" label="班主任经历">
          <Input
            id="post-requirements.homeroom"
            value={requirements.homeroom ?? ''}
            maxLength={40}
            placeholder="如：1 年及以上，优先"
            onChange={({ target }) => ask({ homeroom: target.value })}
          />
        </Field>
        <Field name="requirements.arrival" label="到岗时间">
          <Input
            id="post-requirements.arrival"
            value={requirements.arrival ?? ''}
            maxLength={40}
            placeholder="如：2027 年 2 月前"
            onChange={({ target }) => ask({ arrival: target.value })}
          />
        </Field>
        <Field name="requirements.others" label="其他要求" className="col-span-full">
          <Select
            id="post-requirements.others"
            mode="tags"
            open={false}
            suffixIcon={null}
            maxCount={12}
            value={requirements.others ?? []}
            placeholder="如：能指导学生竞赛；回车确认"
            onChange={(others: string[]) => ask({ others: others.map((other) => other.slice(0, 80)) })}
          />
        </Field>
        <Field
          name="requirements.personal"
          label="个人信息"
          className="col-span-full"
          extra="招聘公告要求填报时才勾选；求职者投递时可以不提供，盲筛时不显示"
        >
          <Checkbox
            id="post-requirements.personal"
            checked={requirements.personal ?? false}
            onChange={({ target }) => ask({ personal: target.checked })}
          >
            请求职者提供政治面貌、民族、籍贯和证件照
          </Checkbox>
        </Field>
      </div>
      <TextFindings field="requirements" form={form} change={change} />
    </>
  );
}

const line = (code: DegreeCode) => `${degrees[code].label}及以上学位`;
const codes = Object.keys(degrees) as DegreeCode[];

/** The degree among the other requirements, stored as a line; '' for none. */
const degreeOf = (others: readonly string[] = []): DegreeCode | '' =>
  codes.find((code) => others.includes(line(code))) ?? '';

/** The other requirements with this degree in place of the previous one. */
function withDegree(others: readonly string[] = [], code: string): string[] {
  const rest = others.filter((other) => !codes.some((known) => line(known) === other));
  const requested = codes.find((known) => known === code);
  return requested ? [line(requested), ...rest] : rest;
}
