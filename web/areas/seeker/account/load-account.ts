import { call } from '#web/api/browser-call.ts';
import { failPage } from '#web/features/page/page-failure.ts';

/** All data of /homePage in parallel; a person without a seeker record has blocked nobody and has no resume. */
export async function loadAccount() {
  const account = await call('GET /api/account').catch(failPage);
  const [devices, blocks, exported, resumes] = await Promise.all([
    call('GET /api/account/sessions'),
    account.seeker ? call('GET /api/jobers/me/blocks') : [],
    call('GET /api/account/exports'),
    account.seeker ? call('GET /api/resumes') : [],
  ]).catch(failPage);
  const resume = resumes.find(({ isDefault }) => isDefault) ?? resumes[0];
  return { account, devices, blocks, exported: exported.latest, resume };
}

export type Account = Awaited<ReturnType<typeof loadAccount>>;
