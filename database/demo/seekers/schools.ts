import type { EducationCode } from '#contract/taxonomy/educations.ts';
import { cityName } from '#contract/taxonomy/places/regions.ts';
import type { StageCode } from '#contract/taxonomy/stages.ts';
import { kindergartenStems, lands, schoolStems } from '../names/stems.ts';
import type { Random } from '../random.ts';

const allLands = Object.values(lands).flat();
const teaching = ['师范大学', '师范大学', '师范大学', '师范学院', '大学'];
const general = ['大学', '理工大学', '师范大学', '学院', '科技大学'];

/** An invented university or college that gives such an education. */
export function drawUniversity(random: Random, education: EducationCode, ofEducation: boolean): string {
  const land = random.pick(allLands);
  if (education === 'college') return `${land}${random.pick(['幼儿师范高等专科学校', '职业技术学院', '师范专科学校'])}`;
  if (education === 'doctor') return `${land}${random.pick(['大学', '师范大学', '理工大学'])}`;
  return land + random.pick(ofEducation ? teaching : general);
}

const employers: Partial<Record<StageCode, readonly string[]>> = {
  preschool: ['幼儿园', '实验幼儿园'],
  primary: ['小学', '实验小学', '实验学校'],
  junior: ['初级中学', '中学', '实验学校'],
  senior: ['高级中学', '中学', '外国语学校'],
  special: ['特殊教育学校', '启智学校'],
  vocational: ['职业高级中学', '中等职业学校', '技师学院'],
  'higher-vocational': ['职业技术学院'],
  undergraduate: ['学院', '理工学院'],
  training: ['艺术培训中心', '青少年活动中心'],
};

/** An invented employer of the stage, in a real city. */
export function drawEmployer(random: Random, stage: StageCode, cityCode: string): string {
  const stem = random.pick(stage === 'preschool' ? kindergartenStems : schoolStems);
  return `${cityName(cityCode)}${stem}${random.pick(employers[stage] ?? ['学校'])}`;
}
