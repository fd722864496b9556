const KEY = 'jyrc_agreed';

/** The agreement was ticked when signing in with a phone, so that its registration does not ask again. */
export const keepAgreed = (phone: string): void => sessionStorage.setItem(KEY, phone);
export const hasAgreed = (phone: string): boolean => sessionStorage.getItem(KEY) === phone;
export const forgetAgreed = (): void => sessionStorage.removeItem(KEY);
