import { subjectName } from '../posts/titles.ts';
import type { Random } from '../random.ts';
import { stageWord } from './draw-persona.ts';
import { lessons } from './resume-words.ts';
import type { Persona } from './seeker.ts';

/** Fills the slots of the pools with what fits the person. */
export function fillWords(random: Random, text: string, { subject, stage, wish }: Persona): string {
  return text
    .replaceAll('{subject}', subject ? subjectName(subject, stage) : wish.replace(/(专业|专任)?教师$/, ''))
    .replaceAll('{stage}', stageWord(stage))
    .replaceAll('{lesson}', random.pick((subject && lessons[subject]) || ['单元整体教学']))
    .replaceAll(/\{n\}/g, () => String(random.int(1, 3)))
    .replaceAll(/\{m\}/g, () => String(random.int(2, 6)));
}
