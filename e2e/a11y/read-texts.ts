import type { Page } from '@playwright/test'

/** One line of text on the page; boxes are in pixels of a screenshot. */
export interface TextRun {
  words: string
  /** Red, green and blue from 0 to 255, and `strength` as their opacity from 0 to 1. */
  colour: readonly [number, number, number]
  strength: number
  box: { x: number; y: number; width: number; height: number }
  /** Whether it is over a picture, with nothing opaque between them. */
  overArt: boolean
  /** Whether part of it is cut off and cannot be scrolled into view. */
  cut: boolean
  /** Whether it stays in place while the page scrolls. */
  fixed: boolean
}

/** Colours parsed so far: there are few of them and many lines of text. */
const known = new Map<string, { rgb: [number, number, number]; alpha: number }>()

function paint(colour: string) {
  const seen = known.get(colour)
  if (seen) return seen
  const pixel = new OffscreenCanvas(1, 1).getContext('2d')
  if (pixel) pixel.fillStyle = colour
  pixel?.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 255] = pixel?.getImageData(0, 0, 1, 1).data ?? []
  const painted = { rgb: [red, green, blue] as [number, number, number], alpha: alpha / 255 }
  known.set(colour, painted)
  return painted
}

function around(element: Element): Element[] {
  const chain: Element[] = []
  for (let at: Element | null = element; at; at = at.parentElement) chain.push(at)
  return chain
}

function isOpaque(element: Element) {
  const { backgroundColor, backgroundImage } = getComputedStyle(element)
  return paint(backgroundColor).alpha > 0.8 || backgroundImage.includes('gradient')
}

function hasPicture(parent: Element, box: DOMRect) {
  return [...parent.children].some((child) => {
    if (!child.matches('svg, img') || child.clientWidth < 200 || getComputedStyle(child).position !== 'absolute')
      return false
    const { left, right, top, bottom } = child.getBoundingClientRect()
    return left < box.right && box.left < right && top < box.bottom && box.top < bottom
  })
}

/** Whether an element is over a picture, with nothing opaque between them. */
function isOverArt(element: Element, box: DOMRect) {
  for (const at of around(element)) {
    if (hasPicture(at, box)) return true
    if (paint(getComputedStyle(at).backgroundColor).alpha > 0.95) return false
  }
  return false
}

/** Whether a menu, a toast or a bar currently covers it. */
function isCovered(element: Element, { x, y, width, height }: DOMRect) {
  const places = [0.02, 0.5, 0.98].flatMap((across) => [0.05, 0.5, 0.95].map((down) => [across, down] as const))
  return places.some(([across, down]) => {
    const hit = document.elementFromPoint(x + width * across, y + height * down)
    if (!hit || hit.contains(element) || element.contains(hit)) return false
    const above = around(hit).filter((at) => !at.contains(element))
    return above.some((at) => getComputedStyle(at).position !== 'static') && above.some(isOpaque)
  })
}

function isHidden(element: Element) {
  return (
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) ||
    element.closest(':disabled, [aria-disabled="true"], [inert]') !== null ||
    around(element).some((at) => getComputedStyle(at).clipPath === 'inset(50%)')
  )
}

/** The part of a box inside an element that clips it, and whether some of it is cut off and cannot be scrolled to. */
function clip(at: Element, box: DOMRect) {
  const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(at)
  const room = at.getBoundingClientRect()
  const [x1, x2] = overflowX === 'visible' ? [-1e6, 1e6] : [room.left, room.right]
  const [y1, y2] = overflowY === 'visible' ? [-1e6, 1e6] : [room.top, room.bottom]
  const left = Math.max(box.left, x1)
  const top = Math.max(box.top, y1)
  const inside = new DOMRect(
    left,
    top,
    Math.max(0, Math.min(box.right, x2) - left),
    Math.max(0, Math.min(box.bottom, y2) - top),
  )
  const isMeant = textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
  const loses = (overflow: string) => !isMeant && (overflow === 'hidden' || overflow === 'clip')
  const cut =
    (loses(overflowX) && box.width - inside.width > 2) ||
    (loses(overflowY) && box.height - inside.height > 2 + box.height * 0.2)
  return { inside, cut }
}

