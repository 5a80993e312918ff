import { download, routes } from './route.ts'

export const accountData = routes({
  'GET /users/export': {
    summary: 'Everything Glimmer holds of me, as one archive: JSON and media',
    ages: 'any',
    reply: download('application/zip'),
    fresh: true,
    problems: ['fresh_sign_in', 'identity_unavailable'],
  },
  'DELETE /users/account': {
    summary: 'Delete my account and everything in it, here and at the identity provider; asking twice is fine',
    access: 'token',
    fresh: true,
    problems: ['fresh_sign_in', 'payments_unavailable', 'change_in_progress', 'identity_unavailable'],
  },
})
