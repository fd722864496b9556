import { join } from 'node:path';
import { delivery } from '#contract/deliveries/delivery-state.ts';
import { interview } from '#contract/deliveries/interview-state.ts';
import { interviewModeLabels } from '#contract/deliveries/interviews.ts';
import { genders, identities } from '#contract/seekers/seeker.ts';
import { talentInvitation } from '#contract/talents/invitation-state.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { cityName, regionFullName } from '#contract/taxonomy/places/regions.ts';
import { formatDateTime, yuanGrouped } from '#contract/text.ts';
import type { PartSource } from '#server/module.ts';
import { readRows } from '#server/platform/read-rows.ts';

/** Labels of the export's columns on its readable page; others show their own name. */
export const columnWords: Record<string, string> = Object.fromEntries(
  readRows(join(import.meta.dirname, 'column-words.tsv')),
);

const from = (words: Record<string, string>) => (value: string) => words[value] ?? value;
/** Labels of a part's states, by its file. */
const statesOf: Record<string, Record<string, string>> = {
  account: { active: '正常', closing: '注销中', banned: '已封禁' },
  deliveries: delivery.labels.seeker,
  'delivery-steps': delivery.labels.seeker,
  interviews: interview.labels.seeker,
  invitations: talentInvitation.labels.seeker,
  reports: { open: '处理中', dismissed: '未采纳', corrected: '已更正', removed: '已下架', warned: '已警告' },
};

/** How values of a column are shown; others are shown as stored. */
const valueWords: Record<string, (value: string) => string> = {
  gender: (value) => labelOf(genders, value) || value,
  education: (value) => labelOf(educations, value) || value,
  identity: (value) => labelOf(identities, value) || value,
  city_code: (value) => cityName(value) || value,
  household: (value) => regionFullName(value) || value,
  privacy: from({ public: '公开', delivered: '仅投递可见', hidden: '隐藏' }),
  side: from({ seeker: '我', company: '单位', recruiter: '单位', system: '系统' }),
  mode: from(interviewModeLabels),
  via: from({ delivery: '投递', search: '人才搜索', recommendation: '推荐', chat: '沟通' }),
  gross_fen: (value) => yuanGrouped(BigInt(value)),
  deduction_fen: (value) => yuanGrouped(BigInt(value)),
  net_fen: (value) => yuanGrouped(BigInt(value)),
};

const isMoment = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d/;

/** A value as text: yes and no, times in Shanghai, and the column's labels. */
export function valueInWords(
  { file, words, states = statesOf[file] }: Pick<PartSource, 'file' | 'states' | 'words'>,
  column: string,
  value: unknown,
): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (value instanceof Date) return formatDateTime(value);
  const text = String(value);
  if (column === 'status') return states?.[text] ?? text;
  const word = words?.[column]?.[text];
  if (word !== undefined) return word;
  return isMoment.test(text) ? formatDateTime(text) : (valueWords[column]?.(text) ?? text);
}
