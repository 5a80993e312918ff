import type { User } from '@glimmer/contract'

/** How a person is headed: both names, or the one there is, else the username. */
export const fullName = ({ firstName, lastName, username }: Pick<User, 'firstName' | 'lastName' | 'username'>) =>
  [firstName, lastName].filter(Boolean).join(' ') || username
