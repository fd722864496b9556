import type { ToldAnswer } from '#contract/answers/answers.ts';
import { shortOf } from '#contract/taxonomy/list.ts';
import type { StageCode } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';

const schoolOf: Partial<Record<StageCode, string>> = {
  nursery: '一家托育园',
  preschool: '一所幼儿园',
  primary: '一所小学',
  junior: '一所初中',
  senior: '一所高中',
  vocational: '一所中职学校',
  'higher-vocational': '一所高职院校',
  'vocational-undergraduate': '一所职业本科院校',
  undergraduate: '一所高校',
  postgraduate: '一所高校',
  special: '一所特教学校',
  training: '一家培训机构',
};

/** 杭州一所高中答复了一位数学教师. Names neither the school nor the person. */
export const answerText = ({ cityName, stage, subject }: ToldAnswer): string =>
  `${cityName}${schoolOf[stage as StageCode] ?? '一所学校'}答复了一位${shortOf(subjects, subject)}教师`;
