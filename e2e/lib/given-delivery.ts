import { randomInt } from 'node:crypto';
import { dayAt } from '#contract/months.ts';
import { legalVersions } from '#contract/personal-data/legal.ts';
import { demoPeople } from '#database/demo/accounts.ts';
import { demoRecruiter, overHttp } from './over-http.ts';

type Call = ReturnType<typeof overHttp>;

/** The demo's seeker without a browser. */
export async function demoSeeker(origin: string) {
  const { phone, password } = demoPeople.seeker;
  const { token } = await overHttp(origin)('POST', '/api/jober/joberLogin', { phone, password });
  return overHttp(origin, token);
}

/** A new post of a school, handed in: of the demo's it is open, of a new one it waits for review. */
export async function givenPost(call: Call, more: object = {}): Promise<string> {
  const form = {
    title: `高中地理教师${randomInt(1e6)}`,
    role: 'teacher',
    tenure: 'contract',
    stages: ['senior'],
    experience: '1-3',
    education: 'bachelor',
    salary: { min: 1_000_000, max: 1_500_000, unit: 'month' },
    regionCode: '330106',
    headcount: 1,
    description: '承担高中地理教学工作，参与教研活动，指导学生社团。',
    ...more,
  };
  const { id, revision } = await call('POST', '/api/company/posts', { form });
  await call('POST', `/api/company/posts/${id}/submit`, { revision });
  return id;
}

/** A new delivery of the demo's seeker to the demo's school, and the school's further steps with it. */
export async function givenDelivery(origin: string) {
  const { call } = await demoRecruiter(origin);
  const seeker = await demoSeeker(origin);
  // The seeker may have delivered to all posts that are there.
  const [postId, resumes] = [await givenPost(call), await seeker('GET', '/api/resumes')];
  const [resume] = resumes.items ?? resumes;
  const body = { postId, resumeId: resume.id, consent: true, consentVersion: legalVersions.delivery };
  const { id } = (await seeker('POST', '/api/deliveries', body)) as { id: string };
  const move = (status: string, more: object = {}) =>
    call('POST', '/api/company/updateResumeBoxStatus', { id, status, ...more });
  const shortlist = () => move('shortlisted');
  const invite = () => {
    const at = new Date(Date.now() + 3 * 86_400_000).toISOString();
    return move('interview', { at, mode: 'onsite', place: '博学楼 302', contact: '周老师' });
  };
  const hire = async () => {
    await shortlist();
    await invite();
    const record = { queriedOn: dayAt(new Date()), handler: '周老师', result: 'clear' };
    await call('POST', `/api/deliveries/${id}/clearance`, record);
    await move('offer');
    await seeker('POST', `/api/deliveries/${id}/moves`, { move: 'accept-offer' });
  };
  return { id, postId, seeker, shortlist, invite, hire };
}
