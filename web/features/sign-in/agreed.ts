import { inTab } from '#web/session/browser-storage.ts';

const KEY = 'jyrc_agreed';

/** The agreement was ticked when signing in with a phone, so that its registration does not ask again. */
export const keepAgreed = (phone: string): boolean => inTab.write(KEY, phone);
export const hasAgreed = (phone: string): boolean => inTab.read(KEY) === phone;
export const forgetAgreed = (): void => inTab.drop(KEY);
