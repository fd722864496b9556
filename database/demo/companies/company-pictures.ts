import { type CoverMotif, coverHues, coverUrl } from '#contract/site/cover.ts';
import { type SceneName, sceneUrl } from '#contract/site/scene.ts';
import type { Sector } from './kinds/company-kind.ts';

const sceneOf: Record<Sector, SceneName> = {
  kindergarten: 'kindergarten',
  school: 'school',
  special: 'school',
  vocational: 'college',
  university: 'college',
  bureau: 'office',
  institute: 'office',
  training: 'office',
  firm: 'office',
};

const shown: readonly CoverMotif[] = ['campus', 'classroom', 'library', 'field'];

/** A wide picture, and of those who teach an album; by the id alone, so that nothing else of the load moves. */
export function picturesOf(id: string, sector: Sector) {
  const lot = Number(BigInt(id) % 997n);
  const hue = coverHues[lot % coverHues.length] ?? 222;
  const scene = sceneOf[sector];
  // Three stand in one row of its page.
  const hung = shown.filter((_, at) => at !== 1 + (lot % 3));
  const album = hung.map((motif, at) => ({
    // No file lies behind a drawn picture: the number only names it among those of the album.
    fileId: String(BigInt(id) + BigInt(at + 1)),
    url: coverUrl({ motif, hue, variant: (lot + at) % 4 }),
  }));
  return { coverUrl: sceneUrl({ scene, hue }), album: scene === 'office' ? [] : album };
}
