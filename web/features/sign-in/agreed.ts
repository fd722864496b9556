const KEY = 'jyrc_agreed';

/** Storage may be forbidden; the registration then asks again. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** The agreement was ticked when signing in with a phone, so that its registration does not ask again. */
export const keepAgreed = (phone: string): void => attempt(() => sessionStorage.setItem(KEY, phone));
export const hasAgreed = (phone: string): boolean => attempt(() => sessionStorage.getItem(KEY)) === phone;
export const forgetAgreed = (): void => attempt(() => sessionStorage.removeItem(KEY));
