/** Where a frame stands, as long as that is a page of this origin: into others nobody can look. */
function addressIn(frame: HTMLIFrameElement): string | undefined {
  try {
    return frame.contentWindow?.location.href
  } catch {
    return undefined
  }
}

/**
 * Opens `url` in a frame nobody sees, and answers the whole address it comes back to `ours` with.
 * @param ours a page of this origin.
 * @param patience in milliseconds; rejects when the frame is not back by then.
 */
export function comeBackInFrame(url: string, ours: string, patience: number): Promise<string> {
  const frame = document.createElement('iframe')
  frame.hidden = true
  const back = new Promise<string>((found, failed) => {
    const timer = setTimeout(() => failed(new Error('The provider did not answer in time.')), patience)
    frame.addEventListener('load', () => {
      const address = addressIn(frame)
      if (!address?.startsWith(ours)) return
      clearTimeout(timer)
      found(address)
    })
  })
  frame.src = url
  document.body.append(frame)
  return back.finally(() => frame.remove())
}
