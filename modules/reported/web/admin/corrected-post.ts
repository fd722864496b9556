import dayjs, { type Dayjs } from 'dayjs';
import type { ExamPostForm } from '#modules/exams/contract.ts';

type Requirements = ExamPostForm['requirements'];
type Words = keyof Requirements['words'];
export type UnfinishedPost = Partial<ExamPostForm>;

/** What a person is compared with, as the form of a post has it. */
export interface PostValues extends Pick<ExamPostForm, 'code' | 'employer' | 'title' | 'headcount'> {
  education?: Requirements['education'];
  degree?: Requirements['degree'];
  majors?: string[];
  maxAge?: number | null;
  bornFrom?: Dayjs | null;
  certificate?: Requirements['certificate'];
  graduatesOnly?: boolean;
  household?: string;
  /** A line each. */
  others?: string;
}

export const postValuesOf = ({ requirements, ...post }: UnfinishedPost): Partial<PostValues> => ({
  ...post,
  ...requirements,
  bornFrom: requirements?.bornFrom ? dayjs(requirements.bornFrom) : null,
  household: requirements?.words.household ?? '',
  others: requirements?.others?.join('\n') ?? '',
});

/** Under which heading of the organiser's table a requirement stood. */
const headings = {
  education: ['education', 'educationAndDegree'],
  degree: ['degree', 'educationAndDegree'],
  majors: ['majors'],
  maxAge: ['age'],
  bornFrom: ['age'],
  certificate: ['certificate'],
  graduatesOnly: ['audience'],
} as const satisfies Partial<Record<keyof Requirements, readonly Words[]>>;

/**
 * A post as an operator corrected it. The organiser's words stay where nothing had been read from them; a value that was read and
 * is another now takes their place. What the form does not show stays.
 */
export function correctedPost(before: UnfinishedPost, values: PostValues): ExamPostForm {
  const { code, employer, title, headcount, education, degree, majors, maxAge, certificate } = values;
  const { household = '', others = '' } = values;
  const old: Requirements = before.requirements ?? { words: {} };
  const now = {
    ...{ education, degree, majors, maxAge, certificate },
    bornFrom: values.bornFrom?.format('YYYY-MM-DD'),
    graduatesOnly: values.graduatesOnly || undefined,
    others: others.split('\n').filter((line) => line.trim() !== ''),
  };
  const requirements: Record<string, unknown> = { ...old };
  const words = { ...old.words, household: household || undefined };
  for (const [field, value] of Object.entries(now)) {
    const isEmpty =
      value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
    const was = old[field as keyof typeof headings];
    if (was !== undefined && JSON.stringify(was) !== JSON.stringify(value))
      for (const heading of headings[field as keyof typeof headings] ?? []) delete words[heading];
    if (isEmpty) delete requirements[field];
    else requirements[field] = value;
  }
  const { department = '', stage = null, subject = null, ratio = null, note = '' } = before;
  return {
    ...{ code, department, employer, title, headcount, stage, subject, ratio, note },
    requirements: { ...(requirements as Requirements), words },
  };
}
