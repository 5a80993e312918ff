/** The addresses of the files of one build. web/scripts/service-worker.ts writes it into the worker. */
export interface Release {
  /** Changes with any byte of the files that the first screens need. */
  id: string
  /** Prerendered pages, such as `/help`. */
  pages: string[]
  /** The address of the shell, which serves every screen that is rendered in the browser. */
  shell: string
  /** The files that the pages and the shell need. */
  files: string[]
  /** The addresses of signed-in screens that have a shell of their own. */
  shells: string[]
  /** The files and shells that the signed-in screens need; fetched once the user is signed in. */
  screens: string[]
}

/** What the server writes before the worker where an installation has its own name, colours or logo. */
interface Installation {
  name?: string
  /** Changes with any of them. */
  version: string
  /** Files that the build does not have. */
  files: string[]
}

declare global {
  /** The build this worker belongs to. */
  const thisRelease: Release
  var installation: Installation | undefined
}

/** The build as this installation shows it. */
export const releaseHere = (release: Release, here: Installation | undefined): Release =>
  here ? { ...release, id: `${release.id}-${here.version}`, files: [...release.files, ...here.files] } : release
