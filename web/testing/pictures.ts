import { vi } from 'vitest';

/** What a page draws of a picture: the rectangle that it takes of it, and the size to which it is drawn. */
interface Drawn {
  from: number[];
  to: number[];
}

/**
 * Pictures of these measures in place of the browser's, which the test DOM neither decodes nor lays out: shown as wide as they
 * are in a box of 600 × 600. Answers what is drawn of them.
 */
export function pictures(width: number, height: number): Drawn[] {
  const drawn: Drawn[] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue(undefined);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(height);
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 600));
  const drawImage = (_: unknown, ...[x, y, w, h, , , toWidth, toHeight]: number[]) =>
    drawn.push({ from: [x, y, w, h] as number[], to: [toWidth, toHeight] as number[] });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(new Blob(['cut'])));
  return drawn;
}
