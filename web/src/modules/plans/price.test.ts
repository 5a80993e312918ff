import { plans } from '@glimmer/contract/plans'
import { expect, test } from 'vitest'
import { priceOf } from './price.ts'

test('plans cost what the specification says', () => {
  expect(Object.values(plans).map(({ pricePence }) => priceOf(pricePence))).toEqual(['£0', '£4.99', '£9.99'])
})
