import { monthsInWords } from '#contract/months.ts';
import { applyWays } from '#contract/posts/apply-ways.ts';
import { type PostFactName, postFacts } from '#contract/posts/post-facts.ts';
import type { PostDraftForm } from '#contract/posts/post-fields.ts';
import { salaryText } from '#contract/posts/salary-text.ts';
import { regionFullName } from '#contract/taxonomy/places/regions.ts';
import type { ImportedRow } from '../../contract.ts';
import type { Cells } from '../table/fields.ts';

const VALUE_LENGTH = 80;
const shown = (text: string) => (text.length > VALUE_LENGTH ? `${text.slice(0, VALUE_LENGTH)}…` : text);

/** The values read from a row, with the labels of the post's form, each with its source cell. */
export function valuesOf(form: PostDraftForm, cells: Cells, contact: string): ImportedRow['values'] {
  const { salary, requirements = {} } = form;
  const of = (name: PostFactName, cell = '', note = ''): [label: string, cell: string, value: string] => {
    const { label, text } = postFacts[name];
    return [label, cell, text(form) + note];
  };
  const rows: [label: string, cell: string, value: string][] = [
    [
      '薪资',
      cells.salary,
      salary ? salaryText({ min: salary.min ?? null, max: salary.max ?? null, unit: salary.unit }) : '',
    ],
    ['薪资说明', '', form.salaryNote ?? ''],
    ['地区', cells.place, form.regionCode ? regionFullName(form.regionCode) : ''],
    ['工作地点', cells.address, form.address ?? ''],
    of('role'),
    of('stages', cells.stage),
    of('subjects', cells.subject),
    of('tenure', cells.jobKind),
    ['编制说明', cells.tenureNote, Object.values(form.tenureInfo ?? {}).join('；')],
    ['招聘程序', cells.steps, (form.steps ?? []).map(({ name }) => name).join(' → ')],
    of('headcount', cells.headcount, cells.headcount === '' && form.headcount === 1 ? '（没有写明）' : ''),
    ['急聘', '', form.urgent ? '是' : ''],
    of('education', cells.education),
    of('experience', cells.experience),
    ['教学年限', '', requirements.experienceMonths ? `${monthsInWords(requirements.experienceMonths)}以上` : ''],
    of('majors', cells.majors),
    of('certificate', cells.certificate),
    of('putonghua', cells.putonghua),
    of('titleLevel', cells.titleLevel),
    ['班主任', '', postFacts.homeroom.text(form)],
    of('others', cells.conditions),
    of('arrival', cells.arrival),
    of('benefits', cells.benefits),
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
