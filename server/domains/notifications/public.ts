export { type AccountNotice, type CompanyNotice, notifyAccount, notifyAll, notifyCompany } from './notify.ts';
