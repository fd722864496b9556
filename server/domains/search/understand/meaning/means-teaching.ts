import type { WordGroup } from '../word-group.ts';

/** 语文 means teaching it; 语文 编辑 does not. */
export const meansTeaching = (groups: readonly WordGroup[]): boolean =>
  groups.some(({ kind }) => kind === 'generic' || kind === 'subject') &&
  !groups.some(({ kind, not }) => kind === 'role' && !not);
