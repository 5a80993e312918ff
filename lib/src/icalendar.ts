/** An instant as a DATE-TIME in UTC (RFC 5545 section 3.3.5). */
export const calendarInstant = (at: Date) => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** A day such as `2026-11-21` as a DATE (section 3.3.4). */
export const calendarDay = (day: string) => day.replaceAll('-', '')

/** A TEXT value (section 3.3.11). */
export const calendarText = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n')

const maxOctets = 75

const octetsOf = (text: string) => new TextEncoder().encode(text).length

/** A content line in pieces of at most 75 octets, never within a character (section 3.1). */
function fold(line: string): string {
  const pieces = ['']
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > maxOctets) {
      pieces.push('')
      // The space that continues a line counts too.
      octets = 1
    }
    pieces[pieces.length - 1] += character
    octets += size
  }
  return pieces.join('\r\n ')
}

/** A calendar of these content lines, as a file (RFC 5545). `product` names what made it: `Glimmer//Reminders`. */
export const calendarFile = (product: string, lines: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${product}//EN`, 'METHOD:PUBLISH', ...lines, 'END:VCALENDAR']
    .map((line) => `${fold(line)}\r\n`)
    .join('')
