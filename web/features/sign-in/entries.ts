import { paths } from '#web/paths.ts';
import { signInByCode, signInOnPhone } from './sign-in-seeker.ts';

/** How a seeker signs in by code, and where it leads. */
export interface Entry {
  byCode: typeof signInByCode;
  /** Where nothing else was wanted. */
  home(): string;
  /** The person's own page. */
  me(): string;
  /** First information of a proven phone that is new. */
  newcomer(phone: string, redirect?: string): string;
}

export const siteEntry: Entry = {
  byCode: signInByCode,
  home: paths.seekerHome,
  me: paths.homePage,
  newcomer: (_, redirect) => paths.seekerInfo(redirect),
};

/** On the pages of phones. */
export const phoneEntry: Entry = {
  byCode: signInOnPhone,
  home: paths.mobileMine,
  me: paths.mobileMine,
  newcomer: paths.mobileBaseInfo,
};
