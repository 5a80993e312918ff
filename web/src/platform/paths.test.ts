import { expect, test } from 'vitest'
import { paths, prerendered } from './paths.ts'

test('the addresses people and other sites have kept stay what they are', () => {
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
      "/subscription",
      "/subscription/success",
      "/subscription/cancel",
    ]
  `)
})

test('the public screens are written as pages', () => {
  expect(prerendered).toMatchInlineSnapshot(`
    [
      "/",
      "/pricing",
      "/privacy",
      "/terms",
      "/about",
      "/how-lines-are-written",
      "/help",
      "/contact",
      "/login",
      "/register",
    ]
  `)
})
