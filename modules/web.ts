import { announcementsWeb } from './announcements/web/module.ts';
import { contentWeb } from './content/web/module.ts';
import { examsWeb } from './exams/web/module.ts';
import { importsWeb } from './imports/web/module.ts';
import { moneyWeb } from './money/web/module.ts';
import { reportedWeb } from './reported/web/module.ts';
import { supportWeb } from './support/web/module.ts';

/** What each module shows on pages of the core. */
export const webModules = [
  examsWeb,
  announcementsWeb,
  contentWeb,
  importsWeb,
  moneyWeb,
  supportWeb,
  reportedWeb,
] as const;
