import { readData } from '../../read-data.ts';

/** A field of vocational or higher education: what colleges name their posts by. */
export interface Field {
  name: string;
  majors: readonly string[];
  /** What its teachers do beside lecturing. */
  duties: readonly string[];
  asks: readonly string[];
}

/** Fields of universities and institutes, and those of vocational colleges. */
export const { academic: academicFields, vocational: vocationalFields } =
  readData<Record<'academic' | 'vocational', readonly Field[]>>('fields');
