import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoOperators, demoPassword } from '#database/demo/accounts.ts';
import { operatorCode } from '#e2e/lib/operator-code.ts';
import { overHttp } from '#e2e/lib/over-http.ts';
import { useSite } from '#e2e/lib/site.ts';
import { hostileForm, hostileLine } from '#server/proof/input/hostile-forms.ts';
import { TRACE } from '#server/proof/input/hostile-markup.ts';

// More than 500 payloads are in every field of operators' publications. The pages that show them execute nothing.
const site = useSite();

const phone = demoOperators.find(({ role }) => role === 'content')?.phone ?? '';
const addresses = {
  article: '/consultation/ConsultationDetail',
  lecture: '/entrepreneurship/expert/details',
  policy: '/entrepreneurship/policy/details',
  guide: '/entrepreneurship/guide/details',
  admission: '/recruitstudents/details',
} as const;
const kinds = [...(Object.keys(addresses) as (keyof typeof addresses)[]), 'banner' as const];
const published = new Map<string, string>();
let fairId = '';
let call: ReturnType<typeof overHttp>;

const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

async function publishFair(): Promise<string> {
  const hall = { name: hostileLine.slice(0, 20), width: 20, height: 10, entrance: '<b>x</b>' };
  const { id } = await call('POST', '/api/admin/fairs', {
    type: 'general',
    kind: 'school',
    title: hostileLine,
    cityCode: '330100',
    online: false,
    venue: hostileLine,
    address: hostileLine,
    organiser: hostileLine,
    intro: hostileLine.repeat(20),
    coverUrl: null,
    startsAt: at(300),
    endsAt: at(301),
    signUpFrom: at(-1),
    signUpUntil: at(300),
    capacity: 10,
    schedule: [{ at: at(300), title: hostileLine, place: '<b>x</b>' }],
    halls: [hall],
  });
  await call('PUT', `/api/admin/fairs/${id}/booths`, {
    booths: [{ number: 'A01', hall: 0, x: 1, y: 1, w: 2, h: 2 }],
  });
  await call('POST', `/api/admin/fairs/${id}/moves`, { move: 'publish' });
  return id;
}

beforeAll(async () => {
  const ask = overHttp(site.origin);
  const code = await operatorCode(site.origin, phone);
  const { token } = await ask('POST', '/api/admin/login', { phone, password: demoPassword, code });
  call = overHttp(site.origin, token);
  for (const kind of kinds) {
    const { id } = await call('POST', '/api/content/editor/items', hostileForm(kind));
    await call('POST', `/api/content/editor/items/${id}/moves`, { move: 'publish' });
    published.set(kind, id);
  }
  fairId = await publishFair();
}, 60_000);

afterAll(async () => {
  for (const id of published.values())
    await call('POST', `/api/content/editor/items/${id}/moves`, { move: 'withdraw' });
  await call('POST', `/api/admin/fairs/${fairId}/moves`, { move: 'cancel', reason: '测试结束' });
});

test('on no page that shows them', async () => {
  const page = await site.person();
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', (event) => {
      if (event.effectiveDirective.startsWith('script')) refused.push(`${event.effectiveDirective} ${event.sample}`);
    });
  });
  const paths = [
    '/',
    '/consultation',
    '/recruitstudents',
    '/entrepreneurship',
    '/entrepreneurship/expert',
    '/entrepreneurship/policy',
    '/entrepreneurship/guide',
    '/policy?regions=540000',
    '/recruitment',
    `/recruitment/details?id=${fairId}`,
    ...Object.entries(addresses).map(([kind, path]) => `${path}?id=${published.get(kind)}`),
  ];
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'load' });
    const [ran, refused] = await page.evaluate(
      (trace) => [trace in window, (window as unknown as { refused: string[] }).refused] as const,
      TRACE,
    );
    expect([path, ran, refused, dialogs]).toEqual([path, false, [], []]);
  }
  await page.goto(`${addresses.article}?id=${published.get('article')}`);
  expect(await page.locator('h1').textContent()).toBe(hostileLine);
});
