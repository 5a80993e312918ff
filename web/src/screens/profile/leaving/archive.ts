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
