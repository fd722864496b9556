import { randomInt } from 'node:crypto';
import type { Walker } from './walker.ts';

/** A phone without an account; those of the demo begin differently. */
export const newPhone = () => `178${String(randomInt(1e8)).padStart(8, '0')}`;

/** Signs in by a code, which the demo shows beside its field, from the open sign-in page. */
export async function signInByCode(walker: Walker, phone: string): Promise<void> {
  await walker.types(walker.field('手机号'), phone);
  await walker.tap(walker.button('获取验证码'));
  const shown = walker.page.getByTestId('demo-code');
  await shown.waitFor();
  await walker.types(walker.field(/^验证码$/), /\d{6,8}/.exec((await shown.textContent()) ?? '')?.[0] ?? '');
  await walker.tap(walker.button('同意并登录'));
}
