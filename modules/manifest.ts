import { announcements } from './announcements/manifest.ts';
import { content } from './content/manifest.ts';
import { exams } from './exams/manifest.ts';
import { fairs } from './fairs/manifest.ts';
import { imports } from './imports/manifest.ts';
import { money } from './money/manifest.ts';
import { reported } from './reported/manifest.ts';
import { support } from './support/manifest.ts';
import { wages } from './wages/manifest.ts';

/** What each module adds to lists that the browser and the server share: plain data, no schemas. */
export const manifests = [fairs, exams, announcements, content, imports, support, wages, money, reported] as const;
