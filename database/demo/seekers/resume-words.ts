import { shortOf } from '#contract/taxonomy/list.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import type { SubjectCode } from '#contract/taxonomy/subjects.ts';
import { subjectName } from '../posts/titles.ts';
import type { Random } from '../random.ts';
import { readData } from '../read-data.ts';
import type { Persona } from './seeker.ts';

type Lines = readonly string[];
type Pairs = readonly (readonly [title: string, of: string])[];

/** What people write in resumes; {subject} {stage} {lesson} {n} {m} are filled in. Honours have an issuer, projects a part. */
export const resumeWords = readData<
  Record<'achievements' | 'practiceAchievements' | 'kindergartenAchievements' | 'collegeAchievements', Lines> &
    Record<'papers' | 'journals' | 'otherCertificates' | 'intros', Lines> &
    Record<'honours' | 'studentHonours' | 'projects', Pairs> & { lessons: Partial<Record<SubjectCode, Lines>> }
>('resume-words');

/** Fills the slots of the pools with what fits the person. */
export function fillWords(random: Random, text: string, { subject, stage, wish }: Persona): string {
  return text
    .replaceAll('{subject}', subject ? subjectName(subject, stage) : wish.replace(/(专业|专任)?教师$/, ''))
    .replaceAll('{stage}', shortOf(stages, stage))
    .replaceAll('{lesson}', random.pick((subject && resumeWords.lessons[subject]) || ['单元整体教学']))
    .replaceAll(/\{n\}/g, () => String(random.int(1, 3)))
    .replaceAll(/\{m\}/g, () => String(random.int(2, 6)));
}
