import { basePath } from '../base-path.ts'

/** The account pages by the last segment of their path; the empty one is the overview. */
export const accountPages = ['', 'email', 'password', 'passkeys', 'second-step'] as const
export type AccountPage = (typeof accountPages)[number]

/** Parses a page's name from a request; any unknown name is the overview. */
export const readPage = (name: unknown): AccountPage => accountPages.find((page) => page === name) ?? ''

export interface AccountUrls {
  /** The path of a page, which its form is posted to as well. */
  page(page: AccountPage): string
  deed(name: string): string
  /** Asks the user to sign in again, then returns to the page. */
  confirm(page: AccountPage): string
}

export function accountUrls(issuer: string): AccountUrls {
  const base = `${basePath(issuer)}/account`
  return {
    page: (page) => (page ? `${base}/${page}` : base),
    deed: (name) => `${base}/${name}`,
    confirm: (page) => `${base}/confirm?page=${page}`,
  }
}
