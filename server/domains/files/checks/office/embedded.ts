const CONTAINER = 'd0cf11e0a1b11ae1';
const SECTOR_SHIFT_AT = 30;
const DIRECTORY_AT = 48;
const CLASS_AT = 80;
const CLASS_BYTES = 16;
/** MathType 4 to 7, by the class of the object, never by the name that the document states. */
const MATH_TYPE = '03ce020000000000c000000000000046';

/** A compound file: an OLE object, a VBA project, an old Office document. */
export const isContainer = (bytes: Buffer): boolean => bytes.toString('hex', 0, 8) === CONTAINER;

/**
 * Whether a compound file is a MathType equation, common in lesson plans. Other classes may start a program when opened; the
 * equation editor of old Office (class 0002CE02) was exploited.
 */
export function isEquation(bytes: Buffer): boolean {
  if (bytes.length < 512 || !isContainer(bytes)) return false;
  const sectorBytes = 2 ** Math.min(bytes.readUInt16LE(SECTOR_SHIFT_AT), 16);
  const root = (bytes.readUInt32LE(DIRECTORY_AT) + 1) * sectorBytes + CLASS_AT;
  return bytes.toString('hex', root, root + CLASS_BYTES) === MATH_TYPE;
}
