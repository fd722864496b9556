import type { PostDraftForm } from '#contract/posts/post-fields.ts';
import { type Cells, importFields } from '../table/fields.ts';

const MAX_STEPS = 12;
const MAX_STEP = 20;
/** Limits of the post's form. */
const limits = { tenureNote: 40, probation: 20, service: 20 } as const;
const texts = Object.keys(limits) as (keyof typeof limits)[];

/** 招聘程序: steps in order, separated by arrows, full stops or lines. */
const stepNames = ({ steps }: Cells): string[] =>
  steps
    .split(/\s*(?:→|->|—>|[>；;、，,\n])\s*/)
    .map((name) => name.replace(/^\d{1,2}[.、)）]\s*/, '').trim())
    .filter(Boolean);

/** 编制说明 and 招聘程序 of a row, as far as its table has them. */
export function processOf(cells: Cells): Pick<PostDraftForm, 'tenureInfo' | 'steps'> {
  const [natureNote, probation, service] = texts.map((field) => cells[field].slice(0, limits[field]));
  const info = { ...(natureNote && { natureNote }), ...(probation && { probation }), ...(service && { service }) };
  const steps = stepNames(cells)
    .slice(0, MAX_STEPS)
    .map((name) => ({ name: name.slice(0, MAX_STEP), when: '' }));
  return {
    ...(Object.keys(info).length > 0 ? { tenureInfo: info } : {}),
    ...(steps.length > 0 ? { steps } : {}),
  };
}

export function processNotes(cells: Cells): string[] {
  const names = stepNames(cells);
  return [
    ...texts
      .filter((field) => cells[field].length > limits[field])
      .map((field) => `${importFields[field].label}超过 ${limits[field]} 字，已截去`),
    ...(names.length > MAX_STEPS ? [`招聘程序最多 ${MAX_STEPS} 步，后 ${names.length - MAX_STEPS} 步没有写入`] : []),
    ...(names.some((name) => name.length > MAX_STEP) ? [`招聘步骤最多 ${MAX_STEP} 字，超出部分已截去`] : []),
  ];
}
