import type { CompanyProposal } from '#contract/companies/company-shapes.ts';
import { checkText } from '#contract/posts/post-text-check.ts';
import { sensitiveWords } from '#server/domains/moderation-lists/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';

/** Names are exempt from the check of posts: 女子中学 is a name, not a demand. */
const isName = (field: string) => field === 'name' || field === 'shortName';

/**
 * Checks new texts, by the path of their field, like those of a post: by law and by the operators' lists. Returns the fields that
 * an operator must review before they are shown.
 * @throws AppError INVALID_INPUT naming each field with a forbidden text
 */
export async function judgeWords(db: Database, texts: Readonly<Record<string, string>>): Promise<Set<string>> {
  const words = await sensitiveWords(db);
  const found = Object.entries(texts).flatMap(([field, text]) => [
    ...words.find(text).map(({ level, words: said, note }) => ({ field, said, note, refused: level === 'refuse' })),
    ...(isName(field) ? [] : checkText(text)).map(({ severity, words: said, reason }) => ({
      field,
      said,
      note: reason,
      refused: severity === 'block',
    })),
  ]);
  const refused = found.filter((finding) => finding.refused);
  if (refused.length > 0)
    throw appError('INVALID_INPUT', {
      message: `内容含有不允许发布的文字（“${refused[0]?.said}”），请修改后再保存`,
      issues: refused.map(({ field, said, note }) => ({
        path: `body.${field}`,
        message: note ? `“${said}”：${note}` : `“${said}”不允许发布`,
      })),
    });
  return new Set(found.map(({ field }) => field));
}

/** Checks a company's own texts; returns the fields of the form that wait for review. @throws AppError INVALID_INPUT */
export async function judgeTexts(db: Database, { name, shortName, address, intro, facts }: CompanyProposal) {
  const texts = { name, shortName, address, intro, 'facts.nature': facts?.nature };
  const given = Object.entries(texts).filter((pair): pair is [string, string] => Boolean(pair[1]));
  const found = await judgeWords(db, Object.fromEntries(given));
  return new Set([...found].map((field) => (field === 'facts.nature' ? 'facts' : field)));
}
