export type MigrationErrorCode =
  | 'bad-name'
  | 'before-first-release'
  | 'changed'
  | 'database-newer'
  | 'out-of-order'
  | 'failed'

/** Why a migration was not applied. The message is a sentence for the operator who started the app. */
export class MigrationError extends Error {
  readonly code: MigrationErrorCode

  constructor(code: MigrationErrorCode, sentence: string, options?: ErrorOptions) {
    super(sentence, options)
    this.name = 'MigrationError'
    this.code = code
  }
}
