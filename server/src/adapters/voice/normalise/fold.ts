/** Latin letters that do not decompose into a letter and an accent. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'th',
  þ: 'th',
  ı: 'i',
  Æ: 'Ae',
  Œ: 'Oe',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Ð: 'Th',
  Þ: 'Th',
}
const apostrophes = /[‘’‛ʼ`´＇]/g
const dashes = /[‐‑‒–—―−]/g

/** Converts text to similar plain ASCII letters and symbols where there are any: "café" → cafe, "it’s" → it's. */
export function fold(text: string): string {
  return text
    .replace(apostrophes, "'")
    .replace(dashes, '-')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[ßæœøłđðþıÆŒØŁĐÐÞ]/g, (letter) => plainLetters[letter] ?? letter)
}
