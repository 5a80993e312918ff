/** The first match counts: a browser's user agent also names the browsers further down. */
const browsers = [
  ['Edge', /Edg(A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /Safari\//],
] as const
const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['ChromeOS', /CrOS/],
  ['Windows', /Windows/],
  ['Mac', /Mac OS X/],
  ['Linux', /Linux/],
] as const

const first = (all: readonly (readonly [string, RegExp])[], text: string) =>
  all.find(([, sign]) => sign.test(text))?.[0]

/** A name by which users can tell their browsers apart: "Chrome on Android". */
export function deviceName(userAgent: string): string {
  const system = first(systems, userAgent)
  return `${first(browsers, userAgent) ?? 'A browser'}${system ? ` on ${system}` : ''}`
}
