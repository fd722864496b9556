import { compact } from '../read/plain-text.ts';

interface SplitRequirement {
  experience: string;
  education: string;
}

const degree =
  /(?:学历)?(?:全日制|统招)?(?:博士|硕士|研究生|本科|学士|大专|专科|中专|中技|高中|初中)(?:研究生)?(?:及?以上)?(?:学历)?|学历不限|不限学历/;
const years =
  /(?:经验)?(?:\d{1,2}|[一二两三四五六七八九十]{1,3})(?:-(?:\d{1,2}|[一二两三四五六七八九十]{1,3}))?年(?:及?以[上下内])?(?:(?:教学|工作)?经验|教龄)?|应届(?:毕业)?生?|经验不限|不限经验|在校生?|无经验/;
const open = /不限|无要求|不要求/;

/**
 * Splits a cell that contains experience and degree: '不限/本科', '大专 / 1-3年', '3-5年本科', '不限/不限'. Null for a cell with one of them.
 */
export function splitRequirement(cell: string): SplitRequirement | null {
  const text = compact(cell);
  if (text.length > 30) return null;
  const education = degree.exec(text)?.[0];
  const experience = years.exec(text)?.[0];
  if (education && experience) return { education, experience };
  const rest = text.replace(education ?? experience ?? '', '');
  if (education && open.test(rest)) return { education, experience: '不限' };
  if (experience && open.test(rest)) return { experience, education: '不限' };
  return /^不限[^不]{1,3}不限$/.test(text) ? { experience: '不限', education: '不限' } : null;
}
