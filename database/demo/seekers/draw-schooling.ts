import type { ResumeContent } from '#contract/resumes/resumes.ts';
import type { DegreeCode } from '#contract/taxonomy/degrees.ts';
import type { EducationCode } from '#contract/taxonomy/educations.ts';
import { cityName } from '#contract/taxonomy/places/regions.ts';
import type { StageCode } from '#contract/taxonomy/stages.ts';
import { kindergartenStems, lands, schoolStems } from '../names/stems.ts';
import type { Random } from '../random.ts';
import { readData } from '../read-data.ts';
import type { Persona } from './seeker.ts';

type Education = ResumeContent['educations'][number];

interface Data {
  /** What one studies up to a degree, with the years that each takes. */
  courses: Record<string, readonly (readonly [education: EducationCode, years: number])[]>;
  /** What universities and colleges are called: those that give such an education, of it those for teachers. */
  universities: Record<'college' | 'doctor' | 'teaching' | 'general', readonly string[]>;
  /** What employers of a stage are called. */
  employers: Partial<Record<StageCode, readonly string[]>>;
  notes: readonly string[];
  /** Only who has graduated wrote a thesis. */
  graduated: string;
}

const { courses, universities, employers, notes, graduated } = readData<Data>('schooling');
const allLands = Object.values(lands).flat();

/** An invented university or college that gives such an education. */
function drawUniversity(random: Random, education: EducationCode, ofEducation: boolean): string {
  const usual = ofEducation ? 'teaching' : 'general';
  const kinds = universities[education === 'college' || education === 'doctor' ? education : usual];
  return random.pick(allLands) + random.pick(kinds);
}

/** An invented employer of the stage, in a real city. */
export function drawEmployer(random: Random, stage: StageCode, cityCode: string): string {
  const stem = random.pick(stage === 'preschool' ? kindergartenStems : schoolStems);
  return `${cityName(cityCode)}${stem}${random.pick(employers[stage] ?? ['学校'])}`;
}

function degreeOf(random: Random, education: EducationCode): DegreeCode {
  if (education === 'bachelor') return 'bachelor';
  if (education === 'master') return random.chance(0.6) ? 'master-professional' : 'master-academic';
  return education === 'doctor' ? 'doctor-academic' : 'none';
}

/** 学科教学 is a master's subject only. */
function majorsAt(education: EducationCode, majors: readonly string[]): readonly string[] {
  const undergraduate = majors.filter((major) => !major.startsWith('学科教学'));
  return education === 'bachelor' || education === 'college' ? undergraduate.slice(0, 2) : majors.slice(0, 3);
}

/** The years of study, the last of which end in June of `endYear`; each begins in September. */
export function drawSchooling(random: Random, persona: Persona, endYear: number) {
  const path = courses[persona.education] ?? courses.bachelor ?? [];
  const startYear = endYear - path.reduce((sum, [, years]) => sum + years, 0);
  const ofEducation = persona.certificate !== null && persona.certificate !== 'college';
  let year = startYear;
  const educations = path.map(([education, years], index): Education => {
    const from = year;
    year += years;
    const current = persona.years === 0 && index === path.length - 1;
    return {
      key: `e${index}`,
      school: drawUniversity(random, education, ofEducation),
      major: random.pick(majorsAt(education, persona.majors)) ?? '',
      education,
      degree: degreeOf(random, education),
      form: persona.years > 8 && education === 'master' && random.chance(0.5) ? 'part-time' : 'full-time',
      from: `${from}-09`,
      to: current ? 'now' : `${year}-06`,
      note: random.pick(current ? notes : [...notes, graduated]),
    };
  });
  return { educations: educations.reverse(), startYear };
}
