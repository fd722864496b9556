import { type CoverHue, coverHues } from './cover.ts';

/** The wide pictures that stand on a company's page where it has none of its own. */
export const scenes = ['kindergarten', 'school', 'college', 'office'] as const;
export type SceneName = (typeof scenes)[number];

export interface Scene {
  scene: SceneName;
  hue: CoverHue;
}

const fileName = /^([a-z]+)-(\d{1,3})\.svg$/;

/** The address of a scene. It says all that is drawn, so the picture never changes. */
export const sceneUrl = ({ scene, hue }: Scene): string => `/pictures/scene/${scene}-${hue}.svg`;

/** Reads the last part of such an address; null for anything that `sceneUrl` does not make. */
export function sceneOfFile(name: string): Scene | null {
  const [, sceneText, hueText] = fileName.exec(name) ?? [];
  const scene = scenes.find((known) => known === sceneText);
  const hue = coverHues.find((known) => String(known) === hueText);
  return scene && hue !== undefined ? { scene, hue } : null;
}
