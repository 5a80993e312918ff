/** Said after every recovery, and after every session that is ended: see `endEverythingPending`. */
export const pendingEnded =
  'What was still waiting has ended too: another email address, a passkey or a second step being set up, and links we mailed.'
