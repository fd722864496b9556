import { monthsInWords } from '#contract/months.ts';
import { applyWays } from '#contract/posts/apply-ways.ts';
import type { PostDraftForm } from '#contract/posts/recruiter-posts.ts';
import { salaryText } from '#contract/posts/salary-text.ts';
import { benefits } from '#contract/taxonomy/benefits.ts';
import { certificates } from '#contract/taxonomy/certificates.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { experiences } from '#contract/taxonomy/experiences.ts';
import { labelOf, labelsOf } from '#contract/taxonomy/list.ts';
import { regionFullName } from '#contract/taxonomy/places/regions.ts';
import { putonghuaLevels } from '#contract/taxonomy/putonghua.ts';
import { roles } from '#contract/taxonomy/roles.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { titles } from '#contract/taxonomy/titles.ts';
import type { ImportedRow } from '../../contract.ts';
import type { Cells } from '../table/fields.ts';

const SHOWN = 80;
const shown = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

/** The values read from a row, with the labels of the post's form, each with its source cell. */
export function valuesOf(form: PostDraftForm, cells: Cells, contact: string): ImportedRow['values'] {
  const { salary, requirements = {} } = form;
  const rows: [label: string, cell: string, value: string][] = [
    [
      '薪资',
      cells.salary,
      salary ? salaryText({ min: salary.min ?? null, max: salary.max ?? null, unit: salary.unit }) : '',
    ],
    ['薪资说明', '', form.salaryNote ?? ''],
    ['地区', cells.place, form.regionCode ? regionFullName(form.regionCode) : ''],
    ['工作地点', cells.address, form.address ?? ''],
    ['岗位类别', '', labelOf(roles, form.role)],
    ['学段', cells.stage, labelsOf(stages, form.stages ?? []).join('、')],
    ['学科', cells.subject, labelsOf(subjects, form.subjects ?? []).join('、')],
    ['编制', cells.jobKind, labelOf(tenures, form.tenure)],
    ['编制说明', cells.tenureNote, Object.values(form.tenureInfo ?? {}).join('；')],
    ['招聘程序', cells.steps, (form.steps ?? []).map(({ name }) => name).join(' → ')],
    [
      '招聘人数',
      cells.headcount,
      `${form.headcount ?? 1} 人${cells.headcount === '' && form.headcount === 1 ? '（没有写明）' : ''}`,
    ],
    ['急聘', '', form.urgent ? '是' : ''],
    ['学历', cells.education, labelOf(educations, form.education) || '不限'],
    ['经验', cells.experience, labelOf(experiences, form.experience)],
    ['教学年限', '', requirements.experienceMonths ? `${monthsInWords(requirements.experienceMonths)}以上` : ''],
    ['专业', cells.majors, (requirements.majors ?? []).join('、')],
    ['教师资格证', cells.certificate, labelOf(certificates, form.certificate)],
    ['普通话', cells.putonghua, labelOf(putonghuaLevels, requirements.putonghua)],
    ['职称', cells.titleLevel, labelOf(titles, form.titleLevel)],
    ['班主任', '', requirements.homeroom ?? ''],
    ['其他要求', cells.conditions, (requirements.others ?? []).join('；')],
    ['到岗时间', cells.arrival, requirements.arrival ?? ''],
    ['福利', cells.benefits, labelsOf(benefits, form.benefits ?? []).join('、')],
    ['截止日期', cells.deadline, form.deadline ?? ''],
    [
      '报名方式',
      cells.applyWay || cells.applyUrl || cells.applyMail,
      form.applyBy
        ? [applyWays[form.applyBy.way], form.applyBy.link, form.applyBy.email, form.applyBy.hotline, form.applyBy.place]
            .filter(Boolean)
            .join('，')
        : '',
    ],
    ['联系人', cells.contact, contact],
    ['职位描述', '', form.description ?? ''],
  ];
  return rows
    .filter(([, cell, value]) => cell !== '' || value !== '')
    .map(([label, cell, value]) => ({ label, cell: shown(cell), value: shown(value) }));
}
