/** A field of vocational or higher education: what colleges name their posts by. */
export interface Field {
  name: string;
  majors: readonly string[];
  /** What its teachers do beside lecturing. */
  duties: readonly string[];
  asks: readonly string[];
}

export const field = (name: string, majors: string[], duties: string[], asks: string[]): Field => ({
  name,
  majors,
  duties,
  asks,
});
