/** What the app under test reports on standard output, one JSON object per line. */
export type AppEvent =
  | { event: 'ready'; connection: { host: string; port: number; user: string; database: string } }
  | { event: 'refused'; code: string; sentence: string }
  /** Every row in the database, read before the writers begin. */
  | { event: 'found'; ids: number[] }
  /** The database acknowledged this row. */
  | { event: 'acknowledged'; id: number }
