/** What one build of the app is made of; web/scripts/service-worker.ts writes it into the worker. Addresses throughout. */
export interface Release {
  /** Changes with any byte of what the first screens are made of. */
  id: string
  /** Written pages, such as `/help`. */
  pages: string[]
  /** An address that answers with the shell of every screen drawn in the browser. */
  shell: string
  /** What the pages and the shell are made of. */
  files: string[]
  /** Addresses with a shell of their own, that of one screen of a member. */
  shells: string[]
  /** What the screens of somebody signed in are made of, their shells included: fetched once somebody is. */
  screens: string[]
}

declare global {
  /** Of the build this worker belongs to. */
  const thisRelease: Release
}
