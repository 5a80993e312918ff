/** What the app under test tells on its standard output, a line of JSON each. */
export type AppEvent =
  | { event: 'ready'; connection: { host: string; port: number; user: string; database: string } }
  | { event: 'refused'; code: string; sentence: string }
  /** Every row the database holds, asked before the writers begin. */
  | { event: 'found'; ids: number[] }
  /** The database acknowledged this row. */
  | { event: 'acknowledged'; id: number }
