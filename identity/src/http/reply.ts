import type { OutgoingHttpHeaders } from 'node:http'
import type { Html } from '@glimmer/lib/html'

export interface Reply {
  status: number
  headers?: OutgoingHttpHeaders
  body?: string | Buffer
}

/** A request we will not serve, with the status that says why. */
export class Refusal extends Error {
  readonly status: number
  constructor(status: number) {
    super(`refused with ${status}`)
    this.name = 'Refusal'
    this.status = status
  }
}

/** A page is made for one person at one moment, so nothing may keep it. */
export const page = (content: Html, status = 200, headers: OutgoingHttpHeaders = {}): Reply => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', ...headers },
  body: content.text,
})

export const json = (status: number, value: unknown): Reply => ({
  status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: JSON.stringify(value),
})

/** After a form, the browser follows with GET. */
export const seeOther = (location: string): Reply => ({
  status: 303,
  headers: { location, 'cache-control': 'no-store' },
})
