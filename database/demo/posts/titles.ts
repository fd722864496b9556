import { shortOf } from '#contract/taxonomy/list.ts';
import { stageSubjects } from '#contract/taxonomy/stage-subjects.ts';
import type { StageCode } from '#contract/taxonomy/stages.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import type { SubjectCode } from '#contract/taxonomy/subjects.ts';
import type { Seasons } from '../moments.ts';
import type { Random, Weighted } from '../random.ts';
import { fill } from '../read-data.ts';
import { type Field, subjectPool, suitsStage } from './pools.ts';
import type { PostKind } from './post-kind.ts';

const subjectsByStage = new Map<StageCode, Weighted<SubjectCode>>();

/** The subjects of a stage that posts are drawn from, with how much they are sought. */
export function subjectsOf(stage: StageCode): Weighted<SubjectCode> {
  const known = subjectsByStage.get(stage);
  if (known) return known;
  const offered = (stageSubjects[stage] ?? stageSubjects.primary ?? []).filter((code) => subjectPool(code));
  const weights = offered.map((code) => [code, subjectPool(code)?.demand ?? 1] as const);
  subjectsByStage.set(stage, weights);
  return weights;
}

export function drawSubject(random: Random, kind: PostKind, stage: StageCode): SubjectCode | null {
  if (kind.subject === 'stage') return random.weighted(subjectsOf(stage));
  return Array.isArray(kind.subject) ? random.pick(kind.subject as readonly SubjectCode[]) : null;
}

/** 信息科技 below the 高中, 信息技术 there, 信息学 where it is about contests. */
export function subjectName(subject: SubjectCode, stage: StageCode, kind?: PostKind): string {
  if (subject === 'it' && kind?.role === 'coach') return '信息学';
  if (subject === 'it' && (stage === 'primary' || stage === 'junior')) return '信息科技';
  return subjectPool(subject)?.name ?? '';
}

export interface TitleParts {
  stage: StageCode;
  subject: SubjectCode | null;
  field: Field | null;
  campus: string;
  seasons: Seasons;
}

/** One of a subject's directions; in place of one that the stage does not know, its first that the stage knows. */
function drawDirection(random: Random, { subject, stage }: TitleParts): string {
  const directions = (subject && subjectPool(subject)?.directions) || [];
  if (directions.length === 0) return '';
  const drawn = random.pick(directions);
  const suits = (direction: string) => suitsStage(direction, stage);
  return suits(drawn) ? drawn : (directions.find(suits) ?? '');
}

/** Fills in one of the kind's titles; a direction in front of its noun loses the word 方向. */
export function drawTitle(random: Random, kind: PostKind, parts: TitleParts): string {
  const pattern = random.pick(kind.titles);
  const direction = drawDirection(random, parts);
  const plain = direction.replace(/(方向|课程)$/, '');
  const { campus, seasons } = parts;
  const subject = parts.subject ? subjectName(parts.subject, parts.stage, kind) : '';
  const about = { stage: shortOf(stages, parts.stage), subject, field: parts.field?.name ?? '' };
  const words = { ...about, campus, graduates: seasons.graduates };
  const [bracket = ''] = /（[^（）]*）/.exec(pattern) ?? [];
  const inBracket = fill(bracket, { ...words, direction })
    .replace('（）', '')
    .replace(/^（，/, '（')
    .replace(/，）$/, '）');
  return fill(pattern.replace(bracket, ''), { ...words, direction: plain }) + inBracket;
}
