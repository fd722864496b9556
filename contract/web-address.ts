/** The page of a site as its address: http(s) and a host name with a dot. Others could run a script or lead nowhere. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s\\]+$/i.test(text)) return false;
  const url = URL.parse(text);
  return url !== null && url.username === '' && url.hostname.includes('.');
}

/** An address as it may be shown and followed; '' for what is none. People leave out the scheme. */
export function webAddressOf(text: string): string {
  const whole = text.trim();
  const address = /^www\./i.test(whole) ? `https://${whole}` : whole;
  return isWebAddress(address) ? address : '';
}
