import { InteractionRequiredError } from './provider-errors.ts'

/** How long a page in the frame may take to redirect further. */
const stuckAfterMs = 5_000

/** The address of the frame's page; undefined while it is of another origin, which cannot be read. */
function addressOf(frame: HTMLIFrameElement): string | undefined {
  try {
    return frame.contentWindow?.location.href
  } catch {
    return undefined
  }
}

/**
 * Opens `url` in a hidden frame and resolves to the full address it is redirected to. Rejects after `timeoutMs`, and
 * with InteractionRequiredError when the frame stays on another page for `stuckAfterMs`.
 * @param redirectUri a page of this origin.
 */
export function followInFrame(url: string, redirectUri: string, timeoutMs: number): Promise<string> {
  const frame = document.createElement('iframe')
  frame.hidden = true
  let stuck: ReturnType<typeof setTimeout> | undefined
  let late: ReturnType<typeof setTimeout> | undefined
  const redirected = new Promise<string>((resolve, reject) => {
    late = setTimeout(() => reject(new Error('The provider did not answer in time.')), timeoutMs)
    frame.addEventListener('load', () => {
      clearTimeout(stuck)
      const address = addressOf(frame)
      if (address?.startsWith(redirectUri)) resolve(address)
      else stuck = setTimeout(() => reject(new InteractionRequiredError()), stuckAfterMs)
    })
  })
  frame.src = url
  document.body.append(frame)
  return redirected.finally(() => {
    clearTimeout(stuck)
    clearTimeout(late)
    frame.remove()
  })
}
