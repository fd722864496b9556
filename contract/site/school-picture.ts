import { type CompanyTypeCode, companyTypes } from '#contract/taxonomy/company-types.ts';
import { isCode } from '#contract/taxonomy/list.ts';

/** Buildings of drawn schools, one for each group of company types. */
export const schoolBuildings = [
  'kindergarten',
  'school',
  'special',
  'vocational',
  'university',
  'public',
  'agency',
] as const;
export type SchoolBuilding = (typeof schoolBuildings)[number];

export interface SchoolPicture {
  cityCode: string;
  building: SchoolBuilding;
  /** The school's number; every other detail follows from it. */
  seed: string;
}

const fileName = /^([1-9]\d{5})-([a-z]+)-([1-9]\d{0,18})(-dark)?\.svg$/;

/** The drawing of a school without photographs. */
export const schoolPicture = (company: { id: string; type: string; cityCode: string }): SchoolPicture => ({
  cityCode: company.cityCode,
  building: isCode(companyTypes, company.type) ? companyTypes[company.type as CompanyTypeCode].group : 'school',
  seed: company.id,
});

/** The URL of a drawing. It contains everything that is drawn, so the picture is immutable. */
export const schoolPictureUrl = ({ cityCode, building, seed }: SchoolPicture, dark = false): string =>
  `/pictures/school/${cityCode}-${building}-${seed}${dark ? '-dark' : ''}.svg`;

/** Parses the last part of such a URL; null for anything that `schoolPictureUrl` does not produce. */
export function schoolPictureOfFile(name: string): { picture: SchoolPicture; dark: boolean } | null {
  const [, cityCode, built, seed, dark] = fileName.exec(name) ?? [];
  const building = schoolBuildings.find((known) => known === built);
  return cityCode && building && seed ? { picture: { cityCode, building, seed }, dark: dark !== undefined } : null;
}
