import { admitsCode, type Catalogue, type Entry, entries, entriesNamed, entryOf, rowsOf } from './catalogues.ts';
import { keyOf } from './major-key.ts';
import type { Item } from './read-item.ts';
import { placeOf, type Study } from './study-of.ts';

/** What an item means in one catalogue. */
interface Reading {
  certain: readonly Entry[];
  /** What the item may mean too, and why nobody but the organiser can say. */
  doubtful: readonly Entry[];
  doubt: string;
}

const counterparts = new Map(rowsOf('counterparts').map(([code = '', ...columns]) => [code, columns]));
const everywhere: readonly Catalogue[] = ['undergraduate', 'graduate', 'vocational'];

/** 公共管理学 and 公共管理类 are one discipline; 教育学 and 教育 are two, so short names keep their 学. */
const stem = (name: string): string =>
  keyOf(name)
    .replace(/类$/, '')
    .replace(/(?<=.{4})学$/, '');

/** The entries that a name means: a class without 类 is the class, and 学科教学 is all of its fields. */
function named(name: string, catalogue: Catalogue): readonly Entry[] {
  const [, field] = /^(.+?)(?:学科)?门类$/.exec(name) ?? [];
  if (field) return entriesNamed(catalogue, field).filter(({ code }) => code.length === 2);
  const found = entriesNamed(catalogue, name);
  if (found.length > 0 || name === '') return found;
  if (name === '学科教学' && catalogue === 'graduate')
    return entries.filter((entry) => entry.catalogue === catalogue && entry.name.startsWith('学科教学（'));
  return entriesNamed(catalogue, `${name}类`);
}

/** The classes of undergraduates that a class of the vocational catalogue comes near: '教育类', which announcements write for both. */
const nearVocational = (name: string) =>
  entriesNamed('vocational', name).flatMap(({ code }) =>
    [...counterparts].flatMap(([classCode, [, , vocational = '']]) =>
      vocational.split(' ').includes(code) ? (entryOf('undergraduate', classCode) ?? []) : [],
    ),
  );

/** A class of undergraduates as the other catalogues have it: the same discipline, and those near it. */
function counterpartsOf(name: string, catalogue: Catalogue): Pick<Reading, 'certain' | 'doubtful'> {
  const [entry] = entriesNamed('undergraduate', name).filter(({ code }) => code.length === 4);
  if (!entry) {
    const near = nearVocational(name);
    const beyond = catalogue === 'graduate' ? near.map((similar) => counterpartsOf(similar.name, catalogue)) : [];
    return {
      certain: [],
      doubtful: [...near, ...beyond.flatMap(({ certain, doubtful }) => [...certain, ...doubtful])],
    };
  }
  if (catalogue === 'undergraduate') return { certain: [], doubtful: [] };
  const [same = '', graduate = '', vocational = ''] = counterparts.get(entry.code) ?? [];
  const listed = (codes: string) => codes.split(' ').flatMap((code) => entryOf(catalogue, code) ?? []);
  const twins = ['', '类']
    .flatMap((end) => entriesNamed(catalogue, stem(name) + end))
    .filter(({ code }) => code.length === 4);
  const studies = entriesNamed(catalogue, `${stem(name)}学`).filter(({ code }) => code.length === 4);
  return {
    certain: [...twins, ...(stem(name).length >= 4 ? studies : []), ...(catalogue === 'graduate' ? listed(same) : [])],
    doubtful: listed(catalogue === 'graduate' ? graduate : vocational),
  };
}

/** The majors of a name that is also a class or a 门类 are certain; the rest of the class is not. */
function narrowest(found: readonly Entry[], name: string, catalogue: Catalogue): Pick<Reading, 'certain' | 'doubtful'> {
  const least = catalogue === 'graduate' ? 4 : 6;
  const certain = found.filter(({ code }) => code.length >= least);
  if (certain.length === 0) return { certain: found, doubtful: [] };
  const wide = [...found.filter(({ code }) => code.length < least), ...entriesNamed(catalogue, `${name}类`)];
  return { certain, doubtful: wide };
}

const agrees = (name: string, entry: Entry) =>
  name === '' || stem(entry.name) === stem(name) || keyOf(entry.name) === keyOf(name);

/** Null for an item that no catalogue has. */
function readingOf({ name, codes }: Item, catalogue: Catalogue | null): Reading | null {
  const coded = codes.flatMap((code) => everywhere.flatMap((source) => entryOf(source, code) ?? []));
  if (coded.length === 0 && everywhere.every((source) => named(name, source).length === 0)) return null;
  if (!catalogue) return { certain: [], doubtful: [], doubt: '' };
  const agreed = coded.filter((entry) => agrees(name, entry) || named(name, entry.catalogue).includes(entry));
  const here = agreed.filter((entry) => entry.catalogue === catalogue);
  if (here.length > 0) return { certain: here, doubtful: [], doubt: '' };
  const found = named(name, catalogue);
  if (codes.length > 0 && (agreed.length === 0 || found.length > 0)) {
    const byCode = agreed.length > 0 ? [] : coded.filter((entry) => entry.catalogue === catalogue);
    return { certain: [], doubtful: [...found, ...byCode], doubt: '的名称或代码有一处不一致' };
  }
  if (found.length === 0) return { ...counterpartsOf(name, catalogue), doubt: '相近，但不在同一类中' };
  const doubt = '是否相当不能确定（它既是专业名称，也是类或门类的名称）';
  return { ...narrowest(found, name, catalogue), doubt };
}

/** Whether a requirement admits a diploma, in words for the applicant. */
export interface Admission {
  fits: 'fits' | 'unfit' | 'unclear';
  why: string;
}

const holds = (wide: readonly Entry[], study: Study) =>
  wide.some((entry) => study.entries.some((mine) => admitsCode(entry.code, mine.code)));

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
  const broader = reading.certain.some((entry) => study.entries.some((mine) => admitsCode(mine.code, entry.code)));
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
