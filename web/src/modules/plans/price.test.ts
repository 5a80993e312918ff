import { plans } from '@glimmer/contract/plans'
import { expect, test } from 'vitest'
import { priceOf } from './price.ts'

test('the plans cost £0, £4.99 and £9.99 a month', () => {
  expect(Object.values(plans).map(({ pricePence }) => priceOf(pricePence))).toEqual(['£0', '£4.99', '£9.99'])
})
