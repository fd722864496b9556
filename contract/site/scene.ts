import { type CoverHue, coverHues } from './cover.ts';

/** Wide pictures for company pages without one. */
export const scenes = ['kindergarten', 'school', 'college', 'office'] as const;
export type SceneName = (typeof scenes)[number];

export interface Scene {
  scene: SceneName;
  hue: CoverHue;
}

const fileName = /^([a-z]+)-(\d{1,3})\.svg$/;

/** The URL of a scene. It contains everything that is drawn, so the picture is immutable. */
export const sceneUrl = ({ scene, hue }: Scene): string => `/pictures/scene/${scene}-${hue}.svg`;

/** Parses the last part of such a URL; null for anything that `sceneUrl` does not produce. */
export function sceneOfFile(name: string): Scene | null {
  const [, sceneText, hueText] = fileName.exec(name) ?? [];
  const scene = scenes.find((known) => known === sceneText);
  const hue = coverHues.find((known) => String(known) === hueText);
  return scene && hue !== undefined ? { scene, hue } : null;
}
