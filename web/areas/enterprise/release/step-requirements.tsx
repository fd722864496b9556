import { Checkbox, Select } from 'antd';
import { monthsInWords } from '#contract/months.ts';
import { certificateFor, certificates } from '#contract/taxonomy/certificates.ts';
import { type DegreeCode, degrees } from '#contract/taxonomy/degrees.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { type ExperienceCode, experienceOfYears, experiences } from '#contract/taxonomy/experiences.ts';
import { titleTracks } from '#contract/taxonomy/groups.ts';
import { optionsOf } from '#contract/taxonomy/options.ts';
import { putonghuaLevels } from '#contract/taxonomy/putonghua.ts';
import { titles } from '#contract/taxonomy/titles.ts';
import { Field, groupedOptions, Item, usePostForm } from './form-parts.tsx';
import { TextFindings } from './text-check/text-findings.tsx';

const usualMonths = [6, 12, 24, 36, 60, 96, 120];
/** How long somebody must have taught, of which the band of lists follows; an older post may have a band alone, or other months. */
const yearsOffered = (band: string | undefined, months = 0) => [
  ...optionsOf(experiences).filter(({ value }) => value === 'any' || value === 'graduate' || value === band),
  ...[...new Set([...usualMonths, months])]
    .filter((value) => value > 0)
    .toSorted((one, other) => one - other)
    .map((value) => ({ value, label: `${monthsInWords(value)}及以上` })),
];
const titleOptions = groupedOptions(titles, titleTracks, ({ track }) => track);
const any = { value: '', label: '不限' };
/** 不限 is not kept. */
const anyOr = { shown: (code?: string) => code ?? '', kept: (code: string) => code || undefined };
/** Texts that are typed one by one, each no longer than a line. */
const typed = { mode: 'tags', open: false, suffixIcon: null } as const;
const cut = (most: number) => (texts: string[]) => texts.map((text) => text.slice(0, most));

/** 要求: each line is compared with resumes by 资格自检. */
export function StepRequirements() {
  const { form, change } = usePostForm();
  const { requirements = {} } = form;
  const stage = form.stages?.[0];
  const lawful = stage && certificateFor(stage);
  return (
    <>
      <p className="mb-4 rounded-ctl bg-brand-tint px-4 py-2.5 text-14 text-ink-2">
        求职者打开职位时，会按下面每一条与自己的简历逐行比对（资格自检）。只写确实需要的。
      </p>
      <div className="grid grid-cols-2 gap-x-4 max-sm:grid-cols-1">
        <Field name="education" {...anyOr} options={[any, ...optionsOf(educations)]} />
        <Item name="degree" label="学位">
          <Select
            id="post-degree"
            value={degreeOf(requirements.others)}
            options={[any, ...optionsOf(degrees).filter(({ value }) => value !== 'none')]}
            onChange={(code: string) =>
              change({ requirements: { ...requirements, others: withDegree(requirements.others, code) } })
            }
          />
        </Item>
        <Field
          name="requirements.majors"
          className="col-span-full"
          extra="一个一个输入，回车确认；可写专业名称或专业类"
          kept={cut(40)}
        >
          <Select
            {...typed}
            tokenSeparators={['、', '，', ',', '；', ';']}
            maxCount={20}
            placeholder="如：物理学、学科教学（物理）"
          />
        </Field>
        <Field
          name="certificate"
          extra={
            lawful && lawful !== form.certificate ? `该学段依法须持${certificates[lawful].label}及以上` : undefined
          }
          {...anyOr}
        >
          <Select options={[any, ...optionsOf(certificates)]} />
        </Field>
        <Field name="requirements.putonghua" label="普通话" {...anyOr} options={[any, ...optionsOf(putonghuaLevels)]} />
        <Item name="experience" label="教学年限" required extra="按简历中的教学经历累计">
          <Select
            id="post-experience"
            placeholder="请选择"
            value={requirements.experienceMonths ?? form.experience}
            options={yearsOffered(form.experience, requirements.experienceMonths)}
            onChange={(chosen: ExperienceCode | number) =>
              change(
                typeof chosen === 'number'
                  ? {
                      experience: experienceOfYears(chosen / 12),
                      requirements: { ...requirements, experienceMonths: chosen },
                    }
                  : { experience: chosen, requirements: { ...requirements, experienceMonths: undefined } },
              )
            }
          />
        </Item>
        <Field name="titleLevel" {...anyOr} options={[any, ...titleOptions]} />
        <Field name="requirements.homeroom" placeholder="如：1 年及以上，优先" />
        <Field name="requirements.arrival" placeholder="如：2027 年 2 月前" />
        <Field name="requirements.others" className="col-span-full" kept={cut(80)}>
          <Select {...typed} maxCount={12} placeholder="如：能指导学生竞赛；回车确认" />
        </Field>
        <Field
          name="requirements.personal"
          label="个人信息"
          className="col-span-full"
          extra="招聘公告要求填报时才勾选；求职者投递时可以不提供，盲筛时不显示"
          valueProp="checked"
        >
          <Checkbox>请求职者提供政治面貌、民族、籍贯和证件照</Checkbox>
        </Field>
      </div>
      <TextFindings field="requirements" />
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
