import type { ResumeContent } from '#contract/resumes/resumes.ts';
import { type UniversityTier, universityTiers } from '#contract/taxonomy/words/universities.ts';
import { normalise } from '#server/domains/search/public.ts';

type Education = ResumeContent['educations'][number];

/** 北京师范大学珠海校区 and 北京师范大学（珠海校区） belong to 北京师范大学; an affiliated school does not. */
const universityOf = (school: string): string =>
  /^.+?(?:大学|学院)(?!附)/u.exec(school.replace(/[（(].*$/u, ''))?.[0] ?? school;

const abroad =
  /^[a-z][a-z .,'&-]{4,}$|伦敦|牛津|剑桥|哈佛|耶鲁|斯坦福|哥伦比亚|爱丁堡|曼彻斯特|伯明翰|格拉斯哥|利兹|谢菲尔德|诺丁汉大学$|帝国理工|悉尼|墨尔本|昆士兰|新南威尔士|莫纳什|多伦多|麦吉尔|加州|纽约|波士顿|芝加哥|密歇根|宾夕法尼亚|东京|京都|早稻田|大阪|首尔|高丽|延世|新加坡|南洋理工|香港|澳门|莫斯科|圣彼得堡|巴黎|柏林|慕尼黑|(?:美国|英国|德国|法国|日本|韩国|澳大利亚|加拿大|俄罗斯|新西兰|泰国|马来西亚)/u;

const marksOf = ({ school, major }: Education): string[] => {
  const name = normalise(school);
  if (name === '') return [];
  const university = universityOf(name);
  const tiers = (Object.keys(universityTiers) as UniversityTier[]).filter((tier) =>
    universityTiers[tier].schools.includes(university),
  );
  return [
    name,
    university,
    ...tiers.map((tier) => `tier-${tier}`),
    ...(/师范|师专|幼专/u.test(name) || /教育$|[（(]师范/u.test(normalise(major)) ? ['teaching'] : []),
    ...(abroad.test(name) ? ['abroad'] : []),
  ];
};

/** Names and kinds of the schools that a person attended; from masked content, under 盲筛 only the kind. */
export const schoolMarks = (educations: readonly Education[]): string[] => [...new Set(educations.flatMap(marksOf))];
