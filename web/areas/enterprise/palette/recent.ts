import { z } from 'zod';
import { inTab } from '#web/session/browser-storage.ts';
import { decode, encode } from '#web/session/encoded.ts';

const recent = z.array(z.object({ id: z.string(), title: z.string(), note: z.string(), href: z.string() }));
export type Recent = z.output<typeof recent>[number];

const MOST = 5;
/** Cleared with the other traces of a person at sign-out. */
const KEY = 'jyrc_palette';

/** What was opened from the palette in this tab, latest first. */
export function readRecent(): Recent[] {
  const stored = recent.safeParse(decode(inTab.read(KEY)));
  return stored.success ? stored.data : [];
}

export function keepRecent(opened: Recent): void {
  const others = readRecent().filter(({ href }) => href !== opened.href);
  inTab.write(KEY, encode([opened, ...others].slice(0, MOST)));
}
