/**
 * As the `ref` of what replaces the pressed button: takes the focus as it appears. It is for a frame with `tabIndex={-1}` rather than
 * its first button, which a key that is still held would press.
 */
export const takeFocus = (frame: HTMLElement | null): void => frame?.focus({ preventScroll: true });
