import { dayMs } from '#contract/months.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { stageSubjects } from '#contract/taxonomy/stage-subjects.ts';
import { type StageCode, stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { lists } from '#server/domains/search/index/code-bits.ts';
import { type PostSource, type SearchRow, searchRow } from '#server/domains/search/index/search-row.ts';
import { vectorText } from '#server/domains/search/index/vector.ts';
import { noCodes } from '#server/domains/search/testing/random-posts.ts';
import { drawsFrom } from '../lib/random.ts';
import { cities, inventedWords, phrases } from './vocabulary.ts';

const companies = 60_000;
const proseWords = 90;
const kinds = { words: 30_000, names: 8_000 } as const;

/** Random index rows: skewed cities, 学科 and words; deterministic by seed. */
export function rowDrawer(seed: number, now: Date): () => SearchRow {
  const draws = drawsFrom(seed);
  const words = draws.skewed(inventedWords(kinds.words));
  const names = inventedWords(kinds.words + kinds.names).slice(kinds.words);
  const city = draws.skewed(cities());
  const stage = draws.skewed<StageCode>([
    'primary',
    'junior',
    'senior',
    'preschool',
    'training',
    'vocational',
    'special',
  ]);
  const taught = new Map(
    (Object.keys(stageSubjects) as StageCode[]).map((code) => [code, draws.skewed(stageSubjects[code] ?? ['general'])]),
  );
  const coded = (list: keyof typeof lists) => draws.skewed(Object.keys(lists[list]));
  const [role, tenure, education, experience, companyType, benefit] = (
    ['role', 'tenure', 'education', 'experience', 'companyType', 'benefit'] as const
  ).map(coded) as [() => string, () => string, () => string, () => string, () => string, () => string];

  return () => {
    const place = city();
    const level = stage();
    const subject = taught.get(level)?.() ?? 'general';
    const company = Math.floor(draws.next() ** 2 * companies);
    const min = Math.round(3 + draws.next() ** 3 * 20) * 100_000;
    const post: PostSource = {
      id: ((BigInt(draws.whole(2 ** 31)) << 31n) + BigInt(draws.whole(2 ** 31)) + 1n).toString(),
      companyId: String(1_000_000 + company),
      companyName: `${names[company % names.length]}${names[(company * 7) % names.length]}学校`,
      companyShortName: '',
      title: `${labelOf(stages, level)}${labelOf(subjects, subject)}教师${draws.next() < 0.3 ? `（${words()}）` : ''}`,
      codes: {
        ...noCodes,
        companyType: [companyType()],
        role: [draws.next() < 0.7 ? 'teacher' : role()],
        stage: [level],
        subject: [subject],
        tenure: [tenure()],
        education: draws.next() < 0.9 ? [draws.next() < 0.6 ? 'bachelor' : education()] : [],
        certificate: draws.next() < 0.5 ? ['primary'] : [],
        experience: [experience()],
        benefit: [...new Set([benefit(), benefit(), benefit()])],
      },
      cityCode: place.code,
      regionCode: place.counties.length > 0 ? draws.one(place.counties) : place.code,
      monthMin: draws.next() < 0.9 ? min : null,
      monthMax: draws.next() < 0.9 ? min + draws.whole(8) * 100_000 : null,
      salaryMax: null,
      salaryUnit: 'month',
      majors: [],
      description: '',
      refreshedAt: new Date(now.getTime() - Math.floor(draws.next() ** 1.5 * 90 * dayMs)).toISOString(),
      deadline: draws.next() < 0.4 ? new Date(now.getTime() + draws.whole(60 * dayMs) + 3_600_000).toISOString() : null,
    };
    const row = searchRow(post);
    const prose = [
      ...Array.from({ length: proseWords }, words),
      ...phrases.flatMap(([word, share]) => (draws.next() < share ? [word] : [])),
    ];
    return { ...row, tsv: `${row.tsv} ${vectorText(prose, [])}` };
  };
}
