import type { ResumeReading } from '#contract/resumes/resume-import.ts';
import type { ExtractedText } from './extract-lines.ts';
import { divide } from './own/read-parts.ts';
import { readPrinted } from './own/read-printed.ts';
import { readResume } from './read-resume.ts';

/** The draft of a resume: by its parts where this site printed it, else by its text. */
export const draftOf = ({ lines, parts }: ExtractedText): ResumeReading =>
  parts ? readPrinted(divide(parts)) : readResume(lines);
