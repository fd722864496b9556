import type { ExperienceCode } from '#contract/taxonomy/experiences.ts';
import type { StageCode } from '#contract/taxonomy/stages.ts';
import type { TenureCode } from '#contract/taxonomy/tenures.ts';

// Words used in searches only. In a cell of an imported table they would mean too much.

type Words<Code extends string> = Partial<Record<Code, readonly string[]>>;

const words = (text: string): string[] => text.split(' ');
const colleges = words('高校 高等学校 高等院校');
const inSystem = words('体制内');
const graduates = words('应届 应届生 应届毕业生 毕业生');
const newcomers = words('经验不限 不限经验 无经验 零经验 无需经验 不需要经验 不要求经验 无工作经验 不要求工作经验');

export const stagePhrases: Words<StageCode> = {
  'higher-vocational': colleges,
  'vocational-undergraduate': [...colleges, '大学'],
  postgraduate: [...colleges, '大学'],
};

export const tenurePhrases: Words<TenureCode> = {
  establishment: inSystem,
  quota: inSystem,
  'special-post': inSystem,
  targeted: inSystem,
};

export const experiencePhrases: Words<ExperienceCode> = {
  any: newcomers,
  graduate: [...newcomers, ...graduates],
  '0-1': [...newcomers, ...graduates],
};
