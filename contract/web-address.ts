/** Whether a text is an http(s) URL with a host name that contains a dot. Other schemes could run a script or lead nowhere. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s\\]+$/i.test(text)) return false;
  const url = URL.parse(text);
  return url !== null && url.username === '' && url.hostname.includes('.');
}

/** A URL that is safe to show and to follow; '' for anything else. Adds a missing scheme. */
export function webAddressOf(text: string): string {
  const whole = text.trim();
  const address = /^www\./i.test(whole) ? `https://${whole}` : whole;
  return isWebAddress(address) ? address : '';
}
