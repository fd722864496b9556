import { monthNumber, monthText } from '#contract/months.ts';
import type { ResumeContent } from '#contract/resumes/resumes.ts';
import type { TenureCode } from '#contract/taxonomy/tenures.ts';
import type { TitleCode } from '#contract/taxonomy/titles.ts';
import { isoMonth } from '../moments.ts';
import type { Random, Weighted } from '../random.ts';
import { readData } from '../read-data.ts';
import { fillWords } from './fill-words.ts';
import { achievements, collegeAchievements, kindergartenAchievements, practiceAchievements } from './resume-words.ts';
import { drawEmployer } from './schools.ts';
import type { Persona } from './seeker.ts';

type Experience = ResumeContent['experiences'][number];

interface Data {
  tenures: Weighted<TenureCode>;
  /** By the stage: the 职称 that so many years usually bring. */
  ladders: readonly (readonly [stage: string, titles: readonly (readonly [years: number, title: TitleCode])[]])[];
}

const { tenures, ladders } = readData<Data>('careers');

function notesFor({ stage }: Persona): readonly string[] {
  if (stage === 'preschool') return kindergartenAchievements;
  return stage === 'undergraduate' || stage === 'higher-vocational' ? collegeAchievements : achievements;
}

function drawJob(random: Random, persona: Persona, key: string, from: number, to: number | 'now'): Experience {
  const { stage, subject, wish, cityCode } = persona;
  const homeroom = stage !== 'undergraduate' && stage !== 'higher-vocational' && random.chance(0.45);
  const n = random.int(1, homeroom ? 2 : 3);
  const written = random.sample(notesFor(persona), n > 2 ? 2 : 1);
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
    note: fillWords(random, random.pick(practiceAchievements), persona),
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
    jobs.push(
      drawJob(random, persona, `x${index}`, from, last && !idle ? 'now' : Math.max(from, Math.min(end, today))),
    );
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
