import { currentCode, provinceCodeOf } from '#contract/taxonomy/places/regions.ts';
import { offeredText } from '#contract/taxonomy/words/offered-text.ts';
import type { jobSearch } from '#database/schema/search.ts';
import { normalise } from '../understand/normalise.ts';
import { cityOfRegion } from '../understand/places/places.ts';
import { readTitle } from '../understand/read-words.ts';
import { cutAll, cutProse, pairs } from '../understand/segment.ts';
import { applicantLexemesOf } from './applicant-lexemes.ts';
import {
  bitsOf,
  codeColumns,
  codeLexeme,
  type HeldCodes,
  type ListName,
  listNames,
  regionLexeme,
  saidLexeme,
  stageBits,
} from './code-bits.ts';
import { cohortLexemes, hourLexemes } from './lexemes.ts';
import { inName, inTitle, vectorText } from './vector.ts';

/** The source of the index: an open post, and its company's card data. */
export interface PostSource {
  id: string;
  companyId: string;
  companyName: string;
  companyShortName: string;
  codes: HeldCodes;
  title: string;
  cityCode: string;
  regionCode: string;
  monthMin: number | null;
  monthMax: number | null;
  /** As published: fen per unit. */
  salaryMax: number | null;
  salaryUnit: string;
  /** The majors that it asks for, as its notice names them. */
  majors: string[];
  description: string;
  /** In PostgreSQL's text form. */
  refreshedAt: string;
  deadline: string | null;
}

/** Maximum length of a description that is indexed. */
const longestProse = 3_000;
/** Keeps a row inline in its page, where scans read it fastest. */
const maxProseWords = 250;
const largestInt = 2_147_483_647;

/** The row of `job_search` of a post, as it is sent. */
export type SearchRow = Record<keyof typeof jobSearch.$inferSelect, string | number>;

export function searchRow(post: PostSource): SearchRow {
  const said = saidIn(post);
  const min = post.monthMin ?? post.monthMax;
  const max = post.monthMax ?? post.monthMin;
  return {
    postId: post.id,
    companyId: post.companyId,
    title: post.title,
    cityCode: Number(cityOfRegion(post.cityCode)),
    regionCode: Number(currentCode(post.regionCode || post.cityCode)),
    ...codeColumns(post.codes),
    stages: stageBits(post.codes.stage, said.stage).toString(),
    titleSubjects: bitsOf('subject', said.subject).toString(),
    monthMin: Math.min(min ?? -1, largestInt),
    monthMax: Math.min(max ?? -1, largestInt),
    refreshedAt: post.refreshedAt,
    deadline: post.deadline ?? 'infinity',
    tsv: searchVector(post, said),
  };
}

/** What a title says of these. */
type Said = Pick<HeldCodes, 'stage' | 'subject'>;

/** 学前教育 in the title of a college's post is a discipline, not a kindergarten. */
const colleges = new Set([
  'vocational',
  'higher-vocational',
  'vocational-undergraduate',
  'undergraduate',
  'postgraduate',
]);

function saidIn({ title, codes }: PostSource): Said {
  const said = readTitle(title);
  const of = (requested: ListName) => said.flatMap(({ list, codes }) => (list === requested ? codes : []));
  const isCollege = codes.stage.some((code) => colleges.has(code));
  return { stage: of('stage').filter((code) => code !== 'preschool' || !isCollege), subject: of('subject') };
}

function searchVector(post: PostSource, said: Said): string {
  const title = normalise(post.title);
  const name = normalise(`${post.companyName} ${post.companyShortName}`);
  const titleWords = cutAll(title);
  const nameWords = cutAll(name);
  const prose = new Set(cutProse(offeredText(normalise(post.description.slice(0, longestProse)))));
  return vectorText(
    [
      ...titleWords,
      ...titleWords.map(inTitle),
      ...nameWords,
      ...nameWords.map(inName),
      ...pairs(title),
      ...pairs(name),
      ...[...prose].slice(0, maxProseWords),
    ],
    [
      ...listNames.flatMap((list) => post.codes[list].map((code) => codeLexeme(list, code))),
      ...saidLexemes(post.codes, said),
      ...regionLexemes(post),
      ...hourLexemes(post.salaryUnit, post.salaryMax),
      ...applicantLexemesOf(post),
      ...cohortLexemes(`${post.title}\n${post.description}`),
    ],
  );
}

const saidLexemes = (held: HeldCodes, said: Said): string[] =>
  (['stage', 'subject'] as const).flatMap((list) =>
    [...held[list], ...said[list]].map((code) => saidLexeme(list, code)),
  );

/** Lexemes of province, city and county. */
function regionLexemes({ cityCode, regionCode }: PostSource): string[] {
  const city = cityOfRegion(cityCode);
  const codes = [provinceCodeOf(city), city, currentCode(regionCode || cityCode)];
  return [...new Set(codes.filter(Boolean))].map(regionLexeme);
}
