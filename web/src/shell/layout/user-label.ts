/** What a user is called in the menu: the username, else the email, else 'User'. */
export const userLabel = (user?: { username?: string | null; email?: string | null }) =>
  user?.username || user?.email || 'User'
