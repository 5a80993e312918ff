/** Latin letters that have no accent to take off. */
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

/** The same text in plain ASCII letters and signs where there is a likeness: "café" → cafe, "it’s" → it's. */
export function fold(text: string): string {
  return text
    .replace(apostrophes, "'")
    .replace(dashes, '-')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[ßæœøłđðþıÆŒØŁĐÐÞ]/g, (letter) => plainLetters[letter] ?? letter)
}
