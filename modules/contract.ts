import { announcementsEndpoints } from './announcements/contract.ts';
import { contentEndpoints } from './content/contract.ts';
import { examsEndpoints } from './exams/contract.ts';
import { fairsEndpoints } from './fairs/contract.ts';
import { importsEndpoints } from './imports/contract.ts';
import { moneyEndpoints } from './money/contract.ts';
import { reportedEndpoints } from './reported/contract.ts';
import { supportEndpoints } from './support/contract.ts';
import { wagesEndpoints } from './wages/contract.ts';

/** The calls of each module, by its name. */
export const moduleContracts = {
  announcements: announcementsEndpoints,
  content: contentEndpoints,
  exams: examsEndpoints,
  fairs: fairsEndpoints,
  imports: importsEndpoints,
  money: moneyEndpoints,
  reported: reportedEndpoints,
  support: supportEndpoints,
  wages: wagesEndpoints,
};
