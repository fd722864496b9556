import type { ResumeContent } from '#contract/resumes/resumes.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { maskName } from '#server/domains/identity/public.ts';
import { withoutContacts } from '#server/domains/resumes/public.ts';

/** The kind of a school instead of its name, for 盲筛. */
export function schoolSort(school: string): string {
  if (school === '') return '';
  if (/师范|师专|幼专/.test(school)) return '师范院校';
  if (/职业|技术学院|专科|高专|技师/.test(school)) return '职业院校';
  if (/中学|高中|中专|职高/.test(school)) return '中等学校';
  return '本科院校';
}

const employerSort = (stage: string | undefined) => `某${labelOf(stages, stage) || '教育'}单位`;

const phones = /(?<!\d)(?:\+?86[-\s]?)?1\d{2}[-\s]?\d{4}[-\s]?\d{4}(?!\d)|(?<!\d)0\d{2,3}-?\d{7,8}(?!\d)/g;
const mails = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const links = /https?:\/\/\S+|www\.\S+/gi;
const chatNames = /((?:微信|weixin|wechat|wx|vx|qq)\s*(?:号|群)?\s*[:：是为]?\s*)[A-Za-z0-9_-]{5,20}/gi;
const hidden = '［已隐去］';

/** A text without identifying data: name, phone, mail, links, WeChat and QQ names. */
export function scrub(text: string, name: string): string {
  const plain = text
    .replace(mails, hidden)
    .replace(links, hidden)
    .replace(phones, hidden)
    .replace(chatNames, `$1${hidden}`);
  return [...name].length > 1 ? plain.replaceAll(name, maskName(name)) : plain;
}

function scrubAll<T>(value: T, name: string): T {
  if (typeof value === 'string') return scrub(value, name) as T;
  if (Array.isArray(value)) return value.map((entry) => scrubAll(entry, name)) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, scrubAll(entry, name)])) as T;
}

/**
 * A resume for viewers who do not know the person yet: no files, numbers or contacts; `blind` removes schools and employers too.
 */
export function maskContent(content: ResumeContent, name: string, blind: boolean): ResumeContent {
  const shown: ResumeContent = {
    ...withoutContacts(content),
    certificates: content.certificates.map((entry) => ({ ...entry, number: '' })),
    educations: content.educations.map((entry) => ({
      ...entry,
      school: blind ? schoolSort(entry.school) : entry.school,
      note: blind ? '' : entry.note,
      // The years of school reveal the age to within one year.
      ...(blind ? { from: '', to: '' } : {}),
    })),
    experiences: content.experiences.map((entry) => ({
      ...entry,
      employer: blind ? employerSort(entry.stage) : entry.employer,
    })),
  };
  return scrubAll(shown, name);
}
