import type { Page } from '@playwright/test'
import { isModal, readTexts, type TextRun } from './read-texts.ts'

export interface PaintedText extends TextRun {
  /** Contrast of the text with what is painted under it; one pixel in a hundred may have less. */
  contrast: number
}

/** The contrast a line of text needs: more over a picture. */
export const requiredContrast = ({ overArt }: TextRun) => (overArt ? 7 : 4.5)

/**
 * Adds styles to the page and returns a function that removes them. The page's content security policy allows style
 * sheets created by script.
 */
async function addStyles(page: Page, rules: string) {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }, rules)
  return () =>
    page.evaluate(() => {
      document.adoptedStyleSheets.pop()
    })
}

/** Makes all text transparent and leaves everything else as it is. */
const hideText = `
      *, ::before, ::after { transition: none !important; caret-color: transparent !important; text-shadow: none !important;
        -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important; }
      ::placeholder { color: transparent !important; }
      ::-webkit-datetime-edit, ::-webkit-calendar-picker-indicator { opacity: 0 !important; }
      svg text, svg tspan { fill: transparent !important; }
      mark { box-shadow: none !important; }`

/** In a screenshot of the whole page, a bar fixed to the bottom of the window would appear in the middle. */
const barsInPlace = '[data-bottom-bar] { position: static !important; }'

/** The contrast of every line of text with the pixels painted under it (WCAG 2.2, 1.4.3). */
export async function paintedContrast(page: Page): Promise<PaintedText[]> {
  const whole = !(await isModal(page))
  if (whole) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const restoreBars = await addStyles(page, barsInPlace)
  const runs = await readTexts(page)
  const showText = await addStyles(page, hideText)
  const picture = await page.screenshot({ fullPage: whole, animations: 'allow' })
  await showText()
  await restoreBars()
  const contrasts = await page.evaluate(measureInPage, { picture: picture.toString('base64'), runs })
  return runs.map((run, at) => ({ ...run, contrast: contrasts[at] ?? 21 }))
}

/** Runs in the page, so it must not use anything from this file. */
async function measureInPage({ picture, runs }: { picture: string; runs: TextRun[] }): Promise<number[]> {
  const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0))
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true })
  context?.drawImage(image, 0, 0)
  const linear = Array.from({ length: 256 }, (_, byte) =>
    byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
  )
  const light = (red = 0, green = 0, blue = 0) =>
    0.2126 * (linear[Math.round(red)] ?? 0) +
    0.7152 * (linear[Math.round(green)] ?? 0) +
    0.0722 * (linear[Math.round(blue)] ?? 0)

  function contrastOf({ box, colour: [red, green, blue], strength }: TextRun) {
    const [x, y] = [Math.max(0, Math.round(box.x)), Math.max(0, Math.round(box.y))]
    const width = Math.min(Math.round(box.width), image.width - x)
    const height = Math.min(Math.round(box.height), image.height - y)
    if (width < 1 || height < 1) return 21
    const under = context?.getImageData(x, y, width, height).data ?? new Uint8ClampedArray()
    const mixed = (ink: number, behind = 0) => ink * strength + behind * (1 - strength)
    // With millions of pixels, contrasts are counted in steps of a hundredth.
    const counts = new Uint32Array(2101)
    for (let at = 0; at < under.length; at += 4) {
      const [r, g, b] = [under[at], under[at + 1], under[at + 2]]
      const behind = light(r, g, b)
      const ink = light(mixed(red, r), mixed(green, g), mixed(blue, b))
      const step = Math.floor((100 * (Math.max(ink, behind) + 0.05)) / (Math.min(ink, behind) + 0.05))
      counts[step] = (counts[step] ?? 0) + 1
    }
    let left = under.length / 400
    for (const [step, count] of counts.entries()) {
      left -= count
      if (left < 0) return step / 100
    }
    return 21
  }
  return runs.map(contrastOf)
}
