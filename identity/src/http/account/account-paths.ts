import { basePath } from '../base-path.ts'

/** The account pages by the last part of their address; the first is the page of all of them. */
export const accountPages = ['', 'email', 'password', 'passkeys', 'second-step'] as const
export type AccountPage = (typeof accountPages)[number]

/** A page of the account by its name, as it came with an address; any other name is the first page. */
export const readPage = (name: unknown): AccountPage => accountPages.find((page) => page === name) ?? ''

export interface AccountUrls {
  /** Where a page is read, and where what is done there is posted to. */
  page(page: AccountPage): string
  deed(name: string): string
  /** Shows once more who is there, then comes back to the page. */
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
