import { announcementsServer } from './announcements/server/module.ts';
import { contentServer } from './content/server/module.ts';
import { examsServer } from './exams/server/module.ts';
import { fairsServer } from './fairs/server/module.ts';
import { importsServer } from './imports/server/module.ts';
import { moneyServer } from './money/server/module.ts';
import { reportedServer } from './reported/server/module.ts';
import { supportServer } from './support/server/module.ts';
import { wagesServer } from './wages/server/module.ts';

/** What answers the calls of each module, and its part of what the core does for all of them. */
export const serverModules = [
  announcementsServer,
  contentServer,
  examsServer,
  fairsServer,
  importsServer,
  moneyServer,
  reportedServer,
  supportServer,
  wagesServer,
] as const;