function seen(element: Element, whole: DOMRect) {
  let [box, cut, leaping] = [whole, false, false]
  for (const at of around(element)) {
    const { position } = getComputedStyle(at)
    if (at === document.body) break
    if (leaping && position === 'static') continue
    const clipped = clip(at, box)
    box = clipped.inside
    cut ||= clipped.cut
    // Out of sight, but it can be scrolled back.
    if (!cut && (box.width === 0 || box.height === 0)) break
    if (position === 'fixed') break
    leaping = position === 'absolute'
  }
  return { box, cut }
}

function stays(element: Element) {
  return around(element).some((at) => /fixed|sticky/.test(getComputedStyle(at).position))
}

function runOf(element: Element, words: string, whole: DOMRect, colour: string): TextRun[] {
  const { box, cut } = seen(element, whole)
  if (!words || (!cut && (box.width < 3 || box.height < 3)) || isCovered(element, box)) return []
  const { rgb, alpha } = paint(colour)
  const strength = around(element).reduce((left, at) => left * Number(getComputedStyle(at).opacity), alpha)
  const [left, top] = document.querySelector('dialog:modal') ? [0, 0] : [scrollX, scrollY]
  const at = { x: box.x + left, y: box.y + top, width: Math.max(0, box.width), height: Math.max(0, box.height) }
  return [{ words, colour: rgb, strength, box: at, overArt: isOverArt(element, box), cut, fixed: stays(element) }]
}

function linesOf(node: Node): TextRun[] {
  const element = node.parentElement
  const words = node.textContent?.trim().replaceAll(/\s+/g, ' ') ?? ''
  if (!element || !words || element.matches('script, style, option, title') || isHidden(element)) return []
  const range = document.createRange()
  range.selectNodeContents(node)
  const { fill, color } = getComputedStyle(element)
  return [...range.getClientRects()]
    .filter(({ width, height }) => width > 2 && height > 2)
    .flatMap((box) => runOf(element, words, box, element instanceof SVGElement ? fill : color))
}

function lineInField(field: Element): TextRun[] {
  if (isHidden(field)) return []
  const { color, paddingTop, paddingRight, paddingBottom, paddingLeft } = getComputedStyle(field)
  const [top = 0, right = 0, bottom = 0, left = 0] = [paddingTop, paddingRight, paddingBottom, paddingLeft].map(
    Number.parseFloat,
  )
  const { x, y, width, height } = field.getBoundingClientRect()
  const box = new DOMRect(x + left, y + top, width - left - right, height - top - bottom)
  if (field instanceof HTMLSelectElement) return runOf(field, field.selectedOptions[0]?.label ?? '', box, color)
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return []
  if (/^(checkbox|radio|range|file|color)$/.test(field.type)) return []
  if (field.value) return runOf(field, field.value, box, color)
  return runOf(field, field.placeholder, box, getComputedStyle(field, '::placeholder').color)
}

function readAll(): TextRun[] {
  const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const runs: TextRun[] = []
  while (walker.nextNode()) runs.push(...linesOf(walker.currentNode))
  return [...runs, ...[...root.querySelectorAll('input, textarea, select')].flatMap(lineInField)]
}

const parts = [
  paint,
  around,
  isOpaque,
  hasPicture,
  isOverArt,
  isCovered,
  isHidden,
  clip,
  seen,
  stays,
  runOf,
  linesOf,
  lineInField,
]

/** The functions above as one expression, since a page that evaluates it has no access to this file. */
const readingInPage = `(() => { const known = new Map(); ${[...parts, readAll].map(String).join('\n')}; return readAll() })()`

/** Whether a modal dialog is open: nothing behind it can be reached then. */
export const isModal = (page: Page) => page.evaluate(() => document.querySelector('dialog:modal') !== null)

/** Every visible line of text, inside the open dialog if there is one; for fields, their value or placeholder. */
export const readTexts = (page: Page): Promise<TextRun[]> => page.evaluate<TextRun[]>(readingInPage)
