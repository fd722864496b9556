import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';

const DISTINCT = 10_000;
const cities = [
  '330100',
  '440100',
  '440300',
  '510100',
  '110100',
  '310100',
  '320100',
  '420100',
  '610100',
  '500100',
  '370200',
  '430100',
];
const words = [
  '小学语文',
  '高中数学',
  '初中英语',
  '幼儿园',
  '辅导员',
  '班主任',
  '体育',
  '美术',
  '心理',
  '物理',
  '化学',
  '信息技术',
  '音乐',
  '教务',
  '双语',
];

interface Ids {
  posts: string[];
  companies: string[];
}

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
const many = (make: (index: number) => string) => Array.from({ length: DISTINCT }, (_, index) => make(index));

/** 10,000 distinct addresses of each kind of page, the most asked for first. */
export function pageUrls({ posts, companies }: Ids): Record<string, string[]> {
  const stage = Object.keys(stages);
  const subject = Object.keys(subjects);
  const tenure = Object.keys(tenures);
  return {
    '/': many((index) =>
      index === 0 ? '/' : `/?cityCode=${at(cities, index)}&n=${Math.floor(index / cities.length)}`,
    ),
    '/jobs?keyword=': many(
      (index) =>
        `/jobs?keyword=${encodeURIComponent(at(words, index) + (index < words.length ? '' : ` ${index}`.slice(0, 2)))}&n=${index}`,
    ),
    '/jobs filtered': many(
      (index) =>
        `/jobs?cityCode=${at(cities, index)}&stage=${at(stage, index)}&subject=${at(subject, index * 7)}&tenure=${at(tenure, index * 3)}&n=${index}`,
    ),
    '/jobs/details': many((index) => `/jobs/details?id=${at(posts, index)}&n=${Math.floor(index / posts.length)}`),
    '/business/details': many(
      (index) => `/business/details?id=${at(companies, index)}&n=${Math.floor(index / companies.length)}`,
    ),
  };
}
