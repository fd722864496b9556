import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Item {
  title: string;
  summary: string;
  category: string;
  source: string;
  regionCode?: string | null;
}

/** A text with its facts: JSON, a line of dashes, and a body in a small part of Markdown. */
export type WrittenItem<Facts> = Item & Facts & { body: string };

const folder = join(import.meta.dirname, 'items');

/** The texts of a kind, by file name. */
export const readItems = <Facts>(kind: string): WrittenItem<Facts>[] =>
  readdirSync(join(folder, kind))
    .sort()
    .map((file) => {
      const [head = '', ...body] = readFileSync(join(folder, kind, file), 'utf8').split('\n---\n');
      return { ...(JSON.parse(head) as Item & Facts), body: body.join('\n---\n') };
    });
