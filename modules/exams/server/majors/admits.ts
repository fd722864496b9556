import { LRUCache } from 'lru-cache';
import { type Admission, judgeItem } from './judge-item.ts';
import { readRequirement, type Section } from './read-requirement.ts';
import { type Diploma, placeOf, type Study, studyOf } from './study-of.ts';

const order = ['fits', 'unclear', 'unfit'] as const satisfies Admission['fits'][];

const best = (answers: readonly Admission[]): Admission | undefined =>
  order.flatMap((fits) => answers.find((answer) => answer.fits === fits) ?? [])[0];

function judgeSection(section: Section, study: Study): Admission {
  const place = placeOf(study);
  if (section.any) return { fits: 'fits', why: '岗位不限专业，符合' };
  const answers = section.items.map((item) => judgeItem(item, study));
  if (section.teacherOnly)
    answers.push(
      study.teacher
        ? { fits: 'fits', why: `您的专业‘${study.name}’是师范类，符合` }
        : { fits: 'unclear', why: `${place}，岗位要求师范类，需核对毕业证书或培养方案` },
    );
  const answer = best(answers);
  if (section.related && answer?.fits !== 'fits')
    return { fits: 'unclear', why: `${place}，是否属于岗位所说的相关或相近专业，需由组织单位认定` };
  return answer ?? { fits: 'unclear', why: `${place}，岗位的专业要求没有读懂，需由组织单位认定` };
}

function judge(requirement: string, diploma: Diploma): Admission {
  const study = studyOf(diploma);
  const sections = readRequirement(requirement);
  const own = sections.filter(
    ({ catalogues }) => catalogues === null || (study.catalogue !== null && catalogues.includes(study.catalogue)),
  );
  if (own.length === 0)
    return { fits: 'unfit', why: `岗位没有列出您这一学历的专业，您的专业‘${study.name}’不在要求之内` };
  return best(own.map((section) => judgeSection(section, study))) ?? { fits: 'unclear', why: '' };
}

/** Posts of a project share their words, and applicants their majors. */
const judged = new LRUCache<string, Admission>({ max: 10_000 });

/**
 * Whether the words of a post on majors admit a diploma, by the national catalogues, and the reason in words. What the catalogues cannot
 * decide is `unclear` and for a person: 相关专业, names that no catalogue has, codes that contradict names, 师范 and 方向.
 */
export function admits(requirement: string, diploma: Diploma): Admission {
  const key = JSON.stringify([requirement, diploma.level, diploma.majorName, diploma.majorCode]);
  const answer = judged.get(key) ?? judge(requirement, diploma);
  judged.set(key, answer);
  return answer;
}
