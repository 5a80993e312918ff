import { expect, test } from 'vitest'
import { isPublicAddress } from '../resilience/public-address.ts'
import { downloadPicture } from './download-picture.ts'

const patient = () => new AbortController().signal

test.each([
  ['http://pictures.example/1.png', 'not https'],
  ['file:///etc/passwd', 'not https'],
  ['nowhere', 'not https'],
  ['https://127.0.0.1/1.png', 'private'],
  ['https://[::1]/1.png', 'private'],
  ['https://[::ffff:10.0.0.1]/1.png', 'private'],
  ['https://169.254.169.254/latest/meta-data', 'private'],
  ['https://2130706433/1.png', 'private'],
  ['https://localhost/1.png', 'private'],
])('nothing is fetched from %s', async (address, why) => {
  await expect(downloadPicture(address, patient())).rejects.toThrow(why)
})

test.each([
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '0.0.0.0',
  'fd00::1',
  'fe80::1',
  '::',
  'name.example',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['1.1.1.1', '172.32.0.1', '2606:4700::1111'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})
