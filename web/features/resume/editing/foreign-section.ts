import { resumeContent } from '#contract/resumes/resumes.ts';
import type { Entry, SectionSpec } from '../sections.ts';
import { foreignFields } from './fields.ts';

/** The list of foreign languages as a section; it is part of 普通话与外语. */
export const foreignSection = {
  key: 'languages',
  title: '普通话与外语',
  hint: '',
  most: 6,
  schema: resumeContent.shape.languages.unwrap().shape.foreign.unwrap().element,
  fields: foreignFields,
  look: ({ name, level }: Entry) => ({ when: '', head: String(name ?? ''), text: String(level ?? '') }),
} as unknown as SectionSpec;
