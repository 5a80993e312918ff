/** What a browser asked of the sandbox's own pages. */
export interface SandboxRequest {
  method: 'GET' | 'POST'
  /** Without the leading `/sandbox`. */
  path: string
  form: Record<string, string>
}

export type SandboxPage =
  | { status: number; type: 'text/html' | 'text/css'; body: string }
  | { status: 303; location: string }

/** A provider of our own for where no money may move. It is reached through the same client as the real one. */
export interface PaymentSandbox {
  page(request: SandboxRequest): Promise<SandboxPage>
  /** Lets time pass for every customer: renewals, trials, ends. */
  tick(): Promise<void>
  /** Says where webhooks go; `send` answers whether one was taken. */
  connect(send: (payload: string, signature: string) => Promise<boolean>): void
  /** Sends waiting webhooks, oldest first; one that is not taken waits for the next time. */
  deliver(): Promise<void>
}
