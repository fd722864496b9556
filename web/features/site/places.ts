import { createContext } from 'react';
import { paths } from '#web/paths.ts';

/** Link targets of components shared by the wide site and the mobile pages. */
export interface Places {
  login(redirect?: string): string;
  /** `chat` opens the conversation about it. */
  job(id: string, chat?: '1'): string;
  jobs(query?: Record<string, string | undefined>): string;
  resume(section?: string): string;
  resumeVersion(id: string): string;
  deliveries(): string;
  agreement(): string;
  privacy(): string;
  /** The page that edits the basic information; `redirect` leads back. */
  basics(redirect: string): string;
}

const wide: Places = {
  login: paths.seekerLogin,
  job: paths.job,
  jobs: paths.jobs,
  resume: paths.resume,
  resumeVersion: paths.resumeVersion,
  deliveries: paths.deliveries,
  agreement: paths.agreement,
  privacy: paths.privacy,
  basics: paths.seekerInfo,
};

/** The wide site's targets, until the mobile layout provides others. */
export const PlacesContext = createContext(wide);
