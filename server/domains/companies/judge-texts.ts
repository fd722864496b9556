import type { CompanyProposal } from '#contract/companies/company-shapes.ts';
import { checkText } from '#contract/posts/post-text-check.ts';
import { sensitiveWords } from '#server/domains/moderation-lists/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';

/** A company's own texts by field, with the currently public version. */
const textsOf = ({ name, shortName, address, intro, facts }: CompanyProposal) =>
  Object.entries({ name, shortName, address, intro, facts: facts?.nature }).filter((pair): pair is [string, string] =>
    Boolean(pair[1]),
  );

/** Names are exempt from the check of posts: 女子中学 is a name, not a demand. */
const isName = (field: string) => field === 'name' || field === 'shortName';

/**
 * Checks new texts like those of a post, by law and by the operators' lists. Returns the fields that an operator must review
 * before they are shown.
 * @throws AppError INVALID_INPUT naming each field with a forbidden text
 */
export async function judgeTexts(db: Database, part: CompanyProposal): Promise<Set<string>> {
  const words = await sensitiveWords(db);
  const found = textsOf(part).flatMap(([field, text]) => [
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
        path: `body.${field === 'facts' ? 'facts.nature' : field}`,
        message: note ? `“${said}”：${note}` : `“${said}”不允许发布`,
      })),
    });
  return new Set(found.map(({ field }) => field));
}
