import { z } from 'zod';
import { code, codes, day, fen, list, text, whole, yesNo } from '#contract/fields.ts';
import { type IdentityKind, identityKinds } from '#contract/people/identity-number.ts';

/** How scores of groups that divide the people of a post are made comparable. */
export const groupCorrections = { none: '不修正', mean: '按各组平均分修正' } as const;

/** With fewer sheets than this, none is left out. */
export const leastForExtremes = 5;

/** What a project decides about scores, lines and replacements. */
export const resultSettings = z
  .strictObject({
    fullMark: whole('笔试满分', 10, 1_000),
    /** The written score that is needed; 0 for none. */
    pass: whole('笔试合格线', 0, 1_000),
    interviewPass: whole('面试合格线', 0, 100),
    /** Whether the highest and the lowest sheet of a person are left out, see `leastForExtremes`. */
    dropExtremes: yesNo('去掉最高分和最低分'),
    groupCorrection: code(groupCorrections, '分组修正'),
    /** Days after the publication of written scores in which one's own may be asked to be counted again; 0 for none. */
    recountDays: whole('成绩复查天数', 0, 15),
    /** The last day on which somebody takes another's place; null for no limit. */
    replaceUntil: day('递补截止日').nullable(),
  })
  .meta({ title: '成绩与名单' });

export type ResultSettings = z.output<typeof resultSettings>;

export const usualResults: ResultSettings = {
  fullMark: 100,
  pass: 0,
  interviewPass: 60,
  dropExtremes: true,
  groupCorrection: 'none',
  recountDays: 3,
  replaceUntil: null,
};

export const phoneLine = z.strictObject({
  name: text('电话用途', { min: 1, max: 20 }),
  number: text('电话', { min: 5, max: 30 }),
});

/** A picture of one inch at 300 dots an inch. */
export const usualPhoto = { width: 295, height: 413 };

/** Which decisions about eligibility take two people. */
export const secondReviews = { none: '不复核', refusals: '不通过须复核', all: '每份都须复核' } as const;

/** Which score decides between equal totals. */
export const tieRules = {
  interview: '同分时面试成绩高者在前',
  written: '同分时笔试成绩高者在前',
  extra: '同分时加试决定',
} as const;

/** How public pages count applicants. */
export const numbersRules = { live: '实时公布', hourly: '每小时公布一次', hidden: '报名截止后公布' } as const;

/** What one project decides. Practice differs by place, so each is a setting, and the announcement page states it. */
export const examSettings = z
  .strictObject({
    /** The day on which age is counted. */
    ageOn: day('年龄计算日'),
    /** The day by which diplomas and certificates must have been obtained. */
    papersUntil: day('证书取得截止日'),
    /** Years of graduation that count as 应届. */
    graduationYears: list(whole('毕业年份', 2000, 2099), '应届毕业年份', {
      max: 5,
      most: '毕业年份最多 5 个',
      ask: '毕业年份格式不正确',
    }),
    /** Fen for each applicant; 0 where none is charged. */
    fee: fen('考务费', 100_000),
    /** How an applicant pays it to the organiser. */
    payNote: text('缴费方式', { max: 300 }).default(''),
    /** 开考比例 1 : N; 0 for none. */
    ratio: whole('开考比例', 0, 20),
    /** Which decisions of a reviewer another person has to confirm. */
    secondReview: code(secondReviews, '复核').default('none'),
    /** Percentages of the total score; they add up to 100. */
    weights: z
      .strictObject({ written: whole('笔试占比', 0, 100), interview: whole('面试占比', 0, 100) })
      .meta({ title: '总成绩占比' }),
    decimals: whole('成绩小数位', 0, 4),
    tie: code(tieRules, '同分处理'),
    /** 1 : N from the written test into the interview; those level with the last are included. */
    shortlist: whole('入围比例', 1, 10),
    publicityDays: whole('公示工作日', 3, 30),
    results: resultSettings.default(usualResults),
    /** The papers by which a person may register. */
    identities: codes(identityKinds, '报名证件').default((): IdentityKind[] => ['resident']),
    /** The picture of tickets and lists, in pixels. */
    photo: z
      .strictObject({ width: whole('照片宽', 100, 1_200), height: whole('照片高', 100, 1_600) })
      .default(usualPhoto)
      .meta({ title: '证件照尺寸' }),
    /** Days after a refusal in which its applicant may appeal; 0 where none may. */
    appealDays: whole('申诉天数', 0, 15).default(3),
    /** Numbers of applicants on public pages: as they are, as they were at the full hour, or none before registration ends. */
    numbers: code(numbersRules, '报名人数').default('live'),
    /** Days after the end of the project for which identity numbers and evidence are kept. */
    keepDays: whole('材料保存天数', 30, 3_650).default(365),
    /** What an applicant reads before registering. */
    registerNote: text('报名须知', { max: 500 }),
    phones: list(phoneLine, '咨询电话', { max: 6 }),
  })
  .refine(({ weights }) => weights.written + weights.interview === 100, {
    error: '笔试与面试的占比加起来应为 100',
    path: ['weights', 'written'],
  })
  .meta({ title: '规则' });

export type ExamSettings = z.output<typeof examSettings>;

/** What contradicts the weights of a project with these steps, in words: a score that nobody gets weighs nothing. */
export function weightsFault(
  steps: readonly { step: string }[],
  { written, interview }: ExamSettings['weights'],
): string | null {
  const has = (name: string) => steps.some(({ step }) => step === name);
  if (has('written') && !has('interview') && interview > 0) return '时间安排里没有“面试试讲”，笔试占比应为 100%';
  if (has('interview') && !has('written') && written > 0) return '时间安排里没有“笔试”，笔试占比应为 0';
  return null;
}

/** Common national practice, with which a new project begins. `year` is the year of appointment. */
export const usualSettings = (year: number): ExamSettings =>
  examSettings.parse({
    ageOn: `${year - 1}-12-31`,
    papersUntil: `${year}-07-31`,
    graduationYears: [year],
    fee: 0,
    ratio: 3,
    weights: { written: 40, interview: 60 },
    decimals: 2,
    tie: 'interview',
    shortlist: 3,
    publicityDays: 7,
    registerNote: '',
    phones: [],
  });
