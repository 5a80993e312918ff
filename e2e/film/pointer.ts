import type { Locator, Page } from '@playwright/test'

/** How long the pointer takes to move, and how long it rests before a press. */
const travelMs = 800
const restMs = 250
const steps = 24

/** Draws a pointer into every page, above everything: the screen recording has none. */
export const showPointer = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const pointer = document.createElement('div')
      pointer.popover = 'manual'
      pointer.ariaHidden = 'true'
      const drawn = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
      drawn.setAttribute('viewBox', '0 0 24 24')
      drawn.setAttribute('width', '30')
      const arrow = document.createElementNS('http://www.w3.org/2000/svg', 'path')
      arrow.setAttribute('d', 'M5 2.5v17l4.4-4.2 2.9 6.6 3-1.3-2.9-6.5h6.1z')
      arrow.setAttribute('fill', '#fff')
      arrow.setAttribute('stroke', '#1e1630')
      arrow.setAttribute('stroke-width', '1.4')
      drawn.append(arrow)
      pointer.append(drawn)
      const looks = {
        inset: '0 auto auto 0',
        margin: '0',
        padding: '0',
        border: '0',
        background: 'none',
        overflow: 'visible',
      }
      Object.assign(pointer.style, looks, { pointerEvents: 'none' })
      document.body.append(pointer)
      const place = ({ clientX, clientY }: MouseEvent) => {
        // A dialog that was opened since would cover the pointer.
        const covered = document.querySelector('dialog[open]:not([data-below])')
        if (!pointer.matches(':popover-open')) pointer.showPopover()
        else if (covered instanceof HTMLElement) {
          covered.dataset.below = ''
          pointer.hidePopover()
          pointer.showPopover()
        }
        pointer.style.transform = `translate(${clientX - 6}px, ${clientY - 3}px)`
      }
      addEventListener('mousemove', place, { capture: true })
      addEventListener('mousedown', () => drawn.style.setProperty('scale', '0.82'), { capture: true })
      addEventListener('mouseup', () => drawn.style.setProperty('scale', '1'), { capture: true })
    })
  })

const ease = (part: number) => (1 - Math.cos(Math.PI * part)) / 2

/** Moves the mouse calmly, like a presenter. */
export function pointerOn(page: Page) {
  let here = { x: 980, y: 560 }
  const glide = async (to: { x: number; y: number }, ms = travelMs) => {
    const from = here
    for (let step = 1; step <= steps; step++) {
      const part = ease(step / steps)
      await page.mouse.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
      await page.waitForTimeout(ms / steps)
    }
    here = to
  }
  const over = async (target: Locator) => {
    await target.scrollIntoViewIfNeeded()
    const box = await target.boundingBox()
    if (!box) throw new Error(`Nothing to point at: ${target}`)
    await glide({ x: box.x + Math.min(box.width / 2, 160), y: box.y + box.height / 2 })
  }
  return {
    glide,
    over,
    /** Makes the pointer visible on a page that was just opened. */
    appear: () => page.mouse.move(here.x, here.y + 1),
    async press(target: Locator) {
      await over(target)
      await page.waitForTimeout(restMs)
      await page.mouse.down()
      await page.waitForTimeout(110)
      await page.mouse.up()
    },
    /** Scrolls the page by this many pixels, in small steps. */
    async scroll(pixels: number) {
      for (let step = 0; step < steps; step++) {
        await page.mouse.wheel(0, pixels / steps)
        await page.waitForTimeout(30)
      }
    },
    rest: (ms: number) => page.waitForTimeout(ms),
  }
}
export type Pointer = ReturnType<typeof pointerOn>
