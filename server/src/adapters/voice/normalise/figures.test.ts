import { expect, test } from 'vitest'
import { normalise } from './normalise.ts'

/** What every voice says for a line with this in it. */
function said(text: string): string {
  const read = normalise(`I have ${text}.`)
  if (!read.ok) throw new Error(read.reason)
  return read.words
    .flatMap(({ spoken }) => spoken)
    .slice(2)
    .join(' ')
}

test.each([
  ['£1,250.50', 'one thousand two hundred and fifty pounds fifty'],
  ['£5', 'five pounds'],
  ['£0.99', 'ninety nine pence'],
  ['99p', 'ninety nine pence'],
  ['€2.5m', 'two point five million euros'],
  ['£5-10', 'five to ten pounds'],
  ['£5–£10', 'five pounds to ten pounds'],
  ['07:30', 'seven thirty'],
  ['19:45', 'nineteen forty five'],
  ['00:00', 'midnight'],
  ['9:05 a.m.', 'nine oh five ay m'],
  ['10am–2pm', 'ten ay m to two p m'],
  ['7:30–8:00', "seven thirty to eight o'clock"],
  ['3 May 2026', 'the third of may twenty twenty six'],
  ['the 3rd May', 'the third of may'],
  ['May 3', 'may the third'],
  ['Sept. 4', 'september the fourth'],
  ['21/06/2026', 'the twenty first of june twenty twenty six'],
  ['2026-06-21', 'the twenty first of june twenty twenty six'],
  ['31/12', 'the thirty first of december'],
  ['the 1990s', 'the nineteen nineties'],
  ['3/4', 'three quarters'],
  ['1/3', 'a third'],
  ['5/8', 'five eighths'],
  ['½ the worry', 'half the worry'],
  ['1 1/2 hours', 'one and a half hours'],
  ['2½', 'two and a half'],
  ['8/10', 'eight out of ten'],
  ['24/7', 'twenty four seven'],
  ['a 22nd try', 'a twenty second try'],
  ['2nd–3rd', 'second to third'],
  ['50%', 'fifty percent'],
  ['12.5 %', 'twelve point five percent'],
  ['5–10%', 'five to ten percent'],
  ['020 7946 0018', 'zero two zero seven nine four six zero zero one eight'],
  ['to call 999', 'to call nine nine nine'],
  ['to call 116 123', 'to call one one six one two three'],
  ['20 friends to call', 'twenty friends to call'],
  ['+44 20 7946 0018', 'plus four four two zero seven nine four six zero zero one eight'],
  ['an e-mail', 'an email'],
  ['a to-do list', 'a to do list'],
  ['a 5-year-old', 'a five year old'],
  ['tea & toast', 'tea and toast'],
  ['me + you = 2', 'me plus you equals two'],
  ['10 km', 'ten kilometres'],
  ['1 lb', 'one pound'],
  ['30 km/h', 'thirty kilometres an hour'],
  ['20 °C', 'twenty degrees celsius'],
  ['5G', 'five g'],
  ['Dr. Patel on Tues', 'doctor patel on tuesday'],
  ['Ms. Lee at 5 St. John’s Rd. today', "miz lee at five saint john's road today"],
  ['it w/o sugar, b/c I can', 'it without sugar because i can'],
  ['my PhD, i.e. time', 'my p h d that is time'],
  ['no. 5 approx. 3 times', 'number five approximately three times'],
])('says %s as “%s”', (text, words) => {
  expect(said(text)).toBe(words)
})

test.each(['they may 3 times', 'we march 3 miles'])('takes no verb for a month: %s', (text) => {
  expect(said(text)).toContain('three')
})
