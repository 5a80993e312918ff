/** What the smoke test needs from a browser, however it is driven. */
export interface Driven {
  goto(url: string): Promise<void>
  /** Evaluates an expression in the page. */
  value(expression: string): Promise<unknown>
  quit(): Promise<void>
}

const timeoutMs = 30_000
const pollMs = 100

/** Waits until an expression is true in the page; during a navigation it counts as false. */
export async function until(browser: Driven, expression: string): Promise<void> {
  const end = Date.now() + timeoutMs
  while (Date.now() < end) {
    if ((await browser.value(`Boolean(${expression})`).catch(() => false)) === true) return
    await new Promise((done) => setTimeout(done, pollMs))
  }
  throw new Error(
    `Timed out waiting for ${expression} at ${await browser.value('location.href + " " + document.body.innerText')}`,
  )
}
