import { dayMs } from '#contract/months.ts';
import { type ResumeContent, resumeContent } from '#contract/resumes/resumes.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { stageSubjects } from '#contract/taxonomy/stage-subjects.ts';
import { type StageCode, stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { vectorText } from '#server/domains/search/index/vector.ts';
import { type TalentRow, type TalentSource, talentRow } from '#server/domains/talents/index/talent-row.ts';
import { drawsFrom } from '../lib/random.ts';
import { cities, inventedWords, phrases } from '../search/vocabulary.ts';

const proseWords = 60;

export interface Talent {
  source: TalentSource;
  row: TalentRow;
}

/** Random people for talent search: skewed cities, 学科 and words; deterministic by seed and first id. */
export function talentDrawer(seed: number, now: Date, firstId = 4_000_000_000_000_001n): () => Talent {
  const draws = drawsFrom(seed);
  const words = draws.skewed(inventedWords(30_000));
  const schools = draws.skewed(inventedWords(31_000).slice(30_000));
  const city = draws.skewed(cities().map(({ code }) => code));
  const stage = draws.skewed<StageCode>(['primary', 'junior', 'senior', 'preschool', 'vocational', 'training']);
  const taught = new Map(
    (Object.keys(stageSubjects) as StageCode[]).map((code) => [code, draws.skewed(stageSubjects[code] ?? ['general'])]),
  );
  const education = draws.skewed(['bachelor', 'master', 'college', 'doctor'] as const);
  let nextId = firstId;

  function content(): ResumeContent {
    const level = stage();
    const subject = taught.get(level)?.() ?? 'general';
    const years = Math.floor(draws.next() ** 2 * 20);
    const title = `${labelOf(stages, level)}${labelOf(subjects, subject)}教师`;
    const from = `${2026 - years}-09`;
    return resumeContent.parse({
      intentions: [
        {
          key: 'a',
          title,
          stage: level,
          subject,
          cityCodes: [...new Set([city(), city()])],
          salaryMin: draws.next() < 0.8 ? (5 + draws.whole(15)) * 100_000 : undefined,
        },
      ],
      educations: [
        {
          key: 'b',
          school: `${schools()}师范大学`,
          major: labelOf(subjects, subject),
          education: education(),
          from: '2012-09',
          to: '2016-06',
        },
      ],
      experiences:
        years > 0
          ? [{ key: 'c', employer: `${schools()}学校`, position: title, stage: level, subject, from, to: 'now' }]
          : [],
      certificates: draws.next() < 0.7 ? [{ key: 'd', kind: draws.one(['primary', 'junior', 'senior'] as const) }] : [],
      arrival: draws.one(['随时到岗', '2027年2月', '']),
      intro: '热爱教育，注重课堂效率与家校沟通。'.repeat(4),
    });
  }

  return () => {
    const id = String(nextId);
    nextId += 1n;
    const source: TalentSource = {
      joberId: id,
      resumeId: id,
      name: '林求职',
      blind: false,
      education: education(),
      identity: draws.one(['graduate', 'teacher', 'between']),
      birthday: '1995-06-01',
      cityCode: city(),
      completeness: 30 + draws.whole(70),
      activeAt: new Date(now.getTime() - Math.floor(draws.next() ** 1.5 * 300 * dayMs)),
      content: content(),
    };
    const row = talentRow(source, now);
    const prose = [
      ...Array.from({ length: proseWords }, words),
      ...phrases.flatMap(([word, share]) => (draws.next() < share ? [word] : [])),
    ];
    return { source, row: { ...row, tsv: `${row.tsv} ${vectorText(prose, [])}` } };
  };
}
