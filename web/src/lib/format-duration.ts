/** Milliseconds as a player shows them: "0:03". */
export function formatDuration(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Milliseconds as they are read aloud: "3 seconds", "1 minute 4 seconds". */
export function formatDurationInWords(ms: number): string {
  const total = Math.max(0, Math.floor(ms / 1000))
  const minutes = Math.floor(total / 60)
  const parts = [count(minutes, 'minute'), count(total % 60, 'second')]
  return parts.filter(Boolean).join(' ') || '0 seconds'
}

const count = (n: number, unit: string) => (n === 0 ? '' : `${n} ${unit}${n === 1 ? '' : 's'}`)
