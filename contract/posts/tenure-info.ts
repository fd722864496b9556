import type { TenureInfo } from './post-card.ts';
import type { PostDraftForm } from './recruiter-posts.ts';

const blank: TenureInfo = {
  batch: '',
  nature: '',
  natureNote: '',
  probation: '',
  probationNote: '',
  service: '',
  serviceNote: '',
  insurance: '',
  insuranceNote: '',
};

/** The lines of 编制说明 below its batch. */
export const tenureLines = (info: TenureInfo) => [
  { label: '编制性质', value: info.nature, note: info.natureNote },
  { label: '试用期', value: info.probation, note: info.probationNote },
  { label: '最低服务期', value: info.service, note: info.serviceNote },
  { label: '社保与年金', value: info.insurance, note: info.insuranceNote },
];

/** 编制说明 of a form as a post shows it: every line present; null where nothing is written. */
export const tenureInfoOf = (given: PostDraftForm['tenureInfo'] = {}): TenureInfo | null =>
  Object.values(given).some(Boolean) ? { ...blank, ...given } : null;
