interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Measures {
  width: number;
  height: number;
}

/** Width and height of a picture in pixels. @throws DOMException where the browser cannot decode it */
export async function measuresOf(url: string): Promise<Measures> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  return { width: picture.naturalWidth, height: picture.naturalHeight };
}

/**
 * An area of a picture as a file of the measures.
 * @throws DOMException where the browser cannot decode it
 */
export async function cropPicture(url: string, { x, y, width, height }: Area, to: Measures): Promise<File> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = to.width;
  canvas.height = to.height;
  canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, to.width, to.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  if (!blob) throw new DOMException('the picture cannot be drawn');
  return new File([blob], 'picture.jpg', { type: 'image/jpeg' });
}
