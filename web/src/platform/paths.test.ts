import { expect, test } from 'vitest'
import { paths } from './paths.ts'

test('keeps the addresses that bookmarks and other sites link to', () => {
  expect(Object.values(paths).map((path) => path())).toMatchInlineSnapshot(`
    [
      "/",
      "/login",
      "/register",
      "/auth/callback",
      "/auth/silent",
      "/pricing",
      "/privacy",
      "/terms",
      "/about",
      "/how-lines-are-written",
      "/help",
      "/contact",
      "/line/:token",
      "/goodbye",
      "/welcome/age",
      "/welcome/age/correct",
      "/welcome/grown-up",
      "/dashboard",
      "/library",
      "/garden",
      "/moment",
      "/before-bed",
      "/profile",
      "/avatar-editor",
      "/profile/avatar",
      "/admin",
      "/subscription",
      "/subscription/success",
      "/subscription/cancel",
    ]
  `)
})
