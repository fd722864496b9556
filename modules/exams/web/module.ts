import type { WebModule } from '#web/slots.tsx';
import { CompanySection, loadCompanyExams } from './company/company-section.tsx';

export const examsWeb = {
  name: 'exams',
  slots: { 'company.section': CompanySection },
  load: { company: loadCompanyExams },
} satisfies WebModule;
