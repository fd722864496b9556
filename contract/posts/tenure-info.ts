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

/** 编制说明 of a form as a post shows it: every line present; null where nothing is written. */
export const tenureInfoOf = (given: PostDraftForm['tenureInfo'] = {}): TenureInfo | null =>
  Object.values(given).some(Boolean) ? { ...blank, ...given } : null;
