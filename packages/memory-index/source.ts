/** The database that an index follows. */
export interface Source {
  /** What a caller reads from: another object, e.g. a transaction or a replica, has no view. */
  db: object;
  /** URL of the same database, for the thread that reads it. */
  url: string;
  /**
   * Runs a statement and returns its rows, values in the form that PostgreSQL writes. Texts are few, so that each may be prepared
   * once a connection.
   */
  query<Row>(text: string, values: readonly (string | readonly string[])[]): Promise<Row[]>;
}
