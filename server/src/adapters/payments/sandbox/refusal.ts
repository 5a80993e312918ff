/** An error response in the provider's format. */
export class Refusal extends Error {
  readonly status: number
  readonly body: { error: { type: string; message: string; code: string | undefined } }

  constructor(status: number, message: string, code?: string) {
    super(message)
    this.status = status
    this.body = { error: { type: 'invalid_request_error', message, code } }
  }
}

export const invalid = (message: string, code?: string) => new Refusal(400, message, code)

export const noSuch = (kind: string, id = '') => new Refusal(404, `No such ${kind}: '${id}'`, 'resource_missing')
