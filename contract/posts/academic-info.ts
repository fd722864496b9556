import type { AcademicInfo, PostDraftForm } from './post-fields.ts';

/** 高校岗位说明 of a form as a post shows it: every line present; null where nothing is written. */
export const academicInfoOf = (given: PostDraftForm['academic'] = {}): AcademicInfo | null => {
  const { college = '', field = '', settling, research, output = '' } = given;
  const info = { college, field, settling: settling || null, research: research || null, output };
  return Object.values(info).some(Boolean) ? info : null;
};

export const academicFormOf = ({ settling, research, ...words }: AcademicInfo): PostDraftForm['academic'] => ({
  ...words,
  ...(settling === null ? {} : { settling }),
  ...(research === null ? {} : { research }),
});
