import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { accentSheet } from '@glimmer/lib/accent'
import { html } from '@glimmer/lib/html'
import type { Config } from '#config/config.ts'
import { ConfigError } from '#config/setting.ts'
import { drawLogoIcons, UnusableLogo } from '#drawing/logo-icons.ts'

/** How the built web app becomes this installation's: its name, its colours and its logo. */
export interface WebBrand {
  /** A page with this installation's name, and a link to its style sheet. */
  page(written: string): string
  /** What is sent in place of a file of the build, by name; undefined if that is sent as it is. */
  file(name: string, built: Buffer): Buffer | undefined
  /** Files that the build does not have. */
  added: ReadonlyMap<string, Buffer>
}

/** The name the build writes wherever the product is named. Everything else it calls glimmer, in small letters. */
const builtName = /\bGlimmer\b/g

const largestLogo = 1_000_000

/** Why the file at LOGO_FILE cannot be used; undefined for what is no fault of the file. */
function logoFault(error: unknown): string | undefined {
  if (error instanceof UnusableLogo) return error.message
  return error instanceof Error && 'syscall' in error && 'code' in error ? `cannot be read (${error.code})` : undefined
}

async function readLogo(path: string): Promise<Map<string, Buffer>> {
  try {
    const { size } = await stat(path)
    if (size > largestLogo) throw new UnusableLogo('is larger than 1 MB')
    return await drawLogoIcons(await readFile(path))
  } catch (error) {
    const fault = logoFault(error)
    throw fault ? new ConfigError(`LOGO_FILE names a file that ${fault}.`) : error
  }
}

/** The mark beside the name in the header is drawn in the page; the logo takes its place. */
const logoSheet = `svg[data-mark] { background: url("/favicon.svg") center / contain no-repeat; }
svg[data-mark] > * { display: none; }
`

/** A long name takes two lines beside the buttons of a phone's header. */
const longName = 14
const longNameSheet = `@media (max-width: 30rem) {
  svg[data-mark] + span { font-size: 1.2rem; }
}
`

const versionOf = (...parts: (string | Uint8Array)[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('base64url').slice(0, 12)
}

/** The manifest under this installation's name. The screenshots show the product's own. */
function manifestOf(built: Buffer, rename: (text: string) => string): Buffer {
  const { screenshots: _, ...manifest } = JSON.parse(rename(built.toString()))
  return Buffer.from(JSON.stringify(manifest))
}

/** Prepares the name, colours and logo of the settings; undefined if they ask for none. Throws ConfigError. */
export async function openWebBrand({ name, accent, logoFile }: Config['brand']): Promise<WebBrand | undefined> {
  if (!name && !accent && !logoFile) return undefined
  const logo = logoFile ? await readLogo(logoFile) : new Map<string, Buffer>()
  const sheet = [accent && accentSheet(accent), logoFile && logoSheet, name && name.length > longName && longNameSheet]
    .filter(Boolean)
    .join('')
  const version = versionOf(name ?? '', sheet, ...logo.values())
  const added = new Map(sheet ? [['brand.css', Buffer.from(sheet)]] : [])
  const head =
    html`${name && html`<meta name="application-name" content="${name}">`}${sheet && html`<link rel="stylesheet" href="/brand.css?v=${version}">`}</head>`
      .text
  const rename = (text: string, written = name) => (written ? text.replace(builtName, () => written) : text)
  const page = (written: string) => rename(written, name && html`${name}`.text).replace('</head>', () => head)
  /** What the service worker knows of this installation: src/shell/service-worker/release.ts in the web app. */
  const known = JSON.stringify({ name, version, files: [...added.keys()].map((file) => `/${file}`) })
  return {
    page,
    added,
    file(file, built) {
      if (file.endsWith('.html')) return Buffer.from(page(built.toString()))
      if (file === 'manifest.webmanifest') return manifestOf(built, rename)
      if (file === 'service-worker.js') return Buffer.from(`self.installation=${known};${built.toString()}`)
      return logo.get(file)
    },
  }
}
