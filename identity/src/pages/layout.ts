import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { product } from '@glimmer/contract/product'
import { type Content, Html, html } from '@glimmer/lib/html'

export type Script = 'form.js' | 'sign-out.js' | 'passkey.js'

export type Theme = 'dark' | 'light'

/** What every page needs: the app's address, the addresses of its own files, and the requested theme. */
export interface PageContext {
  appUrl: string
  /** Minimum length of a new password, in characters. */
  passwordMinLength: number
  /** The versioned address of a file in assets/. */
  asset(name: 'style.css' | Script): string
  /** Set if the app passed its own theme along; otherwise the browser's preference decides. */
  theme?: Theme | undefined
}

export interface Page {
  title: string
  /** The colours of the scene. */
  sky: 'dusk' | 'rose'
  /** A line to read beside the form. */
  line: string
  body: Content
  /** Wider than a form, for pages of cards. */
  isWide?: boolean
  scripts?: readonly Script[]
}

const helpLinks = (appUrl: string) => html`<nav class="fine" aria-label="${product.name}">
<a href="${appUrl}/privacy">Privacy Policy</a><a href="${appUrl}/terms">Terms of Service</a><a href="${appUrl}/help">Need help now?</a></nav>`

/** The sun rising behind hills, over still water. It is part of the page, so that scene.css can colour it. */
const scene = new Html(readFileSync(fileURLToPath(import.meta.resolve('@glimmer/identity/assets/scene.svg')), 'utf8'))

/** The picture beside the product's name, which the app serves. */
const markOf = ({ appUrl }: PageContext) => `${appUrl}/favicon.svg`

/** A whole page: the scene on the left, or as a band on top of a narrow screen, and the content beside it. */
export const layout = (context: PageContext, page: Page): Html => html`<!doctype html>
<html lang="en-GB"${context.theme && html` data-theme="${context.theme}"`}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${page.title} | ${product.name}</title>
<meta name="robots" content="noindex"><meta name="color-scheme" content="${context.theme ?? 'light dark'}">
<link rel="icon" href="${markOf(context)}"><link rel="stylesheet" href="${context.asset('style.css')}">
${page.scripts?.map((script) => html`<script src="${context.asset(script)}" defer></script>`)}</head>
<body>
<header class="art sky-${page.sky}">${scene}<a class="logo" href="${context.appUrl}/"><img class="mark" src="${markOf(context)}" alt=""><span>${product.name}</span></a><p class="line">${page.line}</p></header>
<main><div class="content${page.isWide && ' wide'}">${page.body}${helpLinks(context.appUrl)}</div></main>
</body></html>`
