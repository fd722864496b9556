import type { ResumeContent } from '#contract/resumes/resumes.ts';
import type { DegreeCode } from '#contract/taxonomy/degrees.ts';
import type { EducationCode } from '#contract/taxonomy/educations.ts';
import type { Random } from '../random.ts';
import { drawUniversity } from './schools.ts';
import type { Persona } from './seeker.ts';

type Education = ResumeContent['educations'][number];

const courses: Record<string, readonly [education: EducationCode, years: number][]> = {
  college: [['college', 3]],
  bachelor: [['bachelor', 4]],
  master: [
    ['bachelor', 4],
    ['master', 3],
  ],
  doctor: [
    ['bachelor', 4],
    ['master', 3],
    ['doctor', 4],
  ],
};

function degreeOf(random: Random, education: EducationCode): DegreeCode {
  if (education === 'bachelor') return 'bachelor';
  if (education === 'master') return random.chance(0.6) ? 'master-professional' : 'master-academic';
  return education === 'doctor' ? 'doctor-academic' : 'none';
}

const notes = ['', '', '', '专业排名前 10%', '获校一等奖学金两次', '任院学生会学习部部长'];
const notesOfGraduates = [...notes, '毕业论文获评优秀'];

/** 学科教学 is a master's subject only. */
function majorsAt(education: EducationCode, majors: readonly string[]): readonly string[] {
  const undergraduate = majors.filter((major) => !major.startsWith('学科教学'));
  return education === 'bachelor' || education === 'college' ? undergraduate.slice(0, 2) : majors.slice(0, 3);
}

/** The years of study, the last of which end in June of `endYear`; each begins in September. */
export function drawSchooling(
  random: Random,
  persona: Persona,
  endYear: number,
): { educations: Education[]; startYear: number } {
  const path = courses[persona.education] ?? courses.bachelor ?? [];
  const total = path.reduce((sum, [, years]) => sum + years, 0);
  const startYear = endYear - total;
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
      note: random.pick(current ? notes : notesOfGraduates),
    };
  });
  return { educations: educations.reverse(), startYear };
}
