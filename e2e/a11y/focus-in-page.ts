/** Which control has the focus, whether it is visible, and where its focus ring is drawn. */
export interface Stop {
  /** Stable for the same element until the page is reloaded. */
  id: string
  name: string
  /** Whether none of it is visible, because it is outside the window or covered. */
  hidden: boolean
  /** What covers it, if it is hidden. */
  under: string
  /** Controls drawn by the same CSS rules have the same look. */
  look: string
  /** Its box including its focus ring, in window pixels. */
  box: { x: number; y: number; width: number; height: number }
}

/** Runs in the page, so it must not use anything from this file. */
function whereTheFocusIs(): Stop | undefined {
  const focused = document.activeElement
  if (!focused || focused === document.body || focused === document.documentElement) return undefined
  const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined
  // A visually hidden field is represented by its label.
  const isGhost = getComputedStyle(focused).opacity === '0' || focused.clientWidth < 2
  const shown = isGhost && label ? label : focused
  const { x, y, width, height } = shown.getBoundingClientRect()
  // The ring may be drawn by an element that follows the field or contains it.
  const holders = [
    shown,
    shown.firstElementChild,
    shown.parentElement,
    shown.parentElement?.parentElement,
    shown.closest('li, article'),
  ]
  const ringed = [shown.nextElementSibling, ...holders].find(
    (one) => one && getComputedStyle(one).outlineStyle !== 'none',
  )
  const ring = (ringed ?? shown).getBoundingClientRect()
  const parts = [0.03, 0.25, 0.5, 0.75, 0.97]
  const hits = parts.flatMap((across) =>
    parts.map((down) => document.elementFromPoint(x + width * across, y + height * down)),
  )
  const isOwn = (hit: Element | null) => hit !== null && (shown.contains(hit) || (label?.contains(hit) ?? false))
  const say = (element: Element) => `${element.localName}.${element.getAttribute('class') ?? ''}`
  const name = (
    focused.getAttribute('aria-label') ??
    label?.textContent ??
    (focused.textContent || focused.getAttribute('name') || '')
  )
    .trim()
    .replaceAll(/\s+/g, ' ')
    .slice(0, 50)
  const over = hits.find((hit) => hit !== null)
  const theme = document.documentElement.dataset.theme ?? 'dark'
  const chain = [focused, focused.parentElement, focused.parentElement?.parentElement]
  const known = window as unknown as { focusStops?: WeakMap<Element, string>; focusCount?: number }
  known.focusStops ??= new WeakMap()
  known.focusCount ??= 0
  const id = known.focusStops.get(focused) ?? `stop ${known.focusCount++}`
  known.focusStops.set(focused, id)
  const room = 12
  const [left, top] = [Math.max(0, ring.x - room), Math.max(0, ring.y - room)]
  return {
    id,
    name: `${focused.localName} "${name}"`,
    hidden: !hits.some(isOwn),
    under: over ? say(over) : '',
    look: [theme, innerWidth, ...chain.map((one) => one && say(one))].join(' '),
    box: {
      x: left,
      y: top,
      width: Math.min(innerWidth, ring.right + room) - left,
      height: Math.min(innerHeight, ring.bottom + room) - top,
    },
  }
}

/** Also runs in the page: the median contrast of the ring's pixels with what is painted there without it. */
export async function ringInPage({ ringed, bare }: { ringed: string; bare: string }): Promise<number> {
  const read = async (picture: string) => {
    const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
    context?.drawImage(image, 0, 0)
    return context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray()
  }
  const linear = (byte = 0) => (byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4)
  const [one, other] = [await read(ringed), await read(bare)]
  const light = (data: Uint8ClampedArray, at: number) =>
    0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2])
  const contrasts: number[] = []
  for (let at = 0; at < one.length; at += 4) {
    if (one[at] === other[at] && one[at + 1] === other[at + 1] && one[at + 2] === other[at + 2]) continue
    const [a, b] = [light(one, at), light(other, at)]
    const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
    // Gradients vary slightly between paints.
    if (contrast > 1.05) contrasts.push(contrast)
  }
  return contrasts.sort((a, b) => a - b)[Math.floor(contrasts.length / 2)] ?? 0
}

export const focusInPage = `(${String(whereTheFocusIs)})()`
