/** Templates of a printed resume. Free of zod, so that pages may import it. */
export const resumeTemplates = { plain: '简洁', academic: '学术', columns: '双栏', steady: '稳重' } as const;
export type ResumeTemplate = keyof typeof resumeTemplates;

export const defaultTemplate: ResumeTemplate = 'plain';
