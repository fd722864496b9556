import { authorisationLetter } from '#contract/companies/company-papers.ts';
import { toast } from '#web/api/toasts.ts';
import type { Line } from '#web/features/files/docx-of.ts';
import { saveFile } from '#web/features/files/save-file.ts';

const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export interface Letter {
  company?: string | undefined;
  creditCode?: string | undefined;
  person?: string | undefined;
  phone?: string | undefined;
}

const blank = (text: string | undefined, characters: number) => text?.trim() || '＿'.repeat(characters);
const DAY = '　　　年　　月　　日';

/** The letter to print, stamp and upload, with the known data filled in. */
export function letterLines({ company, creditCode, person, phone }: Letter): Line[] {
  const body = (text: string): Line => ({ text, as: 'body' });
  const entry = (text: string): Line => ({ text, as: 'entry' });
  return [
    { text: authorisationLetter, as: 'heading' },
    entry('教育人才网：'),
    body(
      `兹授权${blank(person, 6)}（手机号${blank(phone, 11)}）为我单位在贵网站的招聘经办人，以我单位名义登记和维护单位资料，发布招聘职位，查看和处理求职者的投递，与求职者沟通面试和录用事宜。`,
    ),
    body(
      '我单位保证提交的材料和发布的招聘信息真实、合法，不以任何名义向求职者收取费用，对求职者的个人信息依法保密，只用于本单位招聘。',
    ),
    body(`授权期限：自${DAY}起至${DAY}止。经办人更换或者授权提前终止的，我单位及时在贵网站变更。`),
    entry(''),
    entry(`单位全称：${blank(company, 12)}`),
    entry(`统一社会信用代码：${blank(creditCode, 18)}`),
    entry('法定代表人或负责人（签字）：'),
    entry('单位（盖章）：'),
    entry(`日期：${DAY}`),
  ];
}

/** Saves the letter as a Word file. */
export async function saveLetter(letter: Letter): Promise<void> {
  try {
    const { docxOf } = await import('#web/features/files/docx-of.ts');
    saveFile(`${authorisationLetter}.docx`, new Blob([docxOf(letterLines(letter))], { type: TYPE }));
  } catch {
    toast.error('文件没有生成，请重试');
  }
}
