import { admitsCode, type Entry } from './catalogues.ts';
import { keyOf } from './major-key.ts';
import type { Item } from './read-item.ts';
import { readingOf } from './reading-of.ts';
import { placeOf, type Study } from './study-of.ts';

/** Whether a requirement admits a diploma, in words for the applicant. */
export interface Admission {
  fits: 'fits' | 'unfit' | 'unclear';
  why: string;
}

const holds = (wide: readonly Entry[], study: Study) =>
  wide.some((one) => study.entries.some((mine) => admitsCode(one.code, mine.code)));

/** The item without regard to what its brackets narrow. */
function judgeName(item: Item, study: Study): Admission {
  const place = placeOf(study);
  const unclear = (why: string): Admission => ({ fits: 'unclear', why: `${place}，${why}` });
  if (item.codes.length === 0 && item.name !== '' && keyOf(item.name) === keyOf(study.name))
    return { fits: 'fits', why: `您的专业‘${study.name}’与岗位要求一致，符合` };
  const reading = readingOf(item, study.catalogue);
  if (!reading) return unclear(`岗位写的‘${item.text}’不在国家专业目录中，需由组织单位认定`);
  if (study.entries.length === 0) return { fits: 'unclear', why: `${place}没有在国家专业目录中找到，需由组织单位认定` };
  if (holds(reading.certain, study)) {
    const same = reading.certain.some(({ code }) => study.entries.some((mine) => mine.code === code));
    return { fits: 'fits', why: same && !place.includes('现名') ? `${place}，与岗位要求一致，符合` : `${place}，符合` };
  }
  if (holds(reading.doubtful, study)) return unclear(`与岗位要求的‘${item.text}’${reading.doubt}，需由组织单位认定`);
  const broader = reading.certain.some((one) => study.entries.some((mine) => admitsCode(mine.code, one.code)));
  if (broader) return unclear(`比岗位要求的‘${item.text}’范围大，需核对具体专业或方向`);
  return { fits: 'unfit', why: `${place}，不在岗位要求的专业之内` };
}

const admits = (items: readonly Item[], study: Study) =>
  items.map((item) => judgeItem(item, study)).find(({ fits }) => fits === 'fits');

/** One item of a requirement against a diploma. */
export function judgeItem(item: Item, study: Study): Admission {
  if (item.catalogues && !(study.catalogue && item.catalogues.includes(study.catalogue)))
    return { fits: 'unfit', why: `岗位的‘${item.text}’不是对您这一学历的要求` };
  if (admits(item.excluded, study)) return { fits: 'unfit', why: `${placeOf(study)}，是岗位写明不含的专业` };
  const included = admits(item.included, study);
  if (included) return included;
  const answer = judgeName(item, study);
  if (answer.fits !== 'fits') return answer;
  const doubt = (why: string): Admission => ({ fits: 'unclear', why: `${placeOf(study)}，${why}` });
  if (item.listed.length > 0 && !admits(item.listed, study))
    return doubt(`但不在岗位于‘${item.name}’后列出的专业之中，需由组织单位认定`);
  if (item.teacher && !study.teacher) return doubt('岗位还要求师范类，需核对毕业证书或培养方案');
  if (item.direction && !study.asides.includes(item.direction))
    return doubt(`岗位还要求‘${item.direction}’，需核对毕业证书或培养方案`);
  return answer;
}
