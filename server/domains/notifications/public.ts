export { type AccountNotice, type CompanyNotice, notifyAccount, notifyAll, notifyCompany, SMS_JOB } from './notify.ts';
export { sendNoticeSms } from './send-sms.ts';
