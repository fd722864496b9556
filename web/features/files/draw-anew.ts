import { type FileKindName, fileKinds } from '#contract/files/file-kinds.ts';

const QUALITY = 0.9;

/** A picture as a JPEG of at most the size that the server stores; what its kind does not take stays as it is. */
export async function drawnAnew(kind: FileKindName, file: File): Promise<File> {
  const { accepts, side } = fileKinds[kind];
  if (!(accepts as readonly string[]).includes('picture')) return file;
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const pen = canvas.getContext('2d');
  if (!pen) return file;
  // A JPEG has no transparency.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  return blob ? new File([blob], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' }) : file;
}
