import type { BenefitCode } from '#contract/taxonomy/benefits.ts';
import type { CertificateCode } from '#contract/taxonomy/certificates.ts';
import type { CompanyTypeCode } from '#contract/taxonomy/company-types.ts';
import type { PutonghuaCode } from '#contract/taxonomy/putonghua.ts';
import type { RoleCode } from '#contract/taxonomy/roles.ts';
import type { StageCode } from '#contract/taxonomy/stages.ts';
import type { SubjectCode } from '#contract/taxonomy/subjects.ts';
import type { TenureCode } from '#contract/taxonomy/tenures.ts';
import type { TitleCode } from '#contract/taxonomy/titles.ts';
import type { SizeCode } from '../read/read-company.ts';
import type { RequiredEducation } from '../read/read-education.ts';
import type { RequiredExperience } from '../read/read-experience.ts';
import type { Headcount } from '../read/read-headcount.ts';
import type { ReadPlace } from '../read/read-place.ts';
import type { ReadSalary } from '../read/read-salary.ts';
import type { Reading } from '../read/reading.ts';

/** Every field of a row, with the certainty of its reading. */
export interface Understood {
  company: Reading<string>;
  companyType: Reading<CompanyTypeCode>;
  size: Reading<SizeCode>;
  title: Reading<string>;
  salary: Reading<ReadSalary>;
  place: Reading<ReadPlace>;
  headcount: Reading<Headcount>;
  education: Reading<RequiredEducation>;
  experience: Reading<RequiredExperience>;
  stages: Reading<StageCode[]>;
  subjects: Reading<SubjectCode[]>;
  role: Reading<RoleCode>;
  tenure: Reading<TenureCode>;
  certificate: Reading<CertificateCode>;
  putonghua: Reading<PutonghuaCode>;
  titleLevel: Reading<TitleCode>;
  benefits: Reading<BenefitCode[]>;
  updated: Reading<string>;
  deadline: Reading<string>;
}
