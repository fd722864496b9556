import { readData } from '../read-data.ts';

interface Data {
  /** What invented schools are called; put together with a real city, no real school is meant. */
  schoolStems: readonly string[];
  kindergartenStems: readonly string[];
  /** Firms; no school's word among them. */
  firmStems: readonly string[];
  /** Old and poetic names of lands, by province, as universities like to carry them. */
  lands: Readonly<Record<string, readonly string[]>>;
}

export const { schoolStems, kindergartenStems, firmStems, lands } = readData<Data>('stems');

/** Fields that give a university its name and its stress. */
export const universityKinds: readonly string[] = [
  ...['师范大学', '理工大学', '科技大学', '财经大学', '医科大学', '工程技术大学', '农林大学', '交通大学', '大学'],
  ...['师范学院', '工学院', '传媒学院', '艺术学院', '体育学院', '学院'],
];
