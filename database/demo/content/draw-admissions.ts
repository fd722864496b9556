import type { AdmissionFacts } from '#contract/content/content-items.ts';
import { day, isoDay, officeMoment, plus } from '../moments.ts';
import type { Random } from '../random.ts';
import { readData } from '../read-data.ts';
import { readItems } from './read-items.ts';
import { type ContentRow, publishedRow } from './rows.ts';

interface School {
  name: string;
  code: string;
  areaCode: string;
}

/** Invented universities at real places. */
const schools = readData<readonly School[]>('admitting-schools');

type Written = Pick<AdmissionFacts, 'school' | 'plan' | 'years' | 'mode' | 'requirements' | 'materials' | 'contact'> & {
  /** Yuan a year. */
  tuition: number | null;
  /** Days from today. */
  opens: number;
  closes: number;
  /** Where in the school applications are taken. */
  window: string;
};

/** Programmes that take students: most are open now, some are still to open, one is over. */
export const drawAdmissions = (random: Random, now: Date): ContentRow[] =>
  readItems<{ admission: Written }>('programmes').map((item, at) => {
    const { tuition, opens, closes, window, ...written } = item.admission;
    const school = schools.find(({ name }) => name === written.school);
    if (!school) throw new Error(`${written.school} is not among the schools that admit`);
    const facts: AdmissionFacts = {
      ...written,
      programme: item.title,
      tuition: tuition === null ? null : tuition * 100,
      opensOn: isoDay(plus(now, opens * day)),
      closesOn: isoDay(plus(now, closes * day)),
      phone: `${school.areaCode}-5555 0${random.int(100, 199)}`,
      address: `${school.name}${window}`,
      website: 'https://admissions.example.edu',
    };
    return {
      ...publishedRow(random, 'admission', { ...item, regionCode: school.code }, officeMoment(random, now, at + 1)),
      facts,
    };
  });
