interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

const SIDE = 512;

/**
 * The square of a picture as a file.
 * @throws DOMException where the browser cannot decode it
 */
export async function cropPicture(url: string, { x, y, width, height }: Area): Promise<File> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, SIDE, SIDE);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!blob) throw new DOMException('the picture cannot be drawn');
  return new File([blob], 'avatar.jpg', { type: 'image/jpeg' });
}
