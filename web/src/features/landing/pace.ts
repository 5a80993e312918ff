/** How long each word of a line is dwelt on when it is read slowly, in milliseconds: longer words and stops longer. */
export function paceOf(line: string): { word: string; dwell: number }[] {
  return line.split(' ').map((word) => {
    const stop = /[.!?]$/.test(word) ? 500 : /[,;:]$/.test(word) ? 250 : 0
    return { word, dwell: 170 + word.length * 45 + stop }
  })
}
