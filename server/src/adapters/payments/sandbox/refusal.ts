/** An error response in the provider's format. */
export class Refusal extends Error {
  readonly status: number
  readonly body: { error: { type: string; message: string; code?: string; param?: string } }

  constructor(status: number, type: string, message: string, more: { code?: string; param?: string } = {}) {
    super(message)
    this.status = status
    this.body = { error: { type, message, ...more } }
  }
}

export const invalid = (message: string, more?: { code?: string; param?: string }) =>
  new Refusal(400, 'invalid_request_error', message, more)

export const noSuch = (kind: string, id: string) =>
  new Refusal(404, 'invalid_request_error', `No such ${kind}: '${id}'`, { code: 'resource_missing', param: 'id' })
