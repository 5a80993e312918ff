/** Hands a file to the browser, which saves it where it saves downloads. */
export function saveFile(file: Blob, name: string) {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has begun by then; until then the bytes must stay.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Such as `glimmer-2026-11-21.zip`, by the calendar of this device. */
export function archiveName(now: Date, what = 'glimmer'): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${what}-${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}.zip`
}

/** A size in words: `640 kB`, `1.2 MB`. */
export function sizeOf(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.ceil(bytes / 1000)} kB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
