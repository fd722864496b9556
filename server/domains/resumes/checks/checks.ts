import type { Candidate, Check, PostRequirements } from './check.ts';
import { checkArrival } from './check-arrival.ts';
import { checkGraduate, checkRetired } from './check-audience.ts';
import { checkCertificate } from './check-certificate.ts';
import { checkEducation } from './check-education.ts';
import { checkExperience, checkHomeroom } from './check-experience.ts';
import { checkPutonghua, checkTitle } from './check-levels.ts';
import { checkMajor } from './check-major.ts';

/** 资格自检: each requirement of a post compared with a resume. Unstated requirements have no line. */
export function checkRequirements(post: PostRequirements, person: Candidate, now: Date): Check[] {
  const lines = [
    checkEducation(post, person),
    checkMajor(post, person),
    checkCertificate(post, person, now),
    checkPutonghua(post, person),
    checkGraduate(post, person),
    checkRetired(post, person),
    checkExperience(post, person, now),
    checkTitle(post, person),
    checkHomeroom(post, person, now),
    checkArrival(post, person, now),
  ];
  return lines.filter((line) => line !== null);
}

/** 0–100: the share of matching lines; 100 for a post without requirements. */
export const fitOf = (checks: readonly Check[]): number =>
  checks.length === 0
    ? 100
    : Math.round((100 * checks.filter(({ result }) => result === 'fit').length) / checks.length);
