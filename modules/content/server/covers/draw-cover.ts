import type { SchoolBuilding } from '#contract/site/school-picture.ts';
import { articleCategories, guideTopics } from '#contract/taxonomy/content-categories.ts';
import { codesOf } from '#contract/taxonomy/list.ts';
import { drawSchool } from '#server/domains/site/public.ts';
import {
  type Palette,
  type PictureHue,
  paletteOf,
  pictureHues,
  type Scheme,
} from '#server/platform/drawing/palette.ts';
import { type Seeded, seeded } from '#server/platform/drawing/seeded.ts';
import type { ArticleFacts, GuideFacts, LectureFacts, PolicyFacts } from '../../contract/content-items.ts';
import { type ItemRow, placeOf } from '../present.ts';
import { articleCover } from './article-cover.ts';
import { guideCover } from './guide-cover.ts';
import { lectureCover } from './lecture-cover.ts';
import { policyCover } from './policy-cover.ts';

const CAPITAL = '110000';

function contentOf(row: ItemRow, p: Palette, s: Seeded): string {
  switch (row.kind) {
    case 'policy':
      return policyCover(
        { place: placeOf(row.regionCode), regionCode: row.regionCode, facts: row.facts as PolicyFacts },
        p,
        s,
      );
    case 'lecture':
      return lectureCover(row.category, row.facts as LectureFacts, p, s);
    case 'guide':
      return guideCover(row.category, row.facts as GuideFacts, p, s);
    default:
      return articleCover({ title: row.title, facts: row.facts as ArticleFacts | null }, p);
  }
}

/** What a programme is about, by the words of its title; else what its level is taught in. */
const subjectsOf: [RegExp, SchoolBuilding][] = [
  [/学前|早期|婴幼|托育/, 'kindergarten'],
  [/特殊/, 'special'],
  [/智能|技术|工程|制造|双师/, 'vocational'],
  [/小学|中学|校长|教师教育|学科教学/, 'school'],
  [/管理|领导/, 'public'],
];

const buildingOf = ({ title, category }: ItemRow): SchoolBuilding =>
  subjectsOf.find(([words]) => words.test(title))?.[1] ??
  (category === 'training' || category === 'upgrade' ? 'agency' : 'university');

/** Programmes of one level have one hue: vocational ones green, undergraduate ones blue, those of graduates violet. */
const hueOfLevel: Record<string, PictureHue> = {
  college: 168,
  'vocational-bachelor': 168,
  upgrade: 200,
  bachelor: 222,
  master: 258,
  doctor: 258,
  training: 24,
};

/** The cover of a publication without a picture of its own, drawn from its data. The same data draw the same cover. */
export function drawCover(row: ItemRow, scheme: Scheme): string {
  if (row.kind === 'admission')
    return drawSchool(
      { cityCode: row.regionCode ?? CAPITAL, building: buildingOf(row), seed: row.id },
      scheme,
      hueOfLevel[row.category],
    );
  const s = seeded(row.kind + row.id + row.title);
  const any = s.pick(pictureHues);
  const topics: readonly string[] = codesOf(row.kind === 'guide' ? guideTopics : articleCategories);
  const topic = topics.indexOf(row.category);
  const p = paletteOf(pictureHues[topic] ?? any, scheme);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" width="640" height="400">',
    `<rect width="320" height="200" fill="${p.sky}"/>`,
    contentOf(row, p, s),
    '</svg>',
  ].join('');
}
