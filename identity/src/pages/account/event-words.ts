import type { AccountEvent, EventKind } from '#accounts/events.ts'

/** Each event, in words for the account's owner. */
const words: Record<EventKind, string> = {
  'signed-in': 'You signed in with your password',
  'signed-in-with-code': 'You signed in with your password and a code',
  'signed-in-with-passkey': 'You signed in with a passkey',
  'wrong-password': 'A wrong password was tried',
  'second-step-wrong': 'A wrong code was tried after the right password',
  'new-device': 'A browser signed in for the first time',
  'password-changed': 'Your password was changed',
  'reset-asked': 'A link to choose a new password was asked for',
  'password-reset': 'A new password was chosen with a link from our email',
  'email-asked': 'Another email address was asked for',
  'email-changed': 'Your email address was changed',
  'email-undone': 'The change of your email address was undone',
  'passkey-added': 'A passkey was added',
  'passkey-removed': 'A passkey was removed',
  'passkey-refused': 'A passkey was refused, because it seems to be a copy',
  'second-step-on': 'The second step was switched on',
  'second-step-off': 'The second step was switched off',
  'second-step-removal-asked': 'Someone asked to remove the second step',
  'second-step-removal-stopped': 'Taking the second step away was stopped',
  'codes-made': 'New recovery codes were made',
  'code-used': 'A recovery code was used',
  'session-ended': 'A browser was signed out',
  'all-ended': 'All other browsers were signed out',
  'made-safe': 'You made your account safe',
}

/** An event as a phrase; repeated wrong attempts with their count. */
export const eventWords = ({ kind, count }: Pick<AccountEvent, 'kind' | 'count'>): string =>
  count > 1 ? `${words[kind]}, ${count} times` : words[kind]
