/** A browser's request to the sandbox's own pages. */
export interface SandboxRequest {
  /** Without the leading `/sandbox`. */
  path: string
  form: Record<string, string>
}

export type SandboxPage =
  | { status: number; type: 'text/html' | 'text/css'; body: string }
  | { status: 303; location: string }

/**
 * A built-in payment provider for installations where no money may move. It is called through the same client as the
 * real one.
 */
export interface PaymentSandbox {
  page(request: SandboxRequest): Promise<SandboxPage>
  /** Advances time for every customer: renewals, trials, ends of subscriptions. */
  tick(): Promise<void>
  /** Sets where webhooks are sent; `send` resolves to whether one was accepted. */
  connect(send: (payload: string, signature: string) => Promise<boolean>): void
  /** Sends queued webhooks, oldest first; one that is not accepted is sent again next time. */
  deliver(): Promise<void>
}
