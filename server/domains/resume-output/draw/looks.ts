import type { ResumeTemplate } from '#contract/resumes/resume-templates.ts';
import type { SectionName } from '#contract/resumes/resumes.ts';
import { A4 } from '#packages/typeset/page.ts';

/** The parameters of a template. */
export interface Look {
  /** Left edge of the main column's text. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Colour of headings and bullets, and of the name band if there is one. */
  accent: string;
  heading: 'line' | 'centred' | 'bar' | 'block';
  /** Position of an entry's dates: at the end of its line, or in a separate column. */
  dates: 'end' | 'column';
  masthead: 'left' | 'centred' | 'band' | 'side';
  /** The narrow column with its background and its sections. */
  side: { width: number; ground: string; sections: readonly SectionName[] } | null;
  /** The default order of sections. */
  usual: readonly SectionName[];
}

const teaching = [
  'intentions',
  'experiences',
  'educations',
  'certificates',
  'titles',
  'languages',
  'papers',
  'projects',
  'otherCertificates',
  'honours',
  'trials',
  'intro',
] as const satisfies readonly SectionName[];

const research = [
  'educations',
  'papers',
  'projects',
  'experiences',
  'honours',
  'certificates',
  'titles',
  'languages',
  'otherCertificates',
  'intentions',
  'trials',
  'intro',
] as const satisfies readonly SectionName[];

const usualPage = { left: 52, right: A4.width - 52, top: 50, bottom: A4.height - 54, side: null, usual: teaching };

export const looks: Record<ResumeTemplate, Look> = {
  plain: { ...usualPage, accent: '#1f5eff', heading: 'line', dates: 'end', masthead: 'left' },
  academic: {
    ...usualPage,
    accent: '#1a2233',
    heading: 'centred',
    dates: 'column',
    masthead: 'centred',
    usual: research,
  },
  columns: {
    ...usualPage,
    left: 214,
    right: A4.width - 40,
    accent: '#12805c',
    heading: 'bar',
    dates: 'end',
    masthead: 'side',
    side: {
      width: 190,
      ground: '#eef5f2',
      sections: ['intentions', 'certificates', 'titles', 'languages', 'otherCertificates'],
    },
  },
  steady: { ...usualPage, accent: '#1d3461', heading: 'block', dates: 'end', masthead: 'band' },
};

export const inks = { text: '#1a2233', soft: '#4a5568', faint: '#5f6b7e', line: '#d5dbe6', white: '#ffffff' };
