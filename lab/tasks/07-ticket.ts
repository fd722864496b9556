import { demoPeople } from '#database/demo/accounts.ts';
import { demoRecruiter } from '#e2e/lib/over-http.ts';
import { enterAs } from '#e2e/lib/sign-in.ts';
import type { Task } from './task.ts';

const name = '2026 年下半年公开招聘教师';
const chinaOffset = 8 * 3_600_000;

/** Nine in the morning of the next day in Shanghai, and that many hours later. */
function tomorrow(hours: number): string {
  const local = new Date(Date.now() + chinaOffset + 86_400_000);
  local.setUTCHours(9, 0, 0, 0);
  return new Date(local.getTime() - chinaOffset + hours * 3_600_000).toISOString();
}

/** The project's written paper takes place on the next day. */
async function moveToTomorrow(origin: string): Promise<void> {
  const { call } = await demoRecruiter(origin);
  const { items } = await call('GET', `/api/exams?group=running&keyword=${encodeURIComponent(name)}`);
  const { revision, title, regionCode, documentNumber, announcement, settings, steps } = await call(
    'GET',
    `/api/company/exams/${items[0].id}`,
  );
  const moved = (steps as { step: string }[]).map((one) => {
    if (one.step === 'ticket') return { ...one, endsAt: tomorrow(-1) };
    return one.step === 'written' ? { ...one, startsAt: tomorrow(0), endsAt: tomorrow(2.5) } : one;
  });
  const body = { revision, title, regionCode, documentNumber, announcement, settings, steps: moved };
  await call('PUT', `/api/company/exams/${items[0].id}`, body);
}

export const ticket: Task = {
  number: 7,
  title: '考生，考试前一天，手机，没有网络：准考证上的考场和座位',
  on: 'phone',
  async prepare({ origin, page }) {
    await moveToTomorrow(origin);
    await enterAs(page, demoPeople.seeker.phone, 'client');
  },
  async walk(walker) {
    await walker.begins('/client/index');
    await walker.tap(walker.link(new RegExp(`笔试：${name}`), walker.page.getByRole('region', { name: '这一周' })));
    const project = walker.page.getByRole('article', { name: new RegExp(name) });
    await walker.sees(project);
    await walker.losesNetwork();
    await walker.sees(walker.text(/第 \d+ 考场 \d+ 座/, project));
    await walker.sees(walker.text(/致远楼 \d+/, project));
  },
};
