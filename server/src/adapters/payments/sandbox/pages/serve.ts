import { product } from '@glimmer/contract/product'
import { html } from '@glimmer/lib/html'
import type { SandboxPage, SandboxRequest } from '#ports/payment-sandbox.ts'
import type { Engine } from '../engine.ts'
import type { Ledger } from '../ledger.ts'
import { Refusal } from '../refusal.ts'
import { checkoutPage } from './checkout-page.ts'
import { frame } from './frame.ts'
import { invoicePage } from './invoice-page.ts'
import { portalPage } from './portal-page.ts'
import { style } from './style.ts'

const pages: Record<string, (ledger: Ledger, id: string, action: string | undefined) => SandboxPage> = {
  checkout: checkoutPage,
  invoice: invoicePage,
  portal: portalPage,
}

const unknown = (): SandboxPage => ({
  status: 404,
  type: 'text/html',
  body: frame('Nothing here', html`<p>This page does not exist.</p><p><a href="/">Back to ${product.name}</a></p>`),
})

/** Serves one of the sandbox's pages. The id is a secret: anybody who has it may use the page. */
export async function servePage(engine: Engine, { path, form }: SandboxRequest): Promise<SandboxPage> {
  if (path === '/style.css') return { status: 200, type: 'text/css', body: style }
  const [, name = '', id = ''] = path.split('/')
  const page = Object.hasOwn(pages, name) ? pages[name] : undefined
  if (!page) return unknown()
  try {
    return (await engine.onPage(id, (ledger) => page(ledger, id, form.action))) ?? unknown()
  } catch (error) {
    if (error instanceof Refusal) return unknown()
    throw error
  }
}
