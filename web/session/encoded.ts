/** Storage holds values as base64url of UTF-8 JSON: encoded, not protected. Values read back are never trusted with rights. */
export function encode(value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The value, or undefined if it is absent or was not written by `encode`. */
export function decode(text: string | null): unknown {
  if (!text) return undefined;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return JSON.parse(
      new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(binary, (char) => char.charCodeAt(0))),
    );
  } catch {
    return undefined;
  }
}
