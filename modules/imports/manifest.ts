import type { Manifest } from '#contract/module.ts';

/** Tables of posts that others wrote: read, mapped, tried and written as drafts, by a school or by operators for it. */
export const imports = {
  name: 'imports',
  pages: { enterprise: { '/release/import': { title: '导入岗位表' } } },
  acts: { 'company.import': '替单位导入岗位表', 'company.undo-import': '撤回替单位的导入' },
} as const satisfies Manifest;
