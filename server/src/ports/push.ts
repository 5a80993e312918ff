/** A browser's address at its push service, and the keys that only it can read with. */
export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

/** What the service worker shows. */
export interface PushMessage {
  title: string
  body: string
  /** What a press opens; the moment where none is given. */
  path?: '/dashboard'
}

/**
 * `gone`: the browser unsubscribed, and the target is worth nothing any more. `later`: it was certainly not taken, and
 * may be tried again. `lost`: nobody knows, or it never will be taken; it is not tried again.
 */
export type Pushed = 'sent' | 'gone' | 'later' | 'lost'

/** Reaches a browser through the service of whoever made it. */
export interface Push {
  /** What browsers subscribe with, in base64url. */
  publicKey(): Promise<string>
  /** Encrypted for the target alone; the service drops what it could not deliver within an hour. Never rejects. */
  send(target: PushTarget, message: PushMessage): Promise<Pushed>
}
