import { monthNumber, monthText } from '#contract/months.ts';
import type { ResumeContent } from '#contract/resumes/resumes.ts';
import type { TenureCode } from '#contract/taxonomy/tenures.ts';
import type { TitleCode } from '#contract/taxonomy/titles.ts';
import { isoMonth } from '../moments.ts';
import type { Random, Weighted } from '../random.ts';
import { readData } from '../read-data.ts';
import { drawEmployer } from './draw-schooling.ts';
import { fillWords, resumeWords } from './resume-words.ts';
import type { Persona } from './seeker.ts';

type Experience = ResumeContent['experiences'][number];

interface Data {
  tenures: Weighted<TenureCode>;
  /** By the stage: the 职称 that so many years usually bring. */
  ladders: readonly (readonly [stage: string, titles: readonly (readonly [years: number, title: TitleCode])[]])[];
}

const { tenures, ladders } = readData<Data>('careers');

function drawJob(random: Random, persona: Persona, key: string, from: number, to: number | 'now'): Experience {
  const { stage, subject, wish, cityCode } = persona;
  const { achievements, collegeAchievements, kindergartenAchievements } = resumeWords;
  const college = stage === 'undergraduate' || stage === 'higher-vocational';
  const homeroom = !college && random.chance(0.45);
  const n = random.int(1, homeroom ? 2 : 3);
  const notes = college ? collegeAchievements : stage === 'preschool' ? kindergartenAchievements : achievements;
  const written = random.sample(notes, n > 2 ? 2 : 1);
  return {
    key,
    employer: drawEmployer(random, stage, cityCode),
    position: homeroom ? `${wish}，班主任` : wish,
    stage,
    subject: subject ?? undefined,
    tenure: random.weighted(tenures),
    from: monthText(from),
    to: to === 'now' ? 'now' : monthText(to),
    weeklyLessons: random.int(9, 18),
    homeroom,
    note: random.chance(0.85) ? fillWords(random, written.join('\n'), persona) : '',
  };
}

function drawPractice(random: Random, persona: Persona, now: number): Experience {
  const from = now - random.int(8, 14);
  const months = random.int(3, 5);
  return {
    ...drawJob(random, persona, 'x0', from, from + months),
    position: persona.wish.replace('教师', '实习教师'),
    tenure: 'intern',
    note: fillWords(random, random.pick(resumeWords.practiceAchievements), persona),
    homeroom: false,
  };
}

/** The jobs since graduation, newest first: one to four, with a gap of some months now and then. */
export function drawCareer(random: Random, persona: Persona, graduated: number, now: Date): Experience[] {
  const today = monthNumber(isoMonth(now));
  if (persona.years === 0) return random.chance(0.75) ? [drawPractice(random, persona, today)] : [];
  const count = Math.min(4, 1 + Math.floor(random.next() * Math.sqrt(persona.years)));
  const start = graduated + 2;
  const length = Math.max(6, Math.floor((today - start) / count));
  const jobs: Experience[] = [];
  let from = start;
  for (let index = 0; index < count && from < today; index++) {
    const last = index === count - 1;
    const idle = last && (persona.identity === 'between' || persona.identity === 'retired');
    const end = idle ? today - random.int(2, 9) : from + length - random.int(0, 3);
    const to = last && !idle ? 'now' : Math.max(from, Math.min(end, today));
    jobs.push(drawJob(random, persona, `x${index}`, from, to));
    from = end + (random.chance(0.2) ? random.int(4, 11) : random.int(1, 2));
  }
  return jobs.reverse();
}

/** The 职称 that so many years usually bring; some have not applied. */
export function drawTitle(random: Random, { stage, years, identity }: Persona): TitleCode | null {
  if (identity === 'career' || random.chance(0.25)) return null;
  const ladder = ladders.find(([pattern]) => new RegExp(pattern).test(stage))?.[1] ?? [];
  const reached = ladder.filter(([from]) => years >= from);
  return reached.at(-1)?.[1] ?? null;
}
