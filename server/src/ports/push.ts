import type { NotificationAction } from '@glimmer/contract'

/** A browser's push subscription: its endpoint and its encryption keys. */
export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

/** The notification the service worker shows. */
export interface PushMessage {
  title: string
  body: string
  /** What a click opens; the moment if left out. */
  path?: `/${string}`
  /** What its buttons send to the server, and what they can do: `POST /reminders/actions`. */
  token?: string
  actions?: readonly NotificationAction[]
}

/**
 * `gone`: the browser has unsubscribed, and the target can be deleted. `later`: it was certainly not accepted, and may
 * be retried. `lost`: the outcome is unknown, or it will never be accepted; it is not retried.
 */
export type PushOutcome = 'sent' | 'gone' | 'later' | 'lost'

/** Sends web push messages through the browser vendor's push service. */
export interface Push {
  /** The application server key browsers subscribe with, in base64url. */
  publicKey(): Promise<string>
  /** Encrypts for the target alone. The service drops a message it could not deliver within an hour. Never rejects. */
  send(target: PushTarget, message: PushMessage): Promise<PushOutcome>
}
