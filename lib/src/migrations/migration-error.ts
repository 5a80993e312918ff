export type MigrationErrorCode = 'bad-name' | 'changed' | 'database-newer' | 'out-of-order' | 'failed'

/** Why the database was left at the migration it was at. The message is a sentence for whoever started the app. */
export class MigrationError extends Error {
  readonly code: MigrationErrorCode

  constructor(code: MigrationErrorCode, sentence: string, options?: ErrorOptions) {
    super(sentence, options)
    this.name = 'MigrationError'
    this.code = code
  }
}
