import { download, routes } from './route.ts'

export const accountData = routes({
  'GET /users/export': {
    summary: 'Export all personal data as one archive of JSON and media',
    ages: 'any',
    reply: download('application/zip'),
    fresh: true,
    problems: ['fresh_sign_in', 'identity_unavailable'],
  },
  'DELETE /users/account': {
    summary: 'Delete the account and its data, here and at the identity provider; safe to repeat',
    access: 'token-only',
    fresh: true,
    problems: ['fresh_sign_in', 'payments_unavailable', 'change_in_progress', 'identity_unavailable'],
  },
})
