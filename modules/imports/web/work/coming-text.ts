import type { ImportedRow } from '../../contract.ts';

/** Whether a row creates or changes a draft. */
export const isWritten = ({ outcome }: Pick<ImportedRow, 'outcome'>): boolean =>
  outcome === 'new' || outcome === 'update';

/** The effect of writing: the number of drafts, and how many of them can be published as they are. */
export function comingText(rows: readonly Pick<ImportedRow, 'outcome' | 'lacking'>[]): string {
  const coming = rows.filter(isWritten);
  const lacking = coming.filter((row) => row.lacking.length > 0).length;
  const ready = coming.length - lacking;
  const quality =
    lacking === 0
      ? '都可以直接提交发布'
      : ready === 0
        ? '都需补充后才能发布'
        : `${ready} 个可以直接提交发布，${lacking} 个需补充`;
  const rest = rows.length - coming.length;
  return coming.length === 0
    ? '没有可以写入的行'
    : `确认后将写入 ${coming.length} 个草稿，${quality}${rest > 0 ? `；重复和待修改的 ${rest} 行不写入` : ''}`;
}
